import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  column.text('gst', 10, { default: "'exclusive'" }),
  column.money('linesCents', { default: 0 }),
  column.longText('discount', { isNullable: true }),
  column.money('discountCents', { default: 0 }),
  column.money('creditedCents', { default: 0 }),
  column.money('receivedCents', { default: 0 }),
  column.text('terms', 2000, { default: "''" }),
  column.instant('sentAt', { isNullable: true }),
];
/** 15 % of the subtotal, rounded half up, said without dividing, which the two databases do differently. */
const IS_15_PERCENT = 'taxCents * 100 > subtotalCents * 15 - 50 AND taxCents * 100 <= subtotalCents * 15 + 50';

/** How an invoice is worked out, and what was paid and credited. Until now paid meant paid in full, and a typed tax was kept as it was. */
export class AddInvoiceMoney1767000000001 implements MigrationInterface {
  readonly name = 'AddInvoiceMoney1767000000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoices', COLUMNS);
    await runner.query('UPDATE invoices SET linesCents = subtotalCents');
    await runner.query(`UPDATE invoices SET gst = 'typed' WHERE NOT (${IS_15_PERCENT})`);
    await runner.query("UPDATE invoices SET receivedCents = totalCents WHERE status = 'paid'");
    await runner.query("UPDATE invoices SET sentAt = issuedAt WHERE status = 'sent'");
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumns(
      'invoices',
      COLUMNS.map(({ name }) => name),
    );
  }
}
