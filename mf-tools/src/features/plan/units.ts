import { parseDecimal } from '@dwang/domain';
import { FOOT_IN_METRES } from '@dwang/domain/plans';

export type PlanUnit = 'm' | 'ft';

const METRES: Record<PlanUnit, number> = { m: 1, ft: FOOT_IN_METRES };

/** `3.65 m`, `12.0 ft`. */
export const lengthText = (metres: number, unit: PlanUnit): string => `${plain(metres, unit)} ${unit}`;

/** Without the unit, as it stands in a field. */
export const plain = (metres: number, unit: PlanUnit): string => String(Number((metres / METRES[unit]).toFixed(2)));

export const areaText = (squareMetres: number, unit: PlanUnit): string => `${areaNumber(squareMetres, unit)} ${unit}²`;

export const areaNumber = (squareMetres: number, unit: PlanUnit): string => (squareMetres / METRES[unit] ** 2).toFixed(2);

/** Metres of what was typed in a unit; null for what is no length. */
export function toMetres(text: string, unit: PlanUnit): number | null {
  const number = parseDecimal(text);
  return number === null ? null : Number(number) * METRES[unit];
}
