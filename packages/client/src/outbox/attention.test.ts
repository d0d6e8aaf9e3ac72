import 'fake-indexeddb/auto';
import { claimWrites, countsByOwner, discardWrite, NOBODY, retryWrite } from './attention';
import { OutboxDatabase } from './database';
import { importOldEntries } from './import-old';
import { keepWrite, writesOf } from './queue';
import type { NewWrite } from './queued-write';
import { settleRefused } from './settle';

const ME = 7;
let db: OutboxDatabase;
let number = 0;
beforeEach(() => {
  number += 1;
  db = new OutboxDatabase(`attention-${number}`);
  localStorage.clear();
});
afterEach(() => db.close());

const write = (uid: string, operation: NewWrite['operation'] = 'create', body: object = { notes: 'mine' }): NewWrite => ({
  kind: 'time-entry',
  operation,
  uid,
  label: uid,
  request: { method: 'POST', url: '/time-entries', body },
  preview: body,
  tags: [],
});
const no = { status: 409, message: '', code: null, detail: 'No', errors: [] };

test('a mended write goes again under a new key, over the version that the person has seen', async () => {
  const { id, key } = await keepWrite(db, ME, write('a', 'update'));
  const [kept] = await writesOf(db, ME);
  if (kept) await settleRefused(db, kept, no, { notes: 'theirs', version: 4 });
  await retryWrite(db, id, { notes: 'both' });
  const [again] = await writesOf(db, ME);
  expect(again).toMatchObject({ state: 'waiting', version: 4, theirs: null, error: null, request: { body: { notes: 'both' } } });
  expect(again?.key).not.toBe(key);
});

test('giving up a new row gives up what was done to it; giving up an edit does not', async () => {
  const made = await keepWrite(db, ME, write('a'));
  const edited = await keepWrite(db, ME, write('a', 'update'));
  await keepWrite(db, ME, write('a', 'delete'));
  await keepWrite(db, ME, write('b'));
  await discardWrite(db, edited.id);
  expect((await writesOf(db, ME)).map(({ uid, operation }) => [uid, operation])).toEqual([
    ['a', 'create'],
    ['a', 'delete'],
    ['b', 'create'],
  ]);
  await discardWrite(db, made.id);
  expect((await writesOf(db, ME)).map(({ uid }) => uid)).toEqual(['b']);
});

describe('RC-103 work of an older app that does not say whose it is', () => {
  const old = { id: 12, userId: 1, startTime: '2026-03-02T20:00:00.000Z', duration: 3600, notes: 'Gib stopping', hourlyRate: 65 };

  test('is kept, belongs to nobody until somebody says so, and then is theirs', async () => {
    localStorage.setItem('timeEntries', JSON.stringify([old]));
    localStorage.setItem('timeEntry_12', JSON.stringify(old));
    expect(await importOldEntries(db, localStorage)).toBe(1);
    expect(await writesOf(db, ME)).toEqual([]);
    expect([...(await countsByOwner(db))]).toEqual([[NOBODY, 1]]);
    await claimWrites(db, ME);
    const [mine] = await writesOf(db, ME);
    expect(mine?.request.body).toMatchObject({
      startTime: old.startTime,
      duration: 3600,
      notes: 'Gib stopping',
      hourlyRate: '65.00',
    });
  });

  test('RC-106 is taken over once; empty or broken keys change nothing', async () => {
    localStorage.setItem('timeEntries', '[]');
    localStorage.setItem('directTimeEntries', '{oops');
    expect(await importOldEntries(db, localStorage)).toBe(0);
    expect(await db.writes.count()).toBe(0);
    localStorage.setItem('timeEntries', JSON.stringify([old]));
    expect(await importOldEntries(db, localStorage)).toBe(1);
    localStorage.setItem('timeEntries', JSON.stringify([old, { ...old, id: 13 }]));
    expect(await importOldEntries(db, localStorage)).toBe(1);
    expect(await db.writes.count()).toBe(2);
    expect(localStorage.getItem('timeEntries')).toBeNull();
  });

  test('a timer that was not saved is taken over too, and what cannot be read is kept as it is (TR-301)', async () => {
    const timer = { seconds: 5400, status: 'RUNNING', startTime: old.startTime, hourlyRate: 65, timesheetSaved: false };
    localStorage.setItem('jobTimerState', JSON.stringify(timer));
    localStorage.setItem('directTimeEntries', '{oops');
    localStorage.setItem('latestTimeEntry', JSON.stringify({ id: 9, notes: 'No start' }));
    expect(await importOldEntries(db, localStorage)).toBe(1);
    const [found] = await writesOf(db, NOBODY);
    expect(found?.request.body).toMatchObject({ startTime: old.startTime, duration: 5400, hourlyRate: '65.00' });
    expect(await db.read('unread')).toEqual([
      { name: 'directTimeEntries', value: '{oops' },
      { name: 'latestTimeEntry', value: { id: 9, notes: 'No start' } },
    ]);
  });

  test('what our own server has told is not taken for old work', async () => {
    localStorage.setItem('timeEntries', JSON.stringify([{ ...old, version: 2, uid: 'x' }]));
    expect(await importOldEntries(db, localStorage)).toBe(0);
  });
});
