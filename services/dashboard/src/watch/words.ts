import { dayOf, dayText, wallTime } from '@dwang/domain';

/** `3 Oct 2026, 7:30 am` by the clocks of this zone. */
export function instantText(instant: Date, timeZone: string): string {
  const { hour, minute } = wallTime(instant.getTime(), timeZone);
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return `${dayText(dayOf(instant.getTime(), timeZone))}, ${time}`;
}
