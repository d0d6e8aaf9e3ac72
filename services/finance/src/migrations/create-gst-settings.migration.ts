import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGstSettings1767700000001 implements MigrationInterface {
  readonly name = 'CreateGstSettings1767700000001';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'gst_settings',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.text('basis', 10),
        column.whole('months'),
        column.whole('endsIn'),
        column.instant('updatedAt'),
      ],
      unique: [['companyId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('gst_settings');
  }
}
