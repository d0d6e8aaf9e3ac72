import 'fake-indexeddb/auto';
import { sessionApi } from '../endpoints/session';
import type { NewWrite } from '../outbox';
import { createStore } from '../store';
import { closeOutbox, enqueue, setOutboxUser } from '.';
import { pageOutbox } from './page-outbox';

const me = { id: 7, username: 'aroha' };
const store = createStore();
const taken: string[] = [];
let isUp = true;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const writeOf = (uid: string): NewWrite => ({
  kind: 'time-entry',
  operation: 'create',
  uid,
  label: 'Entry',
  request: { method: 'POST', url: '/time-entries', body: { uid } },
  preview: null,
  tags: [],
});
const network = (state: 'on' | 'off') =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: state === 'on' });
const left = async () => (await (await pageOutbox())?.list(me.id))?.length;

beforeEach(async () => {
  network('on');
  isUp = true;
  taken.length = 0;
  globalThis.fetch = async (url, init) => {
    if (!isUp) throw new TypeError('Failed to fetch');
    if (init?.method !== 'POST') return json(200, { id: 7 });
    taken.push(`${init.method} ${String(url)} ${String(init.body)}`);
    return json(201, { id: 3 });
  };
  await closeOutbox();
  indexedDB.deleteDatabase('dwang-outbox');
  await setOutboxUser(me);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => closeOutbox());

test('the queue is sent, in order, when the browser says that the network is back', async () => {
  network('off');
  await enqueue(store, writeOf('a'));
  await enqueue(store, writeOf('b'));
  expect(taken).toEqual([]);
  network('on');
  window.dispatchEvent(new Event('online'));
  await waitUntil(async () => (await left()) === 0);
  expect(taken).toEqual(['POST /api/time-entries {"uid":"a"}', 'POST /api/time-entries {"uid":"b"}']);
});

test('it is sent as soon as the server answers another request, without any event of the browser', async () => {
  isUp = false;
  expect(await enqueue(store, writeOf('a'))).toEqual({ state: 'kept' });
  isUp = true;
  const soon = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockImplementation(() => soon);
  await store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  await waitUntil(async () => (await left()) === 0);
  expect(taken).toHaveLength(1);
});

/** Shorter than the first wait of the queue itself. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 60 && !(await isSo()); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await isSo()).toBe(true);
}
