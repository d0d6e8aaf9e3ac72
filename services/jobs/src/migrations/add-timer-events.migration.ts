import { column, createTable } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Timers know when they were last touched, and those that ended are remembered. */
export class AddTimerEvents1765200000001 implements MigrationInterface {
  readonly name = 'AddTimerEvents1765200000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('timers', [
      new TableColumn(column.instant('lastEventAt', { isNullable: true })),
      new TableColumn(column.instant('confirmedAt', { isNullable: true })),
    ]);
    await runner.query('UPDATE timers SET lastEventAt = COALESCE(runningSince, pausedAt, startTime)');
    await createTable(runner, {
      name: 'ended_timers',
      columns: [column.id(), column.uid(), column.whole('userId'), column.instant('endedAt')],
      unique: [['userId', 'uid']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ended_timers');
    await runner.dropColumns('timers', ['lastEventAt', 'confirmedAt']);
  }
}
