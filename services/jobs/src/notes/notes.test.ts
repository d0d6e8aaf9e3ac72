import { randomUUID } from 'node:crypto';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let owner: Person;
let job: number;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.people.signUp();
  job = await addJob(owner);
});

const addJob = async (person: Person): Promise<number> =>
  (await person.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;

describe('notes', () => {
  const write = (fields: object, person = owner) => person.agent.post(`/api/projects/${job}/notes`).send(fields);

  it('keep the time at which they were written without a network, but none to come', async () => {
    const note = (await write({ text: 'Rotten joist under the step', at: '2026-03-02T20:00:00Z' }).expect(201)).body;
    expect(note).toMatchObject({ projectId: job, userName: owner.user.username, createdAt: '2026-03-02T20:00:00.000Z' });
    const early = (await write({ text: 'From a clock that runs ahead', at: '2099-01-01T00:00:00Z' }).expect(201)).body;
    expect(Date.parse(early.createdAt)).toBeLessThanOrEqual(Date.now());
    const { body } = await owner.agent.get(`/api/projects/${job}/notes`).expect(200);
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([early.id, note.id]);
    expect(body.totals).toEqual({ count: 2 });
  });

  it('are made once however often they are sent, and never swallow another one', async () => {
    const uid = randomUUID();
    const [first, again] = [await write({ uid, text: 'Kia ora' }), await write({ uid, text: 'Kia ora' })];
    expect(again.body.id).toBe(first.body.id);
    expect((await write({ uid, text: 'Something else' })).body.code).toBe('REQUEST.UID_TAKEN');
  });

  it('refuse a change made on an older version, and an empty text', async () => {
    const { id } = (await write({ text: 'One' })).body;
    const edit = (body: object) => owner.agent.patch(`/api/projects/${job}/notes/${id}`).send(body);
    expect((await edit({ text: 'Two', version: 1 }).expect(200)).body).toMatchObject({ text: 'Two', version: 2 });
    expect((await edit({ text: 'Three', version: 1 })).body.code).toBe('REQUEST.VERSION_CONFLICT');
    expect((await edit({ text: ' ' })).body.errors[0].field).toBe('text');
  });

  it('keep their job from being deleted', async () => {
    const { id } = (await write({ text: 'Keep me' })).body;
    expect((await owner.agent.delete(`/api/projects/${job}`)).body.code).toBe('PROJECT.IN_USE');
    await owner.agent.delete(`/api/projects/${job}/notes/${id}`).expect(204);
    await owner.agent.delete(`/api/projects/${job}`).expect(204);
  });
});

describe('tasks', () => {
  const add = async (fields: object) => (await owner.agent.post(`/api/projects/${job}/tasks`).send(fields).expect(201)).body;

  it('stand in their order, new ones last, and are counted', async () => {
    const order = await add({ title: 'Order kwila', dueDate: '2026-04-02' });
    const dig = await add({ title: 'Dig footings' });
    await owner.agent.patch(`/api/projects/${job}/tasks/${dig.id}`).send({ done: true, order: 0, version: 1 }).expect(200);
    const { body } = await owner.agent.get(`/api/projects/${job}/tasks`).expect(200);
    expect(body.items).toMatchObject([
      { id: dig.id, done: true, dueDate: null },
      { id: order.id, done: false, dueDate: '2026-04-02' },
    ]);
    expect(body.totals).toEqual({ count: 2, done: 1 });
    await owner.agent.delete(`/api/projects/${job}/tasks/${dig.id}`).expect(204);
  });
});

describe('who sees them', () => {
  it.each([
    ['notes', { text: 'x' }],
    ['tasks', { title: 'x' }],
  ])('%s of another company are not found', async (kind, content) => {
    const { id } = (await owner.agent.post(`/api/projects/${job}/${kind}`).send(content).expect(201)).body;
    const stranger = await test.people.signUp();
    const theirs = await addJob(stranger);
    for (const project of [job, theirs]) {
      const path = `/api/projects/${project}/${kind}`;
      const asked = [stranger.agent.get(`${path}/${id}`), stranger.agent.delete(`${path}/${id}`)];
      const changed = stranger.agent.patch(`${path}/${id}`).send(content);
      for (const answer of await Promise.all([...asked, changed])) expect(answer.status).toBe(404);
    }
    await stranger.agent.get(`/api/projects/${job}/${kind}`).expect(404);
    await stranger.agent.post(`/api/projects/${job}/${kind}`).send(content).expect(404);
  });

  it('a contractor writes on jobs that are shared to edit, and changes only their own notes', async () => {
    const contractor = await test.people.addMember(owner, 'contractor');
    await contractor.agent.get(`/api/projects/${job}/notes`).expect(404);
    const share = (level: string) =>
      owner.agent.put(`/api/projects/${job}/members/${contractor.user.id}`).send({ level }).expect(200);
    const path = `/api/projects/${job}/notes`;
    await share('view');
    await contractor.agent.get(path).expect(200);
    await contractor.agent.post(path).send({ text: 'By me' }).expect(403);
    await share('edit');
    const { id } = (await owner.agent.post(path).send({ text: 'By the owner' })).body;
    await contractor.agent.patch(`${path}/${id}`).send({ text: 'Mine now' }).expect(403);
    const own = (await contractor.agent.post(path).send({ text: 'By me' }).expect(201)).body;
    await contractor.agent.delete(`${path}/${own.id}`).expect(204);
  });
});
