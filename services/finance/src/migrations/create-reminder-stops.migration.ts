import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReminderStops1768000000004 implements MigrationInterface {
  readonly name = 'CreateReminderStops1768000000004';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'reminder_stops',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.text('kind', 10),
        column.whole('refId'),
        column.instant('createdAt'),
      ],
      unique: [['companyId', 'kind', 'refId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('reminder_stops');
  }
}
