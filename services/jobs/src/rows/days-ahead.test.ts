import { addDays, dayOf } from '@dwang/domain';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const TODAY = dayOf(Date.now(), 'Pacific/Auckland');
const [LAST, FAR] = [addDays(TODAY, 3653), addDays(TODAY, 3654)];

async function aJobWithTask(): Promise<[string, string]> {
  const job = (await owner.agent.post('/api/projects').send({ name: 'Deck' }).expect(201)).body.id;
  const tasks = `/api/projects/${job}/tasks`;
  const task = (await owner.agent.post(tasks).send({ title: 'Order kwila' }).expect(201)).body.id;
  return [`/api/projects/${job}`, `${tasks}/${task}`];
}

it('TR-203 refuses the days of jobs and tasks that are more than ten years ahead, new or changed', async () => {
  const [job, task] = await aJobWithTask();
  const writes = [
    ['post', '/api/projects', { name: 'Bridge' }, 'startDate'],
    ['post', '/api/projects', { name: 'Bridge' }, 'endDate'],
    ['post', `${job}/tasks`, { title: 'Inspect' }, 'dueDate'],
    ['patch', job, {}, 'startDate'],
    ['patch', job, {}, 'endDate'],
    ['patch', task, {}, 'dueDate'],
  ] as const;
  for (const [method, path, body, field] of writes) {
    const { status, body: problem } = await owner.agent[method](path).send({ ...body, [field]: FAR });
    const message = 'Please check the date: it is more than ten years ahead';
    expect([path, status, problem.errors]).toEqual([path, 400, [{ field, message }]]);
    const taken = await owner.agent[method](path).send({ ...body, [field]: LAST });
    expect([path, taken.status < 300]).toEqual([path, true]);
  }
});

it('TR-203 keeps such a day that was stored before, whatever else of it is changed', async () => {
  const [job, task] = await aJobWithTask();
  await test.db.dataSource.query(`UPDATE projects SET startDate = '${FAR}', endDate = '${FAR}'`);
  await test.db.dataSource.query(`UPDATE project_tasks SET dueDate = '${FAR}'`);
  const change = (path: string, fields: object) => owner.agent.patch(path).send(fields).expect(200);
  await change(job, { name: 'Deck and stairs', startDate: FAR, endDate: FAR });
  await change(job, { startDate: TODAY, endDate: FAR });
  await change(task, { title: 'Order totara', dueDate: FAR });
  await change(task, { done: true });
});

it('refuses hours that end far ahead as it does those that begin there', async () => {
  const startTime = new Date(Date.now() - 86_400_000).toISOString();
  const save = (duration: number) => owner.agent.post('/api/time-entries').send({ startTime, duration, confirmLong: true });
  const month = await save(31 * 86_400).expect(400);
  expect(month.body.errors).toEqual([{ field: 'endTime', message: expect.stringContaining('more than a day ahead of today') }]);
  const { id } = (await save(2 * 86_400).expect(201)).body;
  const endTime = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const longer = await owner.agent.patch(`/api/time-entries/${id}`).send({ endTime, confirmLong: true }).expect(400);
  expect(longer.body.errors).toMatchObject([{ field: 'endTime' }]);
});
