import type { RegionName } from '../weather/regions';
import { addDays } from '../zone';
import { dayIn, easterSunday, mondayNearest, nthWeekday } from './day-rules';

const [MONDAY, TUESDAY] = [1, 2];
const nearest = (month: number, day: number) => (year: number) => mondayNearest(dayIn(year, month, day));
const labourDay = (year: number) => nthWeekday(year, 10, 4, MONDAY);

/**
 * The Monday nearest to 23 March, and the Tuesday where that is Easter Monday, which is a holiday of its own (2035, 2046). No Act fixes the
 * day: "the anniversary of the province or the day locally observed as that day". Source: Holidays Act 2003, section 44(1)(j); the Tuesday is
 * what councils keep, and what vacanza/holidays (`NZ`, Otago, "Avoid Easter Monday") has.
 */
function otagoDay(year: number): string {
  const monday = nearest(3, 23)(year);
  return monday === addDays(easterSunday(year), 1) ? addDays(monday, 1) : monday;
}

interface Anniversary {
  name: string;
  of: (year: number) => string;
}

const plan = (province: string, of: Anniversary['of']): Anniversary => ({ name: `${province} Anniversary Day`, of });
const AUCKLAND = plan('Auckland', nearest(1, 29));
const WELLINGTON = plan('Wellington', nearest(1, 22));
const NELSON = plan('Nelson', nearest(2, 1));

/**
 * The day of each region as most of it keeps it. Places that differ (Timaru, Buller, some of the West Coast) are not told apart.
 * Source: teara.govt.nz and publicholiday.co.nz.
 */
const ANNIVERSARIES: Record<RegionName, Anniversary> = {
  Northland: AUCKLAND,
  Auckland: AUCKLAND,
  Waikato: AUCKLAND,
  'Bay of Plenty': AUCKLAND,
  Gisborne: AUCKLAND,
  "Hawke's Bay": plan("Hawke's Bay", (year) => addDays(labourDay(year), -3)),
  Taranaki: plan('Taranaki', (year) => nthWeekday(year, 3, 2, MONDAY)),
  'Manawatu-Wanganui': WELLINGTON,
  Wellington: WELLINGTON,
  Nelson: NELSON,
  Tasman: NELSON,
  Marlborough: plan('Marlborough', (year) => addDays(labourDay(year), 7)),
  'West Coast': plan('Westland', nearest(12, 1)),
  Canterbury: plan('Canterbury', (year) => addDays(nthWeekday(year, 11, 1, TUESDAY), 10)),
  Otago: plan('Otago', otagoDay),
  Southland: plan('Southland', (year) => addDays(easterSunday(year), 2)),
};

/** The anniversary day of a region in that year. */
export function anniversaryOf(region: RegionName, year: number): { name: string; date: string } {
  const { name, of } = ANNIVERSARIES[region];
  return { name, date: of(year) };
}
