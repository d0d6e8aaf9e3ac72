import { addDays, weekdayOf } from '../zone';

const two = (value: number): string => String(value).padStart(2, '0');

export const dayIn = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;

const MONDAY = 1;

/** The first, second … such weekday of a month; 0 is Sunday. */
export function nthWeekday(year: number, month: number, nth: number, weekday: number): string {
  const first = dayIn(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** The Monday that lies nearest to the day: Tuesday to Thursday go back, Friday to Sunday go on. */
export function mondayNearest(day: string): string {
  const back = (weekdayOf(day) - MONDAY + 7) % 7;
  return addDays(day, back <= 3 ? -back : 7 - back);
}

/** Easter Sunday, by the Gregorian reckoning of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayIn(year, Math.floor(f / 31), (f % 31) + 1);
}
