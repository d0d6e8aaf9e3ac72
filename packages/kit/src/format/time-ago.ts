import { dayOf } from '@dwang/domain';
import { ageLabel } from './age-label';
import { formatDay } from './day';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

/** How long ago, by the company's calendar: `Just now`, `12 min ago`, `3 h ago`, `Yesterday`, `4 days ago`, then the date. */
export function timeAgo(iso: string, timeZone: string, now: number): string {
  const instant = Date.parse(iso);
  const age = now - instant;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  const today = dayOf(now, timeZone);
  const day = dayOf(instant, timeZone);
  if (day === today) return `${Math.floor(age / HOUR)} h ago`;
  return age < WEEK ? ageLabel(iso, timeZone, now) : formatDay(day);
}
