import { findTimeHints } from './time-hints';
import { instantOf } from './zone';

const ZONE = 'Pacific/Auckland';
const HOUR = 3600;

/** Monday 2 March 2026 unless another day is named. */
const entry = (id: number, from: string, hours: number, day = '2026-03-02') => {
  const start = instantOf(day, from, ZONE);
  return { id, start, end: start + hours * HOUR * 1000, seconds: hours * HOUR };
};
const hints = (...entries: ReturnType<typeof entry>[]) =>
  findTimeHints(entries, ZONE).map(({ kind, day, seconds, entryId }) => [kind, day, seconds / HOUR, entryId]);

test('shared time is found also where an entry lies within an earlier, longer one', () => {
  expect(hints(entry(1, '08:00', 8), entry(2, '09:00', 1), entry(3, '15:30', 2))).toEqual([
    ['overlap', '2026-03-02', 1, 2],
    ['overlap', '2026-03-02', 0.5, 3],
  ]);
});

test('a hole of more than an hour on a weekday is found; a lunch, a night and a Saturday are not', () => {
  expect(hints(entry(1, '08:00', 2), entry(2, '11:00', 1), entry(3, '14:00', 1))).toEqual([['gap', '2026-03-02', 2, 3]]);
  expect(hints(entry(1, '08:00', 2), entry(2, '08:00', 2, '2026-03-03'))).toEqual([]);
  expect(hints(entry(1, '08:00', 1, '2026-03-07'), entry(2, '13:00', 1, '2026-03-07'))).toEqual([]);
});

test('a day above twelve hours is found, work after midnight counting on its own day', () => {
  expect(hints(entry(1, '06:00', 6), entry(2, '12:00', 6.5))).toEqual([['long_day', '2026-03-02', 12.5, 1]]);
  expect(hints(entry(1, '12:00', 12), entry(2, '00:00', 2, '2026-03-03'))).toEqual([]);
});
