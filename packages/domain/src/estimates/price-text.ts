import { multiplyDivideHalfUp } from '../money';
import { parseDecimal } from '../parse-decimal';

/**
 * A price as a merchant's list writes it, `$1,234.5` or `12,50`, in cents, half up; null when it is no price of 0 or more below ten million
 * dollars.
 */
export function parsePriceText(text: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(parseDecimal(text.replace(/NZD/i, '')) ?? '');
  if (!match) return null;
  const millionths = Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0'));
  return multiplyDivideHalfUp(millionths, 1, 10_000);
}

/** A price with GST in it, without: x 20/23, half up. */
export const withoutGst = (cents: number): number => multiplyDivideHalfUp(cents, 20, 23);
