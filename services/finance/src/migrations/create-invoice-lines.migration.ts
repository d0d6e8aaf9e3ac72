import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvoiceLines1764300000002 implements MigrationInterface {
  readonly name = 'CreateInvoiceLines1764300000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'invoice_lines',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('invoiceId'),
        column.whole('position'),
        column.text('kind', 20),
        column.text('description', 600),
        column.text('quantity', 20),
        column.text('unit', 20),
        column.money('unitPriceCents'),
        column.money('amountCents'),
        column.whole('timeEntryId', { isNullable: true }),
      ],
      unique: [['invoiceId', 'position']],
    });
    await restrict(runner, 'invoice_lines', 'invoiceId', 'invoices');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('invoice_lines');
  }
}
