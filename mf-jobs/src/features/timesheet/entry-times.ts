import { addDays, dayOf, instantsOf, parseDuration, wallTime } from '@dwang/domain';
import { durationText } from '@dwang/kit/form';

/** Entries typed by hand start at nine and, until a duration is typed, run to five. Source: specification 2, section 9. */
export const DEFAULT_START = '09:00';
export const DEFAULT_SECONDS = 8 * 3600;
export const DEFAULT_END = '17:00';

const two = (value: number): string => String(value).padStart(2, '0');

/** The day and the time of day at which an instant falls in `zone`, as a form shows them. */
export function toDayAndTime(instant: string, zone: string): { date: string; startTime: string } {
  const at = Date.parse(instant);
  const { hour, minute } = wallTime(at, zone);
  return { date: dayOf(at, zone), startTime: `${two(hour)}:${two(minute)}` };
}

/** Which of the two hours it is that come alike when clocks go back: 0 the first, 1 the second. At all other times it means nothing. */
export type Hour = 0 | 1;

/** Which of the two hours a stored instant lies in; 0 where there is but one. */
export function hourOf(instant: string, zone: string): Hour {
  const { date, startTime } = toDayAndTime(instant, zone);
  const [, second = Number.POSITIVE_INFINITY] = instantsOf(date, startTime, zone);
  return Date.parse(instant) >= second ? 1 : 0;
}

function instantIn(date: string, startTime: string, zone: string, hour: Hour = 0): number {
  const [first, second = first] = instantsOf(date, startTime, zone);
  return hour === 1 ? second : first;
}

export const toInstant = (date: string, startTime: string, zone: string, hour?: Hour): string =>
  new Date(instantIn(date, startTime, zone, hour)).toISOString();

interface TypedTimes {
  date: string;
  startTime: string;
  hour?: Hour | undefined;
  endTime?: string;
  duration: string;
  /** Unpaid time between start and end; empty for none. */
  breaks?: string;
}

/** The instant that is typed, or the stored one to the millisecond while day and time are those that it shows. */
export function startOf(
  { date, startTime, hour }: Pick<TypedTimes, 'date' | 'startTime' | 'hour'>,
  stored: string | null,
  zone: string,
): number {
  const shown = stored && toDayAndTime(stored, zone);
  const isStored = shown && shown.date === date && shown.startTime === startTime && isHourOf(hour, stored, zone);
  return isStored ? Date.parse(stored) : instantIn(date, startTime, zone, hour);
}

const isHourOf = (hour: Hour | undefined, stored: string, zone: string): boolean =>
  hour === undefined || hour === hourOf(stored, zone);

/**
 * Seconds from `start` until the wall shows `endTime`. An end that is not after the start is on the next day: 22:00 to 01:30 is three and a
 * half hours, never a minus.
 */
function secondsUntil(start: number, endTime: string, zone: string): number {
  const day = dayOf(start, zone);
  const end = instantsOf(day, endTime, zone).find((instant) => instant > start) ?? instantIn(addDays(day, 1), endTime, zone);
  return Math.round((end - start) / 1000);
}

/** Seconds of typed breaks; 0 while they cannot be read. */
export const breaksIn = ({ breaks = '' }: { breaks?: string | undefined }): number => parseDuration(breaks) ?? 0;

/**
 * A typed end or break gives the duration, anything else the end; nothing while a field cannot be read, or while nothing would be left of
 * the work. `changed` are the names of the fields typed in.
 */
export function linkedTimes(
  changed: readonly string[],
  typed: TypedTimes,
  stored: string | null,
  zone: string,
): Partial<TypedTimes> {
  if (!typed.date || !typed.startTime) return {};
  const start = startOf(typed, stored, zone);
  if (changed.includes('endTime') || changed.includes('breaks')) {
    const seconds = typed.endTime ? secondsUntil(start, typed.endTime, zone) - breaksIn(typed) : 0;
    return seconds > 0 ? { duration: durationText(seconds) } : {};
  }
  const seconds = parseDuration(typed.duration ?? '');
  const isMoved = ['date', 'startTime', 'hour', 'duration'].some((name) => changed.includes(name));
  if (seconds === null || !isMoved) return {};
  const end = new Date(start + (seconds + breaksIn(typed)) * 1000).toISOString();
  return { endTime: toDayAndTime(end, zone).startTime };
}

interface Times {
  startTime: string;
  endTime: string;
  duration: number;
}

interface EditedTimes {
  date: string;
  startTime: string;
  hour?: Hour | undefined;
  /** Seconds worked, and seconds of breaks. */
  duration: number;
  breaks: number;
}

/** What an edit sends: only what changed, so that untouched instants stay as they were to the millisecond. The end follows work and breaks. */
export function changedTimes(
  before: Times,
  { date, startTime, hour, duration, breaks }: EditedTimes,
  zone: string,
): Partial<Times> {
  const shown = toDayAndTime(before.startTime, zone);
  const isMoved = shown.date !== date || shown.startTime !== startTime || !isHourOf(hour, before.startTime, zone);
  if (!isMoved && duration === before.duration && breaks === breakSeconds(before)) return {};
  const start = isMoved ? toInstant(date, startTime, zone, hour) : before.startTime;
  const endTime = new Date(Date.parse(start) + (duration + breaks) * 1000).toISOString();
  return {
    ...(isMoved ? { startTime: start } : {}),
    ...(duration === before.duration ? {} : { duration }),
    ...(endTime === before.endTime ? {} : { endTime }),
  };
}

/** Seconds of the span in which nobody worked. */
export const breakSeconds = ({ startTime, endTime, duration }: Times): number =>
  Math.max(0, Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000) - duration);
