import { shortDecimal } from '../digits';
import { multiplyDivideHalfUp, parseCents, parseThousandths } from '../money';
import type { EstimatedLine } from './estimate';

const MEASURED = new Set(['m', 'lm', 'm2', 'm²', 'm3', 'm³', 'kg', 't', 'l', 'litre', 'hour', 'h']);

/** Whether it is sold by the piece, so that part of one cannot be bought. */
export const isCounted = (unit: string): boolean => !MEASURED.has(unit.trim().toLowerCase());

/** What must be bought, in thousandths: of a material with waste, and then whole pieces. What was typed is bought as it was typed. */
export function orderedThousandths(
  { quantity, unit, materialId }: Pick<EstimatedLine, 'quantity' | 'unit' | 'materialId'>,
  wastePercent: string,
): number {
  const asked = parseThousandths(quantity);
  const waste = parseCents(wastePercent);
  if (waste === 0 || materialId === null) return asked;
  const ordered = multiplyDivideHalfUp(asked, 10_000 + waste, 10_000);
  return isCounted(unit) ? Math.ceil(ordered / 1000) * 1000 : ordered;
}

/** 2500 → `"2.5"`, 2000 → `"2"`. */
export const thousandthsText = (thousandths: number): string =>
  shortDecimal(`${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`);
