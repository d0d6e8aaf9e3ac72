import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());

const setRate = ({ agent }: Person, defaultRate: string) => agent.patch('/api/company').send({ defaultRate }).expect(200);
const work = async ({ agent }: Person, fields = {}) =>
  (
    await agent
      .post('/api/time-entries')
      .send({ startTime: '2026-03-02T20:00:00Z', duration: 3600, ...fields })
      .expect(201)
  ).body;
const timerRate = async ({ agent }: Person) => (await agent.get('/api/timer').expect(200)).body.hourlyRate;

it('charges work without a job at the rate of the company, also after it is changed (TR-103)', async () => {
  const owner = await test.people.signUp();
  await setRate(owner, '95.00');
  expect((await owner.agent.get('/api/auth/user')).body.company.defaultRate).toBe('95.00');
  expect(await timerRate(owner)).toBe('95.00');
  expect((await work(owner)).hourlyRate).toBe('95.00');
  expect((await owner.agent.post('/api/projects').send({ name: 'Deck' })).body.hourlyRate).toBe('95.00');
  await setRate(owner, '105.00');
  expect(await timerRate(owner)).toBe('105.00');
  const { projectId, hourlyRate } = await work(owner);
  expect(hourlyRate).toBe('105.00');
  expect((await work(owner, { projectId })).hourlyRate).toBe('105.00');
  await owner.agent.put('/api/timer').send({ status: 'RUNNING' }).expect(200);
  expect(await timerRate(owner)).toBe('105.00');
});

it('leaves a job at its own rate, General too where it was given one (TR-103)', async () => {
  const owner = await test.people.signUp();
  const deck = (await owner.agent.post('/api/projects').send({ name: 'Deck' })).body;
  const { projectId } = await work(owner);
  await owner.agent.patch(`/api/projects/${projectId}`).send({ hourlyRate: '80.00' }).expect(200);
  await setRate(owner, '95.00');
  expect((await work(owner)).hourlyRate).toBe('80.00');
  expect((await owner.agent.get(`/api/projects/${deck.id}`)).body.hourlyRate).toBe('65.00');
});

it('shows the rate to nobody who is not shown prices (TR-103)', async () => {
  const owner = await test.people.signUp();
  const tama = await test.people.addMember(owner, 'contractor');
  expect((await tama.agent.get('/api/auth/user')).body.company.defaultRate).toBeNull();
});
