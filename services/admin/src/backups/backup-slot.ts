import type { SettingValues } from '@dwang/contracts';
import { addDays, DEFAULT_ZONE, dayOf, startOfDay, startOfWeek } from '@dwang/domain';

const HOUR = 3_600_000;

/** The latest moment not after `now` at which an automatic backup was due: the full hour, midnight, or the midnight that begins a Monday. */
export function lastSlot(frequency: SettingValues['db_backup_frequency'], now: number, zone = DEFAULT_ZONE): number {
  if (frequency === 'hourly') return Math.floor(now / HOUR) * HOUR;
  const today = dayOf(now, zone);
  const midnight = startOfDay(frequency === 'daily' ? today : startOfWeek(today, 1), zone);
  return midnight <= now ? midnight : startOfDay(addDays(today, frequency === 'daily' ? -1 : -7), zone);
}
