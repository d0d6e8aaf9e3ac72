import type { TimeEntry } from '@dwang/contracts';
import type { QueuedWrite } from '../outbox/queued-write';
import { createEntryWrite, deleteEntryWrite, updateEntryWrite } from './entry-writes';
import { sumWithPending, withPending } from './pending-time';
import { charged } from './use-pending-entries';

const ZONE = 'Pacific/Auckland';
const shown = { user: { id: 7, username: 'aroha' }, projectName: 'Smith deck', clientName: 'Hōne' };
const kept = (write: ReturnType<typeof createEntryWrite>, more: Partial<QueuedWrite<TimeEntry>> = {}) =>
  ({ ...write, state: 'waiting', isKept: true, attempts: 1, ...more }) as QueuedWrite<TimeEntry>;

/** Monday 19 October 2026, 22:00 to 02:00 the next day, at 60.00 an hour. */
const overnight = createEntryWrite(
  { uid: 'night', startTime: '2026-10-19T09:00:00.000Z', duration: 4 * 3600, hourlyRate: '60.00', notes: 'Pour' },
  shown,
);
const entry: TimeEntry = { ...(overnight.preview as TimeEntry), id: 5, uid: 'stored', version: 3 };
const none = { count: 0, seconds: 0, amount: '0.00' };

test('a new entry is shown as the server will show it', () => {
  expect(overnight.preview).toMatchObject({
    endTime: '2026-10-19T13:00:00.000Z',
    amount: '240.00',
    projectName: 'Smith deck',
    id: 0,
  });
  expect(overnight.label).toBe('Time entry, 4:00 on Smith deck');
});

test('RC-001: what waits counts for each of its days as the server will count it', () => {
  for (const day of ['2026-10-19', '2026-10-20']) {
    expect(sumWithPending(none, [kept(overnight)], { from: day, to: day }, ZONE)).toEqual({
      count: 1,
      seconds: 7200,
      amount: '120.00',
      unsent: 1,
    });
  }
  expect(sumWithPending(none, [kept(overnight)], { from: '2026-10-21' }, ZONE).unsent).toBe(0);
});

test('an edit adds its difference, a delete takes the entry off, and both on one row count once', () => {
  const edit = kept(updateEntryWrite(entry, { duration: 3600, endTime: '2026-10-19T10:00:00.000Z' }));
  const totals = { count: 2, seconds: 20_000, amount: '333.33' };
  expect(sumWithPending(totals, [edit], {}, ZONE)).toEqual({ count: 2, seconds: 9200, amount: '153.33', unsent: 1 });
  const gone = kept(deleteEntryWrite(edit.preview as TimeEntry));
  expect(sumWithPending(totals, [edit, gone], {}, ZONE)).toEqual({ count: 1, seconds: 5600, amount: '93.33', unsent: 1 });
});

test('what is just being sent, or was sent, is left to the server, and so is a delete that it refused', () => {
  const others = [
    kept(overnight, { isKept: false, attempts: 0 }),
    kept(overnight, { state: 'sent' }),
    kept(deleteEntryWrite(entry), { state: 'refused' }),
  ];
  expect(sumWithPending(none, others, {}, ZONE)).toEqual({ ...none, unsent: 0 });
});

test('a list takes in what its filters do, newest first', () => {
  const pending = [kept(overnight)];
  const uids = (filters: Parameters<typeof withPending>[2]) =>
    withPending([{ ...entry, startTime: '2026-10-20T09:00:00.000Z' }], pending, filters, ZONE).map(({ uid }) => uid);
  expect(uids({})).toEqual(['stored', 'night']);
  expect(uids({ q: 'hone pour' })).toEqual(['stored', 'night']);
  expect(uids({ q: 'roof' })).toEqual(['stored']);
  expect(uids({ projectId: 9 })).toEqual(['stored']);
  expect(uids({ from: '2026-10-20', to: '2026-10-20' })).toEqual(['stored', 'night']);
  expect(uids({ from: '2026-10-21' })).toEqual(['stored']);
});

test('an entry that waits for its number is named by the outbox', () => {
  expect(updateEntryWrite(overnight.preview as TimeEntry, { notes: 'x' }).request.url).toBe('/time-entries/{id}');
  expect(deleteEntryWrite(entry).request.url).toBe('/time-entries/5');
});

test('what waits is charged by the rounding rule of the company, also in the part of a day', () => {
  const ragged = kept(
    createEntryWrite({ uid: 'r', startTime: '2026-10-19T09:00:00.000Z', duration: 4000, hourlyRate: '60.00' }, shown),
  );
  const up = charged(ragged, { minutes: 15, mode: 'up' });
  expect(up.preview).toMatchObject({ duration: 4000, billedSeconds: 4500, amount: '75.00' });
  expect(sumWithPending(none, [up], {}, ZONE)).toMatchObject({ seconds: 4000, amount: '75.00' });
  const unpriced = kept(
    createEntryWrite({ uid: 'u', startTime: '2026-10-19T09:00:00.000Z', duration: 4000 }, { ...shown, hourlyRate: null }),
  );
  expect(charged(unpriced, { minutes: 15, mode: 'up' }).preview).toMatchObject({ billedSeconds: 4500, amount: null });
});

test('an edit of the note alone keeps what was charged before the rule was changed (TR-204)', () => {
  const old = { ...entry, duration: 2220, billedSeconds: 2220, amount: '37.00' };
  const rule = { minutes: 30, mode: 'up' } as const;
  const noted = charged(kept(updateEntryWrite(old, { notes: 'x', projectId: 4 })), rule);
  expect(noted.preview).toMatchObject({ notes: 'x', billedSeconds: 2220, amount: '37.00' });
  expect(charged(kept(updateEntryWrite(old, { duration: 2221 })), rule).preview).toMatchObject({
    billedSeconds: 3600,
    amount: '60.00',
  });
  const rounded = { ...old, billedSeconds: 1800, amount: '30.00' };
  expect(charged(kept(updateEntryWrite(rounded, { hourlyRate: '80.00' })), { minutes: 0, mode: 'up' }).preview).toMatchObject({
    billedSeconds: 1800,
    amount: '40.00',
  });
});
