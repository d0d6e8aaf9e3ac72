import { DEFAULT_ZONE, dayOf, daysBetween } from '@dwang/domain';
import { now } from './now';

/**
 * How long ago something last happened, by calendar days of the company's zone: Today, Yesterday, N days ago (under 7), N weeks ago
 * (under 30 days), else N months ago (of 30 days); `No activity` without a date. `when` is an instant or a day. A future date is Today.
 */
export function ageLabel(when: string | null | undefined, timeZone: string = DEFAULT_ZONE, at: number = now()): string {
  const day = toDay(when, timeZone);
  if (!day) return 'No activity';
  const days = daysBetween(day, dayOf(at, timeZone));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return count(Math.floor(days / 7), 'week');
  return count(Math.floor(days / 30), 'month');
}

function toDay(when: string | null | undefined, timeZone: string): string | null {
  if (!when) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(when)) return when;
  const instant = Date.parse(when);
  return Number.isNaN(instant) ? null : dayOf(instant, timeZone);
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;
