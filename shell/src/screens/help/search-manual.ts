import { fold } from '@dwang/domain';
import type { ManualSection, ManualTopic } from './manual';

/** Source: specification 2, section 9. */
const SEARCH_FROM = 2;
const MOST_FOUND = 8;
/** Letters of the text shown before the first match, and in all. */
const LEAD = 40;
const EXCERPT = 130;

const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

export const isSearched = (typed: string): boolean => fold(typed).length >= SEARCH_FROM;

/** Best first: a title that begins so, a word of the title that does, the title, a section, the text. Null when a word is nowhere. */
function rankOf({ title, section, body }: ManualTopic, words: string[]): number | null {
  const [head, place, text] = [fold(title), fold(section), fold(body)];
  const whole = words.join(' ');
  if (words.some((word) => ![head, place, text].some((part) => part.includes(word)))) return null;
  if (head.startsWith(whole)) return 0;
  if (words.every((word) => head.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)))) return 1;
  if (words.every((word) => head.includes(word))) return 2;
  return words.every((word) => place.includes(word)) ? 3 : 4;
}

/** Topics that hold every typed word, best first, at most eight; nothing below two characters. Macrons and case do not count. */
export function searchManual(manual: ManualSection[], typed: string): ManualTopic[] {
  if (!isSearched(typed)) return [];
  const words = wordsOf(typed);
  return manual
    .flatMap((section) => section.topics)
    .flatMap((topic) => {
      const rank = rankOf(topic, words);
      return rank === null ? [] : [{ topic, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
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
