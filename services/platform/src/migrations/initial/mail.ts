import { column, type TablePlan } from '../../data/table-builder';

export const mailTables: readonly TablePlan[] = [
  {
    name: 'mail_log',
    columns: [
      column.id(),
      column.text('kind', 20),
      column.whole('companyId'),
      column.whole('userId', { isNullable: true }),
      column.text('address', 254),
      column.text('letter', 60, { isNullable: true }),
      column.text('status', 10),
      column.text('reason', 300),
      column.whole('tries'),
      column.flag('isWithUs'),
      column.instant('createdAt'),
      column.instant('triedAt', { isNullable: true }),
      column.instant('nextTryAt', { isNullable: true }),
      column.instant('sentAt', { isNullable: true }),
    ],
    unique: [['letter']],
    index: [['createdAt'], ['status', 'createdAt'], ['kind', 'createdAt'], ['companyId'], ['userId']],
  },
];
