import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePreferences1765800000000 implements MigrationInterface {
  readonly name = 'CreatePreferences1765800000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'preferences',
      columns: [
        column.id(),
        column.whole('userId'),
        column.longText('parts'),
        column.whole('version'),
        column.instant('updatedAt'),
      ],
      unique: [['userId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('preferences');
  }
}
