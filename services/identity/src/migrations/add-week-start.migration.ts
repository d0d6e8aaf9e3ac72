import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On which day a company's weeks begin: on Sunday, as they all did, until it says Monday. */
export class AddWeekStart1782000000041 implements MigrationInterface {
  readonly name = 'AddWeekStart1782000000041';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'companies', [column.whole('weekStart', { default: 0 })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('companies', 'weekStart');
  }
}
