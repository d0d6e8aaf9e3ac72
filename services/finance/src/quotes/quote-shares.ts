import { netShares } from '@dwang/domain';
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
  const nets = netShares(
    accepted.map(({ amountCents }) => amountCents),
    stand.quote.discountCents,
  );
  const billed = invoices.filter(counts).flatMap(({ lines }) => lines);
  const invoicedOf = (id: number) =>
    billed.reduce((sum, { quoteLineId, amountCents }) => (quoteLineId === id ? sum + amountCents : sum), 0);
  return accepted.map((line, index) => ({ line, netCents: nets[index] ?? 0, invoicedCents: invoicedOf(line.id) }));
}
