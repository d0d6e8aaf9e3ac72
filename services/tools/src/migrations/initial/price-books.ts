import { column, type TablePlan } from '@dwang/platform';

export const priceBooksTables: readonly TablePlan[] = [
  {
    name: 'price_books',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('name', 100),
      column.longText('mapping', { isNullable: true }),
      column.instant('createdAt'),
      column.whole('version', { default: 1 }),
      column.whole('supplierId', { isNullable: true }),
    ],
    unique: [['companyId', 'uid']],
  },
];
