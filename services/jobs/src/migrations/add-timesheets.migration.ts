import { addColumns, column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENTRY = [column.whole('billedSeconds', { isNullable: true }), column.text('approval', 10, { default: "'none'" })];

/** Charged time apart from worked time, and the weeks that people hand in. */
export class AddTimesheets1766400000002 implements MigrationInterface {
  readonly name = 'AddTimesheets1766400000002';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'time_entries', ENTRY);
    await createTable(runner, {
      name: 'timesheet_weeks',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.day('weekStart'),
        column.text('status', 10),
        column.text('reason', 500),
        column.instant('submittedAt', { isNullable: true }),
        column.whole('decidedBy', { isNullable: true }),
        column.instant('decidedAt', { isNullable: true }),
        column.whole('version'),
      ],
      unique: [['companyId', 'userId', 'weekStart']],
      index: [['companyId', 'weekStart']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('timesheet_weeks');
    for (const { name } of ENTRY) await runner.dropColumn('time_entries', name);
  }
}
