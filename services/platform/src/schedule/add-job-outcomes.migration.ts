import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column } from '../data/table-builder';

const NAMES = ['title', 'startedAt', 'endedAt', 'took', 'isFailed', 'failedAt', 'failure'];

/** How a job last went, so that every process can tell it, also after a restart. */
export class AddJobOutcomes1781000000001 implements MigrationInterface {
  readonly name = 'AddJobOutcomes1781000000001';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'job_leases', [
      column.text('title', 120, { default: "''" }),
      column.instant('startedAt', { isNullable: true }),
      column.instant('endedAt', { isNullable: true }),
      column.whole('took', { default: 0 }),
      column.flag('isFailed', { default: false }),
      column.instant('failedAt', { isNullable: true }),
      column.text('failure', 300, { default: "''" }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('job_leases', NAMES);
  }
}
