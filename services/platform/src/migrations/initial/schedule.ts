import { column, type TablePlan } from '../../data/table-builder';

export const scheduleTables: readonly TablePlan[] = [
  {
    name: 'job_leases',
    columns: [
      column.id(),
      column.text('name', 60),
      column.text('holder', 36),
      column.instant('dueAt'),
      column.instant('leasedUntil'),
      column.text('title', 120, { default: "''" }),
      column.instant('startedAt', { isNullable: true }),
      column.instant('endedAt', { isNullable: true }),
      column.whole('took', { default: 0 }),
      column.flag('isFailed', { default: false }),
      column.instant('failedAt', { isNullable: true }),
      column.text('failure', 300, { default: "''" }),
    ],
    unique: [['name']],
  },
];
