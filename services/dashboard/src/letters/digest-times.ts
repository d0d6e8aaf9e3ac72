import type { SettingValues } from '@dwang/contracts';
import { addDays, dayOf, instantOf, startOfWeek } from '@dwang/domain';

const MORNING = '07:00';
const HOUR_MS = 3_600_000;

/**
 * What was told before this moment is due by e-mail: at once, at the full hour, at 7 in the morning of the company's zone, or at 7 on
 * Monday.
 */
export function dueBefore(frequency: SettingValues['notification_frequency'], now: Date, timeZone: string): Date {
  if (frequency === 'immediate') return new Date(now.getTime() + 1);
  if (frequency === 'hourly') return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const today = dayOf(now.getTime(), timeZone);
  const [day, every] = frequency === 'daily' ? [today, 1] : [startOfWeek(today, 1), 7];
  const latest = instantOf(day, MORNING, timeZone);
  return new Date(latest <= now.getTime() ? latest : instantOf(addDays(day, -every), MORNING, timeZone));
}
