import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuoteProgress1768400000002 implements MigrationInterface {
  readonly name = 'CreateQuoteProgress1768400000002';

  async up(runner: QueryRunner): Promise<void> {
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

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('quote_progress');
  }
}
