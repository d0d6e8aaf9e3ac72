import 'fake-indexeddb/auto';
import type { TimeEntry } from '@dwang/contracts';
import { type NewWrite, openOutbox } from '../outbox';
import { createStore } from '../store';
import { clearForPerson } from '../stored-user';
import { keepEntryList } from '../time-entries/kept-list';
import { noTimer } from '../timer/current-timer';
import { keepTimer } from '../timer/stored-timer';
import { closeOutbox, enqueue, setOutboxUser, takeOverOldWork, unclaimed, unsentOwners, wakeOutbox } from '.';
import { pageOutbox } from './page-outbox';
import { awaitFirstWork, stopAwaiting } from './presence';
import { pendingWrites } from './view';

/** A channel between the tabs of this test, as browsers have it. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.open) if (one !== this && one.name === this.name) queueMicrotask(() => one.onmessage?.({ data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

const me = { id: 7, username: 'aroha' };
const write: NewWrite = {
  kind: 'time-entry',
  operation: 'create',
  uid: 'a',
  label: 'Entry',
  request: { method: 'POST', url: '/time-entries', body: { uid: 'a' } },
  preview: null,
  tags: ['TimeEntry'],
};
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  localStorage.clear();
  await closeOutbox();
  indexedDB.deleteDatabase('dwang-outbox');
});
afterAll(() => closeOutbox());

test('a device that has never kept anything opens no database, at sign-in, when woken and on the sign-in screen', async () => {
  await setOutboxUser(me);
  await wakeOutbox();
  expect(await unsentOwners()).toEqual([]);
  await setOutboxUser(null);
  expect(await names()).toEqual([]);
});

test('the first write opens it and notes whose it is, for the worker and for the sign-in screen', async () => {
  await setOutboxUser(me);
  expect(await enqueue(createStore(), write)).toEqual({ state: 'kept' });
  expect(await (await pageOutbox())?.user()).toBe(7);
  await setOutboxUser(null);
  expect(await unsentOwners()).toEqual([{ username: 'aroha', count: 1 }]);
});

test('its code is fetched once the first screen stands, before anything is touched, and opens nothing', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const prepare = jest.fn();
  awaitFirstWork(() => undefined, prepare);
  expect(prepare).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('pointerdown'));
  expect(prepare).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  stopAwaiting();
});

test('the first work that another tab keeps is shown here as well', async () => {
  await setOutboxUser(me);
  const other = await openOutbox();
  await other.keep(me.id, write);
  await waitUntil(() => pendingWrites().length === 1);
  other.close();
});

test('what was kept before is there at the next start', async () => {
  const before = await openOutbox();
  await before.keep(me.id, write);
  before.close();
  await setOutboxUser(me);
  expect(pendingWrites()).toHaveLength(1);
});

test('entries of an older app open it', async () => {
  localStorage.setItem('timeEntries', JSON.stringify([{ id: 1, startTime: '2026-01-05T20:00:00Z', duration: 3600 }]));
  await takeOverOldWork();
  expect(localStorage.getItem('timeEntries')).toBeNull();
  expect(await (await pageOutbox())?.list(0)).toHaveLength(1);
});

test('what an older app left outlives the sign-in of whoever it is, and waits to be asked about (TR-301)', async () => {
  await setOutboxUser(null);
  const timer = JSON.stringify({ seconds: 5400, status: 'PAUSED', startTime: '2026-01-06T20:00:00Z' });
  localStorage.setItem('timeEntries', JSON.stringify([{ id: 1, startTime: '2026-01-05T20:00:00Z', duration: 3600 }]));
  localStorage.setItem('jobTimerState', timer);
  keepTimer(noTimer(), Date.now());
  keepEntryList([]);
  expect(localStorage.getItem('jobTimerState')).toBe(timer);
  await clearForPerson(me.id);
  await setOutboxUser(me);
  expect((await unclaimed()).map(({ label }) => label).sort()).toEqual(['Time entry', 'Time on a timer']);
  expect(pendingWrites()).toEqual([]);
  expect(Object.keys(localStorage)).not.toContain('jobTimerState');
});

test('the list under the key of the specification is not taken for old work', async () => {
  await setOutboxUser(me);
  keepEntryList([{ id: 4, uid: 'x', startTime: '2026-01-05T20:00:00Z', duration: 60, version: 3 } as TimeEntry]);
  await takeOverOldWork();
  expect(JSON.parse(localStorage.getItem('timeEntries') ?? '')).toHaveLength(1);
  await clearForPerson(9);
  expect(localStorage.getItem('timeEntries')).toBeNull();
  expect(await unclaimed()).toEqual([]);
});

test('where the browser does not tell which databases it has, what was kept is there all the same', async () => {
  const before = await openOutbox();
  await before.keep(me.id, write);
  before.close();
  jest.spyOn(indexedDB, 'databases').mockRejectedValueOnce(new DOMException('No', 'SecurityError'));
  await setOutboxUser(me);
  expect(pendingWrites()).toHaveLength(1);
});

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
}
