import { area as dashboard } from '@dwang/service-dashboard';
import { area as finance } from '@dwang/service-finance';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as jobs } from '../index';

let test: TestApp;
let owner: Person;
let job: number;
beforeAll(async () => {
  test = await startTestApp([jobs, finance, dashboard]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
  await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
  job = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;
});

const path = () => `/api/projects/${job}/tasks`;
const add = (fields: object, { agent } = owner) => agent.post(path()).send({ title: 'Order kwila', ...fields });
const notices = async ({ agent }: Person) =>
  (await agent.get('/api/notifications').expect(200)).body.items.filter(({ kind }: { kind: string }) => kind === 'task-for-you');

it('belong to somebody who sees the job, who is told of it once', async () => {
  const mate = await test.people.addMember(owner, 'user');
  const task = (await add({ assigneeId: mate.user.id }).expect(201)).body;
  expect(task).toMatchObject({ assigneeId: mate.user.id, assigneeName: mate.user.username });
  const change = (fields: object) => owner.agent.patch(`${path()}/${task.id}`).send(fields).expect(200);
  await change({ title: 'Order kwila and fixings' });
  await change({ assigneeId: owner.user.id });
  expect((await change({ assigneeId: null })).body).toMatchObject({ assigneeId: null, assigneeName: null });
  expect(await notices(mate)).toMatchObject([{ title: 'Task for you: Order kwila', to: `/jobs/${job}`, read: false }]);
  expect(await notices(owner)).toEqual([]);
});

it('are given to nobody outside of the team, and to no contractor who does not see the job', async () => {
  const [stranger, mate] = [await test.people.signUp(), await test.people.addMember(owner, 'contractor')];
  for (const { user } of [stranger, mate]) {
    const refused = await add({ assigneeId: user.id }).expect(400);
    expect(refused.body.errors[0].field).toBe('assigneeId');
  }
  await owner.agent.put(`/api/projects/${job}/members/${mate.user.id}`).send({ level: 'edit' }).expect(200);
  const { id } = (await add({ assigneeId: mate.user.id }).expect(201)).body;
  expect(await notices(mate)).toHaveLength(1);
  await owner.agent.delete(`/api/projects/${job}/members/${mate.user.id}`).expect(204);
  await owner.agent.patch(`${path()}/${id}`).send({ done: true }).expect(200);
  await owner.agent.patch(`${path()}/${id}`).send({ assigneeId: stranger.user.id }).expect(400);
});

it('are listed for one person', async () => {
  const { id } = (await add({ assigneeId: owner.user.id }).expect(201)).body;
  await add({}).expect(201);
  const { body } = await owner.agent.get(path()).query({ assigneeId: owner.user.id }).expect(200);
  expect(body.items.map((task: { id: number }) => task.id)).toEqual([id]);
  expect(body.totals).toEqual({ count: 1, done: 0 });
});

it('leave room between them, so that one can be put between two', async () => {
  const [first, second] = [(await add({})).body, (await add({})).body];
  expect(second.order - first.order).toBeGreaterThan(1);
});

it('say with their job what the asker may do on it', async () => {
  const mate = await test.people.addMember(owner, 'contractor');
  const access = async ({ agent }: Person) => {
    const one = (await agent.get(`/api/projects/${job}`).expect(200)).body.access;
    const { items } = (await agent.get('/api/projects').expect(200)).body;
    expect(items.map((project: { access: string }) => project.access)).toEqual([one]);
    return one;
  };
  expect(await access(owner)).toBe('admin');
  for (const level of ['view', 'edit', 'admin']) {
    await owner.agent.put(`/api/projects/${job}/members/${mate.user.id}`).send({ level }).expect(200);
    expect(await access(mate)).toBe(level);
  }
});
