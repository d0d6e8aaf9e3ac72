import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());

const START = { startTime: '2026-03-02T20:00:00Z', duration: 3600 };
const noteOf = async ({ agent }: Person, fields: object) =>
  (
    await agent
      .post('/api/time-entries')
      .send({ ...START, ...fields })
      .expect(201)
  ).body.notes;

it('names the job in an entry without a note where there is one, however it is made (TR-309)', async () => {
  const owner = await test.people.signUp();
  const job = (await owner.agent.post('/api/projects').send({ name: 'Deck' }).expect(201)).body.id;
  const { body: first } = await owner.agent.post('/api/time-entries').send(START).expect(201);
  expect(first.notes).toBe('Time entry');
  expect(await noteOf(owner, { projectId: first.projectId, notes: '' })).toBe('Time entry');
  expect(await noteOf(owner, { projectId: job })).toBe('Work on Deck');
  expect(await noteOf(owner, { projectId: job, notes: 'Joists' })).toBe('Joists');
  for (const [projectId, note] of [
    [job, 'Work on Deck'],
    [first.projectId, 'Time entry'],
    [null, 'Time entry'],
  ]) {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const { uid } = (await owner.agent.put('/api/timer').send({ status: 'RUNNING', projectId, at }).expect(200)).body;
    expect((await owner.agent.post('/api/timer/save').send({ uid }).expect(201)).body.notes).toBe(note);
  }
  const cell = { projectId: job, day: '2026-03-10', seconds: 3600 };
  await owner.agent.put('/api/time-entries/cell').send(cell).expect(200);
  const { items } = (await owner.agent.get('/api/time-entries').query({ from: cell.day, to: cell.day })).body;
  expect(items[0].notes).toBe('Work on Deck');
});
