import { retentionIn, type SumRule, sumInvoice } from '@dwang/domain';
import type { InvoiceRow } from '../invoices/invoice.entity';
import type { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { trueWords } from './invoice-words';
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

/** What all lines of a draft come to once some of them are made true; its prices are those of the quote. */
export function sumsWith(
  { gst, discount }: Pick<QuoteRow, 'gst'> & Pick<InvoiceRow, 'discount'>,
  lines: readonly InvoiceLineRow[],
  changes: readonly TrueLine[],
) {
  const now = lines.flatMap(({ id, kind, gstKind, amountCents }) => {
    const change = changes.find(({ line }) => line.id === id);
    const cents = change ? change.amountCents : amountCents;
    return cents === null ? [] : [{ kind, gstKind, amountCents: cents }];
  });
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
