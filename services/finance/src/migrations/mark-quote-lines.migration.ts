import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Progress {
  invoiceId: number;
  lineId: number;
  amountCents: number;
}
interface Taken {
  invoiceId: number;
  earlierId: number;
  amountCents: number;
}

/** Lines of invoices name what they bill, or take off, of their quote. Those that were never edited are told by their amounts. */
export class MarkQuoteLines1771000000001 implements MigrationInterface {
  readonly name = 'MarkQuoteLines1771000000001';

  async up(runner: QueryRunner): Promise<void> {
    // An earlier step dropped a column behind the runner's back: told by name, it would look for that one.
    for (const name of ['quoteLineId', 'deductsId']) await runner.query(`ALTER TABLE invoice_lines ADD COLUMN ${name} bigint`);
    const progress: Progress[] = await runner.query(
      `SELECT made.invoiceId AS invoiceId, step.lineId AS lineId, step.amountCents AS amountCents
      FROM quote_progress step INNER JOIN quote_invoices made ON made.id = step.quoteInvoiceId ORDER BY step.id`,
    );
    for (const { invoiceId, lineId, amountCents } of progress)
      await mark(runner, 'quoteLineId', lineId, [invoiceId, amountCents]);
    const taken: Taken[] = await runner.query(
      `SELECT rest.invoiceId AS invoiceId, earlier.invoiceId AS earlierId, earlier.amountCents AS amountCents
      FROM quote_invoices rest INNER JOIN quote_invoices earlier ON earlier.quoteId = rest.quoteId AND earlier.id < rest.id
      WHERE rest.isDeposit = 0 ORDER BY rest.id, earlier.id`,
    );
    for (const one of taken) await mark(runner, 'deductsId', one.earlierId, [one.invoiceId, -one.amountCents], 'Less %');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['deductsId', 'quoteLineId']) await runner.query(`ALTER TABLE invoice_lines DROP COLUMN ${name}`);
  }
}

/** The first line of this invoice with this amount that bears no mark yet. */
async function mark(
  runner: QueryRunner,
  column: 'quoteLineId' | 'deductsId',
  value: number,
  place: [invoiceId: number, amountCents: number],
  words = '%',
): Promise<void> {
  const [line]: { id: number }[] = await runner.query(
    `SELECT id FROM invoice_lines WHERE invoiceId = ? AND amountCents = ? AND description LIKE ?
    AND quoteLineId IS NULL AND deductsId IS NULL ORDER BY position LIMIT 1`,
    [...place, words],
  );
  if (line) await runner.query(`UPDATE invoice_lines SET ${column} = ? WHERE id = ?`, [value, line.id]);
}
