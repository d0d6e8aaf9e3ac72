import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices that were marked as paid get the payment that this meant, on their due day. */
export class CreatePayments1767000000003 implements MigrationInterface {
  readonly name = 'CreatePayments1767000000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'payments',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('clientId'),
        reference('invoiceId', true),
        column.text('kind', 10),
        column.text('method', 10),
        column.day('day'),
        column.money('amountCents'),
        column.text('reference', 100),
        column.text('notes', 1000),
        column.instant('createdAt'),
        column.instant('removedAt', { isNullable: true }),
        column.whole('removedBy', { isNullable: true }),
        column.text('removedReason', 500),
      ],
      unique: [['companyId', 'uid']],
      index: [['companyId', 'clientId'], ['invoiceId']],
    });
    await restrict(runner, 'payments', 'clientId', 'clients');
    await restrict(runner, 'payments', 'invoiceId', 'invoices');
    await runner.query(`INSERT INTO payments
      (uid, companyId, userId, clientId, invoiceId, kind, method, day, amountCents, reference, notes, createdAt, removedReason)
      SELECT uid, companyId, userId, clientId, id, 'payment', 'other', dueDate, totalCents, '', '', updatedAt, ''
      FROM invoices WHERE status = 'paid' AND totalCents > 0`);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('payments');
  }
}
