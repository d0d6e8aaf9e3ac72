import { column, type TablePlan } from '@dwang/platform';

export const passkeysTables: readonly TablePlan[] = [
  {
    name: 'passkeys',
    columns: [
      column.id(),
      column.whole('userId'),
      column.text('name', 60),
      column.text('credentialHash', 64),
      column.longText('credentialId'),
      column.longText('publicKey'),
      column.whole('counter'),
      column.text('transports', 100),
      column.instant('createdAt'),
      column.instant('lastUsedAt', { isNullable: true }),
    ],
    unique: [['credentialHash']],
    index: [['userId']],
  },
];
