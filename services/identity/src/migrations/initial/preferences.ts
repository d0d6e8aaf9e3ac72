import { column, type TablePlan } from '@dwang/platform';

export const preferencesTables: readonly TablePlan[] = [
  {
    name: 'preferences',
    columns: [
      column.id(),
      column.whole('userId'),
      column.longText('parts'),
      column.whole('version'),
      column.instant('updatedAt'),
    ],
    unique: [['userId']],
  },
];
