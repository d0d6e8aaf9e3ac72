import { addDays, weekdayOf } from '../zone';
import { readDate } from './dates';
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
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A day that was named, and the part of it. */
export interface NamedDay {
  day: string;
  part: DayPart | null;
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
  ['yest', -1],
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
