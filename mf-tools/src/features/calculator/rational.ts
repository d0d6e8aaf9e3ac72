import { shortDecimal } from '@dwang/domain';

/** An exact fraction with a positive bottom, in lowest terms: a calculator on these never shows 0.30000000000000004. */
export interface Rational {
  top: bigint;
  bottom: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** top / bottom in lowest terms. Throws RangeError when `bottom` is 0. */
export function rational(top: bigint, bottom = 1n): Rational {
  if (bottom === 0n) throw new RangeError('Cannot divide by zero');
  const divisor = gcd(top, bottom < 0n ? -bottom : bottom) || 1n;
  const sign = bottom < 0n ? -1n : 1n;
  return { top: (sign * top) / divisor, bottom: (sign * bottom) / divisor };
}

export const add = (a: Rational, b: Rational): Rational => rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const subtract = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.top * b.top, a.bottom * b.bottom);
export const divide = (a: Rational, b: Rational): Rational => rational(a.top * b.bottom, a.bottom * b.top);

/** `"2.5"` → 5/2. The text is digits with at most one point. */
export function fromDecimal(text: string): Rational {
  const [whole = '', fraction = ''] = text.split('.');
  return rational(BigInt(`${whole}${fraction}` || '0'), 10n ** BigInt(fraction.length));
}

/** Rounded half up (away from zero) to at most `places` decimals, trailing zeros left out: 1/3 → `0.33333333`. */
export function toDecimal(value: Rational, places = 8): string {
  const scale = 10n ** BigInt(places);
  const negative = value.top < 0n;
  const absolute = negative ? -value.top : value.top;
  const units = (absolute * scale * 2n + value.bottom) / (value.bottom * 2n);
  const fraction = (units % scale).toString().padStart(places, '0');
  const text = shortDecimal(`${units / scale}.${fraction}`);
  return negative && units !== 0n ? `-${text}` : text;
}
