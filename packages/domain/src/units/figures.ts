import { parseDecimal } from '../parse-decimal';

const SIGNIFICANT = 7;

/** To seven figures, without zeros at the end: `25.4`, `0.0393701`. Very large and very small numbers as `1.2e+12`. */
export const figure = (value: number): string => String(Number(value.toPrecision(SIGNIFICANT)));

/** Nobody types a longer one; patterns see no more. */
const MOST_SIGNS = 60;

const FRACTION = /^(\d+)\s*\/\s*(\d+)$/;
const MIXED = /^(\d+)[\s-]+(\d+)\s*\/\s*(\d+)$/;
const FEET = /^([\d.,]+)\s*(?:'|ft)/;
const INCHES = /(?:"|in)$/;

function plain(text: string): number | null {
  const number = /^[\d.,]/.test(text) ? parseDecimal(text) : null;
  if (number !== null) return Number(number);
  const [, whole = '0', above, below] = MIXED.exec(text) ?? [];
  if (above && below) return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below);
  const [, over, under] = FRACTION.exec(text) ?? [];
  return over && under && Number(under) !== 0 ? Number(over) / Number(under) : null;
}

/**
 * What a person types as a number: `2400`, `2,400.5`, `3/8`, `1 3/8`, `-5`. With `inches`, also feet and inches as inches: `5' 3 1/2"`.
 * Null for anything else.
 */
export function parseFigure(typed: string, inches = false): number | null {
  if (typed.length > MOST_SIGNS) return null;
  const text = typed.trim().replaceAll('−', '-');
  const isMinus = text.startsWith('-');
  const rest = isMinus ? text.slice(1).trim() : text;
  const value = plain(inches ? rest.replace(INCHES, '').trim() : rest) ?? (inches ? feetAndInches(rest) : null);
  return value === null ? null : isMinus ? -value : value;
}

function feetAndInches(text: string): number | null {
  const [all = '', feet = ''] = FEET.exec(text) ?? [];
  const whole = parseDecimal(feet);
  const inches = text.slice(all.length).trim();
  const more = inches === '' ? 0 : plain(inches.replace(INCHES, '').trim());
  return whole === null || more === null ? null : Number(whole) * 12 + more;
}

const SIXTEENTHS = 16;

/** Inches as a tape shows them, to the nearest sixteenth: `94 1/2`, `≈ 94 1/2` when that is not the value itself. */
export function tapeInches(inches: number): string {
  const parts = Math.round(Math.abs(inches) * SIXTEENTHS);
  const isExact = Math.abs(parts / SIXTEENTHS - Math.abs(inches)) < 1e-9;
  const [whole, left] = [Math.floor(parts / SIXTEENTHS), parts % SIXTEENTHS];
  const shared = left === 0 ? 1 : gcd(left, SIXTEENTHS);
  const fraction = left === 0 ? '' : `${left / shared}/${SIXTEENTHS / shared}`;
  const text = [whole > 0 || fraction === '' ? String(whole) : '', fraction].filter(Boolean).join(' ');
  return `${isExact ? '' : '≈ '}${inches < 0 && parts > 0 ? '−' : ''}${text}`;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
