import { column, type TablePlan } from '@dwang/platform';

export const numberingTables: readonly TablePlan[] = [
  {
    name: 'invoice_counters',
    columns: [
      column.whole('companyId', { isPrimary: true }),
      column.text('period', 12, { isPrimary: true }),
      column.whole('lastNumber'),
    ],
  },
];
