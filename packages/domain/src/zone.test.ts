import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';
import fc from 'fast-check';
import { addDays, DEFAULT_ZONE, dayOf, daySpan, daysBetween, instantOf, startOfDay, startOfWeek, wallTime } from './zone';

const HOUR = 3_600_000;
const ZONES = [
  DEFAULT_ZONE,
  'Pacific/Chatham',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'UTC',
  'America/New_York',
];
const iso = (instant: number): string => new Date(instant).toISOString();

test('days at the change of clocks begin where New Zealand says, and last 23 or 25 hours', () => {
  expect(iso(startOfDay('2026-04-05', DEFAULT_ZONE))).toBe('2026-04-04T11:00:00.000Z');
  expect(iso(startOfDay('2026-09-27', DEFAULT_ZONE))).toBe('2026-09-26T12:00:00.000Z');
  const hours = (day: string): number => {
    const { from, to } = daySpan(day, day, DEFAULT_ZONE);
    return (to - from) / HOUR;
  };
  expect(['2026-04-05', '2026-09-27', '2026-11-27'].map(hours)).toEqual([25, 23, 24]);
});

test('a time that happens twice is the first one, a skipped time moves forward by the gap', () => {
  expect(iso(instantOf('2026-04-05', '02:30', DEFAULT_ZONE))).toBe('2026-04-04T13:30:00.000Z');
  expect(iso(instantOf('2026-09-27', '02:30', DEFAULT_ZONE))).toBe('2026-09-26T14:30:00.000Z');
});

test('every instant of 2020 to 2035 lies in the day that begins before it and ends after it, in every zone', () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 11, 31) });
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), (at, zone) => {
      const day = dayOf(at, zone);
      const { from, to } = daySpan(day, day, zone);
      return from <= at && at < to && dayOf(from, zone) === day && dayOf(to, zone) === addDays(day, 1);
    }),
    { numRuns: 2000 },
  );
});

test('a wall time that exists comes back from its instant', () => {
  const { year, month, day, hour, minute } = wallTime(instantOf('2026-11-27', '15:45', DEFAULT_ZONE), DEFAULT_ZONE);
  expect([year, month, day, hour, minute]).toEqual([2026, 11, 27, 15, 45]);
});

test('TR-319 weeks start on Sunday or on Monday, as the company has chosen', () => {
  expect(startOfWeek('2026-11-29', 1)).toBe('2026-11-23');
  expect(startOfWeek('2026-11-29', 0)).toBe('2026-11-29');
  expect(daysBetween('2026-03-31', addDays('2026-03-31', 400))).toBe(400);
});

test('RC-019, RC-020: days begin at the same instants whatever zone the process runs in', () => {
  const { code } = transformFileSync(join(__dirname, 'zone.ts'), {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const script = `${code}
    const starts = ['2026-09-27', '2026-04-05'].map((day) => exports.startOfDay(day, 'Pacific/Auckland'));
    starts.push(exports.instantOf(exports.addDays('2026-09-26', 1), '12:00', 'Pacific/Auckland'));
    console.log(starts.map((start) => new Date(start).toISOString()).join());`;
  for (const TZ of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
    const said = execFileSync(process.execPath, ['--input-type=commonjs', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('2026-09-26T12:00:00.000Z,2026-04-04T11:00:00.000Z,2026-09-26T23:00:00.000Z');
  }
});
