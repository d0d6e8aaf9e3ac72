import { column, type TablePlan } from '@dwang/platform';

export const teamTables: readonly TablePlan[] = [
  {
    name: 'invitations',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('email', 254),
      column.text('emailKey', 254),
      column.text('role', 20),
      column.flag('seesPrices'),
      column.longText('projects'),
      column.text('tokenHash', 64),
      column.instant('createdAt'),
      column.instant('expiresAt'),
    ],
    unique: [['tokenHash'], ['companyId', 'emailKey']],
  },
];
