import { usualGstKind } from '@dwang/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINES = { invoices: 'invoice_lines', quotes: 'quote_lines', credit_notes: 'credit_note_lines' } as const;
type Document = keyof typeof LINES;

/** What a document came to after its discount, in its own prices. */
const CENTS: Record<Document, string> = {
  invoices: 'linesCents - discountCents',
  quotes: 'linesCents - discountCents',
  credit_notes: "CASE gst WHEN 'inclusive' THEN totalCents ELSE subtotalCents END",
};
const REFERENCE: Record<Document, string> = { invoices: 'invoiceId', quotes: 'quoteId', credit_notes: 'creditNoteId' };

/** Of a draft the company counts, of what was sent the seller's copy on it. */
const HAS_NO_NUMBER = `CASE status WHEN 'draft' THEN companyId IN (SELECT id FROM companies WHERE gstNumber = '')
  ELSE seller LIKE '%"gstNumber":""%' END`;
const IS_FREE: Record<Document, string> = {
  invoices: "gst = 'none' OR (gst = 'typed' AND taxCents = 0)",
  quotes: "gst = 'none'",
  credit_notes: "gst = 'none' OR (gst = 'typed' AND taxCents = 0)",
};

/**
 * Each line says how GST applies to it, and each document what its lines of one kind come to. Until now a document without GST did not say
 * why: with a GST number it is taken as zero-rated, without one as outside GST.
 */
export class KeepGstKinds1782000000031 implements MigrationInterface {
  readonly name = 'KeepGstKinds1782000000031';

  async up(runner: QueryRunner): Promise<void> {
    for (const [document, lines] of Object.entries(LINES) as [Document, string][]) {
      // Earlier steps dropped columns behind the runner's back: told by name, it would look for those.
      await runner.query(`ALTER TABLE ${lines} ADD COLUMN gstKind varchar(12) NOT NULL DEFAULT 'standard'`);
      await runner.query(`ALTER TABLE ${document} ADD COLUMN byKind text`);
      const kind = kindOf(document);
      await runner.query(
        `UPDATE ${lines} SET gstKind = (SELECT ${kind} FROM ${document} WHERE ${document}.id = ${lines}.${REFERENCE[document]})
        WHERE ${REFERENCE[document]} IN (SELECT id FROM ${document} WHERE ${IS_FREE[document]})`,
      );
      await runner.query(`UPDATE ${document} SET byKind = ${kindSums(runner, kind, CENTS[document])}`);
    }
    for (const table of ['recurring_invoices', 'quote_templates']) await fillContents(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [document, lines] of Object.entries(LINES)) {
      await runner.query(`ALTER TABLE ${document} DROP COLUMN byKind`);
      await runner.query(`ALTER TABLE ${lines} DROP COLUMN gstKind`);
    }
  }
}

function kindOf(document: Document): string {
  const seller =
    document === 'credit_notes' ? `invoiceId IN (SELECT id FROM invoices WHERE seller LIKE '%"gstNumber":""%')` : HAS_NO_NUMBER;
  return `CASE WHEN NOT (${IS_FREE[document]}) THEN 'standard' WHEN ${seller} THEN 'outside' ELSE 'zero-rated' END`;
}

/** The one entry of `byKind`, as JSON. */
function kindSums(runner: QueryRunner, kind: string, cents: string): string {
  const parts = [`'[{"kind":"'`, kind, `'","cents":'`, `(${cents})`, `',"discountCents":'`, 'discountCents', `',"taxCents":'`];
  const all = [...parts, 'taxCents', "'}]'"];
  return runner.connection.options.type === 'better-sqlite3'
    ? all.map((part) => `(${part})`).join(' || ')
    : `CONCAT(${all.join(', ')})`;
}

interface Kept {
  id: number;
  content: string;
  gstNumber: string;
}

/** Their lines stand in JSON. */
async function fillContents(runner: QueryRunner, table: string): Promise<void> {
  const rows: Kept[] = await runner.query(
    `SELECT kept.id AS id, kept.content AS content, company.gstNumber AS gstNumber
    FROM ${table} kept INNER JOIN companies company ON company.id = kept.companyId`,
  );
  for (const { id, content, gstNumber } of rows) {
    const kept: { gst: 'exclusive' | 'inclusive' | 'none'; lines: object[] } = JSON.parse(content);
    const gstKind = usualGstKind(kept.gst, gstNumber);
    const filled = {
      ...kept,
      ...(table === 'recurring_invoices' && { gstKind }),
      lines: kept.lines.map((line) => ({ ...line, gstKind })),
    };
    await runner.query(`UPDATE ${table} SET content = ? WHERE id = ?`, [JSON.stringify(filled), id]);
  }
}
