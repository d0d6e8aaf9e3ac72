import { addDays, weekdayOf } from '../zone';
import { listed } from './listed';
import { readNumber } from './numbers';
import type { Found } from './phrases';

const WEEKDAYS: Record<string, number> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sun: 0,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  weds: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
};
const MONTHS = listed(`
  january, february, march, april, may, june, july, august, september, october, november, december`);
const ORDINALS = listed(`
  first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth,
  fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth`);

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A day that was named, and the part of it. */
export interface NamedDay {
  day: string;
  part: DayPart | null;
}

const two = (value: number): string => String(value).padStart(2, '0');

function monthOf(word: string | undefined): number | null {
  const at =
    word && word.length >= 3
      ? MONTHS.findIndex((month) => month.startsWith(word) || (word === 'sept' && month === 'september'))
      : -1;
  return at < 0 ? null : at + 1;
}

/** `YYYY-MM-DD`, or null where the calendar has no such day. */
function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? `${year}-${two(month)}-${two(day)}` : null;
}

/** The nearest such day of the month (and year) on the asked side of today; today counts. */
function nearest(today: string, direction: -1 | 1, dayOfMonth: number, month: number | null): string | null {
  const [year = 0, present = 1] = today.split('-').map(Number);
  for (let step = 0; step < (month === null ? 13 : 9); step += 1) {
    const shifted = new Date(Date.UTC(year, present - 1 + direction * step, 1));
    const day =
      month === null
        ? toDay(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, dayOfMonth)
        : toDay(year + direction * step, month, dayOfMonth);
    if (day && (direction < 0 ? day <= today : day >= today)) return day;
  }
  return null;
}

function readDayOfMonth(words: readonly string[], at: number): Found<number> | null {
  const named = ORDINALS.indexOf(words[at] ?? '') + 1;
  if (named > 0) return { value: named, next: at + 1 };
  const isTens = words[at] === 'twenty' || words[at] === 'thirty';
  const tail = isTens ? ORDINALS.indexOf(words[at + 1] ?? '') + 1 : 0;
  if (tail > 0 && tail < 10) return { value: (words[at] === 'twenty' ? 20 : 30) + tail, next: at + 2 };
  if (words[at] === 'thirtieth') return { value: 30, next: at + 1 };
  const isDigits = /^\d{1,2}$/.test(words[at] ?? '') && /^(st|nd|rd|th)$/.test(words[at + 1] ?? '');
  return isDigits ? { value: Number(words[at]), next: at + 2 } : null;
}

/** `3rd of October`, `October 3`, `3 Oct`, `the 3rd`, `3/10`. */
function readDate(words: readonly string[], start: number, today: string, direction: -1 | 1): Found<string> | null {
  const at = words[start] === 'the' ? start + 1 : start;
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(words[at] ?? '');
  if (slashed && !/^(h|hrs?|hours?|day|days|m|metres?)$/.test(words[at + 1] ?? '')) {
    const [, day, month, year] = slashed;
    const full = year
      ? toDay(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
      : nearest(today, direction, Number(day), Number(month));
    return full ? { value: full, next: at + 1 } : null;
  }
  const first = monthOf(words[at]);
  const behind = first ? (readDayOfMonth(words, at + 1) ?? plainDay(words, at + 1)) : null;
  if (first && behind) return settled(nearest(today, direction, behind.value, first), behind.next);
  const ordinal = readDayOfMonth(words, at);
  const day = ordinal ?? plainDay(words, at);
  if (!day) return null;
  const monthAt = words[day.next] === 'of' ? day.next + 1 : day.next;
  const month = monthOf(words[monthAt]);
  if (month) return settled(nearest(today, direction, day.value, month), monthAt + 1);
  const isAlone = ordinal !== null && at > start && BEHIND_A_DAY.has(words[day.next]);
  return isAlone ? settled(nearest(today, direction, day.value, null), day.next) : null;
}

/** What may follow "the 3rd" when it is a day: "the first floor" is none. */
const BEHIND_A_DAY: ReadonlySet<string | undefined> = new Set([
  undefined,
  'on',
  'at',
  'for',
  'from',
  'to',
  'i',
  'we',
  'doing',
  'with',
  'in',
  'morning',
  'arvo',
  'afternoon',
  'evening',
  'half',
  'less',
  'between',
]);

const settled = (value: string | null, next: number): Found<string> | null => (value ? { value, next } : null);

function plainDay(words: readonly string[], at: number): Found<number> | null {
  const number = readNumber(words, at);
  return number && Number.isInteger(number.value) && number.value >= 1 && number.value <= 31 ? number : null;
}

/** `Tuesday`, `last Tuesday`, `next Friday`, `this Monday`. A bare one is today or the nearest on the asked side. */
function readWeekday(words: readonly string[], at: number, today: string, direction: -1 | 1): Found<string> | null {
  const mark = ['last', 'next', 'this', 'past', 'coming'].includes(words[at] ?? '') ? words[at] : null;
  const place = mark ? at + 1 : at;
  const weekday = WEEKDAYS[words[place] ?? ''];
  if (weekday === undefined) return null;
  const behind = (weekdayOf(today) - weekday + 7) % 7;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (mark === 'last' || mark === 'past') return { value: addDays(today, -(behind || 7)), next: place + 1 };
  if (mark === 'next' || mark === 'coming') return { value: addDays(today, ahead || 7), next: place + 1 };
  return { value: direction < 0 ? addDays(today, -behind) : addDays(today, ahead), next: place + 1 };
}

/** `two days ago`, `a week ago`, `in three days`. */
function readDistance(words: readonly string[], start: number, today: string): Found<string> | null {
  const at = words[start] === 'in' ? start + 1 : start;
  const count = words[at] === 'a' ? { value: 1, next: at + 1 } : readNumber(words, at);
  if (!count || !Number.isInteger(count.value) || count.value > 400) return null;
  const unit = /^days?$/.test(words[count.next] ?? '') ? 1 : /^weeks?$/.test(words[count.next] ?? '') ? 7 : 0;
  if (!unit) return null;
  if (words[count.next + 1] === 'ago') return { value: addDays(today, -count.value * unit), next: count.next + 2 };
  return at > start ? { value: addDays(today, count.value * unit), next: count.next + 1 } : null;
}

const PHRASES: readonly (readonly [string, number])[] = [
  ['the day before yesterday', -2],
  ['day before yesterday', -2],
  ['the day after tomorrow', 2],
  ['day after tomorrow', 2],
  ['yesterday', -1],
  ['yesty', -1],
  ['yesdy', -1],
  ['last night', -1],
  ['tomorrow', 1],
  ['tomoz', 1],
  ['tomorra', 1],
  ['today', 0],
  ['tonight', 0],
];

const PARTS: Record<string, DayPart> = {
  morning: 'morning',
  arvo: 'afternoon',
  avo: 'afternoon',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
};

function readPart(words: readonly string[], at: number): Found<DayPart> | null {
  const place = words[at] === 'in' && words[at + 1] === 'the' ? at + 2 : at;
  const part = PARTS[words[place] ?? ''];
  return part ? { value: part, next: place + 1 } : null;
}

function readBareDay(words: readonly string[], at: number, today: string, direction: -1 | 1): Found<string> | null {
  for (const [phrase, days] of PHRASES) {
    const wanted = phrase.split(' ');
    if (wanted.every((word, index) => words[at + index] === word))
      return { value: addDays(today, days), next: at + wanted.length };
  }
  return readWeekday(words, at, today, direction) ?? readDistance(words, at, today) ?? readDate(words, at, today, direction);
}

/**
 * A reader of days that were named, with the part of the day. `direction` -1 looks back (work that was done), 1 ahead (weather). New Zealand
 * order: 3/10 is the third of October.
 */
export const dayReader =
  (today: string, direction: -1 | 1) =>
  (words: readonly string[], start: number): Found<NamedDay> | null => {
    const at = words[start] === 'on' ? start + 1 : start;
    if (words[at] === 'this' && PARTS[words[at + 1] ?? ''])
      return { value: { day: today, part: PARTS[words[at + 1] ?? ''] ?? null }, next: at + 2 };
    const day = readBareDay(words, at, today, direction);
    if (!day) return null;
    const isNight = words[at] === 'tonight' || (words[at] === 'last' && words[at + 1] === 'night');
    const part = readPart(words, day.next);
    return { value: { day: day.value, part: part?.value ?? (isNight ? 'evening' : null) }, next: part?.next ?? day.next };
  };
