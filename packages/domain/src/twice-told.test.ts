import { clockChange, whichHour } from './twice-told';
import { instantOf, instantsOf } from './zone';

const ZONE = 'Pacific/Auckland';
const [FIRST, SECOND] = ['2026-04-04T13:15:00.000Z', '2026-04-04T14:15:00.000Z'];
const isos = (day: string, time: string) => instantsOf(day, time, ZONE).map((at) => new Date(at).toISOString());

test('an hour that comes twice says which, on that night only (TR-217)', () => {
  expect(isos('2026-04-05', '02:15')).toEqual([FIRST, SECOND]);
  expect([FIRST, SECOND].map((at) => whichHour(Date.parse(at), ZONE))).toEqual(['NZDT', 'NZST']);
  expect(isos('2026-04-05', '03:00')).toEqual(['2026-04-04T15:00:00.000Z']);
  expect(isos('2026-04-05', '01:59')).toEqual(['2026-04-04T12:59:00.000Z']);
  for (const at of ['2026-04-04T12:59:59Z', '2026-04-04T15:00:00Z', '2026-04-03T13:15:00Z', '2026-09-26T14:30:00Z']) {
    expect(whichHour(Date.parse(at), ZONE)).toBe('');
  }
});

test('TR-217 a span says that clocks went back or forward within it', () => {
  const midnight = (day: string) => instantOf(day, '00:00', ZONE);
  const change = (from: string, to: string) => clockChange(midnight(from), midnight(to), ZONE);
  expect(change('2026-04-05', '2026-04-06')).toBe('clocks went back');
  expect(change('2026-09-27', '2026-09-28')).toBe('clocks went forward');
  expect([change('2026-04-04', '2026-04-05'), change('2026-04-06', '2026-04-07')]).toEqual(['', '']);
  expect(change('2026-04-01', '2026-10-01')).toBe('');
  expect(clockChange(Date.parse(FIRST), Date.parse(SECOND), ZONE)).toBe('clocks went back');
  expect(clockChange(Date.parse(FIRST) - 999, Date.parse(FIRST) + 59_999, ZONE)).toBe('');
});

test('a time that is skipped is one instant, as before (TR-217)', () => {
  expect(instantsOf('2026-09-27', '02:30', ZONE)).toEqual([instantOf('2026-09-27', '02:30', ZONE)]);
});
