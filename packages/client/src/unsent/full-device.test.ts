import 'fake-indexeddb/auto';
import type { NewWrite } from '../outbox';
import { createStore } from '../store';
import { closeOutbox, enqueue, setOutboxUser } from '.';
import { pageOutbox } from './page-outbox';

const ME = 7;
const STORES = 12;
const write = (uid: string): NewWrite => ({
  kind: 'note',
  operation: 'create',
  uid,
  label: 'Note',
  request: { method: 'POST', url: '/notes', body: { uid } },
  preview: { uid },
  tags: [],
});
const full = () => {
  throw new DOMException('The device is full', 'QuotaExceededError');
};

afterEach(async () => {
  jest.restoreAllMocks();
  await closeOutbox();
});

/** Fails the given store of this device, counted from 1, and every later one. */
function fillUpAt(turn: number): void {
  let done = 0;
  for (const name of ['put', 'add'] as const) {
    const real = IDBObjectStore.prototype[name];
    jest.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...values) {
      done += 1;
      return done >= turn ? full() : real.apply(this, values);
    });
  }
}

test.each(Array.from({ length: STORES }, (_, index) => index + 1))(
  'RC-071 a device that is full from its store %d on says "saved" only of what it still holds',
  async (turn) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    indexedDB.deleteDatabase('dwang-outbox');
    await setOutboxUser({ id: ME, username: 'aroha' });
    fillUpAt(turn);
    const said: string[] = [];
    for (const uid of ['a', 'b', 'c', 'd']) {
      const outcome = await enqueue(createStore(), write(uid)).catch(() => null);
      if (outcome) said.push(uid);
    }
    jest.restoreAllMocks();
    await closeOutbox();
    await setOutboxUser({ id: ME, username: 'aroha' });
    expect((await (await pageOutbox())?.list(ME))?.map(({ uid }) => uid)).toEqual(said);
  },
);
