import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCalendarLinks1766100000003 implements MigrationInterface {
  readonly name = 'CreateCalendarLinks1766100000003';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'calendar_links',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('tokenHash', 64),
        column.text('covers', 10),
        column.instant('createdAt'),
        column.instant('lastReadAt', { isNullable: true }),
      ],
      unique: [['userId'], ['tokenHash']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('calendar_links');
  }
}
