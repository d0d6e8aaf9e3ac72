import { randomUUID } from 'node:crypto';
import type { Project } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const NOW = Date.parse('2026-05-06T02:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const setClock = () => jest.spyOn(Date, 'now').mockReturnValue(NOW);

const addProject = async (owner: Person, name: string): Promise<Project> =>
  (await owner.agent.post('/api/projects').send({ name, hourlyRate: 85 }).expect(201)).body;
const start = (owner: Person, body: object) =>
  owner.agent
    .put('/api/timer')
    .send({ status: 'RUNNING', ...body })
    .expect(200);
const change = (owner: Person, body: object) => owner.agent.post('/api/timer/switch').send(body);

it('saves what runs and starts the next job at the same instant', async () => {
  const owner = await test.people.signUp();
  const [deck, roof] = [await addProject(owner, 'Deck'), await addProject(owner, 'Roof')];
  setClock();
  const [first, second] = [randomUUID(), randomUUID()];
  await start(owner, { uid: first, projectId: deck.id, at: at(-7200) });
  const { body } = await change(owner, { uid: second, from: first, projectId: roof.id, at: at(-600), notes: 'Battens' }).expect(
    201,
  );
  expect(body.saved).toMatchObject({
    uid: first,
    projectName: 'Deck',
    notes: 'Work on Deck',
    startTime: at(-7200),
    endTime: at(-600),
    duration: 6600,
  });
  expect(body.timer).toMatchObject({
    uid: second,
    status: 'RUNNING',
    projectName: 'Roof',
    hourlyRate: '85.00',
    notes: 'Battens',
    startTime: at(-600),
  });
  const again = await change(owner, { uid: second, from: first, projectId: roof.id, at: at(-600) }).expect(201);
  expect(again.body).toMatchObject({ timer: { uid: second, startTime: at(-600) }, saved: null });
  expect((await owner.agent.get('/api/time-entries')).body.totals.count).toBe(1);
});

it('starts without an entry when nothing runs or nothing is on the clock', async () => {
  setClock();
  const owner = await test.people.signUp();
  expect((await change(owner, { uid: randomUUID() }).expect(201)).body).toMatchObject({
    saved: null,
    timer: { status: 'RUNNING' },
  });
  expect((await change(owner, { uid: randomUUID() }).expect(201)).body).toMatchObject({
    saved: null,
    timer: { status: 'RUNNING' },
  });
  expect((await owner.agent.get('/api/time-entries')).body.totals.count).toBe(0);
});

it('leaves alone a timer that the person did not see, and does all or nothing', async () => {
  setClock();
  const owner = await test.people.signUp();
  const running = randomUUID();
  await start(owner, { uid: running, at: at(-3600) });
  const blind = await change(owner, { uid: randomUUID(), from: randomUUID() });
  expect(blind.body).toMatchObject({ status: 409, code: 'TIME.OTHER_TIMER' });
  const foreign = await change(owner, { uid: randomUUID(), from: running, projectId: 999_999_999 });
  expect(foreign.body).toMatchObject({ status: 400, errors: [{ field: 'projectId' }] });
  expect((await owner.agent.get('/api/timer')).body).toMatchObject({ uid: running, status: 'RUNNING' });
  expect((await owner.agent.get('/api/time-entries')).body.totals.count).toBe(0);
});

it('makes every second one entry when a person taps job after job at once', async () => {
  const owner = await test.people.signUp();
  const first = randomUUID();
  await start(owner, { uid: first, at: new Date(Date.now() - 60_000).toISOString() });
  const uids = Array.from({ length: 8 }, () => randomUUID());
  const answers = await Promise.all(uids.map((uid) => change(owner, { uid, from: first })));
  const taken = answers.filter(({ status }) => status === 201);
  expect(taken).toHaveLength(1);
  expect((await owner.agent.get('/api/timer')).body.uid).toBe(taken[0]?.body.timer.uid);
  expect((await owner.agent.get('/api/time-entries')).body.totals.count).toBe(1);
});
