import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1765700001000 implements MigrationInterface {
  readonly name = 'CreateNotifications1765700001000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'notifications',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('kind', 40),
        column.text('dedupeKey', 190),
        column.text('tone', 10),
        column.text('title', 200),
        column.text('message', 500),
        column.text('address', 300),
        column.longText('figures'),
        column.flag('isInApp'),
        column.instant('createdAt'),
        column.instant('readAt', { isNullable: true }),
        column.instant('pushAfter', { isNullable: true }),
      ],
      unique: [['userId', 'dedupeKey']],
      index: [['userId', 'createdAt'], ['userId', 'readAt'], ['pushAfter']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('notifications');
  }
}
