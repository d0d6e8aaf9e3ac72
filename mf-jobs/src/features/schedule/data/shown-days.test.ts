import { bookedSpan, shownDays, spanTitle, stepped, timesWords } from './shown-days';

it('shows whole weeks, from Monday or Sunday', () => {
  expect(shownDays('week', '2026-11-01', 1)).toEqual(expect.arrayContaining(['2026-10-26', '2026-11-01']));
  expect(shownDays('week', '2026-11-01', 0).at(0)).toBe('2026-11-01');
  const edges = (date: string, start: 0 | 1) => [shownDays('month', date, start).at(0), shownDays('month', date, start).at(-1)];
  expect(edges('2026-10-15', 1)).toEqual(['2026-09-28', '2026-11-01']);
  expect(edges('2026-08-31', 1)).toEqual(['2026-07-27', '2026-09-06']);
  expect(shownDays('month', '2027-02-10', 1)).toHaveLength(28);
});

it('steps by a week or to the first of a month, and names what is shown', () => {
  expect(stepped('week', '2026-12-30', 1)).toBe('2027-01-06');
  expect([stepped('month', '2026-01-31', 1), stepped('month', '2026-01-31', -1)]).toEqual(['2026-02-01', '2025-12-01']);
  expect(spanTitle('week', '2026-10-28', shownDays('week', '2026-10-28', 1))).toBe('26 Oct to 1 Nov 2026');
  expect(spanTitle('week', '2026-12-30', shownDays('week', '2026-12-30', 1))).toBe('28 Dec 2026 to 3 Jan 2027');
  expect(timesWords({ startTime: '07:30', endTime: '16:00' })).toBe('7:30 am to 4 pm');
});

it('books a span without weekends and the holidays of the region, but a single day as it is', () => {
  const span = bookedSpan('2026-11-12', '2026-11-17', true, 'Canterbury');
  expect(span).toEqual({
    days: ['2026-11-12', '2026-11-16', '2026-11-17'],
    skipped: ['2026-11-13', '2026-11-14', '2026-11-15'],
  });
  expect(bookedSpan('2026-11-13', '2026-11-13', true, 'Canterbury').days).toEqual(['2026-11-13']);
  expect(bookedSpan('2026-11-13', '2026-11-16', false, 'Canterbury').days).toHaveLength(4);
});
