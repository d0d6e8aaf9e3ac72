import { fold } from '@dwang/domain';

/** Longer words are found by their beginning. */
export const LONGEST_WORD = 40;
/** Stands before the first letter of a word where that is a word of its own; no other word holds a sign. */
const LETTER_MARK = '^';
const PARTS = /\p{L}+|\p{N}+/gu;

const partsOf = (folded: string): string[] => (folded.match(PARTS) ?? []).map((part) => part.slice(0, LONGEST_WORD));

/** The word by which rows are found whose words begin with this letter or digit: each row once, where a range of words has it many times. */
export const letterWord = (word: string): string => `${LETTER_MARK}${[...word][0] ?? ''}`;

/**
 * The words by which a folded text is found, each once: runs of letters and runs of digits, so that "42" finds both `42b` and `INV-0042`
 * (a number also stands without its leading zeros), and their first letters.
 */
export function wordsOf(folded: string): string[] {
  const words = partsOf(folded).flatMap((part) => [part, part.replace(/^0+(.)/, '$1')]);
  return [...new Set([...words, ...words.map(letterWord)])];
}

/** One word as it was typed into a search. */
export interface TypedWord {
  /** A word of the row must begin with it; null when there are only signs. */
  beginning: string | null;
  /** What the row's text must also hold, letter for letter: null when `beginning` says it all. */
  literal: string | null;
}

/** What was typed, word by word; at most ten count. */
export const typedWords = (q: string | undefined): TypedWord[] => (q ?? '').split(/\s+/).filter(Boolean).slice(0, 10).map(typed);

function typed(chunk: string): TypedWord {
  const text = fold(chunk);
  const parts = partsOf(text);
  // The longest part says most; of several the last, as numbers stand behind names.
  const beginning = parts.reduce<string | null>((best, part) => (part.length >= (best?.length ?? 0) ? part : best), null);
  return { beginning, literal: beginning === text ? null : text };
}
