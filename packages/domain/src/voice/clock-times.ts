import { readNumber } from './numbers';
import type { Found } from './phrases';

/** A time of day in minutes. Unless `isFixed`, a 12-hour clock was read and the afternoon is as possible. */
export interface ClockTime {
  minutes: number;
  isFixed: boolean;
}

const DAY = 24 * 60;
const HALF = 12 * 60;
const NAMED: Record<string, number> = { noon: HALF, midday: HALF, lunchtime: HALF, midnight: 0 };
const PAST = new Set(['past', 'after']);
const BEFORE = new Set(['to', 'too', '2', 'til', 'till', 'before', 'of']);

const found = (value: ClockTime, next: number): Found<ClockTime> => ({ value, next });

/** Hour and minutes as spoken or written, without am and pm: `seven`, `7:30`, `730`, `1630`, `seven thirty`, `seven oh five`, `7.30`. */
function readFace(words: readonly string[], at: number): Found<ClockTime> | null {
  const word = words[at] ?? '';
  const written = /^(\d{1,2})[:.]([0-5]\d)$/.exec(word) ?? /^(\d{1,2})([0-5]\d)$/.exec(word);
  if (written) return toTime(Number(written[1]), Number(written[2]), at + 1, word.startsWith('0'));
  const hour = readNumber(words, at);
  if (!hour || !Number.isInteger(hour.value) || hour.value > 24) return null;
  if (words[hour.next] === 'oclock') return toTime(hour.value, 0, hour.next + 1);
  const oh = words[hour.next] === 'oh' || words[hour.next] === 'o' ? hour.next + 1 : hour.next;
  const minutes = hour.value >= 1 ? readNumber(words, oh) : null;
  const isMinutes =
    minutes &&
    Number.isInteger(minutes.value) &&
    minutes.value < 60 &&
    (oh > hour.next ? minutes.value < 10 : minutes.value >= 10);
  if (isMinutes && !isUnit(words[minutes.next])) return toTime(hour.value, minutes.value, minutes.next);
  return toTime(hour.value, 0, hour.next);
}

const isUnit = (word: string | undefined): boolean =>
  /^(h|hrs?|hours?|mins?|minutes?|mm|mil|mils|m|metres?|percent|rata)$/.test(word ?? '');

function toTime(hour: number, minutes: number, next: number, isFixed = false): Found<ClockTime> | null {
  if (hour > 24 || (hour === 24 && minutes > 0)) return null;
  return found({ minutes: (hour * 60 + minutes) % DAY, isFixed: isFixed || hour > 12 || hour === 0 }, next);
}

/** `half seven` (7:30, as New Zealanders and the British say), `half past seven`, `quarter to four`, `twenty past eight`. */
function readRelative(words: readonly string[], start: number): Found<ClockTime> | null {
  const at = words[start] === 'a' ? start + 1 : start;
  if (words[at] === 'half') {
    const next = PAST.has(words[at + 1] ?? '') ? at + 2 : at + 1;
    const hour = readHour(words, next);
    return hour && shift(hour, 30);
  }
  const quarter = words[at] === 'quarter' ? found({ minutes: 15, isFixed: false }, at + 1) : null;
  const minutes = quarter ?? readPastMinutes(words, at);
  if (!minutes) return null;
  const word = words[minutes.next] ?? '';
  const hour = PAST.has(word) || BEFORE.has(word) ? readHour(words, minutes.next + 1) : null;
  return hour && shift(hour, PAST.has(word) ? minutes.value.minutes : -minutes.value.minutes);
}

function readPastMinutes(words: readonly string[], at: number): Found<ClockTime> | null {
  const count = readNumber(words, at);
  if (!count || !Number.isInteger(count.value) || count.value < 1 || count.value > 29) return null;
  const isNamed = /^min(ute)?s?$/.test(words[count.next] ?? '');
  return found({ minutes: count.value, isFixed: false }, isNamed ? count.next + 1 : count.next);
}

function readHour(words: readonly string[], at: number): Found<ClockTime> | null {
  const named = NAMED[words[at] ?? ''];
  if (named !== undefined) return found({ minutes: named, isFixed: true }, at + 1);
  const hour = readNumber(words, at);
  if (!hour || !Number.isInteger(hour.value) || hour.value < 1 || hour.value > 12 || isUnit(words[hour.next])) return null;
  return toTime(hour.value, 0, words[hour.next] === 'oclock' ? hour.next + 1 : hour.next);
}

const shift = ({ value, next }: Found<ClockTime>, by: number): Found<ClockTime> =>
  found({ minutes: (value.minutes + by + DAY) % DAY, isFixed: value.isFixed }, next);

/** `am`, `pm`, `in the morning`, `this arvo`; whether it is the second half of the day. */
function readHalf(words: readonly string[], at: number): Found<boolean> | null {
  const first = words[at] ?? '';
  if (first === 'am' || first === 'pm') return { value: first === 'pm', next: at + 1 };
  const named = words[at + 1] === 'the' || words[at + 1] === 'this' ? at + 2 : at + 1;
  if (first === 'in' && words[named] === 'morning') return { value: false, next: named + 1 };
  if (first === 'in' && /^(afternoon|arvo|evening)$/.test(words[named] ?? '')) return { value: true, next: named + 1 };
  return first === 'at' && words[at + 1] === 'night' ? { value: true, next: at + 2 } : null;
}

/**
 * A time of day. `ten to four` is only a time where `mayBeRelative` allows it for small counts, because it is also a span; `twenty to four`
 * always is.
 */
export function readClock(words: readonly string[], start: number, mayBeRelative = true): Found<ClockTime> | null {
  const at = words[start] === 'about' || words[start] === 'around' ? start + 1 : start;
  const named = NAMED[words[at] ?? ''];
  if (named !== undefined) return found({ minutes: named, isFixed: true }, at + 1);
  const relative = readRelative(words, at);
  const isSpanToo =
    relative !== null && BEFORE.has(words[readNumber(words, at)?.next ?? -1] ?? '') && (readNumber(words, at)?.value ?? 99) <= 12;
  const time = (isSpanToo && !mayBeRelative ? null : relative) ?? readFace(words, at);
  if (!time) return null;
  const half = time.value.isFixed ? null : readHalf(words, time.next);
  if (!half) return time;
  return found({ minutes: (time.value.minutes % HALF) + (half.value ? HALF : 0), isFixed: true }, half.next);
}
