import { column, type TablePlan } from '@dwang/platform';

export const emailsTables: readonly TablePlan[] = [
  {
    name: 'email_links',
    columns: [
      column.id(),
      column.whole('userId'),
      column.text('emailKey', 254),
      column.text('tokenHash', 64),
      column.instant('createdAt'),
      column.instant('expiresAt'),
    ],
    unique: [['tokenHash']],
    index: [['userId']],
  },
];
