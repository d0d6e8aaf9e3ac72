import type { CreditedGst } from '../credit-sums';
import { gstInInclusive } from '../gst';

/** What a document adds up, in cents and in its own prices. */
export interface PricedSums {
  gst: CreditedGst;
  lineCents: readonly number[];
  discountCents: number;
  /** Without GST, after the discount. */
  subtotalCents: number;
}

const withoutGst = (cents: number): number => cents - gstInInclusive(cents);

/**
 * The lines and the discount of a document without GST: the lines less the discount come to its subtotal to the cent. What prices with GST
 * leave over in rounding is spread over the largest lines; prices without GST stay as they are.
 */
export function exclusiveAmounts({ gst, lineCents, discountCents, subtotalCents }: PricedSums) {
  if (gst !== 'inclusive') return { lineCents: [...lineCents], discountCents };
  const discount = withoutGst(discountCents);
  return { lineCents: spreadRest(lineCents.map(withoutGst), subtotalCents + discount), discountCents: discount };
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
