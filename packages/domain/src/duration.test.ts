import fc from 'fast-check';
import { parseDuration, toClock, toDecimalHours, toHoursMinutes } from './duration';
import { dueText, dueTone, shownInvoiceStatus } from './invoice-status';
import { fold } from './text';
import { elapsedSeconds } from './timer';
import { DEFAULT_ZONE, dayOf } from './zone';

test('durations are read the ways people type them', () => {
  const typed = {
    '02:30': 9000,
    '2:30:15': 9015,
    '2.5': 9000,
    '2,5': 9000,
    '2h30': 9000,
    '2h 30m': 9000,
    '45m': 2700,
    '2h': 7200,
    '1.25': 4500,
    '.5': 1800,
    '2.5h': 9000,
    '1,5 hrs': 5400,
  };
  for (const [text, seconds] of Object.entries(typed)) expect([text, parseDuration(text)]).toEqual([text, seconds]);
});

test('anything else is refused rather than read as zero', () => {
  for (const text of [
    '',
    '0',
    '0:00',
    '2:75',
    '-2',
    'two',
    '2:30pm',
    '1e3',
    '2h75',
    '1000:00',
    '2 30',
    '1,250',
    '1,2,3',
    'NaN',
    '∞',
  ]) {
    expect([text, parseDuration(text)]).toEqual([text, null]);
  }
});

test('a clock that was written is read back as the same seconds', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 999 * 3600 }), (seconds) => parseDuration(toClock(seconds)) === seconds));
});

test('hours are shown as clock and as decimals', () => {
  expect([toHoursMinutes(9000), toDecimalHours(9000), toDecimalHours(1200, 4)]).toEqual(['2:30', '2.50', '0.3333']);
});

test('RC-013: elapsed time comes from stamps, so a sleeping laptop or a device clock behind the server loses nothing', () => {
  const timer = { status: 'RUNNING', runningSince: '2026-11-27T00:00:00.000Z', accumulatedSeconds: 60 } as const;
  expect(elapsedSeconds(timer, Date.parse('2026-11-27T10:00:00.000Z'))).toBe(36_060);
  expect(elapsedSeconds(timer, Date.parse('2026-11-26T23:00:00.000Z'))).toBe(60);
});

test('an invoice is overdue the day after its due day, and only while it waits for money', () => {
  expect(shownInvoiceStatus('pending', '2026-11-26', '2026-11-27')).toBe('overdue');
  expect(shownInvoiceStatus('sent', '2026-11-27', '2026-11-27')).toBe('sent');
  expect(shownInvoiceStatus('paid', '2020-01-01', '2026-11-27')).toBe('paid');
});

test('RC-053: it turns overdue at midnight in New Zealand, not by the UTC day', () => {
  const statusAt = (instant: string): string =>
    shownInvoiceStatus('pending', '2026-10-20', dayOf(Date.parse(instant), DEFAULT_ZONE));
  const seen = ['2026-10-19T11:30:00Z', '2026-10-20T10:59:59Z', '2026-10-20T11:00:00Z'].map(statusAt);
  expect(seen).toEqual(['pending', 'pending', 'overdue']);
});

test('due texts and colours are those of the specification', () => {
  const today = '2026-11-27';
  const seen = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-12-04'].map((due) => [
    dueText('pending', due, today),
    dueTone('pending', due, today),
  ]);
  expect(seen).toEqual([
    ['Overdue', 'red'],
    ['Due today', 'yellow'],
    ['Due tomorrow', 'yellow'],
    ['Due in 7 days', 'blue'],
  ]);
  expect(dueText('pending', 'rubbish', today)).toBe('Due date error');
});

test('macrons do not hide a name from a search', () => {
  expect(fold('Tāmaki MĀORI')).toBe('tamaki maori');
  expect(fold('Ma\u0304ori')).toBe('maori');
});
