import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which line of the invoice a line of a credit note takes back whole. */
export class MarkCreditedLines1767400000001 implements MigrationInterface {
  readonly name = 'MarkCreditedLines1767400000001';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'credit_note_lines', [column.whole('invoiceLineId', { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('credit_note_lines', 'invoiceLineId');
  }
}
