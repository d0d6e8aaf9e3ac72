import fc from 'fast-check';
import { isWorkingDay } from '../holidays';
import { addDays } from '../zone';
import { type GstCycle, gstDueDay, gstPeriodAfter, gstPeriodBefore, gstPeriodOf } from '.';

test.each<[string, GstCycle, string, string]>([
  ['2026-11-28', { months: 1, endsIn: 1 }, '2026-11-01', '2026-11-30'],
  ['2026-11-28', { months: 2, endsIn: 1 }, '2026-10-01', '2026-11-30'],
  ['2026-11-28', { months: 2, endsIn: 2 }, '2026-11-01', '2026-12-31'],
  ['2026-01-01', { months: 2, endsIn: 1 }, '2025-12-01', '2026-01-31'],
  ['2028-02-29', { months: 2, endsIn: 2 }, '2028-01-01', '2028-02-29'],
  ['2026-11-28', { months: 6, endsIn: 3 }, '2026-10-01', '2027-03-31'],
  ['2026-09-30', { months: 6, endsIn: 3 }, '2026-04-01', '2026-09-30'],
])('%s in %j is from %s to %s', (day, cycle, from, to) => {
  expect(gstPeriodOf(day, cycle)).toEqual({ from, to });
});

test.each([
  ['2026-10-31', '2026-11-30', 'a Saturday moves to Monday'],
  ['2026-05-31', '2026-06-29', 'a Sunday moves to Monday'],
  ['2026-03-31', '2026-05-07', 'March'],
  ['2026-11-30', '2027-01-15', 'November'],
  ['2026-12-31', '2027-01-28', 'December'],
  ['2025-11-30', '2026-01-15', 'November of another year'],
])('a period that ends on %s is due on %s: %s', (to, due) => {
  expect(gstDueDay({ from: '2026-01-01', to })).toBe(due);
});

const cycles = fc.record({
  months: fc.constantFrom(1 as const, 2 as const, 6 as const),
  endsIn: fc.integer({ min: 1, max: 12 }),
});
const days = fc.integer({ min: 0, max: 15_000 }).map((count) => addDays('2010-10-01', count));

test('periods follow one another without a gap, hold their day, and are due on a working day after them', () => {
  fc.assert(
    fc.property(days, cycles, (day, cycle) => {
      const period = gstPeriodOf(day, cycle);
      expect(period.from <= day && day <= period.to).toBe(true);
      expect(gstPeriodAfter(period, cycle).from).toBe(addDays(period.to, 1));
      expect(gstPeriodBefore(period, cycle).to).toBe(addDays(period.from, -1));
      expect(gstPeriodOf(period.to, cycle)).toEqual(period);
      const due = gstDueDay(period);
      expect(due > period.to && isWorkingDay(due, null)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
