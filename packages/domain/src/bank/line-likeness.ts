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

/** From 0 to 1, how far two lines say the same in other words; null where they contradict one another: other payers, other numbers. */
export function likeness(one: Words, other: Words): number | null {
  const [text, otherText] = [wordsOf(one), wordsOf(other)];
  if (text === otherText) return 1;
  const [words, otherWords] = [tokens(text), tokens(otherText)];
  const isOther = [
    [tokens(one.payee), tokens(other.payee)],
    [words.filter(isNumber), otherWords.filter(isNumber)],
    one.payee || other.payee ? [] : [words, otherWords],
  ].some(([some = [], others = []]) => some.length > 0 && others.length > 0 && shared(some, others) === 0);
  if (isOther) return null;
  return words.length === 0 || otherWords.length === 0 ? 0.5 : shared(words, otherWords);
}

const isNumber = (word: string): boolean => /\d{3}/.test(word);

const tokens = (text: string): string[] =>
  [...new Set(fold(text).match(/[a-z0-9]+/g) ?? [])].filter((word) => !COMMON.has(word)).slice(0, 60);

/** Which part of the shorter list the longer one has; a word that is cut short counts. */
function shared(some: readonly string[], others: readonly string[]): number {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  const isIn = (word: string) => long.some((one) => one === word || isCut(one, word) || isCut(word, one));
  return short.filter(isIn).length / short.length;
}

const isCut = (word: string, start: string): boolean => start.length >= 4 && word.startsWith(start);
