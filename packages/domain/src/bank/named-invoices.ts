import { fold } from '../text';

/** How a payer named an invoice: with its whole number (or all that stands behind the letters of it), or only with the end of it. */
export type Naming = 'whole' | 'end';

/** Fewer signs than this may stand in any text by chance. */
const TELLING = 4;

export interface NumberPattern {
  /** Must be in the text; quick to look for. */
  holds: string;
  whole: RegExp | null;
  end: RegExp | null;
}

/** How an invoice number is found in what a payer wrote: with or without its hyphens, glued to other words, but not within a longer number. */
export function numberPattern(invoiceNumber: string): NumberPattern | null {
  const parts = fold(invoiceNumber).match(/[a-z]+|\d+/g) ?? [];
  const last = parts.at(-1);
  if (last === undefined) return null;
  const numbers = parts[0] && /^[a-z]/.test(parts[0]) ? parts.slice(1) : parts;
  const isTelling = (some: readonly string[]) => some.join('').length >= TELLING && some.some((part) => /\d/.test(part));
  const whole = [parts, numbers].filter(isTelling).map(sourceOf);
  return {
    holds: last,
    whole: whole.length > 0 ? new RegExp(whole.join('|')) : null,
    end: /\d{3}/.test(last) ? new RegExp(sourceOf([last.replace(/^0+(?=\d{3})/, '')])) : null,
  };
}

/** Null when the folded text does not name the invoice. */
export function namingIn(text: string, pattern: NumberPattern): Naming | null {
  if (pattern.whole?.test(text) && text.includes(pattern.holds)) return 'whole';
  return pattern.end?.test(text) ? 'end' : null;
}

function sourceOf(parts: readonly string[]): string {
  const before = /^\d/.test(parts[0] ?? '') ? '(?<!\\d)' : '(?<![a-z])';
  const after = /\d$/.test(parts.at(-1) ?? '') ? '(?!\\d)' : '(?![a-z])';
  return `${before}${parts.join('[^a-z0-9]{0,3}')}${after}`;
}
