import { shortDecimal } from './digits';
import { parseDecimal, parsePercent } from './parse-decimal';

/** What a number may be. */
export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Most digits behind the point; 0 asks for a whole number. */
  decimals?: number | undefined;
  /** Said with the limits: `mm`. */
  unit?: string | undefined;
}

/** A typed number within its limits, or what is wrong with it in words to stand beside the field. */
export function readNumber(typed: string, limits: NumberLimits = {}): { value: number } | { problem: string } {
  const { min, max, decimals, unit } = limits;
  const behind = unit ? ` ${unit}` : '';
  if (typed.trim() === '') return { problem: 'Please enter a number' };
  const text = unit === '%' ? parsePercent(typed) : parseDecimal(typed);
  if (text === null) return { problem: decimals === 0 ? 'Please enter a whole number' : 'Please enter a number, such as 2.4' };
  const value = Number(text);
  const places = shortDecimal(text).split('.')[1]?.length ?? 0;
  if (decimals === 0 && places > 0) return { problem: 'Please enter a whole number' };
  if (decimals !== undefined && places > decimals) return { problem: `Please enter at most ${decimals} decimal places` };
  if (min !== undefined && value < min) return { problem: `Must be at least ${min}${behind}` };
  if (max !== undefined && value > max) return { problem: `Must be at most ${max}${behind}` };
  return { value };
}
