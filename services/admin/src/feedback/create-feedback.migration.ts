import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFeedback1766100000000 implements MigrationInterface {
  readonly name = 'CreateFeedback1766100000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'feedback',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('kind', 20),
        column.text('status', 20),
        column.longText('text'),
        column.text('place', 300),
        column.text('version', 60),
        column.instant('createdAt'),
      ],
      index: [['createdAt'], ['status', 'createdAt'], ['userId', 'createdAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('feedback');
  }
}
