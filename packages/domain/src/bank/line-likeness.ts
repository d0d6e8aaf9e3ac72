import { fold } from '../text';
import type { StatementLine } from './statement-line';

type Words = Pick<StatementLine, 'payee' | 'particulars' | 'code' | 'reference' | 'details'>;

/** Words by which banks say how money came, and that tell no line from another. */
const COMMON = new Set(
  'direct credit debit automatic auto payment bill transfer deposit internet online mobile banking from to the for ref eft ap dc bp tfr'.split(
    ' ',
  ),
);

/** All words of a line in whatever column and order, without regard to case and marks. */
export const wordsOf = ({ payee, particulars, code, reference, details }: Words): string =>
  fold([payee, particulars, code, reference, details].join(' ')).split(/\s+/).sort().join(' ').trim();

/** What a line says, taken apart once for all that it is compared with. */
export interface Said {
  text: string;
  words: string[];
  numbers: string[];
  payee: string[];
  isNamed: boolean;
}

/** `text` are its `wordsOf`. */
export function saidBy(text: string, { payee }: Words): Said {
  const words = tokens(text);
  return { text, words, numbers: words.filter((word) => /\d{3}/.test(word)), payee: tokens(payee), isNamed: payee !== '' };
}

/** From 0 to 1, how far two lines say the same in other words; null where they contradict one another: other payers, other numbers. */
export function likeness(one: Said, other: Said): number | null {
  if (one.text === other.text) return 1;
  const isOther = (some: readonly string[], others: readonly string[]) =>
    some.length > 0 && others.length > 0 && shared(some, others) === 0;
  if (isOther(one.payee, other.payee) || isOther(one.numbers, other.numbers)) return null;
  const like = one.words.length === 0 || other.words.length === 0 ? null : shared(one.words, other.words);
  return like === 0 && !one.isNamed && !other.isNamed ? null : (like ?? 0.5);
}

const tokens = (text: string): string[] =>
  [...new Set(fold(text).match(/[a-z0-9]+/g) ?? [])].filter((word) => !COMMON.has(word)).slice(0, 60);

/** Which part of the shorter list the longer one has; a word that is cut short counts. */
function shared(some: readonly string[], others: readonly string[]): number {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  const isIn = (word: string) => long.some((one) => one === word || isCut(one, word) || isCut(word, one));
  return short.filter(isIn).length / short.length;
}

const isCut = (word: string, start: string): boolean => start.length >= 4 && word.startsWith(start);
