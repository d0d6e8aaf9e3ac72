import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { splitByDay, workedBefore } from './day-split';
import { paidWithin, sumByDay } from './days-of-work';
import { labourCents } from './money';
import { PROVED_ZONES, proveTime, walkDays } from './testing/time-properties';
import { DEFAULT_ZONE, instantOf } from './zone';

const HOUR = 3600;
const at = (day: string, time: string): number => instantOf(day, time, DEFAULT_ZONE);
const hours = (from: [string, string], to: [string, string], duration?: number): [string, number][] => {
  const [start, end] = [at(...from), at(...to)];
  return splitByDay(start, end, duration ?? (end - start) / 1000, DEFAULT_ZONE).map(({ day, seconds }) => [day, seconds / HOUR]);
};

test('RC-001: an overnight entry counts two hours for each of its days, also beside a full day', () => {
  expect(hours(['2026-10-19', '22:00'], ['2026-10-20', '02:00'])).toEqual([
    ['2026-10-19', 2],
    ['2026-10-20', 2],
  ]);
  const spans = [
    { start: at('2026-10-19', '00:00'), end: at('2026-10-19', '22:00'), seconds: 22 * HOUR, rateCents: 6500 },
    { start: at('2026-10-19', '22:00'), end: at('2026-10-20', '02:00'), seconds: 4 * HOUR, rateCents: 6500 },
  ];
  const sums = sumByDay(spans, '2026-10-18', '2026-10-20', DEFAULT_ZONE);
  expect(sums.map(({ seconds }) => seconds / HOUR)).toEqual([0, 24, 2]);
});

test('RC-002: two overnight spans leave nine and a half hours on the first day and six and a half on the second', () => {
  const spans = [
    { start: at('2026-10-19', '00:00'), end: at('2026-10-19', '08:00'), seconds: 8 * HOUR, rateCents: 0 },
    { start: at('2026-10-19', '22:30'), end: at('2026-10-20', '06:30'), seconds: 8 * HOUR, rateCents: 0 },
  ];
  expect(sumByDay(spans, '2026-10-19', '2026-10-20', DEFAULT_ZONE).map(({ seconds }) => seconds / HOUR)).toEqual([9.5, 6.5]);
});

test('whole days at the change of clocks hold 25 and 23 hours', () => {
  expect(hours(['2026-04-04', '12:00'], ['2026-04-06', '12:00'])).toEqual([
    ['2026-04-04', 12],
    ['2026-04-05', 25],
    ['2026-04-06', 12],
  ]);
  expect(hours(['2026-09-26', '12:00'], ['2026-09-28', '12:00'])).toEqual([
    ['2026-09-26', 12],
    ['2026-09-27', 23],
    ['2026-09-28', 12],
  ]);
});

test('breaks, whose place nobody noted, are spread evenly over the span', () => {
  expect(hours(['2026-10-19', '22:00'], ['2026-10-20', '02:00'], 3 * HOUR)).toEqual([
    ['2026-10-19', 1.5],
    ['2026-10-20', 1.5],
  ]);
});

test('an entry that ends at midnight leaves nothing on the next day, and one second past it one second', () => {
  expect(hours(['2026-10-19', '20:00'], ['2026-10-20', '00:00'])).toEqual([['2026-10-19', 4]]);
  const span = { start: at('2026-10-19', '20:00'), end: at('2026-10-20', '00:00') + 1000, seconds: 4 * HOUR + 1 };
  expect(splitByDay(span.start, span.end, span.seconds, DEFAULT_ZONE)).toEqual([
    { day: '2026-10-19', seconds: 4 * HOUR },
    { day: '2026-10-20', seconds: 1 },
  ]);
  expect(workedBefore(span, span.end + 1)).toBe(span.seconds);
});

test('the cents of the parts sum to the amount of the entry', () => {
  const work = { start: at('2026-10-19', '23:59'), end: at('2026-10-20', '00:02'), seconds: 100, rateCents: 3517 };
  const midnight = at('2026-10-20', '00:00');
  const parts = [paidWithin(work, 0, midnight), paidWithin(work, midnight, work.end)];
  expect(parts.map(({ seconds }) => seconds)).toEqual([33, 67]);
  expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(labourCents(100, 3517));
});

test.each(PROVED_ZONES)('days and durations of 2020 to 2035 hold in %s', (zone) => proveTime(zone, 40, 20_260_405));

test('the 5844 days of 2020 to 2035 follow one another, but for 32 changes of clocks all of 24 hours', () => {
  expect(walkDays(DEFAULT_ZONE)).toEqual({ days: 5844, changes: 32 });
});

test('RC-019: they hold with the process itself in UTC, in Auckland and in Los Angeles', () => {
  const script = join(__dirname, '../../../infra/properties/time.mjs');
  const said = execFileSync(process.execPath, [script, '--runs', '40', '--seed', '20350924'], { encoding: 'utf8' });
  expect(said.trim().split('\n')).toHaveLength(1 + 3 * PROVED_ZONES.length);
}, 60_000);
