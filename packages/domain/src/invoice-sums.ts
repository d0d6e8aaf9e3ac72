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
  /** Of the lines that hold back (below 0) or release retention: no discount is taken of it. */
  retentionCents?: number;
  settling?: Settling | null;
}

/** Of the last of several invoices that come to one accepted total: each of them rounds its GST by itself. */
export interface Settling {
  /** By how much its GST differs from that of its lines. */
  roundingCents: number;
  /** What its lines hold back as retention, above 0. The GST of that is left to the release, as that will round it. */
  heldCents: number;
}

/**
 * The one rule for an invoice's figures: the sum of the lines' amounts, less the discount, and GST once on what is left, each rounded half
 * up. A percentage of lines below nothing (a variation that takes off) is below nothing, too. The caller refuses figures below 0.
 */
export function sumInvoice(
  lineAmounts: readonly number[],
  { gst = 'exclusive', discount = null, retentionCents = 0, settling = null }: SumRule = {},
): InvoiceSums {
  const linesCents = lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const discountCents = discount === null ? 0 : discountOn(linesCents - retentionCents, discount);
  return { linesCents, discountCents, ...taxed(linesCents - discountCents, gst, settling) };
}

const discountOn = (cents: number, { kind, value }: InvoiceDiscount): number =>
  kind === 'percent' ? multiplyDivideHalfUp(cents, parseCents(value), 10_000) : parseCents(value);

function taxed(cents: number, gst: PricesGst, settling: Settling | null): TaxedSums {
  const taxCents = settling && gst !== 'none' ? settledTax(cents, gst, settling) : gstOf(cents, gst);
  return gst === 'inclusive'
    ? { subtotalCents: cents - taxCents, taxCents, totalCents: cents }
    : { subtotalCents: cents, taxCents, totalCents: cents + taxCents };
}

/** The GST on, or in, a sum of such prices. */
export function gstOf(cents: number, gst: PricesGst): number {
  if (gst === 'none') return 0;
  return gst === 'exclusive' ? gstOnExclusive(cents) : gstInInclusive(cents);
}

const settledTax = (cents: number, gst: PricesGst, { roundingCents, heldCents }: Settling): number =>
  Math.max(0, gstOf(cents + heldCents, gst) - gstOf(heldCents, gst) + roundingCents);

interface KindOfLine {
  kind: string;
  amountCents: number;
}

/** What retention lines hold back, in cents; those that bill a release hold nothing. */
export const heldIn = (lines: readonly KindOfLine[]): number =>
  lines.reduce((sum, { kind, amountCents }) => (kind === 'retention' && amountCents < 0 ? sum - amountCents : sum), 0);

/** What retention lines come to, in cents: below 0 what they hold back, above what they release. */
export const retentionIn = (lines: readonly KindOfLine[]): number =>
  lines.reduce((sum, { kind, amountCents }) => (kind === 'retention' ? sum + amountCents : sum), 0);
