import type { RegionName } from '../weather/regions';
import { weekdayOf } from '../zone';
import { anniversaryOf } from './anniversary';
import { LAST_KNOWN_YEAR } from './matariki';
import { nationalHolidays } from './national';

export { LAST_KNOWN_YEAR } from './matariki';

/** Whether every holiday of that year is known; after 2052 Matariki is not. */
export const knowsHolidaysOf = (year: number): boolean => year <= LAST_KNOWN_YEAR;

const byYear = new Map<string, Map<string, string>>();

/** Names by day of one year. A holiday that moves stands on both days: who works the weekend has it on the first. */
function holidaysOf(year: number, region: RegionName | null): Map<string, string> {
  const key = `${year} ${region}`;
  const known = byYear.get(key);
  if (known) return known;
  const named = new Map<string, string>();
  const add = (day: string, name: string) => named.set(day, named.has(day) ? `${named.get(day)}, ${name}` : name);
  for (const { name, date, observed } of nationalHolidays(year)) {
    add(date, name);
    if (observed !== date) add(observed, `${name} (observed)`);
  }
  if (region) {
    const { name, date } = anniversaryOf(region, year);
    add(date, name);
  }
  byYear.set(key, named);
  return named;
}

/** What is celebrated on `day` (`YYYY-MM-DD`) in the whole country and in the region: `Christmas Day (observed)`; null on every other day. */
export const holidayOn = (day: string, region: RegionName | null): string | null =>
  holidaysOf(Number(day.slice(0, 4)), region).get(day) ?? null;

export const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0;

/** Monday to Friday, and no holiday of the country or the region. */
export const isWorkingDay = (day: string, region: RegionName | null): boolean =>
  !isWeekend(day) && holidayOn(day, region) === null;
