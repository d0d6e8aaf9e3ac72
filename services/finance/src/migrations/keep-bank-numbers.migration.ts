import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bank's own number of a line, by which it is known again in other words; not known of those before. */
export class KeepBankNumbers1772000000011 implements MigrationInterface {
  readonly name = 'KeepBankNumbers1772000000011';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'bank_lines', [column.text('bankId', 200, { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('bank_lines', 'bankId');
  }
}
