import { column, type TablePlan } from '@dwang/platform';

export const backupsTables: readonly TablePlan[] = [
  {
    name: 'backups',
    columns: [
      column.id(),
      column.instant('at'),
      column.text('type', 10),
      column.text('status', 20),
      column.text('fileName', 120),
      column.whole('size'),
      column.whole('rowCount'),
      column.whole('fileCount'),
      column.instant('verifiedAt', { isNullable: true }),
      column.instant('aliveAt'),
      column.text('places', 200),
      column.longText('reason'),
    ],
    index: [['at'], ['status']],
  },
];
