import { column, type TablePlan } from '@dwang/platform';

export const feedbackTables: readonly TablePlan[] = [
  {
    name: 'feedback',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('kind', 20),
      column.text('status', 20),
      column.longText('text'),
      column.text('place', 300),
      column.text('version', 60),
      column.instant('createdAt'),
      column.text('note', 1000, { default: "''" }),
      column.longText('searchText', { isNullable: true }),
    ],
    index: [['userId', 'createdAt'], ['status', 'createdAt'], ['createdAt']],
  },
];
