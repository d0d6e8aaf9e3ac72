import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable } from '../data/table-builder';

export class CreateWriteChecks1782000000001 implements MigrationInterface {
  readonly name = 'CreateWriteChecks1782000000001';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, { name: 'write_checks', columns: [column.id(), column.instant('checkedAt')] });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('write_checks');
  }
}
