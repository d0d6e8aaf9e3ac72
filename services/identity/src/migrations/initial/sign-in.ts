import { column, type TablePlan } from '@dwang/platform';

export const signInTables: readonly TablePlan[] = [
  {
    name: 'sign_in_attempts',
    columns: [
      column.id(),
      column.text('accountKey', 80),
      column.whole('failures'),
      column.instant('lastFailedAt'),
      column.instant('lockedUntil', { isNullable: true }),
    ],
    unique: [['accountKey']],
  },
];
