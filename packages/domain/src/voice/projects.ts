import { fold } from '../text';
import { listed } from './listed';
import { readNumber } from './numbers';
import type { KnownProject } from './types';

/** Words that name no job in particular. */
const GENERIC = new Set(
  listed(`
  job, jobs, project, projects, site, place, the, a, an, of, and, at, on, for, in, to, my, our, new, ltd, limited, trust,
  called, named`),
);
const GOOD_ENOUGH = 0.55;
const CLEARLY_BETTER = 0.15;
const MOST_CHOICES = 6;

/** `score`: how well the best one fits, 0 to 1. */
export type Match = { sure: KnownProject | null; choices: KnownProject[]; score: number };

export const NO_MATCH: Match = { sure: null, choices: [], score: 0 };

/** Street names as they are written, for how they are spoken. */
const LONG_FORMS: Record<string, string> = {
  st: 'street',
  rd: 'road',
  ave: 'avenue',
  dr: 'drive',
  cres: 'crescent',
  tce: 'terrace',
  ln: 'lane',
  mt: 'mount',
};

/** How many letters must change to make one word of the other; stops at `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? most + 1;
}

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** 1 for the same word; less for a plural or possessive, a misheard letter or two, or a shortening (`reno` for renovation). */
function likeness(said: string, name: string): number {
  if (said === name) return 1;
  if (singular(said) === singular(name)) return 0.97;
  if (/\d/.test(said) || /\d/.test(name)) return 0;
  if (said.length >= 4 && name.startsWith(said)) return 0.85;
  const most = Math.min(said.length, name.length) >= 7 ? 2 : Math.min(said.length, name.length) >= 4 ? 1 : 0;
  return most > 0 && distance(said, name, most) <= most ? 0.8 : 0;
}

/** The words that tell jobs apart; spoken numbers as figures, so that "twelve Rata Street" is 12 Rata Street. */
export function tellingWords(words: readonly string[]): string[] {
  const telling: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = readNumber(words, at);
    const word = words[at] ?? '';
    if (number) telling.push(String(number.value));
    else if (!GENERIC.has(word) && !/^[-=$]$/.test(word)) telling.push(LONG_FORMS[word] ?? word);
    at = number ? number.next : at + 1;
  }
  return telling;
}

const wordsIn = (text: string): string[] =>
  tellingWords(
    fold(text)
      .replaceAll("'", '')
      .match(/\d+|\p{L}+/gu) ?? [],
  );

/** The share of the words said that this name explains, and of the name that was said, halved and added: 1 is exact. */
function score(said: readonly string[], name: readonly string[]): number {
  if (name.length === 0) return 0;
  const used = new Set<number>();
  let sum = 0;
  for (const word of said) {
    const ranked = name
      .map((part, at) => ({ at, like: used.has(at) ? 0 : likeness(word, part) }))
      .sort((a, b) => b.like - a.like);
    const [best] = ranked;
    if (!best || best.like === 0) continue;
    used.add(best.at);
    sum += best.like;
  }
  return 0.5 * (sum / said.length) + 0.5 * (sum / name.length);
}

function scoreOf(said: readonly string[], { name, clientName }: KnownProject): number {
  const own = wordsIn(name);
  const client = wordsIn(clientName ?? '');
  return Math.max(score(said, own), score(said, [...own, ...client]), 0.96 * score(said, client));
}

/**
 * The job that was meant. `sure` only when one job fits and fits clearly better than every other; otherwise up to six to choose from, best
 * first. Macrons, plurals, a misheard letter, shortenings and the client's name are understood.
 */
export function matchProject(words: readonly string[], projects: readonly KnownProject[]): Match {
  const said = tellingWords(words);
  if (said.length === 0) return NO_MATCH;
  const ranked = projects
    .map((project) => ({ project, score: scoreOf(said, project) }))
    .filter((one) => one.score >= GOOD_ENOUGH)
    .sort((one, other) => other.score - one.score);
  const [best] = ranked;
  if (!best) return NO_MATCH;
  const close = ranked.filter((one) => one.score > best.score - (best.score >= 0.999 ? 0.001 : CLEARLY_BETTER));
  if (close.length === 1) return { sure: best.project, choices: [], score: best.score };
  return { sure: null, choices: close.slice(0, MOST_CHOICES).map((one) => one.project), score: best.score };
}
