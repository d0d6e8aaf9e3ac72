import { multiplyDivideHalfUp, parseCents, parseThousandths } from '../money';
import type { EstimatedLine, Supply } from './estimate';

/** Ids of the product's own catalogue; others come from price lists of the company. */
export const isCatalogueId = (id: string): boolean => id.startsWith('m-');

/**
 * What one unit costs at a supplier, in thousandths of a cent so that a multiplier stays exact; null when the supplier has no price for
 * it. What was typed costs the same everywhere. Source of the rule: specification 1, section 9 (basePrice x multiplier).
 */
export function unitMilliCents(line: EstimatedLine, supply: Supply): number | null {
  const base = parseCents(line.basePrice) * 1000;
  if (line.materialId === null) return base;
  if (supply.isOwn) {
    const price = line.offers?.find(({ book }) => book === supply.key)?.price ?? null;
    return price === null ? null : parseCents(price) * 1000;
  }
  return isCatalogueId(line.materialId) ? parseCents(line.basePrice) * parseThousandths(supply.multiplier) : null;
}

/** As `unitMilliCents`; where the supplier has no price, the base price stands in and `isFallback` says so. */
export function unitPriceAt(line: EstimatedLine, supply: Supply): { milliCents: number; isFallback: boolean } {
  const milliCents = unitMilliCents(line, supply);
  return milliCents === null
    ? { milliCents: parseCents(line.basePrice) * 1000, isFallback: true }
    : { milliCents, isFallback: false };
}

/** A line's cost in cents, half up once on the product. */
export const costCents = (milliCents: number, thousandths: number): number =>
  multiplyDivideHalfUp(milliCents, thousandths, 1_000_000);
