import { lineCents, multiplyDivideHalfUp, parseCents, parseThousandths } from '../money';
import { gstOf, sumsWith } from '../taxed-sums';
import type { EstimateContent, EstimatedLabour, EstimatedLine, Supply } from './estimate';
import { costCents, unitPriceAt } from './line-price';
import { orderedThousandths } from './quantities';

export interface PricedLine {
  line: EstimatedLine;
  /** What must be bought, waste included, in thousandths. */
  ordered: number;
  /** Cents of one unit at the supplier, half up, to be shown. */
  unitCents: number;
  /** The supplier has no price: the base price stands in. */
  isFallback: boolean;
  costCents: number;
  /** With the margin: what a client pays before GST. */
  sellCents: number;
}

export interface EstimateSums {
  lines: PricedLine[];
  labour: { line: EstimatedLabour; cents: number }[];
  /** What the materials cost. */
  materialsCents: number;
  marginCents: number;
  labourCents: number;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

/**
 * The one rule for an estimate's figures, in browser and server alike: each line half up to the cent, hours at their rate, and GST once on
 * the sum. A margin is on the line, not on its unit: 20 % of a screw of one cent would be nothing, of ten thousand of them it is $25.
 */
export function sumEstimate({ lines, labour, wastePercent, marginPercent, gst }: EstimateContent, supply: Supply): EstimateSums {
  const kept = 10_000 - parseCents(marginPercent);
  const priced = lines.map((line): PricedLine => {
    const { milliCents, isFallback } = unitPriceAt(line, supply);
    const ordered = orderedThousandths(line, wastePercent);
    const cost = costCents(milliCents, ordered);
    const unitCents = multiplyDivideHalfUp(milliCents, 1, 1000);
    const sellCents = multiplyDivideHalfUp(milliCents, ordered, 100 * kept);
    return { line, ordered, unitCents, isFallback, costCents: cost, sellCents };
  });
  const hours = labour.map((line) => ({ line, cents: lineCents(parseThousandths(line.hours), parseCents(line.rate)) }));
  const materialsCents = sum(priced.map((one) => one.costCents));
  const soldCents = sum(priced.map(({ sellCents }) => sellCents));
  const labourCents = sum(hours.map(({ cents }) => cents));
  const cents = soldCents + labourCents;
  return {
    lines: priced,
    labour: hours,
    materialsCents,
    marginCents: soldCents - materialsCents,
    labourCents,
    ...sumsWith(cents, gstOf(cents, gst), gst),
  };
}

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);
