import type { Database } from '@dwang/platform';
import { In, IsNull, Not } from 'typeorm';
import type { CreditNoteRow } from './credit-note.entity';
import { CreditNoteLineRow } from './credit-note-line.entity';

/** Ids of the lines of invoices that these credit notes took back whole. */
export async function creditedLineIds(db: Database, companyId: number, notes: readonly CreditNoteRow[]): Promise<Set<number>> {
  if (notes.length === 0) return new Set();
  const creditNoteId = In(notes.map(({ id }) => id));
  const rows = await db.repo(CreditNoteLineRow).findBy({ companyId, creditNoteId, invoiceLineId: Not(IsNull()) });
  return new Set(rows.flatMap(({ invoiceLineId }) => invoiceLineId ?? []));
}
