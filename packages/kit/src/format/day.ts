import { DEFAULT_ZONE, dayOf, MONTHS, wallTime, whichHour } from '@dwang/domain';
import { thisYear } from './now';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `2026-10-03` → `3 Oct 2026`; nothing or rubbish is a dash. */
export function formatDay(day: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '');
  const month = MONTHS[Number(match?.[2]) - 1];
  return match && month ? `${Number(match[3])} ${month} ${match[1]}` : '–';
}

/** `2026-10-03` → `Sat 3 Oct`, with its year where that is not this one. */
export function formatShortDay(day: string | null | undefined): string {
  const full = formatDay(day);
  if (full === '–') return full;
  const weekday = WEEKDAYS[new Date(`${String(day).slice(0, 10)}T00:00:00Z`).getUTCDay()];
  const year = thisYear() ?? full.slice(-4);
  return `${weekday} ${full.endsWith(year) ? full.slice(0, -5) : full}`;
}

/** An instant as the day and time of the company's zone: `3 Oct 2026, 2:05 pm`. */
export function formatInstant(iso: string | null | undefined, timeZone: string = DEFAULT_ZONE): string {
  const instant = Date.parse(iso ?? '');
  return Number.isNaN(instant) ? '–' : `${formatDay(dayOf(instant, timeZone))}, ${formatTime(iso, timeZone)}`;
}

/** The time of day alone: `2:05 pm`. */
export function formatTime(iso: string | null | undefined, timeZone: string = DEFAULT_ZONE): string {
  const instant = Date.parse(iso ?? '');
  if (Number.isNaN(instant)) return '–';
  const { hour, minute } = wallTime(instant, timeZone);
  const which = whichHour(instant, timeZone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}${which && ` ${which}`}`;
}
