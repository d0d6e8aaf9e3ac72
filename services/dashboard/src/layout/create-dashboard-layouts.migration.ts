import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDashboardLayouts1764600000000 implements MigrationInterface {
  readonly name = 'CreateDashboardLayouts1764600000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'dashboard_layouts',
      columns: [
        column.id(),
        column.whole('userId'),
        column.longText('widgets'),
        column.whole('version'),
        column.instant('updatedAt'),
      ],
      unique: [['userId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('dashboard_layouts');
  }
}
