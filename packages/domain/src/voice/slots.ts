import { readDuration } from './durations';
import { listed } from './listed';
import { readNumber } from './numbers';
import { type Found, has } from './phrases';

/** Morning or afternoon tea on a site: a quarter of an hour. Paid rest breaks of ten minutes are the law's least; sites say fifteen. */
const SMOKO_SECONDS = 15 * 60;
const TAKES_OFF = new Set(['less', 'minus', 'without', 'excluding', '-']);
const LEADS = new Set(
  listed(`
  with, and, plus, had, having, took, taking, including, after, a, an, unpaid, my`),
);
const MEALS = new Set(['lunch', 'lunches', 'break', 'breaks', 'tea', 'smoko', 'smokos', 'meal', 'lunchbreak']);

export interface Break {
  seconds: number;
  /** Whether it was said to be taken off the hours that were named. */
  isTakenOff: boolean;
  /** A break was named, not its length. */
  isUnknown: boolean;
}

function skip(words: readonly string[], at: number): { at: number; isTakenOff: boolean; hasLead: boolean } {
  let [place, isTakenOff] = [at, false];
  if (
    (words[place] === 'take' || words[place] === 'taking' || words[place] === 'took' || words[place] === 'taken') &&
    /^(off|out)$/.test(words[place + 1] ?? '')
  ) {
    place += 2;
    isTakenOff = true;
  }
  while (TAKES_OFF.has(words[place] ?? '') || (LEADS.has(words[place] ?? '') && !readDuration(words, place))) {
    isTakenOff ||= TAKES_OFF.has(words[place] ?? '');
    place += 1;
  }
  return { at: place, isTakenOff, hasLead: place > at };
}

const made = (seconds: number, isTakenOff: boolean, next: number, isUnknown = false): Found<Break> => ({
  value: { seconds, isTakenOff, isUnknown },
  next,
});

/** `half hour lunch`, `less 30 minutes`, `with an hour for lunch`, `minus two smokos`, `no lunch`. */
export function readBreak(words: readonly string[], start: number): Found<Break> | null {
  if (words[start] === 'no' && MEALS.has(words[start + 1] ?? '')) return made(0, false, start + 2);
  const { at, isTakenOff, hasLead } = skip(words, start);
  const duration = readDuration(words, at);
  if (duration) {
    let next = /^(for|of|off)$/.test(words[duration.next] ?? '') ? duration.next + 1 : duration.next;
    if (words[next] === 'unpaid' || words[next] === 'the' || words[next] === 'a') next += 1;
    if (MEALS.has(words[next] ?? '')) return made(duration.value, isTakenOff, words[next + 1] === 'break' ? next + 2 : next + 1);
    return isTakenOff ? made(duration.value, true, duration.next) : null;
  }
  const count = readNumber(words, at);
  const place = count?.next ?? at;
  if (/^smokos?$/.test(words[place] ?? '') && (hasLead || count))
    return made((count?.value ?? 1) * SMOKO_SECONDS, isTakenOff, place + 1);
  return hasLead && MEALS.has(words[place] ?? '') ? made(0, isTakenOff, place + 1, true) : null;
}

/** `at 85 an hour`, `$85/hr`, `eighty five bucks an hour`: dollars per hour as `"85.00"`. */
export function readRate(words: readonly string[], start: number): Found<string> | null {
  const at = words[start] === 'at' || words[start] === 'for' ? start + 1 : start;
  const isDollar = words[at] === '$';
  const amount = readNumber(words, isDollar ? at + 1 : at);
  if (!amount) return null;
  const isNamed = /^(dollars?|bucks?)$/.test(words[amount.next] ?? '');
  const place = isNamed ? amount.next + 1 : amount.next;
  const each = /^(an|a|per|the)$/.test(words[place] ?? '') ? place + 1 : place;
  const isMoney = isDollar || isNamed || words[place] === 'per' || (at > start && each > place);
  if (!isMoney || !/^(hour|hr|h)$/.test(words[each] ?? '') || amount.value <= 0 || amount.value >= 100_000) return null;
  return { value: amount.value.toFixed(2), next: each + 1 };
}

/** Whether a question is asked rather than a wish told. */
export const isQuestion = (words: readonly string[]): boolean =>
  /^(what|whats|how|hows|when|whens|who|which|is|are|will|can|should|does|do|calculate|convert)$/.test(words[0] ?? '') ||
  has(words, ['what is']);
