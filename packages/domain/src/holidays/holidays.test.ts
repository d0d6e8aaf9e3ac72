import { ANNIVERSARY_DAYS, OBSERVED } from '../testing/published-holidays';
import type { RegionName } from '../weather/regions';
import { weekdayOf } from '../zone';
import { anniversaryOf } from './anniversary';
import { holidayOn, isWorkingDay, knowsHolidaysOf, LAST_KNOWN_YEAR } from './index';
import { matarikiOf } from './matariki';
import { nationalHolidays } from './national';

test.each(Object.keys(OBSERVED).map(Number))('the holidays of %i are observed on the published days', (year) => {
  const observed = nationalHolidays(year).map((one) => one.observed.slice(5));
  expect(observed.join(' ')).toBe(OBSERVED[year]);
});

test.each(Object.entries(ANNIVERSARY_DAYS))('the anniversary days of %s are the published ones', (region, days) => {
  const worked = [2024, 2025, 2026, 2027, 2028, 2029, 2030].map((year) =>
    anniversaryOf(region as RegionName, year).date.slice(5),
  );
  expect(worked.join(' ')).toBe(days);
});

test('the anniversary of Otago is kept on the Tuesday where its Monday is Easter Monday (TR-125)', () => {
  expect([2034, 2035, 2036, 2046].map((year) => anniversaryOf('Otago', year).date)).toEqual([
    '2034-03-20',
    '2035-03-27',
    '2036-03-24',
    '2046-03-27',
  ]);
  expect(['2035-03-26', '2035-03-27'].map((day) => holidayOn(day, 'Otago'))).toEqual(['Easter Monday', 'Otago Anniversary Day']);
});

test('a holiday is named on its day and on the day it moves to, and an anniversary only in its own region', () => {
  expect(holidayOn('2027-12-25', null)).toBe('Christmas Day');
  expect(holidayOn('2027-12-27', null)).toBe('Christmas Day (observed)');
  expect(holidayOn('2026-11-13', 'Canterbury')).toBe('Canterbury Anniversary Day');
  expect(holidayOn('2026-11-13', 'Otago')).toBeNull();
  expect(holidayOn('2038-04-26', null)).toBe('Anzac Day (observed), Easter Monday');
  const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28', '2026-12-29'];
  expect(days.map((day) => isWorkingDay(day, 'Waikato'))).toEqual([true, false, false, false, true]);
});

test('Matariki is a Friday of June or July, and not known after the last year of the Act', () => {
  for (let year = 2022; year <= LAST_KNOWN_YEAR; year += 1) expect(weekdayOf(matarikiOf(year) ?? '')).toBe(5);
  expect([LAST_KNOWN_YEAR, knowsHolidaysOf(2052), knowsHolidaysOf(2053)]).toEqual([2052, true, false]);
  expect(nationalHolidays(2053)).toHaveLength(10);
});
