import { fold } from '@dwang/domain';
import type { ManualSection, ManualTopic } from './manual';

/** Source: specification 2, section 9. */
const SEARCH_FROM = 2;
const MOST_FOUND = 8;
/** Letters of the text shown before the first match, and in all. */
const LEAD = 40;
const EXCERPT = 130;
/** Ranks of a match: the name itself, and only somewhere in the text. */
const [EXACT, IN_TEXT] = [0, 5] as const;

const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

export const isSearched = (typed: string): boolean => fold(typed).length >= SEARCH_FROM;

/** How well a title or name fits: it is that, begins so, has words that do, or holds it; null when it does not. */
function nameRank(name: string, whole: string, words: string[]): number | null {
  if (name === whole) return EXACT;
  if (name.startsWith(whole)) return 1;
  if (words.every((word) => name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : null;
}

/** Best first: a title or name, a section, the text. Null when a word is nowhere. */
function rankOf({ title, names = [], section, body }: ManualTopic, words: string[]): number | null {
  const whole = words.join(' ');
  const ranks = [title, ...names].flatMap((name) => nameRank(fold(name), whole, words) ?? []);
  if (ranks.length > 0) return Math.min(...ranks);
  const [place, text] = [fold(section), fold([title, ...names, body].join(' '))];
  if (words.some((word) => !place.includes(word) && !text.includes(word))) return null;
  return words.every((word) => place.includes(word)) ? 4 : IN_TEXT;
}

/**
 * Topics that hold every typed word, best first, at most eight; nothing below two characters. Macrons and case do not count. Where a topic
 * has just that name, those that only speak of it are left out.
 */
export function searchManual(manual: ManualSection[], typed: string): ManualTopic[] {
  if (!isSearched(typed)) return [];
  const words = wordsOf(typed);
  const found = manual
    .flatMap((section) => section.topics)
    .flatMap((topic) => {
      const rank = rankOf(topic, words);
      return rank === null ? [] : [{ topic, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  const isNamed = found[0]?.rank === EXACT;
  return found
    .filter(({ rank }) => !isNamed || rank < IN_TEXT)
    .slice(0, MOST_FOUND)
    .map(({ topic }) => topic);
}

export interface Piece {
  text: string;
  isFound: boolean;
}

/** The text cut at what was typed. Each letter is folded by itself, so that places in the folded text are places in this one. */
export function highlighted(text: string, typed: string): Piece[] {
  const letters = [...text];
  const folded = letters.map((letter) => (letter === ' ' ? ' ' : fold(letter).slice(0, 1) || '\u0000')).join('');
  const isFound = letters.map(() => false);
  for (const word of wordsOf(typed)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      isFound.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isFound === isFound[index]) last.text += letter;
    else pieces.push({ text: letter, isFound: isFound[index] === true });
  });
  return pieces;
}

/** The part of a topic's text around the first match, cut at words. */
export function excerpt(body: string, typed: string): string {
  const [before] = highlighted(body, typed);
  const found = before && !before.isFound && before.text.length < body.length ? before.text.length : 0;
  const start = found > LEAD ? body.indexOf(' ', found - LEAD) + 1 : 0;
  const end = body.length > start + EXCERPT ? body.lastIndexOf(' ', start + EXCERPT) : body.length;
  return `${start > 0 ? '… ' : ''}${body.slice(start, end)}${end < body.length ? ' …' : ''}`;
}
