import { column, type TablePlan } from '@dwang/platform';

export const sessionsTables: readonly TablePlan[] = [
  {
    name: 'sessions',
    columns: [
      column.id(),
      column.text('tokenHash', 64),
      column.whole('userId'),
      column.text('device', 200),
      column.instant('createdAt'),
      column.instant('lastSeenAt'),
      column.instant('expiresAt'),
      column.instant('absoluteAt'),
      column.flag('isStrong', { default: false }),
    ],
    unique: [['tokenHash']],
    index: [['userId', 'expiresAt'], ['lastSeenAt']],
  },
];
