import 'fake-indexeddb/auto';
import { type NewWrite, type Outbox, openOutbox } from '.';
import { retryWrite } from './attention';

const ME = 7;
let outbox: Outbox;
let asked: { url: string; method: string; key: string | null; user: string | null; body: unknown }[] = [];
type Answer = () => Response | Promise<Response>;

const json = (status: number, body: unknown): Response =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });
const problem = (status: number, code: string): Response => json(status, { code, detail: code, title: code, status, errors: [] });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers requests in order; the last answer repeats. */
function serve(...answers: Answer[]): typeof fetch {
  asked = [];
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    asked.push({
      url: String(input),
      method: init?.method ?? 'GET',
      key: headers.get('idempotency-key'),
      user: headers.get('x-dwang-user'),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    });
    return (answers[Math.min(asked.length, answers.length) - 1] as Answer)();
  };
}

let number = 0;
async function start(ask: typeof fetch): Promise<Outbox> {
  number += 1;
  outbox = await openOutbox({ ask, pause: async () => undefined }, `outbox-${number}`);
  return outbox;
}
afterEach(() => outbox?.close());

const create = (uid: string, body: object = { uid }): NewWrite => ({
  kind: 'time-entry',
  operation: 'create',
  uid,
  label: `Entry ${uid}`,
  request: { method: 'POST', url: '/time-entries', body },
  preview: body,
  tags: ['TimeEntry'],
});
const edit = (uid: string, body: object, base: Record<string, unknown>): NewWrite => ({
  ...create(uid, body),
  operation: 'update',
  request: { method: 'PATCH', url: '/time-entries/{id}', body },
  base,
});

test('writes go in order, each with its own key and the name of its owner', async () => {
  await start(serve(() => json(201, { id: 1 })));
  const [one, two] = [await outbox.keep(ME, create('a')), await outbox.keep(ME, create('b'))];
  await outbox.drain(ME);
  expect(asked.map(({ key, user, body }) => ({ key, user, body }))).toEqual([
    { key: one.id, user: '7', body: { uid: 'a' } },
    { key: two.id, user: '7', body: { uid: 'b' } },
  ]);
  expect(await outbox.list(ME)).toEqual([]);
});

test('an edit of a row that was made offline is sent to the number that the server gave it, over its version', async () => {
  await start(
    serve(
      () => json(201, { id: 41, version: 1 }),
      () => json(200, { id: 41, version: 2 }),
    ),
  );
  await outbox.keep(ME, create('a'));
  await outbox.keep(ME, edit('a', { notes: 'new' }, { notes: 'old' }));
  await outbox.drain(ME);
  expect(asked[1]).toMatchObject({ url: '/api/time-entries/41', method: 'PATCH', body: { notes: 'new', version: 1 } });
});

test.each([500, 502, 503, 504, 408, 429])(
  'RC-098 RC-099 the answer %d removes nothing, twice in a row, and keeps the order',
  async (status) => {
    await start(serve(() => problem(status, 'SERVER.INTERNAL')));
    await outbox.keep(ME, create('a'));
    await outbox.keep(ME, create('b'));
    await outbox.drain(ME);
    const { again } = await outbox.drain(ME);
    expect((await outbox.list(ME)).map(({ uid, state }) => [uid, state])).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ]);
    expect(again).toBeGreaterThan(0);
  },
);

const half: Answer = () => {
  const stream = new ReadableStream({
    start(control) {
      control.enqueue(new TextEncoder().encode('{"id":'));
      control.error(new TypeError('reset'));
    },
  });
  return new Response(stream, { status: 201, headers: { 'content-type': 'application/json' } });
};
const signInPage: Answer = () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } });
const foreignRefusal: Answer = () => new Response('Blocked', { status: 403, headers: { 'content-type': 'text/html' } });

test.each([
  ['no answer', lost],
  ['half an answer', half],
  ["a network's sign-in page", signInPage],
  ["a refusal that is not our server's", foreignRefusal],
])('RC-098 %s removes nothing, and the next try carries the same key', async (_, answer) => {
  await start(serve(answer, () => json(201, { id: 1 })));
  await outbox.keep(ME, create('a'));
  expect((await outbox.drain(ME)).end).toBe('unreachable');
  expect(await outbox.list(ME)).toHaveLength(1);
  await outbox.drain(ME);
  expect(asked[0]?.key).toBe(asked[1]?.key);
  expect(await outbox.list(ME)).toEqual([]);
});

test('a refused write stays with its reason and holds back only the later writes of its row', async () => {
  await start(
    serve(
      () => problem(409, 'TIME.ENTRY_BILLED'),
      () => json(201, { id: 2 }),
    ),
  );
  await outbox.keep(ME, create('a'));
  await outbox.keep(ME, { ...create('a'), operation: 'update' });
  await outbox.keep(ME, create('b'));
  await outbox.drain(ME);
  expect((await outbox.list(ME)).map(({ uid, state, error }) => [uid, state, error?.code])).toEqual([
    ['a', 'refused', 'TIME.ENTRY_BILLED'],
    ['a', 'waiting', undefined],
  ]);
  expect(asked).toHaveLength(2);
});

test("RC-102 a queue is neither listed nor sent for another user, and waits when the session is not the owner's", async () => {
  await start(serve(() => problem(409, 'AUTH.OTHER_USER')));
  await outbox.keep(ME, create('mine'));
  await outbox.drain(8);
  expect(asked).toHaveLength(0);
  expect(await outbox.list(8)).toEqual([]);
  expect((await outbox.drain(ME)).end).toBe('not-mine');
  expect((await outbox.list(ME))[0]).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('a session that has ended pauses the queue', async () => {
  await start(serve(() => problem(401, 'AUTH.SIGNED_OUT')));
  await outbox.keep(ME, create('a'));
  await outbox.keep(ME, create('b'));
  expect(await outbox.drain(ME)).toEqual({ end: 'not-mine', again: null });
  expect(asked).toHaveLength(1);
});

test('a session that lacks a second step pauses the queue, and refuses nothing', async () => {
  await start(serve(() => problem(403, 'AUTH.SECOND_STEP_DEMANDED')));
  await outbox.keep(ME, create('a'));
  expect(await outbox.drain(ME)).toEqual({ end: 'not-mine', again: null });
  expect((await outbox.list(ME))[0]).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('a photo that cannot be checked at this moment is kept and tried again, and holds up no other work', async () => {
  await start(
    serve(
      () => problem(503, 'FILE.NOT_CHECKED'),
      () => json(201, { id: 2, version: 1 }),
    ),
  );
  await outbox.keep(ME, create('photo'));
  await outbox.keep(ME, create('note'));
  expect(await outbox.drain(ME)).toMatchObject({ end: 'done', again: expect.any(Number) });
  expect((await outbox.list(ME)).map(({ uid, state }) => [uid, state])).toEqual([['photo', 'waiting']]);
});

test('RC-104 a note changed on two devices keeps both texts, under a new key', async () => {
  const theirs = { id: 5, version: 9, notes: 'old\ntheirs', duration: 3600 };
  await start(
    serve(
      () => problem(409, 'REQUEST.VERSION_CONFLICT'),
      () => json(200, theirs),
      () => json(200, { ...theirs, version: 10 }),
    ),
  );
  const write = edit('a', { notes: 'old\nmine' }, { notes: 'old', duration: 3600, version: 3 });
  const { id } = await outbox.keep(ME, { ...write, request: { ...write.request, url: '/time-entries/5' } });
  await outbox.drain(ME);
  expect(asked[0]).toMatchObject({ key: id, body: { version: 3 } });
  expect(asked[2]?.body).toEqual({ notes: 'old\ntheirs\nmine', version: 9 });
  expect(asked[2]?.key).not.toBe(id);
  expect(await outbox.list(ME)).toEqual([]);
});

test('RC-104 hours changed on two devices are left to the person, with both versions', async () => {
  const theirs = { id: 5, version: 9, notes: '', duration: 7200 };
  await start(
    serve(
      () => problem(409, 'REQUEST.VERSION_CONFLICT'),
      () => json(200, theirs),
    ),
  );
  const write = edit('a', { duration: 5400 }, { duration: 3600, version: 3 });
  await outbox.keep(ME, { ...write, request: { ...write.request, url: '/time-entries/5' } });
  await outbox.drain(ME);
  expect((await outbox.list(ME))[0]).toMatchObject({ state: 'refused', theirs, request: { body: { duration: 5400 } } });
});

test('a write whose twin is still being worked on is asked for again', async () => {
  await start(
    serve(
      () => problem(409, 'IDEMPOTENCY.STILL_RUNNING'),
      () => json(201, { id: 1 }),
    ),
  );
  await outbox.keep(ME, create('a'));
  await outbox.drain(ME);
  expect(asked[0]?.key).toBe(asked[1]?.key);
  expect(await outbox.list(ME)).toEqual([]);
});

test('deleting what is already gone has succeeded', async () => {
  await start(serve(() => problem(404, 'REQUEST.NOT_FOUND')));
  await outbox.keep(ME, {
    ...create('a'),
    operation: 'delete',
    request: { method: 'DELETE', url: '/time-entries/5' },
    preview: null,
  });
  await outbox.drain(ME);
  expect(await outbox.list(ME)).toEqual([]);
});

describe('a row whose uid another one has', () => {
  const taken = { code: 'REQUEST.UID_TAKEN', detail: 'Taken', title: '', status: 409, errors: [], rowId: 5 };
  const save: NewWrite = {
    ...create('a', { uid: 'a', at: '2026-03-02T22:00:00.000Z', notes: 'Deck' }),
    request: { method: 'POST', url: '/timer/save', body: { uid: 'a', at: '2026-03-02T22:00:00.000Z', notes: 'Deck' } },
    preview: { uid: 'a', projectId: 3, startTime: 's', endTime: 'e', duration: 7200, notes: 'Deck', hourlyRate: '65.00' },
  };

  test('is not taken for sent: it needs attention, with the other row beside it', async () => {
    await start(
      serve(
        () => json(409, taken),
        () => json(200, { id: 5, uid: 'a', notes: 'theirs' }),
      ),
    );
    await outbox.keep(ME, create('a'));
    await outbox.keep(ME, edit('a', { notes: 'later' }, {}));
    await outbox.drain(ME);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/time-entries', 'GET /api/time-entries/5']);
    const [first, later] = await outbox.list(ME);
    expect(first).toMatchObject({ state: 'refused', theirs: { notes: 'theirs' } });
    expect(later).toMatchObject({ state: 'waiting' });
  });

  test('goes again as a row of its own, with what was done to it since, and leaves the other one alone', async () => {
    await start(
      serve(
        () => json(409, { ...taken, rowId: undefined }),
        () => json(201, { id: 6, version: 1 }),
        () => json(200, { id: 6, version: 2 }),
      ),
    );
    const { id } = await outbox.keep(ME, create('a'));
    await outbox.keep(ME, edit('a', { notes: 'later' }, {}));
    await outbox.drain(ME);
    await retryWrite(outbox.db, id);
    await outbox.drain(ME);
    const [, again, later] = asked;
    expect(again?.body).toEqual({ uid: expect.not.stringMatching(/^a$/) });
    expect(later).toMatchObject({ method: 'PATCH', url: '/api/time-entries/6' });
    expect(await outbox.list(ME)).toEqual([]);
  });

  test('that is a saved timer goes again as an entry of the time that it had worked out', async () => {
    await start(
      serve(
        () => json(409, taken),
        () => json(404, {}),
        () => json(201, { id: 6, version: 1 }),
      ),
    );
    const { id } = await outbox.keep(ME, save);
    await outbox.drain(ME);
    await retryWrite(outbox.db, id);
    await outbox.drain(ME);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/timer/save',
      'GET /api/time-entries/5',
      'POST /api/time-entries',
    ]);
    expect(asked[2]?.body).toMatchObject({ projectId: 3, duration: 7200, notes: 'Deck', hourlyRate: '65.00' });
  });
});
