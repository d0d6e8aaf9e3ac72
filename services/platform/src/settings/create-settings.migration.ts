import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable } from '../data/table-builder';

export class CreateSettings1773000000001 implements MigrationInterface {
  readonly name = 'CreateSettings1773000000001';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'settings',
      columns: [
        column.id(),
        column.text('name', 80),
        column.longText('value'),
        column.whole('version'),
        column.instant('updatedAt'),
        column.whole('updatedBy'),
      ],
      unique: [['name']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('settings');
  }
}
