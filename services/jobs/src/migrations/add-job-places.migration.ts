import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a job is on the map. */
export class AddJobPlaces1768300000001 implements MigrationInterface {
  readonly name = 'AddJobPlaces1768300000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'projects', [
      column.whole('latMicro', { isNullable: true }),
      column.whole('lngMicro', { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('projects', 'lngMicro');
    await runner.dropColumn('projects', 'latMicro');
  }
}
