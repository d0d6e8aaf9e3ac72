import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClientErrors1764700000000 implements MigrationInterface {
  readonly name = 'CreateClientErrors1764700000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'client_errors',
      columns: [
        column.id(),
        column.whole('userId', { isNullable: true }),
        column.text('message', 500),
        column.longText('stack'),
        column.text('place', 300),
        column.instant('createdAt'),
      ],
      index: [['createdAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('client_errors');
  }
}
