import { column, type TablePlan } from '@dwang/platform';

export const gstTables: readonly TablePlan[] = [
  {
    name: 'gst_settings',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.text('basis', 10),
      column.whole('months'),
      column.whole('endsIn'),
      column.instant('updatedAt'),
    ],
    unique: [['companyId']],
  },
];
