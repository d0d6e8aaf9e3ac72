import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvoiceEvents1767000000006 implements MigrationInterface {
  readonly name = 'CreateInvoiceEvents1767000000006';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'invoice_events',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('invoiceId'),
        column.whole('userId'),
        column.instant('at'),
        column.text('action', 20),
        column.longText('changes'),
        column.text('hash', 64),
      ],
      index: [['companyId', 'invoiceId', 'at']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('invoice_events');
  }
}
