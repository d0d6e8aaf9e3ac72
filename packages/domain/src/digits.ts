/** A text without the signs at its end that `sign` matches one by one. A pattern such as `/0+$/` would begin anew at each of them. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A decimal without needless zeros behind its point: `"2.500"` → `"2.5"`, `"10.00"` → `"10"`; whole numbers stay as they are. */
export const shortDecimal = (decimal: string): string =>
  decimal.includes('.') ? withoutEnd(withoutEnd(decimal, /0/), /\./) : decimal;

/** Whole digits in threes: `"1234567"` → `"1,234,567"`, `"-1234"` → `"-1,234"`. */
export function inThousands(whole: string): string {
  const start = whole.startsWith('-') ? 1 : 0;
  const first = start + ((whole.length - start) % 3 || 3);
  return whole.slice(0, first) + whole.slice(first).replace(/.{3}/g, ',$&');
}
