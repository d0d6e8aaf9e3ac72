/** Apostrophes, primes, the okina and what is typed in their place. */
const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u2018-\u201b\u2032\u2035\u2039\u203a\ua78b\ua78c\uff07]/g;
const QUOTES = /[\u00ab\u00bb\u02ba\u02ee\u201c-\u201f\u2033\u2036\uff02]/g;
/** Hyphens, dashes and the minus sign. */
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** The soft hyphen, and what has no width. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * The form in which text is searched and compared: lower case, marks stripped, so that "maori" finds "Māori"; signs that look alike are one
 * (`’` and `'`, `–` and `-`, all spaces, however many). Folding twice changes nothing more.
 */
export const fold = (text: string): string =>
  // Before the normal form, which makes two signs of some of them.
  text
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(DASHES, '-')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Several lines of an address as one. */
export const oneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** `1.4 MB`; thousands, as computers' file managers in New Zealand mostly show them. */
export function fileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}
