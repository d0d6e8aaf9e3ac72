import { rmSync } from 'node:fs';
import type { Timer } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const START = Date.parse('2026-04-04T13:30:00.000Z');
const atSecond = (second: number) => jest.spyOn(Date, 'now').mockReturnValue(START + second * 1000);

async function put(person: Person, body: Record<string, unknown>): Promise<Timer> {
  return (await person.agent.put('/api/timer').send(body).expect(200)).body;
}
const get = async (person: Person): Promise<Timer> => (await person.agent.get('/api/timer').expect(200)).body;

it('is STOPPED at the default rate until it is started', async () => {
  const owner = await test.people.signUp();
  expect(await get(owner)).toMatchObject({
    status: 'STOPPED',
    uid: null,
    hourlyRate: '65.00',
    startTime: null,
    runningSince: null,
    accumulatedSeconds: 0,
  });
});

it('changes rate and note without a status, and leaves running or paused what is', async () => {
  const owner = await test.people.signUp();
  await owner.agent.put('/api/timer').send({ notes: 'Deck' }).expect(409);
  expect(await get(owner)).toMatchObject({ status: 'STOPPED' });
  atSecond(0);
  await put(owner, { status: 'RUNNING' });
  atSecond(60);
  expect(await put(owner, { notes: 'Deck', hourlyRate: '90' })).toMatchObject({
    status: 'RUNNING',
    notes: 'Deck',
    hourlyRate: '90.00',
  });
  await put(owner, { status: 'PAUSED' });
  atSecond(100);
  expect(await put(owner, { notes: 'Steps' })).toMatchObject({ status: 'PAUSED', notes: 'Steps', accumulatedSeconds: 60 });
});

it('starts, pauses and resumes by the clock of the server; starting a running timer changes nothing', async () => {
  const owner = await test.people.signUp();
  atSecond(0);
  const started = await put(owner, { status: 'RUNNING', notes: 'Deck' });
  expect(started).toMatchObject({ status: 'RUNNING', runningSince: new Date(START).toISOString(), accumulatedSeconds: 0 });
  atSecond(100);
  expect(await put(owner, { status: 'RUNNING' })).toEqual({ ...started, serverTime: new Date(START + 100_000).toISOString() });
  expect(await put(owner, { status: 'PAUSED' })).toMatchObject({ status: 'PAUSED', runningSince: null, accumulatedSeconds: 100 });
  atSecond(500);
  await put(owner, { status: 'RUNNING' });
  atSecond(560);
  expect(await put(owner, { status: 'PAUSED' })).toMatchObject({
    accumulatedSeconds: 160,
    uid: started.uid,
    startTime: started.startTime,
  });
});

it('zeroes the seconds on reset, is PAUSED then, and begins anew', async () => {
  const owner = await test.people.signUp();
  atSecond(0);
  await put(owner, { status: 'RUNNING' });
  atSecond(50);
  expect(await put(owner, { status: 'RUNNING', reset: true })).toMatchObject({
    status: 'PAUSED',
    accumulatedSeconds: 0,
    runningSince: null,
  });
  atSecond(70);
  const again = await put(owner, { status: 'RUNNING' });
  expect(again.startTime).toBe(new Date(START + 70_000).toISOString());
});

it('switches the project while it runs, which brings that project’s rate unless one is typed', async () => {
  const owner = await test.people.signUp();
  const client = (await owner.agent.post('/api/clients').send({ name: 'Tāne Ltd' })).body;
  const project = (await owner.agent.post('/api/projects').send({ name: 'Deck', clientId: client.id, hourlyRate: 85 })).body;
  await put(owner, { status: 'RUNNING' });
  const switched = await put(owner, { status: 'RUNNING', projectId: project.id });
  expect(switched).toMatchObject({ projectName: 'Deck', clientName: 'Tāne Ltd', hourlyRate: '85.00' });
  expect(await put(owner, { status: 'RUNNING', hourlyRate: '92.50' })).toMatchObject({
    hourlyRate: '92.50',
    projectId: project.id,
  });
  const refused = await owner.agent.put('/api/timer').send({ status: 'RUNNING', hourlyRate: '0.00' });
  expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'hourlyRate' }] });
  const foreign = await owner.agent.put('/api/timer').send({ status: 'RUNNING', projectId: 999_999_999 });
  expect(foreign.body).toMatchObject({ status: 400, errors: [{ field: 'projectId' }] });
});

it('stays one timer when many devices start it at once', async () => {
  const owner = await test.people.signUp();
  const timers = await Promise.all(Array.from({ length: 12 }, () => put(owner, { status: 'RUNNING' })));
  expect(new Set(timers.map((timer) => `${timer.uid} ${timer.runningSince}`)).size).toBe(1);
});

it('is each person’s own', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  await put(owner, { status: 'RUNNING' });
  expect((await get(member)).status).toBe('STOPPED');
});

it('saves the entry once, from the first start to the pause, whatever is sent twice or at once', async () => {
  const owner = await test.people.signUp();
  atSecond(0);
  const { uid } = await put(owner, { status: 'RUNNING', notes: 'Kwila boards', hourlyRate: '90.00' });
  atSecond(3600);
  await put(owner, { status: 'PAUSED' });
  atSecond(5000);
  const answers = await Promise.all(Array.from({ length: 5 }, () => owner.agent.post('/api/timer/save').send({ uid })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    uid,
    projectName: 'General',
    startTime: new Date(START).toISOString(),
    endTime: new Date(START + 3_600_000).toISOString(),
    duration: 3600,
    amount: '90.00',
    notes: 'Kwila boards',
  });
  expect((await get(owner)).status).toBe('STOPPED');
  expect((await owner.agent.get('/api/time-entries')).body.totals.count).toBe(1);
});

it('saves while it runs, through the night of 25 hours', async () => {
  const owner = await test.people.signUp();
  atSecond(0);
  const { uid } = await put(owner, { status: 'RUNNING' });
  atSecond(2 * 3600);
  const { body } = await owner.agent.post('/api/timer/save').send({ uid, notes: 'Night pour' }).expect(201);
  expect(body).toMatchObject({ duration: 7200, endTime: '2026-04-04T15:30:00.000Z', notes: 'Night pour' });
});

it('has nothing to save at 0 seconds, and says when there is no such timer', async () => {
  const owner = await test.people.signUp();
  await owner.agent.put('/api/timer').send({ status: 'PAUSED' }).expect(409);
  const { uid } = await put(owner, { status: 'RUNNING', reset: false });
  await put(owner, { reset: true });
  const empty = await owner.agent.post('/api/timer/save').send({ uid });
  expect(empty.body).toMatchObject({ status: 400, code: 'TIME.NOTHING_TO_SAVE', detail: 'Nothing to save' });
  await owner.agent.delete('/api/timer').expect(204);
  await owner.agent.delete('/api/timer').expect(204);
  const gone = await owner.agent.post('/api/timer/save').send({ uid });
  expect(gone.body).toMatchObject({ status: 409, code: 'TIME.NO_TIMER' });
});

it('runs on through a restart of the server', async () => {
  const first = await startTestApp([area]);
  const owner = await first.people.signUp();
  const started = await put(owner, { status: 'RUNNING', notes: 'Deck' });
  const { DATA_DIR, DATABASE_URL } = first.env;
  await first.app.close();
  const second = await startTestApp([area], { settings: { DATA_DIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) } });
  const answer = await second.nobody().get('/api/timer').set('cookie', owner.cookie).expect(200);
  expect(answer.body).toMatchObject({ status: 'RUNNING', uid: started.uid, runningSince: started.runningSince, notes: 'Deck' });
  await second.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});
