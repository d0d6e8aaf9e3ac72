import { GST_KINDS, type GstKind, isTaxed } from './gst-kind';
import { multiplyDivideHalfUp, parseCents } from './money';
import { shareOut } from './share-out';
import { gstOf, type PricesGst, sumsWith, type TaxedSums } from './taxed-sums';

/** Taken off the sum of the lines before GST: a decimal string, per cent (`"12.50"`) or dollars. */
export interface InvoiceDiscount {
  kind: 'percent' | 'amount';
  value: string;
}

/** What the lines of one kind come to, in cents and in the document's own prices. */
export interface KindSum {
  kind: GstKind;
  /** After the discount. */
  cents: number;
  /** Its part of the discount. */
  discountCents: number;
  /** The GST on it, or in it. */
  taxCents: number;
}

export interface InvoiceSums extends TaxedSums {
  /** Of the lines, before the discount, in their own prices. */
  linesCents: number;
  discountCents: number;
  /** Of each kind that there is, in the order of `GST_KINDS` (of no lines the standard one); together they come to the sums. */
  byKind: KindSum[];
}

/** What sums need of a line. */
export interface SummedLine {
  /** `retention` holds back (below 0) or releases: no discount is taken of it. */
  kind?: string;
  gstKind: GstKind;
  amountCents: number;
}

/** How an invoice is worked out. */
export interface SumRule {
  gst?: PricesGst;
  discount?: InvoiceDiscount | null;
  /**
   * Of the last of several invoices that come to one accepted total, each of which rounds its GST by itself: by how much its GST differs
   * from that of its lines. The GST of what it holds back as retention is then left to the release, as that will round it.
   */
  roundingCents?: number | null;
}

/**
 * The one rule for an invoice's figures: the sum of the lines' amounts, less the discount, and GST once on what is left of the standard
 * lines, each rounded half up. The discount is worked out on all lines and shared over their kinds by amount. A percentage of lines below
 * nothing (a variation that takes off) is below nothing, too. The caller refuses figures below 0.
 */
export function sumInvoice(
  lines: readonly SummedLine[],
  { gst = 'exclusive', discount = null, roundingCents = null }: SumRule = {},
): InvoiceSums {
  const linesCents = sumOf(lines);
  const discountCents = discount === null ? 0 : discountOn(linesCents - retentionIn(lines), discount);
  const found = GST_KINDS.filter((kind) => lines.some(({ gstKind }) => gstKind === kind));
  const present = found.length > 0 ? found : (['standard'] as const);
  const kinds = present.map((kind) => ({ kind, own: lines.filter(({ gstKind }) => gstKind === kind) }));
  const discounts = shareOut(
    discountCents,
    kinds.map(({ own }) => sumOf(own) - retentionIn(own)),
  );
  const byKind = kinds.map(({ kind, own }, index): KindSum => {
    const share = discounts[index] ?? 0;
    const cents = sumOf(own) - share;
    const taxCents = isTaxed(kind) ? taxOn(cents, gst, { roundingCents, heldCents: heldIn(own) }) : 0;
    return { kind, cents, discountCents: share, taxCents };
  });
  return { linesCents, discountCents, ...sumsOfKinds(byKind, gst), byKind };
}

const sumOf = (lines: readonly SummedLine[]): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

const discountOn = (cents: number, { kind, value }: InvoiceDiscount): number =>
  kind === 'percent' ? multiplyDivideHalfUp(cents, parseCents(value), 10_000) : parseCents(value);

/** What kinds come to together; a tax that was typed is on prices without GST. */
export function sumsOfKinds(byKind: readonly KindSum[], gst: PricesGst | 'typed'): TaxedSums {
  const cents = byKind.reduce((sum, one) => sum + one.cents, 0);
  const taxCents = byKind.reduce((sum, one) => sum + one.taxCents, 0);
  return sumsWith(cents, taxCents, gst);
}

function taxOn(
  cents: number,
  gst: PricesGst,
  { roundingCents, heldCents }: { roundingCents: number | null; heldCents: number },
): number {
  if (roundingCents === null || gst === 'none') return gstOf(cents, gst);
  return Math.max(0, gstOf(cents + heldCents, gst) - gstOf(heldCents, gst) + roundingCents);
}

type HoldingLine = Pick<SummedLine, 'kind' | 'amountCents'>;

/** What retention lines hold back, in cents; those that bill a release hold nothing. */
const heldIn = (lines: readonly HoldingLine[]): number =>
  lines.reduce((sum, { kind, amountCents }) => (kind === 'retention' && amountCents < 0 ? sum - amountCents : sum), 0);

/** What retention lines come to, in cents: below 0 what they hold back, above what they release. */
export const retentionIn = (lines: readonly HoldingLine[]): number =>
  lines.reduce((sum, { kind, amountCents }) => (kind === 'retention' ? sum + amountCents : sum), 0);

/** Lines of the standard kind that come to these amounts, in cents. */
export const standardLines = (amounts: readonly number[]): SummedLine[] =>
  amounts.map((amountCents) => ({ gstKind: 'standard', amountCents }));
