import type { Database } from '@dwang/platform';
import { CreditNoteRow } from './credit-note.entity';
import { CreditNoteLineRow } from './credit-note-line.entity';

/** Ids of the lines of an invoice that credit notes took back whole. */
export async function creditedLineIds(db: Database, companyId: number, invoiceId: number): Promise<number[]> {
  const rows = await db
    .repo(CreditNoteLineRow)
    .createQueryBuilder('line')
    .innerJoin(CreditNoteRow, 'note', 'note.id = line.creditNoteId')
    .where('note.companyId = :companyId AND note.invoiceId = :invoiceId', { companyId, invoiceId })
    .andWhere('line.invoiceLineId IS NOT NULL')
    .getMany();
  return rows.flatMap(({ invoiceLineId }) => invoiceLineId ?? []);
}
