import { column, type TablePlan } from '@dwang/platform';

export const usersTables: readonly TablePlan[] = [
  {
    name: 'users',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.text('username', 60),
      column.text('usernameKey', 254),
      column.text('email', 254),
      column.text('emailKey', 254),
      column.text('passwordHash', 255),
      column.text('role', 20),
      column.text('status', 20),
      column.text('firstName', 60, { default: "''" }),
      column.text('lastName', 60, { default: "''" }),
      column.text('profileImageUrl', 500, { isNullable: true }),
      column.instant('lastActiveAt', { isNullable: true }),
      column.instant('createdAt'),
      column.text('searchText', 1000),
      column.text('phone', 60, { default: "''" }),
      column.text('avatarKey', 120, { isNullable: true }),
      column.flag('seesPrices', { default: false }),
      column.instant('leftAt', { isNullable: true }),
      column.instant('emailConfirmedAt', { isNullable: true }),
    ],
    unique: [['emailKey'], ['usernameKey']],
    index: [['companyId'], ['lastActiveAt']],
  },
];
