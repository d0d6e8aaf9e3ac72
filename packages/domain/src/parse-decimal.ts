/** How numbers are typed: the one reader for every field. `$`, spaces and non-breaking spaces are allowed where people put them. */

const SPACES = /[\s\u00a0\u2007\u202f]+/g;
/** Sign and dollar sign, in either order. */
const FRONT = /^(-?) ?\$? ?(-?) ?(?=[\d.,])/;
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;
/** Three digits behind the only comma are thousands, badly grouped, unless what stands before it is 0 or nothing. */
const DECIMAL_COMMA = /^(?:0*,\d+|\d+,(?:\d{0,2}|\d{4,}))$/;
const DECIMAL_COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:(?: \d{3})+,(?:\d{0,2}|\d{4,})|(?:\.\d{3})+,\d*)$/;
const MOST_SIGNS = 40;

/**
 * A typed number as plain decimal text, `-1250.5`; null when it is none or may be meant in two ways. A point is the decimal sign. A comma is
 * one too, except before exactly three digits, where it groups thousands: `1,250` → `1250`, `12,50` → `12.50`, `1.234,56` → `1234.56`,
 * `1 250.00` → `1250.00`; `1,2,3`, `1234,567` and `12 50` are null.
 */
export function parseDecimal(typed: string): string | null {
  const text = typed.replace(SPACES, ' ').replaceAll('−', '-').trim();
  const front = text.length > MOST_SIGNS ? null : FRONT.exec(text);
  if (!front || (front[1] && front[2])) return null;
  const plain = withPoint(text.slice(front[0].length));
  if (plain === null) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  const number = `${whole.replace(/^0+(\d)/, '$1') || '0'}${fraction && `.${fraction}`}`;
  return (front[1] || front[2]) && /[1-9]/.test(number) ? `-${number}` : number;
}

function withPoint(text: string): string | null {
  if (PLAIN.test(text)) return text;
  if (THOUSANDS.test(text)) return text.replaceAll(/[, ]/g, '');
  if (DECIMAL_COMMA.test(text) || DECIMAL_COMMA_THOUSANDS.test(text)) return text.replaceAll(/[. ]/g, '').replace(',', '.');
  return null;
}

/** `30 %` and `12,5` as `parseDecimal` reads them. */
export const parsePercent = (typed: string): string | null => parseDecimal(typed.replace(/%\s*$/, ''));
