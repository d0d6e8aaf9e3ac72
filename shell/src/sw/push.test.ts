import { showPushMessages } from './push';

type Listener = (event: unknown) => void;
const listeners: Record<string, Listener> = {};
const shown: { title: string; options: NotificationOptions & { data: { to: string } } }[] = [];
const opened: string[] = [];
let pages: { focus: () => Promise<void>; postMessage: (message: unknown) => void }[] = [];
const said: unknown[] = [];

beforeAll(() => {
  Object.assign(globalThis, {
    self: {
      location: { origin: 'https://dwang.example.nz' },
      addEventListener: (name: string, listener: Listener) => {
        listeners[name] = listener;
      },
      registration: {
        showNotification: async (title: string, options: (typeof shown)[0]['options']) => void shown.push({ title, options }),
      },
      clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    },
  });
  showPushMessages();
});
beforeEach(() => {
  for (const list of [shown, opened, said]) list.length = 0;
  pages = [];
});

async function fire(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}
const push = (json: () => unknown) => fire('push', { data: { json } });
const press = (to: string, tag = 'dwang-notice-5') =>
  fire('notificationclick', { notification: { tag, data: { to }, close() {} } });

it('shows what was pushed, once per notification', async () => {
  await push(() => ({ id: 5, title: 'Quote accepted', message: 'Smith Whānau Trust', to: '/quotes/12' }));
  expect(shown[0]).toMatchObject({
    title: 'Quote accepted',
    options: { body: 'Smith Whānau Trust', tag: 'dwang-notice-5', data: { to: '/quotes/12' } },
  });
});

it('shows something even when it cannot read the message', async () => {
  await push(() => {
    throw new SyntaxError();
  });
  expect(shown[0]).toMatchObject({ title: 'New notification', options: { data: { to: '/notifications' } } });
});

it('sends an open page there by itself, so that nothing typed is lost, and opens a page when there is none', async () => {
  await press('/invoices/12');
  expect(opened).toEqual(['/invoices/12']);
  pages = [{ focus: async () => undefined, postMessage: (message) => void said.push(message) }];
  await press('/invoices/13?from=push');
  expect(said).toEqual([{ type: 'open', to: '/invoices/13?from=push' }]);
});

it('goes to no other site, and leaves notifications of others alone', async () => {
  await press('https://evil.example/');
  expect(opened).toEqual(['/notifications']);
  await press('/jobs', 'timer');
  expect(opened).toHaveLength(1);
});
