import { api } from './api';
import { errorText } from './api-error';
import { baseQuery } from './base-query';
import { onServerHeard } from './server-heard';
import { createStore } from './store';

type Answer = Response | 'lost';
const json = (status: number, body: unknown, type = 'application/json'): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

let sent: { url: string; init: RequestInit }[] = [];

/** Answers the requests in order; the last answer repeats. */
function serve(...answers: (() => Answer)[]): void {
  sent = [];
  globalThis.fetch = async (url, init) => {
    const answer = (answers[Math.min(sent.length, answers.length - 1)] as () => Answer)();
    sent.push({ url: String(url), init: init ?? {} });
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };
}

async function ask(request: Parameters<typeof baseQuery>[0]) {
  jest.useFakeTimers();
  const signal = new AbortController().signal;
  const pending = baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], {});
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  return pending;
}

const keys = () => sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));

test('a read is tried three times when the server fails, with waits of one and two seconds', async () => {
  serve(
    () => json(503, {}),
    () => json(503, {}),
    () => json(200, { id: 1 }),
  );
  expect(await ask({ url: '/timer' })).toEqual({ data: { id: 1 } });
  expect(sent).toHaveLength(3);
});

test.each([401, 404])('a read that is answered %i is not tried again', async (status) => {
  serve(() => json(status, {}));
  await ask({ url: '/timer' });
  expect(sent).toHaveLength(1);
});

test('a write whose answer was lost is sent once more under the same key, so that it cannot double', async () => {
  serve(
    () => 'lost',
    () => json(201, { id: 5 }),
  );
  expect(await ask({ url: '/clients', method: 'POST', body: { name: 'A' } })).toEqual({ data: { id: 5 } });
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('RC-057: a form that brings its own key uses it', async () => {
  serve(() => json(201, {}));
  await ask({ url: '/invoices', method: 'POST', body: {}, idempotencyKey: 'born-with-the-draft' });
  expect(keys()).toEqual(['born-with-the-draft']);
});

test.each([400, 409, 422, 429])('a write that is refused with %i is not tried again', async (status) => {
  serve(() => json(status, {}));
  await ask({ url: '/clients', method: 'POST', body: {} });
  expect(sent).toHaveLength(1);
});

test('when all tries got no answer the error says so in the words of the specification', async () => {
  serve(() => 'lost');
  expect(await ask({ url: '/timer' })).toEqual({
    error: expect.objectContaining({ status: 0, message: 'Request failed after multiple attempts' }),
  });
});

test('a device without a network is told so at once, and nothing is tried again', async () => {
  serve(() => 'lost');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await ask({ url: '/clients', method: 'POST', body: {} })).toEqual({
    error: expect.objectContaining({ status: 0, detail: 'There is no connection. This works when you have signal.' }),
  });
  expect(sent).toHaveLength(1);
  online.mockRestore();
});

test("a problem's fields and code come through, and neither a page of HTML nor strange data is ever shown as a reason", async () => {
  const problem = {
    code: 'REQUEST.INVALID',
    detail: 'Check the form',
    errors: [{ field: 'name', message: 'Please enter a company name' }],
  };
  serve(() => json(400, problem, 'application/problem+json'));
  expect(await ask({ url: '/clients', method: 'POST', body: {} })).toEqual({
    error: {
      status: 400,
      message: '400: Check the form',
      code: 'REQUEST.INVALID',
      detail: 'Check the form',
      errors: problem.errors,
    },
  });
  serve(() => new Response('<html>', { status: 404, statusText: 'Not Found', headers: { 'content-type': 'text/html' } }));
  expect(await ask({ url: '/x' })).toEqual({ error: expect.objectContaining({ message: '404: Not Found' }) });
  serve(() => json(404, { upstream: null }));
  expect(errorText((await ask({ url: '/x' })).error, 'Please try again.')).toBe('Please try again.');
});

test.each([
  [500, 'Internal Server Error', 'Something went wrong on the server.'],
  [502, 'Bad Gateway', 'The server is not answering right now.'],
])('a server that fails with %i and no words of its own is told in plain ones', async (status, statusText, detail) => {
  serve(() => new Response('<html>', { status, statusText, headers: { 'content-type': 'text/html' } }));
  expect(await ask({ url: '/x', method: 'POST', body: {} })).toMatchObject({
    error: { message: `${status}: ${statusText}`, detail },
  });
});

test('empty filters are left out of the address', async () => {
  serve(() => json(200, {}));
  await ask({ url: '/clients', query: { q: '', cursor: undefined, limit: 20 } });
  expect(sent[0]?.url).toBe('/api/clients?limit=20');
});

test('a write makes every list that shows the matter ask again', async () => {
  const { createClient, listClients } = (await import('./endpoints/clients')).clientsApi.endpoints;
  const store = createStore();
  serve(() => json(200, { items: [], nextCursor: null, totals: { count: 0 } }));
  const list = store.dispatch(listClients.initiate({}));
  await list;
  await store.dispatch(createClient.initiate({ name: 'A' }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'POST', 'GET']);
  list.unsubscribe();
});

test('code that did not arrive is named in words, not by its file', () => {
  const error = Object.assign(new Error('Loading chunk 659 failed. (error: http://x/659.js)'), { name: 'ChunkLoadError' });
  expect(errorText(error, '')).toBe('This part of the app is not on this device yet. Try again when you have signal.');
});

test("a network's sign-in page is no answer, and does not say that the server is there, whatever its status (TR-208)", async () => {
  const heard = jest.fn();
  onServerHeard(heard);
  const page = (status: number) => () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
  serve(page(200));
  expect(await ask({ url: '/timer' })).toMatchObject({ error: { status: 0 } });
  serve(page(403));
  await ask({ url: '/timer' });
  expect(heard).not.toHaveBeenCalled();
  onServerHeard(null);
});
