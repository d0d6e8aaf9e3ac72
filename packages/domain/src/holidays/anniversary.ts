import type { RegionName } from '../weather/regions';
import { addDays } from '../zone';
import { dayIn, easterSunday, mondayNearest, nthWeekday } from './day-rules';

const [MONDAY, TUESDAY] = [1, 2];
const nearest = (month: number, day: number) => (year: number) => mondayNearest(dayIn(year, month, day));
const labourDay = (year: number) => nthWeekday(year, 10, 4, MONDAY);

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
  Otago: plan('Otago', nearest(3, 23)),
  Southland: plan('Southland', (year) => addDays(easterSunday(year), 2)),
};

/** The anniversary day of a region in that year. */
export function anniversaryOf(region: RegionName, year: number): { name: string; date: string } {
  const { name, of } = ANNIVERSARIES[region];
  return { name, date: of(year) };
}
