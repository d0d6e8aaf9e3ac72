import { randomUUID } from 'node:crypto';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area, jobs]);
});
afterAll(() => test?.close());

type Agent = Awaited<ReturnType<TestApp['people']['signUp']>>['agent'];

const slab = {
  tool: 'concrete',
  title: 'Slab for the shed',
  note: 'north side',
  inputs: [{ label: 'Length', value: '6.0', unit: 'm' }],
  answers: [{ label: 'Volume', value: '2.40', unit: 'm³' }],
  warnings: ['Thinner than 100 mm'],
  materials: [{ description: 'Ready-mix concrete 20 MPa', quantity: '2.4', unit: 'm³' }],
  calibration: 'uncalibrated',
  statedError: '± 0.2°',
  device: 'Pixel 8, Chrome',
  source: 'Length × width × thickness',
  takenAt: '2026-03-02T20:00:00.000Z',
  photoUid: randomUUID(),
};
const send = (agent: Agent, change: object = {}) => agent.post('/api/tool-results').send({ ...slab, ...change });
const listOf = (agent: Agent, query: object = {}) => agent.get('/api/tool-results').query(query);
const aJob = async (agent: Agent): Promise<number> =>
  (await agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;

it('keeps a result as it was taken, and makes one row of a create that is sent twice', async () => {
  const { agent, user } = await test.people.signUp();
  const uid = randomUUID();
  const made = await send(agent, { uid, userId: 999 }).expect(201);
  expect(made.body).toMatchObject({ ...slab, uid, userId: user.id, projectId: null, version: 1 });
  expect((await send(agent, { uid })).body).toEqual(made.body);
  expect((await listOf(agent)).body).toEqual({ items: [made.body], nextCursor: null, totals: { count: 1 } });
  const other = await send(agent, { uid, answers: [{ label: 'Volume', value: '9.9' }] });
  expect(other.body).toMatchObject({ status: 409, code: 'REQUEST.UID_TAKEN' });
});

const tooLong = Array.from({ length: 200 }, () => ({ label: 'ā'.repeat(120), value: 'ā'.repeat(200) }));

it.each([
  ['a tool that is no name', { tool: 'No Tool' }, 'tool'],
  ['no title', { title: ' ' }, 'title'],
  ['no answer', { answers: [] }, 'answers'],
  ['an answer without a value', { answers: [{ label: 'Volume', value: '' }] }, 'answers.0.value'],
  ['too exact a quantity', { materials: [{ description: 'Nails', quantity: '1.2345', unit: 'kg' }] }, 'materials.0.quantity'],
  ['no time', { takenAt: 'yesterday' }, 'takenAt'],
  ['a photo without a name', { photoUid: 'mine' }, 'photoUid'],
  ['too long a note', { note: 'x'.repeat(2001) }, 'note'],
  ['more than can be kept', { answers: tooLong }, 'answers'],
])('refuses %s and writes nothing', async (_, change, field) => {
  const { agent } = await test.people.signUp();
  const answer = await send(agent, change);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe(field);
  expect((await listOf(agent)).body.totals.count).toBe(0);
});

it('lists the latest first, page by page, and finds titles and notes without marks', async () => {
  const { agent } = await test.people.signUp();
  for (const day of ['03', '01', '02']) await send(agent, { title: `Ōtara ${day}`, takenAt: `2026-03-${day}T00:00:00Z` });
  const first = (await listOf(agent, { limit: 2 })).body;
  const second = (await listOf(agent, { limit: 2, cursor: first.nextCursor })).body;
  expect([...first.items, ...second.items].map(({ title }: { title: string }) => title)).toEqual([
    'Ōtara 03',
    'Ōtara 02',
    'Ōtara 01',
  ]);
  expect((await listOf(agent, { q: 'otara 02' })).body.totals.count).toBe(1);
  expect((await listOf(agent, { q: 'NORTH' })).body.totals.count).toBe(3);
  await listOf(agent, { tool: 'concrete' }).expect(400);
});

it('changes only the words of a result, and tells of two who change it at once', async () => {
  const { agent } = await test.people.signUp();
  const { id } = (await send(agent)).body;
  const change = (body: object) => agent.patch(`/api/tool-results/${id}`).send(body);
  const changed = (await change({ title: 'Garage slab', version: 1 }).expect(200)).body;
  expect(changed).toMatchObject({ title: 'Garage slab', note: 'north side', answers: slab.answers, version: 2 });
  expect((await change({ note: 'x', version: 1 })).body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect((await change({ title: '' })).body.errors[0].field).toBe('title');
  expect((await listOf(agent, { q: 'garage' })).body.items).toEqual([changed]);
});

it('belongs to a job for everybody who sees the job, and to no job of others', async () => {
  const owner = await test.people.signUp();
  const mate = await test.people.addMember(owner, 'contractor');
  const stranger = await test.people.signUp();
  const projectId = await aJob(owner.agent);
  const made = (await send(owner.agent, { projectId }).expect(201)).body;
  await send(owner.agent).expect(201);
  const share = (level: string) =>
    owner.agent.put(`/api/projects/${projectId}/members/${mate.user.id}`).send({ level }).expect(200);
  expect((await listOf(owner.agent, { projectId }).expect(200)).body.items).toEqual([made]);
  for (const { agent } of [mate, stranger]) {
    await listOf(agent, { projectId }).expect(404);
    expect((await listOf(agent)).body.totals.count).toBe(0);
    expect((await send(agent, { projectId }).expect(400)).body.errors[0].field).toBe('projectId');
    await agent.patch(`/api/tool-results/${made.id}`).send({ title: 'Theirs' }).expect(404);
    await agent.delete(`/api/tool-results/${made.id}`).expect(404);
  }
  await share('view');
  expect((await listOf(mate.agent, { projectId }).expect(200)).body.items).toEqual([made]);
  await send(mate.agent, { projectId }).expect(403);
  await share('edit');
  const own = (await send(mate.agent, { projectId }).expect(201)).body;
  await mate.agent.delete(`/api/tool-results/${own.id}`).expect(204);
  await owner.agent.patch(`/api/tool-results/${made.id}`).send({ title: 'Garage slab' }).expect(200);
  const { items } = (await owner.agent.get(`/api/projects/${projectId}/activity`).query({ kind: 'tool-result' })).body;
  expect(items.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`)).toEqual([
    'changed Garage slab',
    'deleted Slab for the shed',
    'added Slab for the shed',
    'added Slab for the shed',
  ]);
});
