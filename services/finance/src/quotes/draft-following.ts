import { retentionIn, type SumRule, sumInvoice } from '@dwang/domain';
import type { InvoiceRow } from '../invoices/invoice.entity';
import type { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { deductionText, trueWords } from './invoice-words';
import { negative, type Part } from './kind-cents';
import { inPrices, type LiveInvoice } from './live-invoice';
import type { QuoteRow } from './quote.entity';
import type { QuoteStand } from './quote-stand';

/** A line of a draft as it must be now; without an amount there is nothing left to take off. */
export interface TrueLine {
  line: InvoiceLineRow;
  description: string;
  amountCents: number | null;
}

/** The lines of a draft that say, or take off, of earlier invoices what is not so any more. */
export function untrueLines(stand: QuoteStand, draft: LiveInvoice): TrueLine[] {
  const wordsOf = trueWords(stand, draft);
  return draft.lines
    .map((line): TrueLine => ({ line, description: wordsOf(line), amountCents: amountOf(stand, line) }))
    .filter(({ line, description, amountCents }) => description !== line.description || amountCents !== line.amountCents);
}

function amountOf({ invoices }: QuoteStand, { deductsId, gstKind, amountCents }: InvoiceLineRow): number | null {
  if (deductsId === null) return amountCents;
  const taken = invoices.find(({ invoice }) => invoice.id === deductsId)?.takenByKind.get(gstKind) ?? 0;
  return taken === 0 ? null : -taken;
}

export type AddedLine = Omit<InvoiceLineRow, 'id' | 'position'>;

/**
 * The lines that a draft lacks: of an invoice that it takes off, the kinds that this one has gained since. A discount of one amount belongs
 * to the only kind that the draft had; of several kinds it is a line of its own, as it would be shared with what is taken off.
 */
export function lackingLines({ invoices }: QuoteStand, { invoice, lines }: LiveInvoice): AddedLine[] {
  const taken = invoices.flatMap((earlier) => {
    const own = lines.filter(({ deductsId }) => deductsId === earlier.invoice.id);
    const isLacking = ({ kind, cents }: Part) => own.length > 0 && cents !== 0 && !own.some(({ gstKind }) => gstKind === kind);
    const part = { description: deductionText(earlier), deductsId: earlier.invoice.id };
    return negative(earlier.takenByKind)
      .filter(isLacking)
      .map((one) => addedTo(invoice, { ...part, ...one }));
  });
  const [only, ...others] = invoice.byKind;
  const isApart =
    invoice.discount?.kind === 'amount' && others.length === 0 && taken.some(({ gstKind }) => gstKind !== only?.kind);
  if (!only || !isApart) return taken;
  const discount = { description: 'Discount', kind: only.kind, cents: -invoice.discountCents, deductsId: null };
  return [...taken, addedTo(invoice, discount)];
}

const addedTo = (
  { id: invoiceId, companyId }: InvoiceRow,
  { kind: gstKind, cents, ...said }: Part & Pick<AddedLine, 'description' | 'deductsId'>,
): AddedLine => ({
  ...{ companyId, invoiceId, ...said, kind: 'other', unit: '', quoteLineId: null },
  ...{ gstKind, quantity: '1.000', unitPriceCents: cents, amountCents: cents },
});

/** What all lines of a draft come to once some of them are made true; its prices are those of the quote. */
export function sumsWith(
  { gst, discount }: Pick<QuoteRow, 'gst'> & Pick<InvoiceRow, 'discount'>,
  lines: readonly InvoiceLineRow[],
  changes: readonly TrueLine[],
  added: readonly AddedLine[],
) {
  const kept = lines.flatMap(({ id, kind, gstKind, amountCents }) => {
    const change = changes.find(({ line }) => line.id === id);
    const cents = change ? change.amountCents : amountCents;
    return cents === null ? [] : [{ kind, gstKind, amountCents: cents }];
  });
  const now = [...kept, ...added];
  const sumAs = (rule: SumRule = {}) => sumInvoice(now, { gst, discount, ...rule });
  return { now, retentionCents: retentionIn(now), sumAs };
}

/** The first draft that takes off this one: what this one takes more, that one takes less, down to nothing. */
export function followerOf({ invoices, quote }: QuoteStand, id: number): { draft: LiveInvoice; mostCents: number } | null {
  const draft = invoices.find(
    ({ invoice, lines }) => invoice.status === 'draft' && lines.some(({ deductsId }) => deductsId === id),
  );
  if (!draft) return null;
  return { draft, mostCents: Math.max(0, Math.min(draft.takenCents, inPrices(draft.invoice, quote.gst))) };
}
