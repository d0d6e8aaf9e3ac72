import type { TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { addDays, dayOf, daysBetween, instantOf, toClock, wallTime } from '@dwang/domain';

type Times = Pick<TimeEntry, 'startTime' | 'endTime' | 'duration'>;

/** The shortest length that a drag leaves. Seconds. */
const LEAST = 900;

/** The entry so many days on, at the same time on the wall: a change of clocks leaves its length alone. */
export function shifted({ startTime, endTime }: Times, days: number, zone: string): UpdateTimeEntry {
  const start = Date.parse(startTime);
  const { hour, minute, second } = wallTime(start, zone);
  const clock = toClock(hour * 3600 + minute * 60 + second);
  const moved = instantOf(addDays(dayOf(start, zone), days), clock, zone) + (start % 1000);
  return {
    startTime: new Date(moved).toISOString(),
    endTime: new Date(moved + Date.parse(endTime) - start).toISOString(),
  };
}

/** The entry on another day. */
export const onDay = (entry: Times, day: string, zone: string): UpdateTimeEntry =>
  shifted(entry, daysBetween(dayOf(Date.parse(entry.startTime), zone), day), zone);

/** The entry longer or shorter, its end moved with it and its breaks kept. Seconds; at least a quarter of an hour stays. */
export function resized({ endTime, duration }: Times, by: number): UpdateTimeEntry {
  const next = Math.max(Math.min(duration, LEAST), duration + by);
  return { duration: next, endTime: new Date(Date.parse(endTime) + (next - duration) * 1000).toISOString() };
}

/** What takes the entry back to its times. */
export const timesOf = ({ startTime, endTime, duration }: Times): UpdateTimeEntry => ({ startTime, endTime, duration });
