import { multiplyDivideHalfUp } from './money';

/** New Zealand's GST rate since 1 October 2010, in per cent. */
export const GST_PERCENT = 15;

/** GST on a GST-exclusive sum, in cents, rounded half up, once on the sum of the lines. */
export const gstOnExclusive = (cents: number): number => multiplyDivideHalfUp(cents, GST_PERCENT, 100);

/** The GST inside a GST-inclusive sum: x 3/23. */
export const gstInInclusive = (cents: number): number => multiplyDivideHalfUp(cents, 3, 23);

export interface InvoiceSums {
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

/** The one rule for an invoice's three figures, from the amounts of its GST-exclusive lines. */
export function sumInvoice(lineAmounts: readonly number[]): InvoiceSums {
  const subtotalCents = lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const taxCents = gstOnExclusive(subtotalCents);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}
