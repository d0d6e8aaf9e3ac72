import { ALSO_WORDS, type NamedPlace, PLACE_NAMES, placeWords } from './places';

interface Word {
  word: string;
  /** A comma, point or line ended the word before. */
  isAfterBreak: boolean;
}

interface Found {
  place: NamedPlace;
  at: number;
  next: number;
  isLed: boolean;
}

const LONGEST = Math.max(...[...PLACE_NAMES.keys()].map((name) => name.split(' ').length));
const LEADS = new Set('in,at,near,around,outside,from,to,over'.split(','));
const STREETS = new Set(
  'street,st,road,rd,avenue,ave,drive,dr,lane,ln,terrace,tce,crescent,cres,place,pl,quay,highway,hwy,way,close,grove,boulevard,parade,boot,boots,bolt,boys,girls,school,college'.split(
    ',',
  ),
);

const wordsOf = (text: string): Word[] =>
  text.split(/[,.;:()\n]+/).flatMap((part) =>
    placeWords(part)
      .split(' ')
      .filter(Boolean)
      .map((word, index) => ({ word, isAfterBreak: index === 0 })),
  );

/** The longest name at `at`. The name of a street is no place. */
function nameAt(words: readonly Word[], at: number): Found | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const named = words.slice(at, at + length);
    const phrase = named.map(({ word }) => word).join(' ');
    const place = PLACE_NAMES.get(phrase);
    if (!place || named.slice(1).some(({ isAfterBreak }) => isAfterBreak)) continue;
    const [before, behind] = [words[at - 1], words[at + length]];
    if (behind && !behind.isAfterBreak && STREETS.has(behind.word)) return null;
    const isLed = LEADS.has(before?.word ?? '');
    const isEnd = !behind || behind.isAfterBreak || PLACE_NAMES.has(behind.word) || /^\d{4}$/.test(behind.word);
    const isSet = isLed || ((words[at]?.isAfterBreak || STREETS.has(before?.word ?? '')) && isEnd);
    return isSet || !ALSO_WORDS.has(phrase) ? { place, at, next: at + length, isLed } : null;
  }
  return null;
}

function namesIn(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = nameAt(words, at);
    if (!name) continue;
    found.push(name);
    at = name.next - 1;
  }
  return found;
}

/** `Queenstown, Otago` is Queenstown; `Richmond, Christchurch` is in Christchurch. */
function ofChain(names: readonly Found[], start: Found): NamedPlace {
  const chain = [start];
  for (const name of names) if (name.at === chain.at(-1)?.next) chain.push(name);
  const { region } = (chain.at(-1) ?? start).place;
  return (chain.find(({ place }) => place.region === region) ?? start).place;
}

/**
 * The place that a text names, be it an address, a sentence or the name alone, with or without macrons; null when it names none that is
 * known. Of several: one after `in` or `at`, else the one at the end, else the first.
 */
export function placeInText(text: string): NamedPlace | null {
  const words = wordsOf(text);
  const names = namesIn(words);
  const isStart = ({ at }: Found): boolean => !names.some(({ next }) => next === at);
  const starts = names.filter(isStart);
  const last = names.at(-1);
  const best = starts.find(({ isLed }) => isLed) ?? (last?.next === words.length ? starts.at(-1) : starts[0]);
  return best ? ofChain(names, best) : null;
}
