import type { CreditedGst } from '../credit-sums';
import { gstInInclusive } from '../gst';
import { type GstKind, isTaxed } from '../gst-kind';
import { parseCents } from '../money';

/** What the lines of one kind come to, as documents say it: money in the document's own prices, after the discount. */
interface SoldKind {
  kind: GstKind;
  amount: string;
  discountAmount: string;
  tax: string;
}

/** A document with what it adds up, in its own prices; money as decimal strings. */
export interface PricedDocument {
  gst: CreditedGst;
  lines: readonly { gstKind: GstKind; amount: string }[];
  byKind: readonly SoldKind[];
}

/** What the lines of one kind come to, in cents and without GST. */
interface ExclusiveKind {
  kind: GstKind;
  /** After the discount. */
  netCents: number;
  discountCents: number;
  taxCents: number;
}

const withoutGst = (cents: number): number => cents - gstInInclusive(cents);

/**
 * The lines of a document without GST, and what each kind of them comes to: the lines of a kind less its discount come to its net amount, to
 * the cent. What prices with GST leave over in rounding is spread over the largest lines; other prices stay as they are.
 */
export function exclusiveAmounts({ gst, lines, byKind }: PricedDocument): { lineCents: number[]; kinds: ExclusiveKind[] } {
  const lineCents = lines.map(({ amount }) => parseCents(amount));
  const kinds = byKind.map(({ kind, ...sums }): ExclusiveKind => {
    const [cents, discount, taxCents] = [sums.amount, sums.discountAmount, sums.tax].map(parseCents) as [number, number, number];
    if (gst !== 'inclusive' || !isTaxed(kind)) return { kind, netCents: cents, discountCents: discount, taxCents };
    const [netCents, discountCents] = [cents - taxCents, withoutGst(discount)];
    const own = lines.flatMap(({ gstKind }, index) => (gstKind === kind ? index : []));
    const spread = spreadRest(
      own.map((index) => withoutGst(lineCents[index] ?? 0)),
      netCents + discountCents,
    );
    for (const [at, index] of own.entries()) lineCents[index] = spread[at] ?? 0;
    return { kind, netCents, discountCents, taxCents };
  });
  return { lineCents, kinds };
}

/** The amounts brought to `totalCents`: what they miss it by is spread cent by cent, the largest first. */
export function spreadRest(amounts: readonly number[], totalCents: number): number[] {
  const spread = [...amounts];
  const rest = totalCents - spread.reduce((sum, cents) => sum + cents, 0);
  const order = spread.map((_, index) => index).sort((a, b) => Math.abs(spread[b] ?? 0) - Math.abs(spread[a] ?? 0) || a - b);
  for (let step = 0; step < Math.abs(rest) && order.length > 0; step += 1) {
    const index = order[step % order.length] ?? 0;
    spread[index] = (spread[index] ?? 0) + Math.sign(rest);
  }
  return spread;
}
