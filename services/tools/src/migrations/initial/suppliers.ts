import { column, type TablePlan } from '@dwang/platform';

export const suppliersTables: readonly TablePlan[] = [
  {
    name: 'suppliers',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('name', 200),
      column.text('type', 30),
      column.text('address', 300),
      column.text('region', 30, { isNullable: true }),
      column.text('phone', 60),
      column.text('accountNumber', 60),
      column.longText('notes'),
      column.longText('hours', { isNullable: true }),
      column.whole('latMicro', { isNullable: true }),
      column.whole('lngMicro', { isNullable: true }),
      column.instant('createdAt'),
      column.instant('updatedAt'),
      column.whole('version', { default: 1 }),
    ],
    unique: [['companyId', 'uid']],
    index: [['companyId', 'name']],
  },
];
