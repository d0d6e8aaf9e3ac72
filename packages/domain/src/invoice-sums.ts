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
  settling?: Settling | null;
}

/** Of the last of several invoices that come to one accepted total: each of them rounds its GST by itself. */
export interface Settling {
  /** By how much its GST differs from 15 % of its lines. */
  roundingCents: number;
  /** What its lines hold back as retention, above 0. The GST of that is left to the release, as that will round it. */
  heldCents: number;
}

/**
 * The one rule for an invoice's figures: the sum of the lines' amounts, less the discount, and GST once on what is left, each rounded half
 * up. A percentage is taken of no less than nothing. The caller refuses figures below 0.
 */
export function sumInvoice(
  lineAmounts: readonly number[],
  { gst = 'exclusive', discount = null, settling = null }: SumRule = {},
): InvoiceSums {
  const linesCents = lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const discountCents = discount === null ? 0 : discountOn(Math.max(0, linesCents), discount);
  return { linesCents, discountCents, ...taxed(linesCents - discountCents, gst, settling) };
}

const discountOn = (cents: number, { kind, value }: InvoiceDiscount): number =>
  kind === 'percent' ? multiplyDivideHalfUp(cents, parseCents(value), 10_000) : parseCents(value);

function taxed(cents: number, gst: PricesGst, settling: Settling | null): TaxedSums {
  if (gst === 'none') return { subtotalCents: cents, taxCents: 0, totalCents: cents };
  if (gst === 'exclusive') {
    const taxCents = settling ? settledTax(cents, settling) : gstOnExclusive(cents);
    return { subtotalCents: cents, taxCents, totalCents: cents + taxCents };
  }
  const taxCents = gstInInclusive(cents);
  return { subtotalCents: cents - taxCents, taxCents, totalCents: cents };
}

const settledTax = (cents: number, { roundingCents, heldCents }: Settling): number =>
  Math.max(0, gstOnExclusive(cents + heldCents) - gstOnExclusive(heldCents) + roundingCents);

/** What retention lines hold back, in cents; those that bill a release hold nothing. */
export const heldIn = (lines: readonly { kind: string; amountCents: number }[]): number =>
  lines.reduce((sum, { kind, amountCents }) => (kind === 'retention' && amountCents < 0 ? sum - amountCents : sum), 0);
