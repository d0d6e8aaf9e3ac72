import type { EstimatedLine, Supply } from './estimate';
import { costCents, unitMilliCents } from './line-price';
import { orderedThousandths } from './quantities';

export interface SupplierTotal {
  supply: Supply;
  /** Of what it has prices for. */
  totalCents: number;
  /** Lines that it has no price for. */
  missing: number;
}

export interface SupplierComparison {
  totals: SupplierTotal[];
  /** Key of the cheapest of those who have everything; null when nobody has, or nothing is asked. */
  cheapest: string | null;
  /** Each line where it is cheapest. `key` is null for what costs the same everywhere. */
  basket: {
    totalCents: number;
    /** Lines that nobody has a price for. */
    missing: number;
    picks: { uid: string; key: string | null; cents: number }[];
  };
}

/** What the materials cost, without margin and GST, at each supplier and split over all of them. Of equals the first is taken. */
export function compareSuppliers(
  lines: readonly EstimatedLine[],
  supplies: readonly Supply[],
  wastePercent = '0.00',
): SupplierComparison {
  const costAt = (line: EstimatedLine, supply: Supply): number | null => {
    const unit = unitMilliCents(line, supply);
    return unit === null ? null : costCents(unit, orderedThousandths(line, wastePercent));
  };
  const totals = supplies.map((supply): SupplierTotal => {
    const costs = lines.map((line) => costAt(line, supply));
    const known = costs.filter((cost) => cost !== null);
    return { supply, totalCents: known.reduce((all, one) => all + one, 0), missing: costs.length - known.length };
  });
  const whole = lines.length === 0 ? [] : totals.filter(({ missing }) => missing === 0);
  const cheapest = whole.reduce<SupplierTotal | null>(
    (best, one) => (!best || one.totalCents < best.totalCents ? one : best),
    null,
  );
  const picks = lines.flatMap(({ uid, ...rest }) => {
    const line = { uid, ...rest };
    const offers = supplies.flatMap((supply) => {
      const cents = costAt(line, supply);
      return cents === null ? [] : [{ uid, key: line.materialId === null ? null : supply.key, cents }];
    });
    const best = offers.reduce<(typeof offers)[number] | null>((a, b) => (!a || b.cents < a.cents ? b : a), null);
    return best ? [best] : [];
  });
  return {
    totals,
    cheapest: cheapest?.supply.key ?? null,
    basket: { totalCents: picks.reduce((all, { cents }) => all + cents, 0), missing: lines.length - picks.length, picks },
  };
}
