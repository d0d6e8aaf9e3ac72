import { listed } from './listed';
import { wordsOf } from './tokens';
import type { Token } from './types';

/** What is said around a wish without changing it: greetings, politeness, and the way New Zealanders talk. */
const BEFORE = listed(`
  hey dwang, hi dwang, ok dwang, okay dwang, dwang, kia ora, hey, hi, gidday, yeah nah, nah yeah, yeah, yep, nah, righto,
  right, ok, okay, well, so, um, uh, er, ah, oh, mate, bro, cuz, please, can you, could you, would you, will you, can ya, i
  want to, i wanna, i would like to, id like to, i need to, i need you to, ive gotta, i gotta, lets, let us, go ahead and, i
  reckon, reckon, just, quickly, sweet as, sweet, choice, now`);
const AFTER = listed(`
  please, thanks, thank you, cheers, ta, eh, aye, ay, mate, bro, cuz, i reckon, reckon, or so, yeah nah, yeah, for me, right
  now, sweet as, sweet, chur, um, uh, ok, okay, would you, will ya, if you can, hey, though, now`);
const NOISE = new Set(['um', 'uh', 'er', 'erm', 'umm', 'hmm', 'reckon', 'bloody', 'please']);

const starts = (words: readonly string[], phrase: readonly string[]): boolean => phrase.every((word, at) => words[at] === word);
const longestFirst = (phrases: readonly string[]): string[][] =>
  phrases.map((phrase) => phrase.split(' ')).sort((one, other) => other.length - one.length);
const LEADS = longestFirst(BEFORE);
const TAILS = longestFirst(AFTER).map((phrase) => phrase.toReversed());

/** The wish alone. A sentence made of such words only keeps its last ones. */
export function withoutFillers(tokens: readonly Token[]): Token[] {
  let rest = tokens.filter(({ word }) => !NOISE.has(word));
  for (const [phrases, isEnd] of [
    [LEADS, false],
    [TAILS, true],
  ] as const) {
    for (;;) {
      const words = isEnd ? wordsOf(rest).reverse() : wordsOf(rest);
      const found = phrases.find((phrase) => phrase.length < words.length && starts(words, phrase));
      if (!found) break;
      rest = isEnd ? rest.slice(0, -found.length) : rest.slice(found.length);
    }
  }
  return rest;
}

const sorted = new WeakMap<readonly string[], string[][]>();

/** The same lists are asked for with every sentence. */
function sortedOnce(phrases: readonly string[]): string[][] {
  const known = sorted.get(phrases) ?? longestFirst(phrases);
  sorted.set(phrases, known);
  return known;
}

/** The rest after one of the phrases at the start; null when none stands there. The longest wins. */
export function after(tokens: readonly Token[], phrases: readonly string[]): Token[] | null {
  const words = wordsOf(tokens);
  const found = sortedOnce(phrases).find((phrase) => starts(words, phrase));
  return found ? tokens.slice(found.length) : null;
}

/** Where the phrase begins, or -1. */
export function indexOf(words: readonly string[], phrase: string): number {
  const wanted = phrase.split(' ');
  return words.findIndex((_, at) => starts(words.slice(at), wanted));
}

export const has = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => indexOf(words, phrase) >= 0);

/** Drops words from both ends while they say nothing. */
export function trimmed(tokens: readonly Token[], empty: ReadonlySet<string>): Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && empty.has(tokens[from]?.word ?? '')) from += 1;
  while (to > from && empty.has(tokens[to - 1]?.word ?? '')) to -= 1;
  return tokens.slice(from, to);
}

/** What a reader found, and the index behind it. */
export interface Found<Value> {
  value: Value;
  next: number;
}
export type Reader<Value> = (words: readonly string[], at: number) => Found<Value> | null;

/** The first place where the reader finds something; `rest` is the sentence without it. */
export function take<Value>(tokens: readonly Token[], read: Reader<Value>): { value: Value; at: number; rest: Token[] } | null {
  const words = wordsOf(tokens);
  for (let at = 0; at < words.length; at += 1) {
    const found = read(words, at);
    if (found) return { value: found.value, at, rest: [...tokens.slice(0, at), ...tokens.slice(found.next)] };
  }
  return null;
}
