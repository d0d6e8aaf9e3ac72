import { recurrenceDay } from './recurrence';

const turns = (anchor: string, step: Parameters<typeof recurrenceDay>[1], count: number) =>
  Array.from({ length: count }, (_, turn) => recurrenceDay(anchor, step, turn));

it('counts weeks and fortnights in days, over a change of the clock', () => {
  expect(turns('2026-09-20', 'weekly', 3)).toEqual(['2026-09-20', '2026-09-27', '2026-10-04']);
  expect(turns('2026-12-25', 'fortnightly', 3)).toEqual(['2026-12-25', '2027-01-08', '2027-01-22']);
});

it('keeps the date of the month, and takes the last day where there is none', () => {
  expect(turns('2027-12-31', 'monthly', 5)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  expect(turns('2026-01-30', 'monthly', 3)).toEqual(['2026-01-30', '2026-02-28', '2026-03-30']);
  expect(recurrenceDay('2026-03-15', 'monthly', 120)).toBe('2036-03-15');
});
