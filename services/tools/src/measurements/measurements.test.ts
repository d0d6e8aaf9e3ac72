import { randomUUID } from 'node:crypto';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area, jobs]);
});
afterAll(() => test?.close());

const deck = { name: 'Deck joist', length: '2.4', unit: 'm' };

it('keeps a measurement as it was read', async () => {
  const { agent, user } = await test.people.signUp();
  const made = await agent.post('/api/measurements').send({ ...deck, calibrated: true, note: 'north side', userId: 999 });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: 'Deck joist', length: '2.400', unit: 'm', calibrated: true, userId: user.id });
  const list = await agent.get('/api/measurements');
  expect(list.body).toEqual({ items: [made.body], nextCursor: null, totals: { count: 1 } });
});

it('makes one row of a create that is sent twice, with or without a key', async () => {
  const { agent } = await test.people.signUp();
  const uid = randomUUID();
  const first = await agent.post('/api/measurements').send({ ...deck, uid });
  const again = await agent
    .post('/api/measurements')
    .set('idempotency-key', 'k')
    .send({ ...deck, uid });
  expect(again.body).toEqual(first.body);
  expect((await agent.get('/api/measurements')).body.totals.count).toBe(1);
  const other = await agent.post('/api/measurements').send({ ...deck, length: '9.9', uid });
  expect(other.body).toMatchObject({ status: 409, code: 'REQUEST.UID_TAKEN' });
});

it.each([
  [{ length: '0' }, 'length'],
  [{ length: '-1' }, 'length'],
  [{ length: '1.2345' }, 'length'],
  [{ unit: 'ft' }, 'unit'],
  [{ name: '  ' }, 'name'],

  [{ uid: 'no uuid' }, 'uid'],
])('refuses %j and writes nothing', async (change, field) => {
  const { agent } = await test.people.signUp();
  const answer = await agent.post('/api/measurements').send({ ...deck, ...change });
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe(field);
  expect((await agent.get('/api/measurements')).body.totals.count).toBe(0);
});

it('shows a row to the company, only its own to a contractor, and nothing to others', async () => {
  const owner = await test.people.signUp();
  const [contractor, member, stranger] = [
    await test.people.addMember(owner, 'contractor'),
    await test.people.addMember(owner),
    await test.people.signUp(),
  ];
  const { body } = await owner.agent.post('/api/measurements').send(deck);
  const count = async ({ agent }: typeof owner) => (await agent.get('/api/measurements')).body.totals.count;
  expect([await count(member), await count(contractor), await count(stranger)]).toEqual([1, 0, 0]);
  for (const { agent } of [contractor, stranger]) await agent.delete(`/api/measurements/${body.id}`).expect(404);
  await member.agent.delete(`/api/measurements/${body.id}`).expect(204);
  await member.agent.delete(`/api/measurements/${body.id}`).expect(404);
});

it('pages by cursor and searches without marks', async () => {
  const { agent } = await test.people.signUp();
  for (const name of ['Ōtara wall', 'Deck', 'Fence']) await agent.post('/api/measurements').send({ ...deck, name });
  const first = await agent.get('/api/measurements?limit=2&sort=name');
  const second = await agent.get('/api/measurements').query({ limit: 2, sort: 'name', cursor: first.body.nextCursor });
  const names = [...first.body.items, ...second.body.items].map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Deck', 'Fence', 'Ōtara wall']);
  expect(second.body.nextCursor).toBeNull();
  expect((await agent.get('/api/measurements?q=otara')).body.items).toHaveLength(1);
  await agent.get('/api/measurements').query({ cursor: first.body.nextCursor }).expect(400);
});

it('refuses a note that is too long', async () => {
  const { agent } = await test.people.signUp();
  const answer = await agent.post('/api/measurements').send({ ...deck, note: 'x'.repeat(2001) });
  expect(answer.body.errors).toEqual([{ field: 'note', message: 'Must be at most 2000 characters' }]);
});

it('belongs to a job for everybody who sees the job, and to no job of others', async () => {
  const owner = await test.people.signUp();
  const mate = await test.people.addMember(owner, 'contractor');
  const stranger = await test.people.signUp();
  const projectId = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;
  const made = (
    await owner.agent
      .post('/api/measurements')
      .send({ ...deck, projectId })
      .expect(201)
  ).body;
  await owner.agent.post('/api/measurements').send(deck).expect(201);
  const ofJob = ({ agent }: { agent: typeof owner.agent }) => agent.get('/api/measurements').query({ projectId });
  expect((await ofJob(owner).expect(200)).body.items).toEqual([made]);
  await ofJob(mate).expect(404);
  await ofJob(stranger).expect(404);
  const foreign = await stranger.agent
    .post('/api/measurements')
    .send({ ...deck, projectId })
    .expect(400);
  expect(foreign.body.errors[0].field).toBe('projectId');
  const share = (level: string) =>
    owner.agent.put(`/api/projects/${projectId}/members/${mate.user.id}`).send({ level }).expect(200);
  await share('view');
  expect((await ofJob(mate).expect(200)).body.items).toEqual([made]);
  await mate.agent
    .post('/api/measurements')
    .send({ ...deck, projectId })
    .expect(403);
  await share('edit');
  const { id } = (
    await mate.agent
      .post('/api/measurements')
      .send({ ...deck, projectId })
      .expect(201)
  ).body;
  await mate.agent.delete(`/api/measurements/${id}`).expect(204);
  const { items } = (await owner.agent.get(`/api/projects/${projectId}/activity`).query({ kind: 'measurement' })).body;
  expect(items.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`)).toEqual([
    'deleted Deck joist, 2.400 m',
    'added Deck joist, 2.400 m',
    'added Deck joist, 2.400 m',
  ]);
});

it('is changed by who may see it, tells the job’s history, and counts as measured anew with a new length', async () => {
  const owner = await test.people.signUp();
  const [mate, stranger] = [await test.people.addMember(owner, 'contractor'), await test.people.signUp()];
  const projectId = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;
  const share = (level: string) =>
    owner.agent.put(`/api/projects/${projectId}/members/${mate.user.id}`).send({ level }).expect(200);
  await share('edit');
  const made = (
    await mate.agent
      .post('/api/measurements')
      .send({ ...deck, projectId })
      .expect(201)
  ).body;
  const change = (body: object, { agent } = mate) => agent.patch(`/api/measurements/${made.id}`).send(body);
  expect((await change({ note: 'north side' }).expect(200)).body).toMatchObject({ calibrated: false, version: 2 });
  expect((await change({ length: '2.55', version: 2 }).expect(200)).body).toMatchObject({
    length: '2.550',
    calibrated: true,
    note: 'north side',
  });
  expect((await change({ unit: 'cm', version: 2 })).body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect((await change({ length: '0' })).body.errors[0].field).toBe('length');
  await change({ name: 'Theirs' }, stranger).expect(404);
  expect((await owner.agent.get('/api/measurements?q=north').expect(200)).body.totals.count).toBe(1);
  const { items } = (await owner.agent.get(`/api/projects/${projectId}/activity`).expect(200)).body;
  expect(items[0]).toMatchObject({ kind: 'measurement', action: 'changed', subject: 'Deck joist, 2.550 m' });
  await share('view');
  await change({ note: 'x' }).expect(403);
  await mate.agent.delete(`/api/measurements/${made.id}`).expect(403);
  await change({ name: 'Bearer' }, owner).expect(200);
});
