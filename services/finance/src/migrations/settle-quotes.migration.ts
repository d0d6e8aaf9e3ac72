import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const ONE = new TableIndex({
  name: 'uq_quote_invoices_companyId_invoiceId',
  columnNames: ['companyId', 'invoiceId'],
  isUnique: true,
});
const EACH = new TableIndex({
  name: 'uq_quote_invoices_of_quote',
  columnNames: ['companyId', 'invoiceId', 'quoteId'],
  isUnique: true,
});

/** What rounding left to the invoice that settles a quote; one invoice may settle a quote and the variations that take off from it. */
export class SettleQuotes1768800000001 implements MigrationInterface {
  readonly name = 'SettleQuotes1768800000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'quote_invoices', [column.money('roundingCents', { isNullable: true })]);
    await runner.createIndex('quote_invoices', EACH);
    await runner.dropIndex('quote_invoices', ONE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('quote_invoices', ONE);
    await runner.dropIndex('quote_invoices', EACH);
    await runner.dropColumn('quote_invoices', 'roundingCents');
  }
}
