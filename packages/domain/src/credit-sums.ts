import { type PricesGst, sumInvoice, type TaxedSums } from './invoice-sums';
import { multiplyDivideHalfUp } from './money';

/** `typed`: the invoice's tax was typed by hand; a credit takes its share of it. */
export type CreditedGst = PricesGst | 'typed';

/**
 * What a credit note over lines of `lineAmounts` cents takes back of an invoice, in the invoice's own prices; `left` is what earlier credit
 * notes left of it. All that is left comes to `left` to the cent, whatever was rounded before, and no part of it is ever passed. Null when
 * the lines come to more than is left, or to nothing.
 */
export function sumCredit(
  lineAmounts: readonly number[],
  { gst, invoice, left }: { gst: CreditedGst; invoice: TaxedSums; left: TaxedSums },
): TaxedSums | null {
  const cents = lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const most = gst === 'inclusive' ? left.totalCents : left.subtotalCents;
  if (cents <= 0 || cents > most) return null;
  if (cents === most) return { subtotalCents: left.subtotalCents, taxCents: left.taxCents, totalCents: left.totalCents };
  const taxCents = Math.min(left.taxCents, taxOf(cents, gst, invoice));
  if (gst !== 'inclusive') return { subtotalCents: cents, taxCents, totalCents: cents + taxCents };
  const taxWithin = Math.max(taxCents, cents - left.subtotalCents);
  return { subtotalCents: cents - taxWithin, taxCents: taxWithin, totalCents: cents };
}

function taxOf(cents: number, gst: CreditedGst, { subtotalCents, taxCents }: TaxedSums): number {
  return gst === 'typed' ? multiplyDivideHalfUp(cents, taxCents, subtotalCents) : sumInvoice([cents], { gst }).taxCents;
}
