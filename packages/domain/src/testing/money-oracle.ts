/** Money worked out a second time, by fractions of bigints and nothing of the code under proof. */

/** A fraction; the bottom is above 0. */
export type Fraction = readonly [top: bigint, bottom: bigint];

/** `"-12.345"` → -12345/1000. */
export function fractionOf(text: string): Fraction {
  const [whole = '', digits = ''] = text.replace('-', '').split('.');
  const top = BigInt(whole + digits);
  return [text.startsWith('-') ? -top : top, BigInt(`1${'0'.repeat(digits.length)}`)];
}

export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];

/** To whole cents of a fraction of dollars; half a cent goes away from nothing. */
export function roundedCents([top, bottom]: Fraction): bigint {
  const cents = (top < 0n ? -top : top) * 100n;
  const whole = cents / bottom;
  const up = (cents % bottom) * 2n >= bottom ? whole + 1n : whole;
  return top < 0n ? -up : up;
}

const dollars = (cents: bigint): Fraction => [cents, 100n];
const sum = (parts: readonly bigint[]): bigint => parts.reduce((all, one) => all + one, 0n);

export interface OracleSums {
  discount: bigint;
  subtotal: bigint;
  tax: bigint;
  total: bigint;
}

/** The figures of an invoice over line amounts in cents. */
export function oracleSums(
  lines: readonly bigint[],
  gst: 'exclusive' | 'inclusive' | 'none',
  discount: { kind: 'percent' | 'amount'; value: string } | null,
): OracleSums {
  const all = sum(lines);
  const share = (): Fraction => times(dollars(all), times(fractionOf(discount?.value ?? '0'), [1n, 100n]));
  const off = discount === null ? 0n : roundedCents(discount.kind === 'percent' ? share() : fractionOf(discount.value));
  const left = all - off;
  if (gst === 'none') return { discount: off, subtotal: left, tax: 0n, total: left };
  const tax = roundedCents(times(dollars(left), gst === 'exclusive' ? [3n, 20n] : [3n, 23n]));
  return gst === 'exclusive'
    ? { discount: off, subtotal: left, tax, total: left + tax }
    : { discount: off, subtotal: left - tax, tax, total: left };
}
