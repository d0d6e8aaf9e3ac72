import { wallTime } from '@dwang/domain';

const two = (value: number): string => String(value).padStart(2, '0');

/** The time of day on the wall of `zone`, `HH:MM`. Milliseconds. */
export function clockOf(instant: number, zone: string): string {
  const { hour, minute } = wallTime(instant, zone);
  return `${two(hour)}:${two(minute)}`;
}

/** The same to the second, `HH:MM:SS`. */
export const clockWithSeconds = (instant: number, zone: string): string =>
  `${clockOf(instant, zone)}:${two(wallTime(instant, zone).second)}`;
