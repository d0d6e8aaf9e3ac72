import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMailedInvoices1768000000002 implements MigrationInterface {
  readonly name = 'CreateMailedInvoices1768000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'mailed_invoices',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('mailId'),
        column.whole('invoiceId'),
        column.text('once', 60, { isNullable: true }),
      ],
      unique: [['companyId', 'once']],
      index: [['companyId', 'invoiceId'], ['mailId']],
    });
    await restrict(runner, 'mailed_invoices', 'mailId', 'paper_mails');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('mailed_invoices');
  }
}
