import { readCount, readNumber } from './numbers';
import type { Found } from './phrases';

/** Metres in one of the unit. Inch and foot are exact since 1959. */
const LENGTHS: Record<string, { metres: number; name: string }> = {};
const define = (metres: number, name: string, ...words: string[]) => {
  for (const word of words) LENGTHS[word] = { metres, name };
};
define(0.001, 'mm', 'mm', 'mil', 'mils', 'mill', 'mills', 'millimetre', 'millimetres', 'millimeter', 'millimeters');
define(0.01, 'cm', 'cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters', 'cents');
define(1, 'm', 'm', 'metre', 'metres', 'meter', 'meters', 'lm');
define(1000, 'km', 'km', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'ks');
define(0.0254, 'in', 'inch', 'inches');
define(0.3048, 'ft', 'foot', 'feet', 'ft');

export interface Length {
  value: number;
  /** Null when none was said. */
  unit: string | null;
  metres: number;
}

const isLengthUnit = (word: string | undefined): boolean => LENGTHS[word ?? ''] !== undefined;
export const lengthUnit = (word: string | undefined): { metres: number; name: string } | null => LENGTHS[word ?? ''] ?? null;

/** `3.6`, `3.6m`, `a hundred mil`, `8 foot`. Without a unit, metres are what `metres` says. */
export function readLength(words: readonly string[], at: number): Found<Length> | null {
  const number = readCount(words, at, isLengthUnit) ?? readNumber(words, at);
  if (!number) return null;
  const unit = lengthUnit(words[number.next]);
  const length = { value: number.value, unit: unit?.name ?? null, metres: number.value * (unit?.metres ?? 1) };
  return { value: length, next: unit ? number.next + 1 : number.next };
}

/** Twelve significant figures and no trailing noise: 8.64, 0.3, 2440. */
export const plainNumber = (value: number): string => {
  const rounded = Number(value.toPrecision(12));
  return Math.abs(rounded) < 1e-9 ? '0' : rounded.toLocaleString('en-NZ', { maximumFractionDigits: 6 });
};
