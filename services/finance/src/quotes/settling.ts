import type { Database } from '@dwang/platform';
import { In, IsNull, Not } from 'typeorm';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';

/**
 * By how much the GST of each invoice that settles a quote differs from that of its lines, in cents. It belongs to the invoice for as long
 * as it is a draft, however that is changed.
 */
export async function roundingsOf(db: Database, companyId: number, invoiceIds: readonly number[]): Promise<Map<number, number>> {
  const where = { companyId, invoiceId: In([...invoiceIds]), roundingCents: Not(IsNull()) };
  const links = await db.repo(QuoteInvoiceRow).findBy(where);
  return new Map(links.map(({ invoiceId, roundingCents }) => [invoiceId, roundingCents ?? 0]));
}

export const roundingOf = async (db: Database, { id, companyId }: Pick<InvoiceRow, 'id' | 'companyId'>): Promise<number | null> =>
  (await roundingsOf(db, companyId, [id])).get(id) ?? null;
