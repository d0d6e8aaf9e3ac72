import { splitByDay } from './day-split';
import { dayOf, weekdayOf } from './zone';

/** An entry as the hints see it; instants in milliseconds, `seconds` worked. */
export interface HintedEntry {
  id: number;
  start: number;
  end: number;
  seconds: number;
}

export interface TimeHintFound {
  kind: 'overlap' | 'gap' | 'long_day';
  /** `YYYY-MM-DD` of the zone. */
  day: string;
  start: number;
  end: number;
  seconds: number;
  entryId: number;
}

/** A hole between two entries that is longer than a meal break. Seconds. */
export const GAP_SECONDS = 3600;
/** More work than this on one day is pointed out. Seconds. */
export const LONG_DAY_SECONDS = 12 * 3600;

const isWorkday = (day: string): boolean => weekdayOf(day) > 0 && weekdayOf(day) < 6;

/** What is odd in one person's entries: shared time, holes of more than an hour between the entries of a weekday, days above 12 hours. In order of time. */
export function findTimeHints(entries: readonly HintedEntry[], zone: string): TimeHintFound[] {
  const sorted = [...entries].sort((one, other) => one.start - other.start || one.id - other.id);
  const hints = longDays(sorted, zone);
  let last: HintedEntry | null = null;
  for (const entry of sorted) {
    const hint = last && between(last, entry, zone);
    if (hint) hints.push(hint);
    if (!last || entry.end > last.end) last = entry;
  }
  return hints.sort((one, other) => one.start - other.start);
}

function between(last: HintedEntry, next: HintedEntry, zone: string): TimeHintFound | null {
  const day = dayOf(next.start, zone);
  if (next.start < last.end) {
    const end = Math.min(last.end, next.end);
    return found('overlap', day, next.start, end, next.id);
  }
  const isSameDay = dayOf(last.end - 1, zone) === day;
  const isHole = next.start - last.end > GAP_SECONDS * 1000;
  return isSameDay && isHole && isWorkday(day) ? found('gap', day, last.end, next.start, next.id) : null;
}

function longDays(entries: readonly HintedEntry[], zone: string): TimeHintFound[] {
  const days = new Map<string, TimeHintFound>();
  for (const { id, start, end, seconds } of entries) {
    for (const part of splitByDay(start, end, seconds, zone)) {
      const sum = days.get(part.day) ?? { kind: 'long_day' as const, day: part.day, start, end, seconds: 0, entryId: id };
      days.set(part.day, { ...sum, end: Math.max(sum.end, end), seconds: sum.seconds + part.seconds });
    }
  }
  return [...days.values()].filter(({ seconds }) => seconds > LONG_DAY_SECONDS);
}

const found = (kind: 'overlap' | 'gap', day: string, start: number, end: number, entryId: number): TimeHintFound => ({
  kind,
  day,
  start,
  end,
  seconds: Math.round((end - start) / 1000),
  entryId,
});
