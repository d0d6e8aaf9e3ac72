import { withoutEnd } from './text';

/** A decimal without needless zeros behind its point: `"2.500"` → `"2.5"`, `"10.00"` → `"10"`; whole numbers stay as they are. */
export const shortDecimal = (decimal: string): string =>
  decimal.includes('.') ? withoutEnd(withoutEnd(decimal, /0/), /\./) : decimal;

/** Whole digits in threes: `"1234567"` → `"1,234,567"`, `"-1234"` → `"-1,234"`. */
export function inThousands(whole: string): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const first = digits.length % 3;
  return sign + [digits.slice(0, first), ...(digits.slice(first).match(/.{3}/g) ?? [])].filter(Boolean).join(',');
}
