import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days that were handed in with a week; null for weeks from before, which have all seven. */
export class AddHeldDays1782000000042 implements MigrationInterface {
  readonly name = 'AddHeldDays1782000000042';

  up(runner: QueryRunner): Promise<void> {
    const days = ['firstDay', 'lastDay'].map((name) => column.day(name, { isNullable: true }));
    return addColumns(runner, 'timesheet_weeks', days);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumns('timesheet_weeks', ['firstDay', 'lastDay']);
  }
}
