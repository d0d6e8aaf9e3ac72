import { dayOf, instantOf, wallTime } from '@dwang/domain';

/** Entries typed by hand start at nine and, until a duration is typed, run to five. Source: specification 2, section 9. */
export const DEFAULT_START = '09:00';
export const DEFAULT_SECONDS = 8 * 3600;

const two = (value: number): string => String(value).padStart(2, '0');

/** The day and the time of day at which an instant falls in `zone`, as a form shows them. */
export function toDayAndTime(instant: string, zone: string): { date: string; startTime: string } {
  const at = Date.parse(instant);
  const { hour, minute } = wallTime(at, zone);
  return { date: dayOf(at, zone), startTime: `${two(hour)}:${two(minute)}` };
}

export const toInstant = (date: string, startTime: string, zone: string): string =>
  new Date(instantOf(date, startTime, zone)).toISOString();

interface Times {
  startTime: string;
  endTime: string;
  duration: number;
}

/**
 * What an edit sends: only what changed, so that untouched instants stay as they were to the millisecond. An entry without breaks keeps
 * its end at start + duration; one with breaks keeps its span unless the new duration no longer fits.
 */
export function changedTimes(before: Times, date: string, startTime: string, duration: number, zone: string): Partial<Times> {
  const shown = toDayAndTime(before.startTime, zone);
  const isMoved = shown.date !== date || shown.startTime !== startTime;
  if (!isMoved && duration === before.duration) return {};
  const start = isMoved ? toInstant(date, startTime, zone) : before.startTime;
  const span = Math.round((Date.parse(before.endTime) - Date.parse(before.startTime)) / 1000);
  const hasBreaks = span > before.duration;
  const newSpan = hasBreaks ? Math.max(span, duration) : duration;
  const endTime = new Date(Date.parse(start) + newSpan * 1000).toISOString();
  return {
    ...(isMoved ? { startTime: start } : {}),
    ...(duration === before.duration ? {} : { duration }),
    ...(endTime === before.endTime ? {} : { endTime }),
  };
}
