import { type GstKind, netShares } from '@dwang/domain';
import { counts, type LiveInvoice } from './live-invoice';
import type { QuoteLineRow } from './quote-line.entity';
import type { QuoteStand } from './quote-stand';

/** An accepted line with what it comes to after the discount, and what progress invoices bill of it, in cents. */
export interface LineShare {
  line: QuoteLineRow;
  netCents: number;
  invoicedCents: number;
}

export const takenLines = ({ lines }: QuoteStand): QuoteLineRow[] => lines.filter(({ taken }) => taken);

/** Of each accepted line; `invoices` are those that bill it, all of the quote's unless said otherwise. */
export function sharesOf(stand: QuoteStand, invoices: readonly LiveInvoice[] = stand.invoices): LineShare[] {
  const accepted = takenLines(stand);
  const nets = new Map(stand.quote.byKind.flatMap(({ kind, discountCents }) => netsOf(accepted, kind, discountCents)));
  const billed = invoices.filter(counts).flatMap(({ lines }) => lines);
  const invoicedOf = (id: number) =>
    billed.reduce((sum, { quoteLineId, amountCents }) => (quoteLineId === id ? sum + amountCents : sum), 0);
  return accepted.map((line) => ({ line, netCents: nets.get(line.id) ?? 0, invoicedCents: invoicedOf(line.id) }));
}

/** What the lines of one kind come to after its discount, by their numbers. */
function netsOf(lines: readonly QuoteLineRow[], kind: GstKind, discountCents: number): [id: number, cents: number][] {
  const own = lines.filter(({ gstKind }) => gstKind === kind);
  const nets = netShares(
    own.map(({ amountCents }) => amountCents),
    discountCents,
  );
  return own.map(({ id }, index) => [id, nets[index] ?? 0]);
}
