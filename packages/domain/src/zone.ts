/**
 * Calendar days in a time zone, on Intl alone: a day is `YYYY-MM-DD`, an instant is milliseconds since 1970 UTC. Days have 23 or 25
 * hours when clocks change (Pacific/Auckland: last Sunday of September, first Sunday of April), so a day's end is the next day's start,
 * never start + 24 h. Correct whatever zone the process runs in.
 */
export const DEFAULT_ZONE = 'Pacific/Auckland';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** What a clock on the wall of `zone` shows at `instant`. */
export function wallTime(instant: number, zone: string): WallTime {
  const wall: WallTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatFor(zone).formatToParts(instant)) {
    if (type in wall) wall[type as keyof WallTime] = Number(value);
  }
  return wall;
}

const two = (value: number): string => String(value).padStart(2, '0');
const toDay = (year: number, month: number, day: number): string => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** The calendar day of `zone` in which `instant` lies. */
export function dayOf(instant: number, zone: string): string {
  const { year, month, day } = wallTime(instant, zone);
  return toDay(year, month, day);
}

/** Milliseconds by which `zone` is ahead of UTC at `instant`. */
function offsetAt(instant: number, zone: string): number {
  const { year, month, day, hour, minute, second } = wallTime(instant, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants at which the wall of `zone` shows `day` and `time` (`HH:MM` or `HH:MM:SS`): two, in order, where the time happens twice
 * (autumn). A time that is skipped (spring) is moved forward by the gap.
 */
export function instantsOf(day: string, time: string, zone: string): [number, ...number[]] {
  const naive = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(naive)) throw new RangeError(`Not a day and time: "${day} ${time}"`);
  const before = offsetAt(naive - 86_400_000, zone);
  const after = offsetAt(naive + 86_400_000, zone);
  const [early, late] = [naive - before, naive - after];
  const isEarly = offsetAt(early, zone) === before;
  const isLate = offsetAt(late, zone) === after;
  if (isEarly && isLate && late > early) return [early, late];
  return [isEarly || !isLate ? early : late];
}

/** The first of `instantsOf`. */
export const instantOf = (day: string, time: string, zone: string): number => instantsOf(day, time, zone)[0];

/** The first instant of `day` in `zone`. */
export const startOfDay = (day: string, zone: string): number => instantOf(day, '00:00', zone);

/** Calendar arithmetic, free of zones: `addDays('2026-02-28', 1)` is `'2026-03-01'`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

export const laterDay = (one: string, other: string): string => (one > other ? one : other);

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** On which day weeks begin: 0 Sunday, 1 Monday. A company chooses one for all of its weeks. */
export type WeekStart = 0 | 1;

/** The weeks of a company that has not chosen. Source: specification 2, section 9, "The week starts Sunday". */
export const DEFAULT_WEEK_START: WeekStart = 0;

export const weekStartName = (start: WeekStart): 'Sunday' | 'Monday' => (start === 1 ? 'Monday' : 'Sunday');

/** The first day of the week that holds `day`. */
export const startOfWeek = (day: string, startsOn: WeekStart): string => addDays(day, -((weekdayOf(day) - startsOn + 7) % 7));

export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Half-open span of instants `[from, to)` that covers the days `first` to `last`, both included. */
export const daySpan = (first: string, last: string, zone: string): { from: number; to: number } => ({
  from: startOfDay(first, zone),
  to: startOfDay(addDays(last, 1), zone),
});
