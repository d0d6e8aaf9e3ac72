import { parseDecimal } from './parse-decimal';

/** Durations are whole seconds. */

const MAX_TYPED_SECONDS = 1000 * 3600;

/**
 * What people type for a duration: `HH:MM`, `HH:MM:SS`, `2.5`, `2,5`, `.5` or `2.5h` (hours), `2h30`, `2h 30m`, `45m`, `2h`.
 * Answers whole seconds, or null for anything else (minutes and seconds of 60 and more, zero, a minus, over 1000 hours).
 */
export function parseDuration(text: string): number | null {
  const seconds = readDuration(text.trim().toLowerCase());
  return seconds !== null && seconds > 0 && seconds < MAX_TYPED_SECONDS ? seconds : null;
}

function readDuration(text: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  const hours = parseDecimal(/^([\d.,]{1,8})\s*(?:h(?:(?:ou)?rs?)?)?$/.exec(text)?.[1] ?? '');
  if (hours !== null) return Math.round(Number(hours) * 3600);
  const words = /^(?:(\d{1,3})\s*h(?:(?:ou)?rs?)?)?\s*(?:(\d{1,3})\s*(?:m(?:in(?:ute)?s?)?)?)?$/.exec(text);
  if (!words || (words[1] === undefined && words[2] === undefined)) return null;
  const [whole, minutes] = [Number(words[1] ?? 0), Number(words[2] ?? 0)];
  if (words[1] !== undefined && minutes > 59) return null;
  return whole * 3600 + minutes * 60;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 9045 → `"02:30:45"`, the timer's face. Hours are never cut at 24. */
export const toClock = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(Math.floor(seconds % 60))}`;

/** 9045 → `"2:30"`: hours and minutes, rounded half up to the minute. */
export function toHoursMinutes(seconds: number): string {
  const minutes = Math.floor((seconds + 30) / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/** 9000 → `"2.50"`: decimal hours, rounded half up to `places` (default 2). */
export const toDecimalHours = (seconds: number, places = 2): string => decimalHoursBetween(0, seconds, places);

/** Decimal hours of the work from its second `before` to its second `after`, rounded so that the parts of it sum to what is written for the whole. */
export function decimalHoursBetween(before: number, after: number, places = 2): string {
  const scale = 10 ** places;
  const units = unitsOf(after, scale) - unitsOf(before, scale);
  return `${Math.floor(units / scale)}.${String(units % scale).padStart(places, '0')}`;
}

const unitsOf = (seconds: number, scale: number): number => Math.floor((seconds * scale * 2 + 3600) / 7200);

/** Minutes of the workday bar: 8 hours. */
export const WORKDAY_SECONDS = 480 * 60;
