import type { Activity } from '@dwang/contracts';
import { changeWords, dayHeading } from './change-words';
import { gathered, historyWords } from './history-words';

const ZONE = 'Pacific/Auckland';
const done = (fields: Partial<Activity>): Activity => ({
  id: 1,
  at: '2026-03-01T20:00:00.000Z',
  userId: 7,
  userName: 'Hēmi',
  kind: 'job',
  action: 'changed',
  subject: '',
  count: 1,
  changes: [],
  ...fields,
});

it.each<[Partial<Activity>, string]>([
  [{ action: 'added' }, 'created the job'],
  [{ changes: [{ field: 'stage', from: 'quoted', to: 'to_invoice' }] }, 'moved the job to To invoice'],
  [{ kind: 'task', subject: 'Order kwila', changes: [{ field: 'done', from: 'false', to: 'true' }] }, 'ticked off Order kwila'],
  [{ kind: 'task', action: 'deleted', subject: 'Order kwila' }, 'deleted task Order kwila'],
  [
    { kind: 'time', action: 'added', subject: 'Joists', changes: [{ field: 'duration', from: null, to: '9000' }] },
    'logged 2:30: Joists',
  ],
  [{ kind: 'site-day', action: 'added', subject: '2026-04-02', count: 3 }, 'booked 3 site days from 2 Apr 2026'],
  [{ kind: 'client', action: 'merged', subject: 'Kauri & Sons' }, 'merged Kauri & Sons into this client'],
  [{ kind: 'contact', action: 'added', subject: 'Māia' }, 'added contact Māia'],
  [{ kind: 'photo', action: 'restored' }, 'brought back a photo'],
  [{ kind: 'invoice', action: 'issued', subject: 'INV-2026-04001' }, 'issued invoice INV-2026-04001'],
])('says %j in words', (fields, words) => {
  expect(historyWords(done(fields)).text).toBe(words);
});

it('shows values as people write them, and no long texts', () => {
  expect(changeWords({ field: 'hourlyRate', from: '65.00', to: '70.00' }, ZONE)).toBe('Hourly rate $65.00 → $70.00');
  expect(changeWords({ field: 'endDate', from: null, to: '2026-10-03' }, ZONE)).toBe('End date 3 Oct 2026');
  expect(changeWords({ field: 'endDate', from: '2026-10-03', to: null }, ZONE)).toBe('End date 3 Oct 2026 removed');
  expect(changeWords({ field: 'startTime', from: '07:30', to: '08:00' }, ZONE)).toBe('Start 07:30 → 08:00');
  expect(changeWords({ field: 'startTime', from: null, to: '2026-03-01T20:00:00.000Z' }, ZONE)).toBe('Start 2 Mar 2026, 9:00 am');
  expect(changeWords({ field: 'description', from: 'a', to: 'b' }, ZONE)).toBe('Description changed');
});

it('heads days of the company’s zone', () => {
  const now = Date.parse('2026-03-02T20:00:00.000Z');
  expect(
    ['2026-03-02T19:00:00.000Z', '2026-03-01T20:00:00.000Z', '2026-02-20T20:00:00.000Z'].map((at) => dayHeading(at, ZONE, now)),
  ).toEqual(['Today', 'Yesterday', '21 Feb 2026']);
});

it('tells photos that somebody added one after the other as one', () => {
  const photo = (id: number, userId = 7) => done({ id, userId, kind: 'photo', action: 'added', subject: 'Joist' });
  const rows = gathered([photo(5), photo(4), photo(3, 8), done({ id: 2 })], () => 'Today');
  expect(rows.map(({ id, count }) => [id, count])).toEqual([
    [5, 2],
    [3, 1],
    [2, 1],
  ]);
});
