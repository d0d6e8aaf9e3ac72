import type { QueryRunner } from 'typeorm';
import { HARMLESS_TABLE, type HarmlessMigration } from './newer-database';
import { column, createTable } from './table-builder';

export class CreateHarmlessMigrations1782000000002 implements HarmlessMigration {
  readonly name = 'CreateHarmlessMigrations1782000000002';
  readonly isHarmless = true;

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, { name: HARMLESS_TABLE, columns: [column.id(), column.text('name', 200)], unique: [['name']] });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable(HARMLESS_TABLE);
  }
}
