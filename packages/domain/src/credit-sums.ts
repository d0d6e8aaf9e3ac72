import type { GstKind } from './gst-kind';
import { type KindSum, sumsOfKinds } from './invoice-sums';
import { multiplyDivideHalfUp } from './money';
import { gstOf, type PricesGst, type TaxedSums } from './taxed-sums';

/** `typed`: the invoice's tax was typed by hand; a credit takes its share of it. */
export type CreditedGst = PricesGst | 'typed';

/** What is taken back of the lines of one kind, in cents and in the invoice's own prices, after its part of the discount. */
export interface TakenBack {
  kind: GstKind;
  cents: number;
  discountCents: number;
}

export interface CreditSums extends TaxedSums {
  byKind: KindSum[];
}

/**
 * What a credit note takes back of an invoice; `left` is what earlier credit notes left of each kind of lines. All that is left comes to
 * `left` to the cent, whatever was rounded before, and no part of it is ever passed. Null when more is taken of a kind than is left of it,
 * or nothing at all.
 */
export function sumCredit(
  taken: readonly TakenBack[],
  { gst, invoice, left }: { gst: CreditedGst; invoice: readonly KindSum[]; left: readonly KindSum[] },
): CreditSums | null {
  const parts = taken.map((one) => partOf(one, gst, of(invoice, one.kind), of(left, one.kind)));
  const byKind = parts.filter((part) => part !== null);
  if (byKind.length < parts.length || byKind.every(({ cents }) => cents === 0)) return null;
  return { ...sumsOfKinds(byKind, gst), byKind };
}

const of = (sums: readonly KindSum[], wanted: GstKind): KindSum | undefined => sums.find(({ kind }) => kind === wanted);

function partOf(one: TakenBack, gst: CreditedGst, whole: KindSum | undefined, most: KindSum | undefined): KindSum | null {
  const { cents } = one;
  if (!whole || !most || cents < 0 || cents > most.cents) return null;
  if (cents === most.cents) return { ...one, taxCents: most.taxCents };
  const taxCents = Math.min(most.taxCents, taxOf(cents, gst, whole));
  const leftCents = most.cents - most.taxCents;
  return { ...one, taxCents: gst === 'inclusive' ? Math.max(taxCents, cents - leftCents) : taxCents };
}

const taxOf = (cents: number, gst: CreditedGst, whole: KindSum): number =>
  gst === 'typed' ? multiplyDivideHalfUp(cents, whole.taxCents, whole.cents) : gstOf(cents, gst);
