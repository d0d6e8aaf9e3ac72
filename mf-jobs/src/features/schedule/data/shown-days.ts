import { addDays, startOfMonth, startOfWeek, type WeekStart } from '@dwang/domain';
import { isWorkingDay } from '@dwang/domain/holidays';
import type { RegionName } from '@dwang/domain/weather';
import { formatDay } from '@dwang/kit';

export type ScheduleView = 'week' | 'month';

const run = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => addDays(first, index));

const monthAfter = (day: string): string => startOfMonth(addDays(startOfMonth(day), 31));

/** The week that holds the day, or the whole weeks that its month touches. */
export function shownDays(view: ScheduleView, date: string, weekStart: WeekStart): string[] {
  if (view === 'week') return run(startOfWeek(date, weekStart), 7);
  const first = startOfWeek(startOfMonth(date), weekStart);
  const last = addDays(monthAfter(date), -1);
  const days = run(first, 42);
  return days.slice(0, days.indexOf(startOfWeek(last, weekStart)) + 7);
}

/** A day of the week or month before or after. */
export function stepped(view: ScheduleView, date: string, by: 1 | -1): string {
  if (view === 'week') return addDays(date, by * 7);
  return by === 1 ? monthAfter(date) : startOfMonth(addDays(startOfMonth(date), -1));
}

/** `30 Nov to 6 Dec 2026`, `December 2026`; a narrow screen does without the year of a week. */
export function spanTitle(view: ScheduleView, date: string, days: readonly string[], isNarrow = false): string {
  if (view === 'month') {
    const name = new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return name.format(new Date(`${date}T00:00:00Z`));
  }
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const [start, end] = [formatDay(first), formatDay(last)];
  if (isNarrow) return `${start.slice(0, -5)} to ${end.slice(0, -5)}`;
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))} to ${end}`;
  return first.slice(0, 4) === last.slice(0, 4) ? `${start.slice(0, -5)} to ${end}` : `${start} to ${end}`;
}

/** The days from the first to the last, both included, and which of them are left out as no working days. */
export function bookedSpan(first: string, last: string, skipsFreeDays: boolean, region: RegionName | null) {
  const all: string[] = [];
  for (let day = first; day <= last && all.length < 366; day = addDays(day, 1)) all.push(day);
  const days = all.filter((day) => !skipsFreeDays || all.length === 1 || isWorkingDay(day, region));
  return { days, skipped: all.filter((day) => !days.includes(day)) };
}

/** `07:30` → `7:30 am`, `16:00` → `4 pm`. */
function clockWords(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `7:30 am to 4 pm`, `Whole day`. */
export const timesWords = ({ startTime, endTime }: { startTime: string | null; endTime: string | null }): string =>
  startTime && endTime ? `${clockWords(startTime)} to ${clockWords(endTime)}` : 'Whole day';
