import type { Database } from '@dwang/platform';
import { In, IsNull, Not } from 'typeorm';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { type Deduction, deductionsOf, netOf, takenOff } from './deductions';
import { centsByKind, type KindCents, negative } from './kind-cents';
import { type LiveInvoice, liveInvoice } from './live-invoice';
import type { QuoteRow } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import { QuoteLineRow } from './quote-line.entity';

/**
 * How an accepted quote stands, in cents and in its own prices. The rule: what was agreed (the quote and the variations that take off from
 * it) is what its invoices take as they stand now, and what is left. Drafts count, void ones do not; a credit note gives back what it
 * credits, unless it cuts the price.
 */
export interface QuoteStand {
  quote: QuoteRow;
  lines: readonly QuoteLineRow[];
  /** Those that are still there, the oldest first. */
  invoices: readonly LiveInvoice[];
  deductions: readonly Deduction[];
  /** Below 0 when more was invoiced than is agreed now. */
  leftCents: number;
  /** The same of each kind of lines. */
  leftByKind: KindCents;
  /** GST of what was agreed that no invoice bears. */
  leftTaxCents: number;
  /** How many papers have rounded their GST beside the quote: the two sums cannot differ by more cents than that. */
  papers: number;
}

export async function standOf(db: Database, quote: QuoteRow): Promise<QuoteStand> {
  const { id: quoteId, companyId } = quote;
  const lines = await db.repo(QuoteLineRow).find({ where: { quoteId, companyId }, order: { position: 'ASC' } });
  const invoices = await invoicesOf(db, quote);
  const variations = await takenOff(db, quote);
  const agreed = [quote, ...variations];
  const leftCents = sum(agreed.map(netOf)) - sum(invoices.map(({ takenCents }) => takenCents));
  return {
    quote,
    lines,
    invoices,
    deductions: deductionsOf(variations, leftCents),
    leftCents,
    leftByKind: centsByKind([
      ...agreed.flatMap(({ byKind }) => byKind),
      ...invoices.flatMap(({ takenByKind }) => negative(takenByKind)),
    ]),
    leftTaxCents: sum(agreed.map(({ taxCents }) => taxCents)) - sum(invoices.map(({ taxCents }) => taxCents)),
    papers: variations.length + sum(invoices.map(({ papers }) => papers)),
  };
}

async function invoicesOf(db: Database, { id: quoteId, companyId, gst }: QuoteRow): Promise<LiveInvoice[]> {
  const links = await db.repo(QuoteInvoiceRow).find({ where: { quoteId, companyId }, order: { id: 'ASC' } });
  if (links.length === 0) return [];
  const ids = links.map(({ invoiceId }) => invoiceId);
  const rows = new Map((await db.repo(InvoiceRow).findBy({ companyId, id: In(ids) })).map((row) => [row.id, row]));
  const of = { companyId, invoiceId: In(ids) };
  const telling = [{ kind: 'retention' as const }, { quoteLineId: Not(IsNull()) }, { deductsId: Not(IsNull()) }];
  const where = telling.map((some) => ({ ...of, ...some }));
  const lines = await db.repo(InvoiceLineRow).find({ where, order: { position: 'ASC' } });
  const notes = await db.repo(CreditNoteRow).find({ where: of, order: { id: 'ASC' } });
  return links.flatMap((link) => {
    const invoice = rows.get(link.invoiceId);
    const own = ({ invoiceId }: { invoiceId: number }): boolean => invoiceId === link.invoiceId;
    return invoice ? [liveInvoice({ link, invoice, lines: lines.filter(own), notes: notes.filter(own) }, gst)] : [];
  });
}

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);
