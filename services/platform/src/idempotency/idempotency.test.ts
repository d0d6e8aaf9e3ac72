import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { Probe, probeArea } from '../testing/probe-area';
import { Idempotency } from './idempotency.service';
import { IdempotencyKey } from './idempotency-key.entity';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp([probeArea]);
  person = await test.people.signUp();
});
afterAll(() => test?.close());

const post = (key: string, body: object, who = person) => who.agent.post('/api/probes').set('idempotency-key', key).send(body);
const count = (name: string) => test.db.repo(Probe).countBy({ name });
const kept = (requestKey: string) => test.db.repo(IdempotencyKey).countBy({ requestKey });

it('gives the first answer again and changes nothing', async () => {
  const first = await post('replay', { name: 'replayed' });
  const again = await post('replay', { name: 'replayed' });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await count('replayed')).toBe(1);
});

it('refuses the same key with another body', async () => {
  await post('reused', { name: 'first' });
  const answer = await post('reused', { name: 'second' });
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe('IDEMPOTENCY.KEY_REUSED');
  expect(await count('second')).toBe(0);
});

it('makes one row of fifty requests at once with the same key', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('fifty', { name: 'fifty' })));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
  expect(answers.filter(({ status }) => status === 409).every(({ headers }) => headers['retry-after'] === '1')).toBe(true);
  expect(await count('fifty')).toBe(1);
});

it('waits for another process that works on the same key, and then gives its answer', async () => {
  const other = new Idempotency(test.db, test.env);
  const request = { userId: person.user.id, key: 'two-processes', hash: 'h' };
  const work = (value: number) => async () => {
    await new Promise((resume) => setTimeout(resume, 50));
    return { status: 201, body: { value } };
  };
  const answers = await Promise.all([test.app.get(Idempotency).run(request, work(1)), other.run(request, work(2))]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(answers.filter(({ isReplayed }) => isReplayed)).toHaveLength(1);
});

it('keeps no failure: the same key may succeed later', async () => {
  await post('failed', { name: 'fails once' }).expect(400);
  await post('failed', { name: 'fails once' }).expect(400);
  expect(await count('fails once')).toBe(0);
  expect(await kept('failed')).toBe(0);
  await post('failed', { name: 'now it works' }).expect(201);
});

it('undoes the change when the handler breaks', async () => {
  await post('broken', { name: 'breaks' }).expect(500);
  expect(await count('breaks')).toBe(0);
});

it("keeps one user's keys apart from another's", async () => {
  const other = await test.people.signUp();
  const mine = await post('shared-key', { name: 'mine' });
  const theirs = await post('shared-key', { name: 'theirs' }, other);
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

it.each(['', 'with space', 'é', 'x'.repeat(256)])('refuses the key %j', async (key) => {
  const answer = await person.agent
    .post('/api/probes')
    .set('idempotency-key', encodeURI(key) === key ? key : 'a b')
    .send({ name: 'n' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe('Idempotency-Key');
});

it('drops keys after thirty days', async () => {
  await post('old', { name: 'old key' }).expect(201);
  await test.app.get(Idempotency).purge(new Date(Date.now() + 29 * 24 * 3600 * 1000));
  expect(await kept('old')).toBe(1);
  await test.app.get(Idempotency).purge(new Date(Date.now() + 31 * 24 * 3600 * 1000));
  expect(await kept('old')).toBe(0);
});

it('is one transaction without a key too', async () => {
  await person.agent.post('/api/probes').send({ name: 'fails without key' }).expect(400);
  expect(await count('fails without key')).toBe(0);
});
