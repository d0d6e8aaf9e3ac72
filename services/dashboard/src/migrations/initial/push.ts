import { column, type TablePlan } from '@dwang/platform';

export const pushTables: readonly TablePlan[] = [
  {
    name: 'push_subscriptions',
    columns: [
      column.id(),
      column.whole('userId'),
      column.whole('sessionId', { isNullable: true }),
      column.text('endpointHash', 64),
      column.text('endpoint', 2000),
      column.text('p256dh', 300),
      column.text('auth', 300),
      column.instant('createdAt'),
    ],
    unique: [['endpointHash']],
    index: [['userId']],
  },
];
