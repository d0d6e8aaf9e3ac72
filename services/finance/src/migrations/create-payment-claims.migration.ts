import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const isNullable = true;

export class CreatePaymentClaims1768200000001 implements MigrationInterface {
  readonly name = 'CreatePaymentClaims1768200000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'payment_claims',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('invoiceId'),
        column.text('contract', 300),
        column.text('work', 2000),
        column.day('periodFrom', { isNullable }),
        column.day('periodTo', { isNullable }),
        column.text('basis', 2000),
        column.whole('responseDays', { isNullable }),
        column.flag('formAttached'),
        column.longText('formText', { isNullable }),
        column.day('servedOn', { isNullable }),
        column.text('servedBy', 10, { isNullable }),
        column.text('servedNote', 300),
        column.day('respondBy', { isNullable }),
        column.day('scheduleOn', { isNullable }),
        column.money('scheduledCents', { isNullable }),
        column.text('scheduleReasons', 2000),
        column.day('noticeOn', { isNullable }),
        column.day('noticeEndsOn', { isNullable }),
        column.text('noticeNote', 300),
        column.instant('createdAt'),
        column.instant('updatedAt'),
      ],
      unique: [['invoiceId']],
      index: [['companyId', 'id']],
    });
    await restrict(runner, 'payment_claims', 'invoiceId', 'invoices');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('payment_claims');
  }
}
