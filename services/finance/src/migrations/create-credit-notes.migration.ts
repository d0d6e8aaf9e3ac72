import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCreditNotes1767000000004 implements MigrationInterface {
  readonly name = 'CreateCreditNotes1767000000004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'credit_notes',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('invoiceId'),
        reference('clientId'),
        column.text('clientName', 200),
        column.text('invoiceNumber', 40),
        column.text('creditNoteNumber', 40),
        column.day('issueDate'),
        column.text('reason', 500),
        column.longText('notes'),
        column.text('gst', 10),
        column.money('discountCents'),
        column.money('subtotalCents'),
        column.money('taxCents'),
        column.money('totalCents'),
        column.longText('seller'),
        column.longText('buyer'),
        column.instant('createdAt'),
      ],
      unique: [
        ['companyId', 'uid'],
        ['companyId', 'creditNoteNumber'],
      ],
      index: [['companyId', 'issueDate'], ['invoiceId'], ['clientId']],
    });
    await restrict(runner, 'credit_notes', 'invoiceId', 'invoices');
    await restrict(runner, 'credit_notes', 'clientId', 'clients');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('credit_notes');
  }
}
