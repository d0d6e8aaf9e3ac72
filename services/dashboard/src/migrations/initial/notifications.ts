import { column, type TablePlan } from '@dwang/platform';

export const notificationsTables: readonly TablePlan[] = [
  {
    name: 'notifications',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('kind', 40),
      column.text('dedupeKey', 190),
      column.text('tone', 10),
      column.text('title', 200),
      column.text('message', 500),
      column.text('address', 300),
      column.longText('figures'),
      column.flag('isInApp'),
      column.instant('createdAt'),
      column.instant('readAt', { isNullable: true }),
      column.instant('pushAfter', { isNullable: true }),
      column.flag('mailWaits', { default: false }),
      column.flag('smsWaits', { default: false }),
    ],
    unique: [['userId', 'dedupeKey']],
    index: [['pushAfter'], ['userId', 'readAt'], ['userId', 'createdAt'], ['mailWaits', 'companyId'], ['smsWaits', 'companyId']],
  },
];
