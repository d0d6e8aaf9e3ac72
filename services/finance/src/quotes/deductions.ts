import { centsToDecimal, gstOnExclusive } from '@dwang/domain';
import { type Database, Invalid } from '@dwang/platform';
import { In } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { stillCounts } from './live-invoice';
import { QuoteRow } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';

/** An accepted variation that takes off more than it adds: it is settled with the rest of its quote. */
export interface Deduction {
  row: QuoteRow;
  /** What no invoice and no credit note has taken off yet: cents of 0 or below, in the prices of the quote. */
  leftCents: number;
  /** The GST on it, where prices are without GST. */
  leftTaxCents: number;
}

type Sums = Pick<QuoteRow, 'linesCents' | 'discountCents'>;

/** What a quote comes to after its discount, in its own prices. */
export const netOf = ({ linesCents, discountCents }: Sums): number => linesCents - discountCents;

export const takesOff = (row: Sums & Pick<QuoteRow, 'variationOfId'>): boolean => row.variationOfId !== null && netOf(row) < 0;

/** What accepted variations take off from this quote, the oldest first. */
export async function deductionsOf(db: Database, { id, companyId }: Pick<QuoteRow, 'id' | 'companyId'>): Promise<Deduction[]> {
  const where = { companyId, variationOfId: id, status: 'accepted' as const };
  const rows = (await db.repo(QuoteRow).find({ where, order: { id: 'ASC' } })).filter(takesOff);
  if (rows.length === 0) return [];
  const links = await db.repo(QuoteInvoiceRow).findBy({ companyId, quoteId: In(rows.map((row) => row.id)) });
  const invoices = await db.repo(InvoiceRow).findBy({ companyId, id: In(links.map(({ invoiceId }) => invoiceId)) });
  const live = new Set(invoices.filter(stillCounts).map((invoice) => invoice.id));
  return rows.map((row) => {
    const settled = links.filter(({ quoteId, invoiceId }) => quoteId === row.id && live.has(invoiceId));
    const settledCents = settled.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { row, leftCents: netOf(row) - settledCents, leftTaxCents: row.taxCents - gstOnExclusive(settledCents) };
  });
}

export const sumOf = (deductions: readonly Deduction[]): number => deductions.reduce((sum, { leftCents }) => sum + leftCents, 0);

/** Throws `Invalid` on a variation that takes off more than is left of `quote`, which the caller holds, or in other prices. */
export async function checkDeduction(
  db: Database,
  quote: QuoteRow,
  variation: Sums & Pick<QuoteRow, 'gst'> & { id?: number },
  field: 'lines' | 'lineIds',
): Promise<void> {
  if (netOf(variation) >= 0) return;
  if (variation.gst !== quote.gst) throw new Invalid('gst', 'A variation that takes off is priced like its quote');
  const others = (await deductionsOf(db, quote)).filter(({ row }) => row.id !== variation.id);
  const mostCents = others.reduce((sum, { row }) => sum + netOf(row), netOf(quote));
  if (-netOf(variation) > mostCents)
    throw new Invalid(field, `That takes off more than there is: the quote comes to ${centsToDecimal(mostCents)}`);
}
