import { addDays, dayOf, instantOf, wallTime } from '@dwang/domain';

/** Push messages keep silent from 20:00 to 07:00 in the company's zone: a house default. */
const FROM_HOUR = 20;
const UNTIL = '07:00';
const UNTIL_HOUR = 7;

/** The first moment from `now` on at which a push message may be sent. */
export function afterQuietHours(now: Date, timeZone: string): Date {
  const { hour } = wallTime(now.getTime(), timeZone);
  if (hour >= UNTIL_HOUR && hour < FROM_HOUR) return now;
  const today = dayOf(now.getTime(), timeZone);
  return new Date(instantOf(hour < UNTIL_HOUR ? today : addDays(today, 1), UNTIL, timeZone));
}
