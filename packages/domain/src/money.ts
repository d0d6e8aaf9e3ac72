import { inThousands } from './digits';

/**
 * Money is whole cents inside (safe integers), a decimal string `"65.00"` at the edges. There is one rounding rule, half up (away from
 * zero), used by browser and server alike, always on integers: no float ever holds dollars.
 */

/** `"1450.00"` → 145000. Throws on anything but an optional minus, digits, and at most two decimals. */
export function parseCents(text: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`Not an amount of money: "${text}"`);
  const [, sign, whole = '0', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Amount too large: "${text}"`);
  return sign && cents !== 0 ? -cents : cents;
}

/** 145000 → `"1450.00"`. */
export function centsToDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
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
  if (!Number.isSafeInteger(result)) throw new RangeError('Amount too large');
  return result;
}

/** What `seconds` of work cost at `rateCents` an hour, in cents. Source: specification, "cost = duration / 3600 x hourlyRate, 2 decimals". */
export const labourCents = (seconds: number, rateCents: number): number => multiplyDivideHalfUp(seconds, rateCents, 3600);

/** A quantity with up to three decimals, `"2.5"` → 2500 thousandths. */
export function parseThousandths(text: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`Not a quantity: "${text}"`);
  const [, sign, whole = '0', fraction = ''] = match;
  const value = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  if (!Number.isSafeInteger(value)) throw new RangeError(`Quantity too large: "${text}"`);
  return sign && value !== 0 ? -value : value;
}

/** A line's amount in cents: quantity in thousandths x unit price in cents. */
export const lineCents = (thousandths: number, unitCents: number): number => multiplyDivideHalfUp(thousandths, unitCents, 1000);

/** Adds decimal strings exactly: `sumMoney(["0.10", "0.20"])` is `"0.30"`. */
export const sumMoney = (amounts: readonly string[]): string =>
  centsToDecimal(amounts.reduce((sum, amount) => sum + parseCents(amount), 0));
