import { isWorkingDay } from '../holidays';
import type { RegionName } from '../weather/regions';
import { addDays } from '../zone';

/** From 24 December to 5 January no day is a working day. Source: Construction Contracts Act 2002, section 5. */
const CLOSED_FROM = '12-24';
const CLOSED_TO = '01-05';

/**
 * Whether a period of the Act counts this day: no weekend, no national holiday, none of the days around New Year. Provincial anniversary
 * days count as working days unless `region` names one whose day the contract leaves out.
 */
function isClaimDay(day: string, region: RegionName | null): boolean {
  const monthDay = day.slice(5);
  return monthDay < CLOSED_FROM && monthDay > CLOSED_TO && isWorkingDay(day, region);
}

/** The day that is `count` working days after `from`, which itself is not counted. */
export function addClaimDays(from: string, count: number, region: RegionName | null): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isClaimDay(day, region)) left -= 1;
  }
  return day;
}

/** Working days after `from` up to and with `to`; 0 when `to` does not lie later. */
export function claimDaysBetween(from: string, to: string, region: RegionName | null): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isClaimDay(day, region)) count += 1;
  return count;
}
