import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The estimate that a quote was made of. */
export class AddQuoteEstimates1768600000003 implements MigrationInterface {
  readonly name = 'AddQuoteEstimates1768600000003';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'quotes', [column.whole('estimateId', { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('quotes', 'estimateId');
  }
}
