import { multiplyDivideHalfUp } from './money';
import { addDays, dayOf, startOfDay } from './zone';

/** Work from `start` to `end` (milliseconds since 1970 UTC, half-open) of which `seconds` were worked: fewer than the span when there were breaks. */
export interface WorkedSpan {
  start: number;
  end: number;
  seconds: number;
}

export interface DaySeconds {
  /** `YYYY-MM-DD` in the zone asked for. */
  day: string;
  seconds: number;
}

/**
 * Whole seconds worked before `instant`. Without breaks they are the seconds on the clock; with breaks, whose place in the span nobody
 * noted, the work is spread evenly over the span. Grows with `instant` from 0 to exactly `seconds`, so that parts always sum to the whole.
 */
export function workedBefore({ start, end, seconds }: WorkedSpan, instant: number): number {
  if (instant <= start) return 0;
  if (instant >= end) return seconds;
  const span = end - start;
  const hasBreaks = seconds < Math.round(span / 1000);
  return hasBreaks
    ? multiplyDivideHalfUp(seconds, Math.floor(instant - start), span)
    : Math.min(seconds, Math.round((instant - start) / 1000));
}

/** Whole seconds worked within the half-open span `[from, to)` of instants. */
export const workedWithin = (work: WorkedSpan, from: number, to: number): number =>
  Math.max(0, workedBefore(work, to) - workedBefore(work, from));

/**
 * The seconds of an entry on each calendar day of `zone` that it touches, split at local midnight (the day of a change of clocks has 23 or
 * 25 hours). This is the one rule by which hours are counted per day, week and month. The parts sum to `duration` to the second, and no
 * part is longer than its day. `start` and `end` in milliseconds, `duration` in seconds.
 */
export function splitByDay(start: number, end: number, duration: number, zone: string): DaySeconds[] {
  const work = { start, end, seconds: duration };
  const first = dayOf(start, zone);
  if (end <= start) return [{ day: first, seconds: duration }];
  const parts: DaySeconds[] = [];
  let from = start;
  for (let day = first; from < end; day = addDays(day, 1)) {
    const next = startOfDay(addDays(day, 1), zone);
    const seconds = workedWithin(work, from, next);
    if (seconds > 0) parts.push({ day, seconds });
    from = Math.max(from, next);
  }
  return parts;
}
