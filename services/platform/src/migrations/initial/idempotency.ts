import { column, type TablePlan } from '../../data/table-builder';

export const idempotencyTables: readonly TablePlan[] = [
  {
    name: 'idempotency_keys',
    columns: [
      column.id(),
      column.whole('userId'),
      column.text('requestKey', 255),
      column.text('requestHash', 64),
      column.whole('status', { isNullable: true }),
      column.longText('body', { isNullable: true }),
      column.instant('createdAt'),
    ],
    unique: [['userId', 'requestKey']],
    index: [['createdAt']],
  },
];
