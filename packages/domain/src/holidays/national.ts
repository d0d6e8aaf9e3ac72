import { addDays, weekdayOf } from '../zone';
import { dayIn, easterSunday, nthWeekday } from './day-rules';
import { matarikiOf } from './matariki';

/** A day that the law names, and the day on which those who work Monday to Friday have it off. */
export interface NamedHoliday {
  name: string;
  date: string;
  observed: string;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** Saturday goes to Monday, Sunday to Tuesday. Source: Holidays Act 2003, section 45. */
function pairMoved(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === SATURDAY || weekday === SUNDAY ? addDays(date, 2) : date;
}

/** Saturday and Sunday go to Monday. Source: Holidays Act 2003, section 45A. */
function mondayised(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === SATURDAY ? addDays(date, 2) : weekday === SUNDAY ? addDays(date, 1) : date;
}

/** The eleven days of the whole country in a year, by date. Matariki is left out where no Act names it. Source: Holidays Act 2003, section 44. */
export function nationalHolidays(year: number): NamedHoliday[] {
  const easter = easterSunday(year);
  const matariki = matarikiOf(year);
  const fixed = (name: string, date: string, observed = date): NamedHoliday => ({ name, date, observed });
  const pair = (name: string, date: string) => fixed(name, date, pairMoved(date));
  const moved = (name: string, date: string) => fixed(name, date, mondayised(date));
  return [
    pair("New Year's Day", dayIn(year, 1, 1)),
    pair("Day after New Year's Day", dayIn(year, 1, 2)),
    moved('Waitangi Day', dayIn(year, 2, 6)),
    fixed('Good Friday', addDays(easter, -2)),
    fixed('Easter Monday', addDays(easter, 1)),
    moved('Anzac Day', dayIn(year, 4, 25)),
    fixed("King's Birthday", nthWeekday(year, 6, 1, 1)),
    ...(matariki ? [fixed('Matariki', matariki)] : []),
    fixed('Labour Day', nthWeekday(year, 10, 4, 1)),
    pair('Christmas Day', dayIn(year, 12, 25)),
    pair('Boxing Day', dayIn(year, 12, 26)),
  ].sort((one, other) => one.date.localeCompare(other.date));
}
