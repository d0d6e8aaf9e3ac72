import { randomUUID } from 'node:crypto';
import type { Timer } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const NOW = Date.parse('2026-05-06T02:00:00.000Z');
const HOUR = 3600;
const setClock = () => jest.spyOn(Date, 'now').mockReturnValue(NOW);
/** An instant so many seconds from now. */
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

const send = (person: Person, body: Record<string, unknown>) => person.agent.put('/api/timer').send(body);
const put = async (person: Person, body: Record<string, unknown>): Promise<Timer> => (await send(person, body).expect(200)).body;
const get = async (person: Person): Promise<Timer> => (await person.agent.get('/api/timer').expect(200)).body;
const entries = async (person: Person) => (await person.agent.get('/api/time-entries').expect(200)).body.items;

it('keeps the times of events that a device tells hours later, to the second (RC-013)', async () => {
  setClock();
  const owner = await test.people.signUp();
  const uid = randomUUID();
  await put(owner, { uid, status: 'RUNNING', at: at(-8 * HOUR) });
  await put(owner, { uid, status: 'PAUSED', at: at(-5 * HOUR) });
  await put(owner, { uid, status: 'RUNNING', at: at(-4 * HOUR) });
  expect(await get(owner)).toMatchObject({
    uid,
    startTime: at(-8 * HOUR),
    runningSince: at(-4 * HOUR),
    accumulatedSeconds: 3 * HOUR,
  });
  const { body } = await owner.agent
    .post('/api/timer/save')
    .send({ uid, at: at(-HOUR) })
    .expect(201);
  expect(body).toMatchObject({ uid, startTime: at(-8 * HOUR), endTime: at(-HOUR), duration: 6 * HOUR });
});

it('believes no device that says it is later than it is, an event before the last one, or one of last year', async () => {
  setClock();
  const owner = await test.people.signUp();
  const ahead = randomUUID();
  expect(await put(owner, { uid: ahead, status: 'RUNNING', at: at(400 * 24 * HOUR) })).toMatchObject({ runningSince: at(0) });
  expect(await put(owner, { uid: ahead, status: 'PAUSED', at: at(-HOUR) })).toMatchObject({
    pausedAt: at(0),
    accumulatedSeconds: 0,
  });
  await owner.agent.delete('/api/timer').query({ uid: ahead }).expect(204);
  const behind = randomUUID();
  expect(await put(owner, { uid: behind, status: 'RUNNING', at: at(-400 * 24 * HOUR) })).toMatchObject({
    runningSince: at(-31 * 24 * HOUR),
  });
});

it('keeps the hours of a device whose clock was set while it had no network (TR-202)', async () => {
  setClock();
  const owner = await test.people.signUp();
  const ended = async (said: Record<string, unknown>) => {
    const uid = randomUUID();
    await put(owner, { uid, status: 'RUNNING', at: at(-3 * HOUR) });
    return (
      await owner.agent
        .post('/api/timer/save')
        .send({ uid, ...said })
        .expect(201)
    ).body;
  };
  const clock = { heard: at(-3 * HOUR), passed: 3017_000 };
  expect(await ended({ at: at(-3 * HOUR + 3017 - HOUR), clock })).toMatchObject({ duration: 3017 });
  expect(await ended({ at: at(HOUR), clock: { ...clock, passed: 20_000 } })).toMatchObject({ duration: 20 });
  expect(await ended({ at: at(-4 * HOUR) })).toMatchObject({ duration: 3 * HOUR, endTime: at(0) });
});

it('counts what two devices tell in the order in which it happened: a late pause and a late save take nothing', async () => {
  setClock();
  const owner = await test.people.signUp();
  const uid = randomUUID();
  const tell = (device: string, status: string, seconds: number) => put(owner, { uid, device, status, at: at(seconds) });
  await tell('desk', 'RUNNING', -8 * HOUR);
  await tell('desk', 'PAUSED', -6 * HOUR);
  await tell('desk', 'RUNNING', -4 * HOUR);
  const expected = { status: 'RUNNING', runningSince: at(-4 * HOUR), accumulatedSeconds: 2 * HOUR };
  expect(await tell('phone', 'PAUSED', -5 * HOUR)).toMatchObject(expected);
  expect(await tell('phone', 'RUNNING', -5 * HOUR + 60)).toMatchObject({ ...expected, runningSince: at(-5 * HOUR + 60) });
  expect(await tell('phone', 'PAUSED', -5 * HOUR + 120)).toMatchObject({ ...expected, accumulatedSeconds: 2 * HOUR + 60 });
  const { body } = await owner.agent
    .post('/api/timer/save')
    .send({ uid, device: 'phone', at: at(-5 * HOUR + 180) })
    .expect(201);
  expect(body).toMatchObject({ startTime: at(-8 * HOUR), endTime: at(0), duration: 6 * HOUR + 60 });
});

it('leaves no ghost when a device tells of a timer that was saved or thrown away elsewhere', async () => {
  const owner = await test.people.signUp();
  setClock();
  const uid = randomUUID();
  await put(owner, { uid, status: 'RUNNING', at: at(-HOUR) });
  await owner.agent.post('/api/timer/save').send({ uid }).expect(201);
  const late = [{ status: 'PAUSED' }, { status: 'RUNNING' }, { status: 'PAUSED', reset: true }, { notes: 'Late' }];
  for (const body of late)
    expect((await send(owner, { uid, ...body })).body).toMatchObject({ status: 409, code: 'TIME.NO_TIMER' });
  expect((await send(owner, { status: 'PAUSED' })).body).toMatchObject({ status: 409, code: 'TIME.NO_TIMER' });
  expect(await get(owner)).toMatchObject({ status: 'STOPPED', uid: null });
  const [entry] = await entries(owner);
  await owner.agent.delete(`/api/time-entries/${entry.id}`).expect(204);
  expect((await send(owner, { uid, status: 'RUNNING' })).status).toBe(409);
  expect((await owner.agent.post('/api/timer/save').send({ uid })).body).toMatchObject({ code: 'TIME.NO_TIMER' });
  const thrown = randomUUID();
  await put(owner, { uid: thrown, status: 'RUNNING' });
  await owner.agent.delete('/api/timer').query({ uid: thrown }).expect(204);
  expect((await send(owner, { uid: thrown, status: 'RUNNING' })).status).toBe(409);
});

it('says that another timer is there instead of mixing two devices, and discards only the one meant', async () => {
  const owner = await test.people.signUp();
  const [phone, desk] = [randomUUID(), randomUUID()];
  await put(owner, { uid: desk, status: 'RUNNING', notes: 'Desk' });
  expect((await send(owner, { uid: phone, status: 'RUNNING' })).body).toMatchObject({
    status: 409,
    code: 'TIME.OTHER_TIMER',
    errors: [{ field: 'uid' }],
  });
  expect((await send(owner, { uid: phone, status: 'PAUSED' })).body).toMatchObject({ code: 'TIME.NO_TIMER' });
  await owner.agent.delete('/api/timer').query({ uid: phone }).expect(204);
  expect(await get(owner)).toMatchObject({ uid: desk, status: 'RUNNING', notes: 'Desk' });
});

it('I4: stays one timer under 20 starts at once, each from a device of its own', async () => {
  const owner = await test.people.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(owner, { uid: randomUUID(), status: 'RUNNING' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(answers.find(({ status }) => status === 200)?.body.uid).toBe((await get(owner)).uid);
});

it('two devices that pause, go on and save at once make one entry and no timer', async () => {
  const owner = await test.people.signUp();
  const uid = randomUUID();
  await put(owner, { uid, status: 'RUNNING', at: new Date(Date.now() - 60_000).toISOString() });
  const races = [
    ...Array.from({ length: 4 }, () => owner.agent.post('/api/timer/save').send({ uid })),
    ...Array.from({ length: 4 }, (_, index) => send(owner, { uid, status: index % 2 ? 'RUNNING' : 'PAUSED' })),
  ];
  const answers = await Promise.all(races);
  expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
  expect(await get(owner)).toMatchObject({ status: 'STOPPED' });
  expect(await entries(owner)).toHaveLength(1);
});

it('RC-003: saves more than 24 hours only when the person confirms it, or cut', async () => {
  setClock();
  const owner = await test.people.signUp();
  const uid = randomUUID();
  await put(owner, { uid, status: 'RUNNING', at: at(-96 * HOUR) });
  const refused = await owner.agent.post('/api/timer/save').send({ uid });
  expect(refused.body).toMatchObject({ status: 400, code: 'TIME.LONG_ENTRY', errors: [{ field: 'duration' }] });
  expect(refused.body.detail).toContain('96:00');
  expect((await owner.agent.post('/api/timer/switch').send({ uid: randomUUID() })).body).toMatchObject({
    code: 'TIME.LONG_ENTRY',
  });
  const { body } = await owner.agent
    .post('/api/timer/save')
    .send({ uid, at: at(-88 * HOUR) })
    .expect(201);
  expect(body).toMatchObject({ duration: 8 * HOUR, endTime: at(-88 * HOUR) });
  const next = randomUUID();
  await put(owner, { uid: next, status: 'RUNNING', at: at(-25 * HOUR) });
  await owner.agent.post('/api/timer/save').send({ uid: next, confirmLong: true }).expect(201);
});

it('knows the last sign of work since the start, and when the person said that the work goes on', async () => {
  const owner = await test.people.signUp();
  setClock();
  const uid = randomUUID();
  const started = await put(owner, { uid, status: 'RUNNING', at: at(-11 * HOUR) });
  expect(started).toMatchObject({ lastEventAt: at(-11 * HOUR), lastActivityAt: at(-11 * HOUR), confirmedAt: null });
  await owner.agent
    .post('/api/time-entries')
    .send({ startTime: at(-30 * HOUR), duration: 60 })
    .expect(201);
  expect(await get(owner)).toMatchObject({ lastActivityAt: at(0), lastEventAt: at(-11 * HOUR) });
  const job = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body;
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 60_000);
  const task = (await owner.agent.post(`/api/projects/${job.id}/tasks`).send({ title: 'Order kwila' }).expect(201)).body;
  expect(await get(owner)).toMatchObject({ lastActivityAt: at(60), lastEventAt: at(-11 * HOUR) });
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 120_000);
  await owner.agent.patch(`/api/projects/${job.id}/tasks/${task.id}`).send({ done: true, version: task.version }).expect(200);
  expect(await get(owner)).toMatchObject({ lastActivityAt: at(120) });
  await owner.agent
    .post(`/api/projects/${job.id}/notes`)
    .send({ text: 'Written without a network', at: at(90) })
    .expect(201);
  expect(await get(owner)).toMatchObject({ lastActivityAt: at(120) });
  setClock();
  expect(await put(owner, { uid, stillWorking: true })).toMatchObject({ status: 'RUNNING', confirmedAt: at(0) });
});
