import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose anniversary day is no day for reminders. */
export class AddReminderRegion1768800000003 implements MigrationInterface {
  readonly name = 'AddReminderRegion1768800000003';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'sending_settings', [column.text('region', 30, { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('sending_settings', 'region');
  }
}
