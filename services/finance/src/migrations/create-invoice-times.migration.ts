import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line may hold many entries: they move from the lines into a table of their own. */
export class CreateInvoiceTimes1767000000002 implements MigrationInterface {
  readonly name = 'CreateInvoiceTimes1767000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'invoice_times',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('invoiceId'),
        column.whole('position'),
        column.whole('timeEntryId'),
        column.whole('seconds'),
        column.money('rateCents'),
      ],
      unique: [['invoiceId', 'timeEntryId']],
    });
    await restrict(runner, 'invoice_times', 'invoiceId', 'invoices');
    await runner.query(`INSERT INTO invoice_times (companyId, invoiceId, position, timeEntryId, seconds, rateCents)
      SELECT l.companyId, l.invoiceId, l.position, l.timeEntryId, COALESCE(entry.billedSeconds, entry.duration, 0), l.unitPriceCents
      FROM invoice_lines l LEFT JOIN time_entries entry ON entry.id = l.timeEntryId WHERE l.timeEntryId IS NOT NULL`);
    await runner.query('ALTER TABLE invoice_lines DROP COLUMN timeEntryId');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_lines ADD COLUMN timeEntryId bigint');
    await runner.query(`UPDATE invoice_lines SET timeEntryId = (SELECT MIN(billed.timeEntryId) FROM invoice_times billed
      WHERE billed.invoiceId = invoice_lines.invoiceId AND billed.position = invoice_lines.position)`);
    await runner.dropTable('invoice_times');
  }
}
