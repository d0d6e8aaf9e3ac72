import type { Scope } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area, BookedDays, OpenTasks, ProjectBudgets } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const add = async (fields: object) => (await owner.agent.post('/api/projects').send(fields).expect(201)).body;
const work = (projectId: number, hours: number) =>
  owner.agent
    .post('/api/time-entries')
    .send({ projectId, startTime: '2026-03-02T08:00:00Z', duration: hours * 3600 })
    .expect(201);
const scopeOf = ({ user }: Person): Scope => ({
  userId: user.id,
  username: user.username,
  companyId: user.company.id,
  companyName: user.company.name,
  timeZone: user.company.timeZone,
  weekStart: 0,
  role: user.role,
  seesPrices: true,
  isAdministrator: false,
});

it('a project has an estimate of money and hours beside what its time comes to', async () => {
  const { id } = await add({ name: 'Deck', hourlyRate: 80, estimateAmount: 5280, estimateHours: '62.25', region: 'Waikato' });
  await work(id, 2);
  const path = `/api/projects/${id}`;
  const shown = (await owner.agent.get(path)).body;
  expect(shown).toMatchObject({ estimateAmount: '5280.00', estimateHours: '62.25', actualAmount: '160.00', region: 'Waikato' });
  const kept = (await owner.agent.patch(path).send({ name: 'Deck and steps' })).body;
  expect(kept).toMatchObject({ estimateAmount: '5280.00', estimateHours: '62.25', region: 'Waikato' });
  const none = (await owner.agent.patch(path).send({ estimateAmount: null, estimateHours: null, region: null })).body;
  expect(none).toMatchObject({ estimateAmount: null, estimateHours: null, region: null });
  for (const bad of [{ estimateAmount: -1 }, { estimateHours: '1.234' }, { region: 'Atlantis' }]) {
    const refused = await owner.agent.patch(path).send(bad).expect(400);
    expect(refused.body.errors[0].field).toBe(Object.keys(bad)[0]);
  }
});

it('other areas see budgets of active jobs, the most used first', async () => {
  const [half, over] = [
    await add({ name: 'Half', hourlyRate: 100, estimateAmount: 400, progress: 60 }),
    await add({ name: 'Over', hourlyRate: 100, estimateAmount: 100 }),
  ];
  await add({ name: 'No estimate' });
  await add({ name: 'Done', estimateAmount: 100, status: 'completed' });
  await work(half.id, 2);
  await work(over.id, 3);
  expect(await test.app.get(ProjectBudgets).of(scopeOf(owner))).toEqual([
    { projectId: over.id, name: 'Over', estimateCents: 10_000, actualCents: 30_000, progress: 0 },
    { projectId: half.id, name: 'Half', estimateCents: 40_000, actualCents: 20_000, progress: 60 },
  ]);
});

it('other areas see booked days of active jobs, both ends included, and none of another company', async () => {
  await add({ name: 'Deck', startDate: '2026-04-01', endDate: '2026-04-03', region: 'Otago' });
  await add({ name: 'One day', startDate: '2026-04-02' });
  await add({ name: 'Undated', startDate: null });
  await add({ name: 'Done', startDate: '2026-04-01', endDate: '2026-04-09', status: 'completed' });
  const booked = await test.app.get(BookedDays).between(owner.user.company.id, '2026-04-02', '2026-04-04');
  expect(booked.map(({ projectName, region, day }) => [projectName, region, day])).toEqual([
    ['Deck', 'Otago', '2026-04-02'],
    ['One day', null, '2026-04-02'],
    ['Deck', 'Otago', '2026-04-03'],
  ]);
  const stranger = await test.people.signUp();
  expect(await test.app.get(BookedDays).between(stranger.user.company.id, '2026-04-02', '2026-04-04')).toEqual([]);
});

it('other areas see open tasks of active jobs, the earliest due first', async () => {
  const [deck, done] = [await add({ name: 'Deck' }), await add({ name: 'Done', status: 'completed' })];
  const task = (id: number, fields: object) => owner.agent.post(`/api/projects/${id}/tasks`).send(fields).expect(201);
  await task(deck.id, { title: 'Some day' });
  await task(deck.id, { title: 'Later', dueDate: '2026-05-02' });
  await task(deck.id, { title: 'Soon', dueDate: '2026-05-01' });
  await task(deck.id, { title: 'Ticked', done: true });
  await task(done.id, { title: 'On a job that is done' });
  const open = await test.app.get(OpenTasks).of(scopeOf(owner), 10);
  expect(open.map(({ title, projectName }) => [title, projectName])).toEqual([
    ['Soon', 'Deck'],
    ['Later', 'Deck'],
    ['Some day', 'Deck'],
  ]);
});
