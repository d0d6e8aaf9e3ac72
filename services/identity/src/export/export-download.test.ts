import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AccountExport } from '@dwang/contracts';
import { FileStore, newKey, Scheduler } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { User } from '../users/user.entity';

const MB = 1024 * 1024;
/** In megabytes. */
const LONG = 64;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

/** An owner with a picture that is longer than what any line holds on its way. */
async function withMuch(): Promise<Person> {
  const owner = await test.people.signUp();
  const key = newKey({ companyId: owner.user.company.id, kind: 'avatars', contentType: 'image/png' });
  const piece = randomBytes(MB);
  await test.app.get(FileStore).put(key, Readable.from(Array.from({ length: LONG }, () => piece)));
  await test.db.repo(User).update({ id: owner.user.id }, { avatarKey: key });
  return owner;
}

const begin = async ({ agent }: Person): Promise<AccountExport> => (await agent.post('/api/account/exports').expect(201)).body;
const all = async ({ agent }: Person): Promise<AccountExport[]> =>
  (await agent.get('/api/account/exports').expect(200)).body.items;
const fetched = (cookie: string, id: number, signal?: AbortSignal) =>
  fetch(`${test.url}/api/account/export?id=${id}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' }, signal });

/** Looks again and again until it has that status. */
async function until(person: Person, status: AccountExport['status']): Promise<AccountExport> {
  for (;;) {
    const [newest] = await all(person);
    if (newest?.status === status) return newest;
  }
}

/** Reads an answer to its end, and its length. */
async function lengthOf(answer: Response): Promise<number> {
  return (await answer.arrayBuffer()).byteLength;
}

it('is begun, fetched by the browser, and told as sent with its length', async () => {
  const owner = await test.people.signUp();
  const { id, ...begun } = await begin(owner);
  expect(begun).toEqual({ status: 'ready', bytes: 0 });
  const answer = await fetched(owner.cookie, id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="dwang-/);
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const length = await lengthOf(answer);
  expect(await until(owner, 'sent')).toEqual({ id, status: 'sent', bytes: length });
  expect((await fetched(owner.cookie, id)).status).toBe(200);
});

it('is one at a time for each person, and broken when the line is lost in the middle, after which it may be tried again', async () => {
  const owner = await withMuch();
  const { id } = await begin(owner);
  const line = new AbortController();
  const answer = await fetched(owner.cookie, id, line.signal);
  await answer.body?.getReader().read();
  expect(await all(owner)).toMatchObject([{ id, status: 'sending' }]);
  await owner.agent.post('/api/account/exports').expect(429);
  await owner.agent.get('/api/account/export').expect(429);
  line.abort();
  await until(owner, 'broken');
  expect(await lengthOf(await fetched(owner.cookie, id))).toBeGreaterThan(LONG * MB);
  expect(await until(owner, 'sent')).toMatchObject({ id });
});

it('breaks off when it is cancelled, so that no browser takes it for whole', async () => {
  const owner = await withMuch();
  const { id } = await begin(owner);
  const answer = await fetched(owner.cookie, id);
  const reader = answer.body?.getReader();
  await reader?.read();
  await owner.agent.delete(`/api/account/exports/${id}`).expect(204);
  expect(await all(owner)).toEqual([]);
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readOn()).rejects.toThrow();
});

it('is unknown to others', async () => {
  const [owner, other] = [await test.people.signUp(), await test.people.signUp()];
  const { id } = await begin(owner);
  await other.agent.delete(`/api/account/exports/${id}`).expect(404);
  expect((await fetched(other.cookie, id)).status).toBe(404);
  expect(await all(other)).toEqual([]);
  await owner.agent.delete(`/api/account/exports/${id}`).expect(204);
});

it('is forgotten after a day', async () => {
  const owner = await test.people.signUp();
  await begin(owner);
  await test.app.get(Scheduler).runDue(new Date(Date.now() + 25 * 3_600_000));
  expect(await all(owner)).toEqual([]);
});
