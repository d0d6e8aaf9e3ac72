import { column, type TablePlan } from '@dwang/platform';

export const measurementsTables: readonly TablePlan[] = [
  {
    name: 'measurements',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('name', 200),
      column.whole('thousandths'),
      column.text('unit', 4),
      column.flag('calibrated'),
      column.longText('note'),
      column.text('searchText', 1000),
      column.instant('createdAt'),
      column.whole('projectId', { isNullable: true }),
      column.whole('version', { default: 1 }),
    ],
    unique: [['companyId', 'uid']],
    index: [
      ['companyId', 'createdAt'],
      ['companyId', 'projectId', 'createdAt'],
    ],
  },
];
