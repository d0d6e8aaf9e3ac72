import type { Weather, WeatherHour } from '@dwang/contracts';
import { dayOf, wallTime } from '@dwang/domain';

const COUNT = 15;
const FIRST_HOUR = 6;
const HOUR_MS = 3_600_000;

/** The hours to draw of a day: of today the next fifteen, of another day from 6 am to 8 pm. */
export function shownHours({ hours, location }: Pick<Weather, 'hours' | 'location'>, date: string, now: number): WeatherHour[] {
  const { timeZone } = location;
  if (date === dayOf(now, timeZone)) {
    return hours.filter(({ time }) => Date.parse(time) > now - HOUR_MS).slice(0, COUNT);
  }
  return hours
    .filter(({ time }) => {
      const instant = Date.parse(time);
      return dayOf(instant, timeZone) === date && wallTime(instant, timeZone).hour >= FIRST_HOUR;
    })
    .slice(0, COUNT);
}
