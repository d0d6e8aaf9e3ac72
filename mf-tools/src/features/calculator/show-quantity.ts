import type { Preferences } from '@dwang/contracts';
import { gstInInclusive, gstOnExclusive, inThousands, parseCents } from '@dwang/domain';
import type { Quantity } from './calculate';
import { divide, type Rational, rational, toDecimal } from './rational';

type Units = Preferences['units'];

/** One of the unit in thousandths of a millimetre; a foot is exactly 304.8 mm. */
const UNITS: Record<Units, { name: string; thousandths: bigint }> = {
  metric: { name: 'm', thousandths: 1_000_000n },
  imperial: { name: 'ft', thousandths: 304_800n },
};
const MARKS: Record<number, string> = { 1: '', 2: '²', 3: '³' };

const grouped = (text: string): string => {
  const [whole = '', ...fraction] = text.split('.');
  return [inThousands(whole), ...fraction].join('.');
};

/** `{ 3600 mm }` → `3.6 m`, or `11.811 ft`; plain numbers have thousands commas; other powers of length are refused in words. */
export function showQuantity({ value, power }: Quantity, units: Units = 'metric'): string {
  if (power === 0) return grouped(toDecimal(value));
  const mark = MARKS[power];
  if (mark === undefined) return 'Not a length, area or volume';
  const { name, thousandths } = UNITS[units];
  const one = rational(thousandths ** BigInt(power), 1000n ** BigInt(power));
  return `${grouped(toDecimal(divide(value, one)))} ${name}${mark}`;
}

/** A price is whole cents, rounded half up, and so is its GST. Throws RangeError for more than money can be. */
const priced =
  (change: (cents: number) => number) =>
  (value: Rational): Rational =>
    rational(BigInt(change(parseCents(toDecimal(value, 2)))), 100n);

/** A price with GST, from one without. */
export const plusGst = priced((cents) => cents + gstOnExclusive(cents));

/** A price without GST, from one that includes it. */
export const lessGst = priced((cents) => cents - gstInInclusive(cents));
