import { column, type TablePlan } from '@dwang/platform';

export const secondStepTables: readonly TablePlan[] = [
  {
    name: 'recovery_codes',
    columns: [column.id(), column.whole('userId'), column.text('codeHash', 255)],
    index: [['userId']],
  },
  {
    name: 'sign_in_steps',
    columns: [
      column.id(),
      column.text('tokenHash', 64),
      column.text('purpose', 20),
      column.whole('userId', { isNullable: true }),
      column.text('challenge', 200),
      column.instant('expiresAt'),
    ],
    unique: [['tokenHash']],
    index: [['expiresAt']],
  },
  {
    name: 'app_factors',
    columns: [
      column.id(),
      column.whole('userId'),
      column.longText('secret'),
      column.instant('confirmedAt', { isNullable: true }),
      column.whole('lastStep', { isNullable: true }),
      column.instant('createdAt'),
      column.longText('nextSecret', { isNullable: true }),
    ],
    unique: [['userId']],
  },
];
