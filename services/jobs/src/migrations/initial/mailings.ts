import { column, reference, type TablePlan } from '@dwang/platform';

export const mailingsTables: readonly TablePlan[] = [
  {
    name: 'mailings',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('subject', 200),
      column.longText('text'),
      column.text('origin', 300),
      column.whole('total'),
      column.whole('optedOut'),
      column.instant('createdAt'),
      column.instant('doneAt', { isNullable: true }),
    ],
    index: [['companyId', 'createdAt'], ['doneAt']],
  },
  {
    name: 'letters',
    columns: [
      column.id(),
      column.whole('companyId'),
      reference('mailingId'),
      reference('clientId', true),
      column.text('name', 200),
      column.text('contact', 200),
      column.text('email', 254),
      column.text('tokenHash', 64, { isNullable: true }),
      column.text('status', 10),
      column.text('reason', 300),
      column.instant('triedAt', { isNullable: true }),
    ],
    unique: [['tokenHash']],
    index: [['clientId'], ['mailingId', 'status']],
    references: { mailingId: 'mailings' },
  },
];
