import { gstInInclusive, gstOnExclusive } from './gst';
import { multiplyDivideHalfUp, parseCents } from './money';

/** Whether the prices of the lines are without GST, include it, or bear none. */
export type PricesGst = 'exclusive' | 'inclusive' | 'none';

/** Taken off the sum of the lines before GST: a decimal string, per cent (`"12.50"`) or dollars. */
export interface InvoiceDiscount {
  kind: 'percent' | 'amount';
  value: string;
}

/** The three figures that every document shows, in cents. */
export interface TaxedSums {
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

export interface InvoiceSums extends TaxedSums {
  /** Of the lines, before the discount, in their own prices. */
  linesCents: number;
  discountCents: number;
}

/** How an invoice is worked out. */
export interface SumRule {
  gst?: PricesGst;
  discount?: InvoiceDiscount | null;
}

/**
 * The one rule for an invoice's figures: the sum of the lines' amounts, less the discount, and GST once on what is left, each rounded half
 * up. A percentage is taken of no less than nothing. The caller refuses figures below 0.
 */
export function sumInvoice(lineAmounts: readonly number[], { gst = 'exclusive', discount = null }: SumRule = {}): InvoiceSums {
  const linesCents = lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const discountCents = discount === null ? 0 : discountOn(Math.max(0, linesCents), discount);
  return { linesCents, discountCents, ...taxed(linesCents - discountCents, gst) };
}

const discountOn = (cents: number, { kind, value }: InvoiceDiscount): number =>
  kind === 'percent' ? multiplyDivideHalfUp(cents, parseCents(value), 10_000) : parseCents(value);

function taxed(cents: number, gst: PricesGst): TaxedSums {
  if (gst === 'none') return { subtotalCents: cents, taxCents: 0, totalCents: cents };
  if (gst === 'exclusive') {
    const taxCents = gstOnExclusive(cents);
    return { subtotalCents: cents, taxCents, totalCents: cents + taxCents };
  }
  const taxCents = gstInInclusive(cents);
  return { subtotalCents: cents - taxCents, taxCents, totalCents: cents };
}
