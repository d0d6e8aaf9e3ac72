import { column, type TablePlan } from '@dwang/platform';

export const passwordsTables: readonly TablePlan[] = [
  {
    name: 'password_resets',
    columns: [
      column.id(),
      column.whole('userId'),
      column.text('tokenHash', 64),
      column.instant('createdAt'),
      column.instant('expiresAt'),
      column.text('emailKey', 254, { default: "''" }),
    ],
    unique: [['tokenHash']],
    index: [['userId']],
  },
];
