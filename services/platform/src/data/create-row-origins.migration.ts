import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable } from './table-builder';

export class CreateRowOrigins1766700000000 implements MigrationInterface {
  readonly name = 'CreateRowOrigins1766700000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'row_origins',
      columns: [column.id(), column.whole('companyId'), column.text('kind', 64), column.uid(), column.text('digest', 64)],
      unique: [['companyId', 'kind', 'uid']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('row_origins');
  }
}
