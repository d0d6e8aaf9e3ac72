import { inThousands } from './digits';

/**
 * Money is whole cents inside (safe integers), a decimal string `"65.00"` at the edges. There is one rounding rule, half up (away from
 * zero), used by browser and server alike, always on integers: no float ever holds dollars.
 */

const CENTS = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;
const THOUSANDTHS = /^(-?)(\d+)(?:\.(\d{1,3}))?$/;

/** A decimal as a whole number of its last place. Throws on what the pattern does not take, and on more than a safe integer. */
function parseExact(text: string, pattern: RegExp, places: number): number {
  const [, sign, whole, fraction = ''] = pattern.exec(text.trim()) ?? [];
  const value = Number(`${whole}${fraction.padEnd(places, '0')}`);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not ${places} places: "${text}"`);
  return sign && value !== 0 ? -value : value;
}

/** `"1450.00"` → 145000. Throws on anything but an optional minus, digits, and at most two decimals. */
export const parseCents = (text: string): number => parseExact(text, CENTS, 2);

/** 145000 → `"1450.00"`. */
export function centsToDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not cents: ${cents}`);
  const absolute = Math.abs(cents);
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}

/** 145000 → `"$1,450.00"`, -500 → `"-$5.00"`: money in a sentence. */
export function dollarText(cents: number): string {
  const [whole = '', fraction] = centsToDecimal(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${inThousands(whole)}.${fraction}`;
}

/** a x b / divisor, rounded half up (away from zero), exact for any integers. */
export function multiplyDivideHalfUp(a: number, b: number, divisor: number): number {
  const product = BigInt(a) * BigInt(b);
  const bottom = BigInt(divisor);
  const negative = product < 0n;
  const absolute = negative ? -product : product;
  const rounded = (absolute * 2n + bottom) / (bottom * 2n);
  const result = Number(negative ? -rounded : rounded);
  if (!Number.isSafeInteger(result)) throw new RangeError('Too large');
  return result;
}

/** What `seconds` of work cost at `rateCents` an hour, in cents. Source: specification, "cost = duration / 3600 x hourlyRate, 2 decimals". */
export const labourCents = (seconds: number, rateCents: number): number => multiplyDivideHalfUp(seconds, rateCents, 3600);

/** A quantity with up to three decimals, `"2.5"` → 2500 thousandths. */
export const parseThousandths = (text: string): number => parseExact(text, THOUSANDTHS, 3);

/** A line's amount in cents: quantity in thousandths x unit price in cents. */
export const lineCents = (thousandths: number, unitCents: number): number => multiplyDivideHalfUp(thousandths, unitCents, 1000);

/** Adds decimal strings exactly: `sumMoney(["0.10", "0.20"])` is `"0.30"`. */
export const sumMoney = (amounts: readonly string[]): string =>
  centsToDecimal(amounts.reduce((sum, amount) => sum + parseCents(amount), 0));
