import { addDays, dayOf, instantOf, startOfDay } from '../zone';
import type { TimeDraft } from './types';

/** Where hours without times begin on another day than today. Source: design decisions, "09:00 to 17:00 on the chosen date". */
const USUAL_START = '09:00';
const MINUTE = 60_000;

/**
 * The instants of a confirmed draft, and its seconds (without the break). Hours said without times end now when they were worked today, and
 * begin at 9 on any other day, or at midnight where they would not fit. An end before the start lies on the next day.
 */
export function toTimeEntry(
  draft: Pick<TimeDraft, 'day' | 'start' | 'end' | 'seconds' | 'breakSeconds'>,
  zone: string,
  now: number,
) {
  const { day, start, end } = draft;
  if (start && end) {
    const from = instantOf(day, start, zone);
    const to = instantOf(end > start ? day : addDays(day, 1), end, zone);
    const duration = Math.max(1, Math.round((to - from) / 1000) - draft.breakSeconds);
    return { startTime: iso(from), endTime: iso(to), duration };
  }
  const length = draft.seconds * 1000;
  const end0 = Math.floor(now / MINUTE) * MINUTE;
  const isToday = day === dayOf(now, zone);
  const midnight = startOfDay(day, zone);
  const usual = instantOf(day, USUAL_START, zone);
  const fitsFromUsual = usual + length <= startOfDay(addDays(day, 1), zone);
  const from = isToday ? Math.max(midnight, end0 - length) : fitsFromUsual ? usual : midnight;
  return { startTime: iso(from), endTime: iso(from + length), duration: draft.seconds };
}

const iso = (instant: number): string => new Date(instant).toISOString();
