import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a credit note cuts the price that was agreed. Until now what was credited in part was never left to invoice again, except for
 * what variations took off, which was asked for by their names.
 */
export class MarkPriceCuts1771000000003 implements MigrationInterface {
  readonly name = 'MarkPriceCuts1771000000003';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'credit_notes', [column.flag('isPriceCut', { default: false })]);
    await runner.query(
      `UPDATE credit_notes SET isPriceCut = 1 WHERE reason NOT LIKE 'Variation %' AND invoiceId IN
      (SELECT id FROM invoices WHERE status <> 'credited' AND id IN (SELECT invoiceId FROM quote_invoices))`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('credit_notes', 'isPriceCut');
  }
}
