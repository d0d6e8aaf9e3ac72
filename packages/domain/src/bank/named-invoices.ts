import { fold } from '../text';

/**
 * How a payer named an invoice: with its whole number (or all that stands behind the letters of it), or only with the end of it. `hint`:
 * what stands there may as well be a year, a day or an amount.
 */
export type Naming = 'whole' | 'end' | 'hint';

/** Fewer signs than this may stand in any text by chance. */
const TELLING = 4;
const MONTH =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** Letters of an invoice number that say no more than that a day, a year or an amount follows. */
const NO_NAME = new RegExp(`^(${MONTH}|nzd|[a-z])$`);
const YEAR = /^(19|20)\d\d$/;
/** Days and amounts in a folded text. Words of one line are joined by spaces, so that only a month's name may stand between spaces. */
const DAY_OR_AMOUNT = new RegExp(
  [
    String.raw`(?<!\d)\d{1,2}([-/.])\d{1,2}(\1(\d{4}|\d{2}))?(?!\d)`,
    String.raw`(?<!\d)(19|20)\d\d[-/.]\d{1,2}([-/.]\d{1,2})?(?!\d)`,
    String.raw`(?<!\d)\d{1,2}[-/.](19|20)\d\d(?!\d)`,
    String.raw`(?<!\d)(19|20)\d\d(0\d|1[0-2])([0-2]\d|3[01])(?!\d)`,
    String.raw`(?<!\d)([0-2]\d|3[01])(0\d|1[0-2])(20)?[2-3]\d(?!\d)`,
    String.raw`(?<!\d)\d{1,2}(st|nd|rd|th)?[- ]?(${MONTH})(?![a-z])[- ,]*((20)?\d\d(?!\d))?`,
    String.raw`(?<![a-z])(${MONTH})[- ]?(19|20)\d\d(?!\d)`,
    String.raw`(\$|nzd) ?\d[\d,]*(\.\d+)?`,
    String.raw`(?<!\d)\d[\d,]*\.\d\d(?!\d)`,
  ].join('|'),
  'g',
);

export interface NumberPattern {
  /** Must be in the text; quick to look for. */
  holds: string;
  /** With the letters of the number, which no day or amount has. */
  lettered: RegExp | null;
  digits: RegExp | null;
  end: RegExp | null;
}

/** How an invoice number is found in what a payer wrote: with or without its hyphens, glued to other words, but not within a longer number. */
export function numberPattern(invoiceNumber: string): NumberPattern | null {
  const parts = fold(invoiceNumber).match(/[a-z]+|\d+/g) ?? [];
  const last = parts.at(-1);
  if (last === undefined) return null;
  const short = last.replace(/^0+(\d{3})/, '$1');
  const isLettered = /^[a-z]/.test(parts[0] ?? '');
  const isName = parts.some((part) => /^[a-z]/.test(part) && !NO_NAME.test(part));
  const numbers = isLettered ? parts.slice(1) : parts;
  const isTelling = (some: readonly string[]) => some.join('').length >= TELLING && some.some((part) => /\d/.test(part));
  return {
    holds: short,
    lettered: isName && isTelling(parts) ? new RegExp(sourceOf(parts)) : null,
    digits: isTelling(numbers) ? new RegExp(sourceOf(numbers)) : null,
    end: /\d{3}/.test(last) ? new RegExp(sourceOf([short])) : null,
  };
}

/** A folded text, and what is left of it without what looks like a day or an amount, the line's own among them. */
export interface PayerText {
  text: string;
  plain: string;
}

export function payerText(words: string, cents: number): PayerText {
  const text = fold(words);
  const [dollars, all] = [String(Math.floor(cents / 100)), String(cents)];
  const own = new RegExp(`(?<![\\w-])(${cents % 100 === 0 ? `${dollars}|${all}` : all})(?![\\w-])`, 'g');
  return { text, plain: text.replace(DAY_OR_AMOUNT, ' / ').replace(own, ' / ') };
}

/** Null when the text does not name the invoice. */
export function namingIn({ text, plain }: PayerText, { holds, lettered, digits, end }: NumberPattern): Naming | null {
  if (!text.includes(holds)) return null;
  if (lettered?.test(text)) return 'whole';
  const isIn = (pattern: RegExp | null) => !YEAR.test(pattern?.exec(plain)?.[0] ?? '2000');
  if (isIn(digits)) return 'whole';
  if (isIn(end)) return 'end';
  return digits?.test(text) || end?.test(text) ? 'hint' : null;
}

function sourceOf(parts: readonly string[]): string {
  const before = /^\d/.test(parts[0] ?? '') ? '(?<!\\d)' : '(?<![a-z])';
  const after = /\d$/.test(parts.at(-1) ?? '') ? '(?!\\d)' : '(?![a-z])';
  return `${before}${parts.join('[^a-z0-9]{0,3}')}${after}`;
}
