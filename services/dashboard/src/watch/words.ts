import { dayOf, dayText, wallTime } from '@dwang/domain';

/** Words of notifications, in New Zealand English whatever the server's own language. */
const MONEY = new Intl.NumberFormat('en-NZ', { style: 'currency', currency: 'NZD' });

export const dollars = (cents: number): string => MONEY.format(cents / 100);

/** `3 Oct 2026, 7:30 am` by the clocks of this zone. */
export function instantText(instant: Date, timeZone: string): string {
  const { hour, minute } = wallTime(instant.getTime(), timeZone);
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return `${dayText(dayOf(instant.getTime(), timeZone))}, ${time}`;
}
