import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuoteInvoices1767500000004 implements MigrationInterface {
  readonly name = 'CreateQuoteInvoices1767500000004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'quote_invoices',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('quoteId'),
        column.whole('invoiceId'),
        column.flag('isDeposit'),
        column.money('amountCents'),
      ],
      unique: [['companyId', 'invoiceId']],
      index: [['quoteId']],
    });
    await restrict(runner, 'quote_invoices', 'quoteId', 'quotes');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('quote_invoices');
  }
}
