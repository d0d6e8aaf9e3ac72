import 'fake-indexeddb/auto';
import { openOutbox } from '@dwang/client/outbox';
import { TIMER_NOTIFICATION } from '../offline/timer-notification';
import { actOnTimerNotification } from './timer-actions';

const ME = 7;
const SHOWN = { at: new Date(Date.now() - 60_000).toISOString(), clock: { heard: '2026-11-30T00:00:00.000Z', passed: 5000 } };
const NOTICE = { uid: '5f0c6f44-9a10-4a7e-8a55-2c6f6f0d1f11', userId: ME, offset: 90_000, job: 'Smith deck', shown: SHOWN };
let listener: (event: unknown) => void = () => undefined;
const opened: string[] = [];
let asked: { method: string | undefined; url: string; body: Record<string, unknown> }[] = [];
let isAway = false;

beforeAll(() => {
  const clients = { matchAll: async () => [], openWindow: async (url: string) => void opened.push(url) };
  Object.assign(globalThis, {
    self: { addEventListener: (_: string, listen: typeof listener) => (listener = listen), clients },
    fetch: async (url: string, init: RequestInit) => {
      if (isAway) throw new TypeError('Failed to fetch');
      asked.push({ method: init.method, url, body: JSON.parse(String(init.body)) });
      return new Response('{"id":1,"version":1}', { status: 200, headers: { 'content-type': 'application/json' } });
    },
  });
  actOnTimerNotification();
});
beforeEach(() => {
  asked = [];
  opened.length = 0;
  isAway = false;
});

async function signedIn(userId: number): Promise<void> {
  const outbox = await openOutbox();
  await outbox.db.note('user', userId);
  outbox.close();
}

async function press(action: string, tag = TIMER_NOTIFICATION, shown = SHOWN): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const notification = { tag, data: { ...NOTICE, shown }, close: () => undefined };
  listener({ notification, action, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}

it('stops and saves, or pauses, by the clock of the server, without a page', async () => {
  await signedIn(ME);
  const before = Date.now();
  await press('save');
  await press('pause');
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/timer/save', 'PUT /api/timer']);
  expect(asked[1]?.body).toMatchObject({ uid: NOTICE.uid, status: 'PAUSED', clock: SHOWN.clock });
  expect(Date.parse(String(asked[0]?.body.at)) - before).toBeGreaterThanOrEqual(NOTICE.offset);
  expect(opened).toEqual([]);
});

it('keeps the press for later when there is no network', async () => {
  await signedIn(ME);
  isAway = true;
  await press('save');
  const outbox = await openOutbox();
  const waiting = await outbox.list(ME);
  expect(waiting.map(({ state, label }) => [state, label])).toEqual([['waiting', 'Time entry on Smith deck']]);
  isAway = false;
  await outbox.drain(ME);
  expect(await outbox.list(ME)).toEqual([]);
  outbox.close();
});

it('opens the app when the clock was set back since, as only the page knows how much time has passed (TR-202)', async () => {
  await signedIn(ME);
  await press('save', TIMER_NOTIFICATION, { ...SHOWN, at: new Date(Date.now() + 3_600_000).toISOString() });
  expect(asked).toEqual([]);
  expect(opened).toEqual(['/']);
});

it('does nothing for whoever has signed in since, and opens the app when the message itself is pressed', async () => {
  await signedIn(8);
  await press('save');
  expect(asked).toEqual([]);
  await press('');
  expect(opened).toEqual(['/']);
  await press('save', 'dwang-notice-5');
  expect(asked).toEqual([]);
});
