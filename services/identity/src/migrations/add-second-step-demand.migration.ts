import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a company asks everybody in it for a second step. */
export class AddSecondStepDemand1780000000001 implements MigrationInterface {
  readonly name = 'AddSecondStepDemand1780000000001';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'companies', [column.flag('secondStepRequired', { default: false })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('companies', 'secondStepRequired');
  }
}
