import 'fake-indexeddb/auto';
import type { TimeEntry } from '@dwang/contracts';
import type { NewWrite } from '../outbox';
import { createStore } from '../store';
import { closeOutbox, enqueue, overlay, setOutboxUser, wakeOutbox } from '.';
import { pageOutbox } from './page-outbox';
import { pendingWrites } from './view';

type Entry = Pick<TimeEntry, 'uid' | 'notes' | 'version'>;
const ME = 7;
const me = { id: ME, username: 'aroha' };
const store = createStore();
let answer: () => Response | Promise<Response>;
let asked: RequestInit[] = [];

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const network = (state: 'on' | 'off') =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: state === 'on' });
const write: NewWrite<Entry> = {
  kind: 'time-entry',
  operation: 'create',
  uid: 'a',
  label: 'Entry',
  request: { method: 'POST', url: '/time-entries', body: { uid: 'a' } },
  preview: { uid: 'a', notes: 'mine', version: 0 },
  tags: ['TimeEntry'],
};

beforeEach(async () => {
  network('on');
  asked = [];
  globalThis.fetch = async (_url, init) => {
    asked.push(init ?? {});
    return answer();
  };
  await closeOutbox();
  indexedDB.deleteDatabase('dwang-outbox');
  await setOutboxUser(me);
});
afterAll(() => closeOutbox());

const shown = () => overlay<Entry>([], pendingWrites() as Parameters<typeof overlay<Entry>>[1]);

test('with a network the form gets the answer, and the row is shown as answered until the list is read', async () => {
  answer = () => json(201, { id: 3, uid: 'a', notes: 'from the server', version: 1 });
  const outcome = await enqueue<{ id: number }>(store, write);
  expect(outcome).toMatchObject({ state: 'sent', answer: { id: 3 } });
  expect(shown()).toEqual([{ id: 3, uid: 'a', notes: 'from the server', version: 1 }]);
});

test('without a network it is kept and shown so, and sent when the network is back', async () => {
  network('off');
  expect(await enqueue(store, write)).toEqual({ state: 'kept' });
  expect(asked).toHaveLength(0);
  await waitUntil(() => shown()[0]?.sync === 'kept');
  network('on');
  answer = () => json(201, { id: 3, uid: 'a', notes: 'mine', version: 1 });
  await wakeOutbox();
  expect(asked).toHaveLength(1);
  expect(shown()[0]?.sync).toBeUndefined();
});

test('a server in trouble keeps the write', async () => {
  answer = () => json(503, {});
  expect(await enqueue(store, write)).toEqual({ state: 'kept' });
});

test('what the server refuses while the form is open is handed back and not kept', async () => {
  answer = () => json(400, { code: 'REQUEST.INVALID', detail: 'No', errors: [{ field: 'notes', message: 'Too long' }] });
  const outcome = await enqueue(store, write);
  expect(outcome).toMatchObject({ state: 'refused', error: { errors: [{ field: 'notes', message: 'Too long' }] } });
  expect(await (await pageOutbox())?.list(ME)).toEqual([]);
});

describe('RC-071 a device that cannot keep it', () => {
  beforeEach(async () => {
    const outbox = await pageOutbox();
    jest.spyOn(outbox as NonNullable<typeof outbox>, 'keep').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  });

  test('sends at once', async () => {
    answer = () => json(201, { id: 1, uid: 'a' });
    expect(await enqueue(store, write)).toMatchObject({ state: 'sent' });
  });

  test('never calls it saved when it is not', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(enqueue(store, write)).rejects.toMatchObject({
      status: 0,
      detail: expect.stringContaining('Nothing was saved'),
    });
  });
});

test('RC-102 another user sees nothing of the queue', async () => {
  network('off');
  await enqueue(store, write);
  await waitUntil(() => pendingWrites().length === 1);
  await setOutboxUser({ id: 8, username: 'sam' });
  expect(pendingWrites()).toEqual([]);
  await setOutboxUser(me);
  expect(pendingWrites()).toHaveLength(1);
});

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
}
