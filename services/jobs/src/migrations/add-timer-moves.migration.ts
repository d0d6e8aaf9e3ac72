import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timers remember what was told of them, and when their person last did something else for a job. */
export class AddTimerMoves1766200000001 implements MigrationInterface {
  readonly name = 'AddTimerMoves1766200000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'timers', [
      column.longText('moves', { isNullable: true }),
      column.instant('workSeenAt', { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('timers', ['moves', 'workSeenAt']);
  }
}
