import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a measurement was changed, so that two people who change it at once hear of one another. */
export class AddMeasurementVersions1768300000002 implements MigrationInterface {
  readonly name = 'AddMeasurementVersions1768300000002';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'measurements', [column.whole('version', { default: 1 })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('measurements', 'version');
  }
}
