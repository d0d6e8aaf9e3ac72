import { GST_PERCENT } from '@dwang/domain';
import type { Quantity } from './calculate';
import { divide, multiply, type Rational, rational, toDecimal } from './rational';

const POWERS: Record<number, string> = { 1: 'm', 2: 'm²', 3: 'm³' };

const grouped = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${fraction ? `.${fraction}` : ''}`;
};

/** `{ 3600 mm }` → `3.6 m`; plain numbers have thousands commas; other powers of length are refused in words. */
export function showQuantity({ value, power }: Quantity): string {
  if (power === 0) return grouped(toDecimal(value));
  const unit = POWERS[power];
  if (!unit) return 'Not a length, area or volume';
  return `${grouped(toDecimal(divide(value, rational(1000n ** BigInt(power)))))} ${unit}`;
}

const WITH_GST = rational(BigInt(100 + GST_PERCENT), 100n);

/** A price with GST, from one without. */
export const plusGst = (value: Rational): Rational => multiply(value, WITH_GST);

/** A price without GST, from one that includes it: x 20/23 at 15 %. */
export const lessGst = (value: Rational): Rational => divide(value, WITH_GST);
