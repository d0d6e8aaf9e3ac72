import { addColumns, column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an invoice takes of its quote stands on the invoice alone; what was drafted at first is not kept beside it any more. */
export class DropQuoteShares1771000000002 implements MigrationInterface {
  readonly name = 'DropQuoteShares1771000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('quote_progress');
    // Variations that take off were linked to the invoices of their quote; now they are a part of what is agreed.
    await runner.query(
      `DELETE FROM quote_invoices WHERE quoteId IN
      (SELECT id FROM quotes WHERE variationOfId IS NOT NULL AND linesCents - discountCents < 0)`,
    );
    await runner.dropColumn('quote_invoices', 'amountCents');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'quote_invoices', [column.money('amountCents', { default: 0 })]);
    await createTable(runner, {
      name: 'quote_progress',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('quoteInvoiceId'),
        column.whole('lineId'),
        column.money('amountCents'),
      ],
      unique: [['quoteInvoiceId', 'lineId']],
    });
    await restrict(runner, 'quote_progress', 'quoteInvoiceId', 'quote_invoices');
  }
}
