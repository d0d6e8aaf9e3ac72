import { column, type TablePlan } from '@dwang/platform';

export const exportTables: readonly TablePlan[] = [
  {
    name: 'account_exports',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('status', 20),
      column.whole('bytes'),
      column.instant('createdAt'),
      column.instant('updatedAt'),
    ],
    index: [['userId'], ['companyId'], ['updatedAt']],
  },
];
