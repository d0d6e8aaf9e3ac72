import { addDays, clockChange, dayOf, startOfDay, wallTime, whichHour } from '@dwang/domain';

const DAY_MS = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

interface DayBounds {
  day: string;
  /** Half-open, milliseconds. */
  from: number;
  to: number;
}

/** Days and times of day on the wall of a zone, for many instants that follow one another: the bounds of the last day are kept. */
export class WallClock {
  private last: DayBounds | null = null;

  constructor(private readonly zone: string) {}

  /** The day in which an instant falls. Milliseconds. */
  dayAt(instant: number): DayBounds {
    const { last } = this;
    if (last && instant >= last.from && instant < last.to) return last;
    const day = dayOf(instant, this.zone);
    this.last = { day, from: startOfDay(day, this.zone), to: startOfDay(addDays(day, 1), this.zone) };
    return this.last;
  }

  /** `HH:MM`; where that comes twice that day, when clocks go back, with which it is: `02:15 NZDT`. */
  timeAt(instant: number): string {
    const { from, to } = this.dayAt(instant);
    if (to - from !== DAY_MS) {
      const { hour, minute } = wallTime(instant, this.zone);
      const which = whichHour(instant, this.zone);
      return `${two(hour)}:${two(minute)}${which && ` ${which}`}`;
    }
    const minutes = Math.floor((instant - from) / 60_000);
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }

  /** The end of a span of one day; where clocks changed in it, and the times do not show how long it was, with that: `00:00 (clocks went back)`. */
  endOf(start: number, end: number): string {
    const { from, to } = this.dayAt(start);
    const change = to - from === DAY_MS ? '' : clockChange(start, end, this.zone);
    return `${this.timeAt(end)}${change && ` (${change})`}`;
  }
}

/** The time of day to the second, `HH:MM:SS`. */
export function clockWithSeconds(instant: number, zone: string): string {
  const { hour, minute, second } = wallTime(instant, zone);
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}
