import type { QueryRunner } from 'typeorm';
import type { HarmlessMigration } from '../data/newer-database';
import { column, createTable } from '../data/table-builder';

export class CreateWriteChecks1782000000001 implements HarmlessMigration {
  readonly name = 'CreateWriteChecks1782000000001';
  readonly isHarmless = true;

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, { name: 'write_checks', columns: [column.id(), column.instant('checkedAt')] });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('write_checks');
  }
}
