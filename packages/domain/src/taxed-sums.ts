import { gstInInclusive, gstOnExclusive } from './gst';

/** Whether the prices of the lines are without GST, include it, or bear none. */
export type PricesGst = 'exclusive' | 'inclusive' | 'none';

/** The three figures that every document shows, in cents. */
export interface TaxedSums {
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

/** The GST on, or in, a sum of such prices. */
export function gstOf(cents: number, gst: PricesGst): number {
  if (gst === 'none') return 0;
  return gst === 'exclusive' ? gstOnExclusive(cents) : gstInInclusive(cents);
}

/** A sum in such prices and its GST as a document shows them; a tax that was typed is on prices without GST. */
export const sumsWith = (cents: number, taxCents: number, gst: PricesGst | 'typed'): TaxedSums =>
  gst === 'inclusive'
    ? { subtotalCents: cents - taxCents, taxCents, totalCents: cents }
    : { subtotalCents: cents, taxCents, totalCents: cents + taxCents };
