import type { Project, ProjectPage } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const add = async (fields: object): Promise<Project> => (await owner.agent.post('/api/projects').send(fields).expect(201)).body;
const change = async (id: number, fields: object): Promise<Project> =>
  (await owner.agent.patch(`/api/projects/${id}`).send(fields).expect(200)).body;
const list = async (query: object): Promise<ProjectPage> =>
  (await owner.agent.get('/api/projects').query(query).expect(200)).body;
const column = async (stage: string): Promise<string[]> =>
  (await list({ stage, sort: 'stageOrder' })).items.map(({ name }) => name);

it('a job is done exactly when it is completed, whichever of the two is said', async () => {
  const job = await add({ name: 'Deck' });
  expect(job).toMatchObject({ status: 'active', stage: 'in_progress' });
  expect(await change(job.id, { stage: 'done' })).toMatchObject({ status: 'completed', stage: 'done' });
  expect(await change(job.id, { status: 'active' })).toMatchObject({ status: 'active', stage: 'in_progress' });
  expect(await change(job.id, { stage: 'quoted' })).toMatchObject({ status: 'active', stage: 'quoted' });
  expect(await change(job.id, { status: 'active' })).toMatchObject({ stage: 'quoted' });
  expect(await change(job.id, { status: 'completed' })).toMatchObject({ stage: 'done' });
  expect(await add({ name: 'Old', status: 'completed' })).toMatchObject({ stage: 'done' });
  expect(await add({ name: 'New', stage: 'enquiry' })).toMatchObject({ status: 'active', stage: 'enquiry' });
  for (const said of [
    { stage: 'done', status: 'active' },
    { stage: 'booked', status: 'completed' },
  ]) {
    const refused = await owner.agent.patch(`/api/projects/${job.id}`).send(said).expect(400);
    expect(refused.body.errors[0].field).toBe('stage');
  }
});

it('a column of the board begins with what came last and keeps the order that people give it', async () => {
  const [one, two, three] = [await add({ name: 'One' }), await add({ name: 'Two' }), await add({ name: 'Three' })];
  await add({ name: 'Booked', stage: 'booked' });
  await owner.agent.post('/api/time-entries').send({ startTime: '2026-03-02T08:00:00Z', duration: 3600 }).expect(201);
  expect(await column('in_progress')).toEqual(['Three', 'Two', 'One']);
  await change(three.id, { stage: 'in_progress', stageOrder: (two.stageOrder + one.stageOrder) / 2, version: three.version });
  expect(await column('in_progress')).toEqual(['Two', 'Three', 'One']);
  await change(one.id, { stage: 'booked' });
  expect(await column('booked')).toEqual(['One', 'Booked']);
  const { totals } = await list({ stage: 'booked', q: 'one' });
  expect(totals).toEqual({
    count: 1,
    active: 1,
    completed: 0,
    stages: { enquiry: 0, quoted: 0, booked: 1, in_progress: 0, to_invoice: 0, done: 0 },
  });
  expect((await list({})).totals.stages).toMatchObject({ booked: 2, in_progress: 2 });
});

it.each(['endDate', 'client', '-unbilledAmount', '-progress', 'stageOrder'])(
  'walks every page once each, sorted by %s (RC-086)',
  async (sort) => {
    const client = (await owner.agent.post('/api/clients').send({ name: 'Ārai Homes' }).expect(201)).body;
    for (let index = 0; index < 7; index += 1) {
      const { id } = await add({
        name: `Job ${index}`,
        endDate: index % 3 ? `2026-05-0${index}` : null,
        clientId: index % 2 ? client.id : null,
        progress: index % 4,
      });
      if (index % 3 === 0) {
        const entry = { projectId: id, startTime: '2026-03-02T08:00:00Z', duration: 3600 * (index + 1) };
        await owner.agent.post('/api/time-entries').send(entry).expect(201);
      }
    }
    const seen: Project[] = [];
    let cursor: string | null = null;
    do {
      const page: ProjectPage = await list({ sort, limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen).toHaveLength(7);
    if (sort === '-unbilledAmount') expect(seen.map(({ name }) => name).slice(0, 3)).toEqual(['Job 6', 'Job 3', 'Job 0']);
    if (sort === 'endDate') expect(seen.at(-1)?.endDate).toBeNull();
    if (sort === 'client') expect(seen[0]?.clientName).toBe('Ārai Homes');
  },
);

it('finds jobs that are worked on within a span of days', async () => {
  await add({ name: 'Spring', startDate: '2026-09-01', endDate: '2026-10-03' });
  await add({ name: 'One day', startDate: '2026-10-05' });
  await add({ name: 'No days', startDate: null });
  expect((await list({ from: '2026-10-03', to: '2026-10-04' })).items.map(({ name }) => name)).toEqual(['Spring']);
  expect((await list({ from: '2026-10-04', sort: 'name' })).items.map(({ name }) => name)).toEqual(['One day']);
  expect((await list({ to: '2026-12-31' })).totals.count).toBe(2);
});

it('the last activity follows time that is moved and deleted', async () => {
  const [deck, fence] = [await add({ name: 'Deck' }), await add({ name: 'Fence' })];
  const startTime = new Date(Date.now() + 12 * 3_600_000).toISOString();
  const entry = { projectId: deck.id, startTime, duration: 3600 };
  const { id } = (await owner.agent.post('/api/time-entries').send(entry).expect(201)).body;
  const of = async (project: Project) => (await owner.agent.get(`/api/projects/${project.id}`)).body.lastActivityAt;
  expect(await of(deck)).toBe(startTime);
  await owner.agent.patch(`/api/time-entries/${id}`).send({ projectId: fence.id }).expect(200);
  expect([(await of(deck)) < startTime, await of(fence)]).toEqual([true, startTime]);
  await owner.agent.delete(`/api/time-entries/${id}`).expect(204);
  expect((await of(fence)) < startTime).toBe(true);
});
