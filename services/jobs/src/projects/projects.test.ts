import type { Project, ProjectPage } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());

async function addProject(person: Person, fields: Record<string, unknown>): Promise<Project> {
  const answer = await person.agent.post('/api/projects').send(fields).expect(201);
  return answer.body;
}

const addHours = (person: Person, fields: Record<string, unknown>) =>
  person.agent
    .post('/api/time-entries')
    .send({ startTime: '2026-03-02T20:00:00Z', duration: 3600, ...fields })
    .expect(201);

/** Later than the making of any job, and as far ahead as work is taken. */
const SOON = new Date(Date.now() + 12 * 3_600_000).toISOString();

async function list(person: Person, query: Record<string, unknown> = {}): Promise<ProjectPage> {
  const { body } = await person.agent.get('/api/projects').query(query).expect(200);
  return body;
}

it('starts new projects, the General one too, at the company’s rate', async () => {
  const owner = await test.people.signUp();
  await owner.agent.patch('/api/company').send({ defaultRate: '82.50' }).expect(200);
  expect((await addProject(owner, { name: 'Fence' })).hourlyRate).toBe('82.50');
  const entry = { startTime: '2026-03-02T20:00:00.000Z', duration: 3600, notes: '' };
  const { body } = await owner.agent.post('/api/time-entries').send(entry).expect(201);
  expect(body.hourlyRate).toBe('82.50');
});

it('fills in the defaults of the specification', async () => {
  const owner = await test.people.signUp();
  const project = await addProject(owner, { name: 'Smith deck', clientId: 0 });
  expect(project).toMatchObject({
    hourlyRate: '65.00',
    progress: 0,
    status: 'active',
    clientId: null,
    siteId: null,
    siteName: null,
    isGeneral: false,
    totalSeconds: 0,
  });
  const refused = await owner.agent.post('/api/projects').send({ name: '', hourlyRate: -1, progress: 101 });
  expect(refused.status).toBe(400);
  expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'hourlyRate', 'progress']);
});

it('sums hours and unbilled money per project, and moves the last activity with the newest entry', async () => {
  const owner = await test.people.signUp();
  const [deck, fence] = [await addProject(owner, { name: 'Deck', hourlyRate: 85 }), await addProject(owner, { name: 'Fence' })];
  await addHours(owner, { projectId: deck.id, startTime: SOON, duration: 5400 });
  await addHours(owner, { projectId: deck.id, duration: 1800 });
  const { items, totals } = await list(owner);
  expect(items.map((project) => project.name)).toEqual(['Deck', 'Fence']);
  expect(items[0]).toMatchObject({
    totalSeconds: 7200,
    unbilledSeconds: 7200,
    unbilledAmount: '170.00',
    lastActivityAt: SOON,
  });
  expect(items[1]).toMatchObject({ id: fence.id, totalSeconds: 0, unbilledAmount: '0.00' });
  expect(totals).toMatchObject({ count: 2, active: 2, completed: 0 });
});

it.each(['-lastActivityAt', 'name', '-createdAt'])('walks every page once each, sorted by %s (RC-086)', async (sort) => {
  const owner = await test.people.signUp();
  for (let index = 0; index < 12; index += 1) {
    const project = await addProject(owner, { name: `Job ${index % 3}` });
    if (index % 4 === 0) await addHours(owner, { projectId: project.id, startTime: SOON });
  }
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: ProjectPage = await list(owner, { sort, limit: 5, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map((project) => project.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(12);
  expect(new Set(seen).size).toBe(12);
  expect((await owner.agent.get('/api/projects').query({ sort, cursor: 'bm9uc2Vuc2U' })).status).toBe(400);
});

it('filters by status, client and words of the job or its client', async () => {
  const owner = await test.people.signUp();
  const client = (await owner.agent.post('/api/clients').send({ name: 'Pōhutukawa Motel' })).body;
  await addProject(owner, { name: 'Bathrooms', clientId: client.id });
  await addProject(owner, { name: 'Fence', status: 'completed' });
  expect((await list(owner, { q: 'pohutukawa bath' })).items.map((project) => project.clientName)).toEqual(['Pōhutukawa Motel']);
  expect((await list(owner, { clientId: client.id })).totals).toMatchObject({ count: 1, active: 1, completed: 0 });
  const completed = await list(owner, { status: 'completed' });
  expect(completed.items.map((project) => project.name)).toEqual(['Fence']);
  expect(completed.totals).toMatchObject({ count: 1, active: 1, completed: 1 });
});

it('makes one General project per company, when it is first needed, even by two at once', async () => {
  const owner = await test.people.signUp();
  await Promise.all(Array.from({ length: 6 }, () => addHours(owner, {})));
  const { items, totals } = await list(owner);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ name: 'General', isGeneral: true, totalSeconds: 6 * 3600, hourlyRate: '65.00' });
  expect(totals.active).toBe(0);
  const refused = await owner.agent.delete(`/api/projects/${items[0]?.id}`);
  expect(refused.body).toMatchObject({ status: 409, code: 'PROJECT.IN_USE' });
});

it('refuses a client of another company and dates out of order, also after a partial change', async () => {
  const [owner, stranger] = [await test.people.signUp(), await test.people.signUp()];
  const theirs = (await stranger.agent.post('/api/clients').send({ name: 'Theirs' })).body;
  const refused = await owner.agent.post('/api/projects').send({ name: 'Deck', clientId: theirs.id });
  expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'clientId', message: 'No such client' }] });
  const project = await addProject(owner, { name: 'Deck', startDate: '2026-04-05' });
  const early = await owner.agent.patch(`/api/projects/${project.id}`).send({ endDate: '2026-04-04' });
  expect(early.body).toMatchObject({ status: 400, errors: [{ field: 'endDate' }] });
  const kept = await owner.agent.patch(`/api/projects/${project.id}`).send({ progress: 50, version: 1 }).expect(200);
  expect(kept.body).toMatchObject({ startDate: '2026-04-05', endDate: null, progress: 50, version: 2 });
});

it('refuses to delete a project with time on it', async () => {
  const owner = await test.people.signUp();
  const project = await addProject(owner, { name: 'Deck' });
  await addHours(owner, { projectId: project.id });
  expect((await owner.agent.delete(`/api/projects/${project.id}`)).body).toMatchObject({ status: 409, code: 'PROJECT.IN_USE' });
});

it('answers 404 for projects of another company', async () => {
  const [owner, stranger] = [await test.people.signUp(), await test.people.signUp()];
  const { id } = await addProject(owner, { name: 'Ours' });
  expect((await stranger.agent.get(`/api/projects/${id}`)).status).toBe(404);
  expect((await stranger.agent.patch(`/api/projects/${id}`).send({ name: 'Theirs' })).status).toBe(404);
  expect((await stranger.agent.delete(`/api/projects/${id}`)).status).toBe(404);
});

it('shows a contractor only projects that are shared with them', async () => {
  const owner = await test.people.signUp();
  const contractor = await test.people.addMember(owner, 'contractor');
  const { id } = await addProject(owner, { name: 'Deck' });
  await addHours(owner, { projectId: id });
  await addHours(contractor, {});
  expect((await list(contractor)).items).toEqual([]);
  expect((await contractor.agent.get(`/api/projects/${id}`)).status).toBe(404);
  expect((await contractor.agent.post('/api/projects').send({ name: 'Mine' })).status).toBe(403);
  const refused = await contractor.agent
    .post('/api/time-entries')
    .send({ projectId: id, startTime: '2026-03-02T20:00:00Z', duration: 60 });
  expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'projectId' }] });
  await owner.agent.put(`/api/projects/${id}/members/${contractor.user.id}`).send({ level: 'view' }).expect(200);
  expect((await list(contractor)).items.map((project) => project.name)).toEqual(['Deck']);
  await addHours(contractor, { projectId: id });
});
