import type { CopiedWeek, TimeEntry, TimeEntryPage, TimeGrid } from '@dwang/contracts';
import { instantOf } from '@dwang/domain';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

const ZONE = 'Pacific/Auckland';
/** A Sunday. */
const WEEK = '2026-03-01';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());

const at = (day: string, time: string) => new Date(instantOf(day, time, ZONE)).toISOString();

async function work(person: Person, from: [string, string], to: [string, string], fields = {}): Promise<TimeEntry> {
  const body = { startTime: at(...from), endTime: at(...to), ...fields };
  return (await person.agent.post('/api/time-entries').send(body).expect(201)).body;
}

const jobOf = async ({ agent }: Person, name = 'Deck') =>
  (await agent.post('/api/projects').send({ name, hourlyRate: '80.00' }).expect(201)).body.id as number;
const grid = async ({ agent }: Person, query = {}): Promise<TimeGrid> =>
  (
    await agent
      .get('/api/time-entries/grid')
      .query({ week: WEEK, ...query })
      .expect(200)
  ).body;
const hours = ({ rows }: TimeGrid) =>
  rows.map(({ projectName, cells }) => [projectName, ...cells.map(({ seconds }) => seconds / 3600)]);
const set = ({ agent }: Person, cell: object) => agent.put('/api/time-entries/cell').send(cell);
const list = async ({ agent }: Person, query = {}): Promise<TimeEntryPage> =>
  (
    await agent
      .get('/api/time-entries')
      .query({ sort: 'startTime', ...query })
      .expect(200)
  ).body;

it('shows the week as jobs and days, split at midnight, with the jobs of the week before', async () => {
  const owner = await test.people.signUp();
  const [deck, fence] = [await jobOf(owner), await jobOf(owner, 'Fence')];
  await work(owner, ['2026-03-02', '22:00'], ['2026-03-03', '02:00'], { projectId: deck });
  await work(owner, ['2026-02-25', '09:00'], ['2026-02-25', '10:00'], { projectId: fence });
  const shown = await grid(owner);
  expect(shown.days[0]).toBe(WEEK);
  expect(hours(shown)).toEqual([
    ['Deck', 0, 2, 2, 0, 0, 0, 0],
    ['Fence', 0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(shown.rows[0]?.cells[1]).toMatchObject({ entries: 1, lock: 'several' });
  expect(shown.week).toMatchObject({ seconds: 4 * 3600, status: 'none' });
});

it('does not write over what somebody else put into the cell meanwhile', async () => {
  const owner = await test.people.signUp();
  const cell = { projectId: await jobOf(owner), day: '2026-03-02', from: 0 };
  await set(owner, { ...cell, seconds: 4 * 3600 }).expect(200);
  const late = await set(owner, { ...cell, seconds: 5 * 3600 });
  expect(late).toMatchObject({ status: 409, body: { code: 'TIME.CELL_CHANGED', detail: expect.stringContaining('4:00') } });
  await set(owner, { ...cell, seconds: 4 * 3600 }).expect(200);
  await set(owner, { ...cell, from: 4 * 3600, seconds: 0 }).expect(200);
  await set(owner, { ...cell, from: 4 * 3600, seconds: 3600 }).expect(409);
});

it('adds, lengthens and deletes the entry of a cell, after the other work of the day and within it', async () => {
  const owner = await test.people.signUp();
  const [deck, fence] = [await jobOf(owner), await jobOf(owner, 'Fence')];
  const cell = { projectId: deck, day: '2026-03-02' };
  await set(owner, { ...cell, seconds: 7.5 * 3600 }).expect(200);
  await set(owner, { ...cell, projectId: fence, seconds: 3600 }).expect(200);
  const [first, second] = (await list(owner)).items;
  expect(first).toMatchObject({ startTime: at('2026-03-02', '09:00'), endTime: at('2026-03-02', '16:30'), amount: '600.00' });
  expect(second).toMatchObject({ startTime: first?.endTime, projectId: fence });
  const longer = await set(owner, { ...cell, seconds: 20 * 3600 }).expect(200);
  expect(hours(longer.body)[0]).toEqual(['Deck', 0, 20, 0, 0, 0, 0, 0]);
  expect((await list(owner, { projectId: deck })).items[0]).toMatchObject({ endTime: at('2026-03-03', '00:00') });
  await set(owner, { ...cell, seconds: 0 }).expect(200);
  expect((await list(owner)).totals.count).toBe(1);
  expect((await set(owner, { ...cell, seconds: 25 * 3600 })).body.errors[0].field).toBe('seconds');
  const spring = { projectId: deck, day: '2026-09-27', seconds: 23.5 * 3600 };
  expect((await set(owner, spring)).body).toMatchObject({ status: 400, errors: [{ field: 'seconds' }] });
});

it('keeps the break of an entry whose cell is typed over, and leaves cells of several entries alone', async () => {
  const owner = await test.people.signUp();
  const deck = await jobOf(owner);
  const cell = { projectId: deck, day: '2026-03-02', seconds: 6 * 3600 };
  await work(owner, ['2026-03-02', '08:00'], ['2026-03-02', '17:00'], { projectId: deck, duration: 8 * 3600 });
  await set(owner, cell).expect(200);
  expect((await list(owner)).items[0]).toMatchObject({ endTime: at('2026-03-02', '15:00'), duration: 6 * 3600 });
  await work(owner, ['2026-03-02', '18:00'], ['2026-03-02', '19:00'], { projectId: deck });
  const answer = await set(owner, { ...cell, seconds: 60 });
  expect(answer.body).toMatchObject({ status: 409, code: 'TIME.CELL_SEVERAL' });
  expect(answer.body.detail).toContain('2 entries');
});

it('lets the owner type for the team, and nobody else for another', async () => {
  const owner = await test.people.signUp();
  const [mere, stranger] = [await test.people.addMember(owner), await test.people.signUp()];
  const deck = await jobOf(owner);
  const cell = { projectId: deck, day: '2026-03-02', seconds: 3600, userId: mere.user.id };
  await set(owner, cell).expect(200);
  expect((await list(mere)).items[0]).toMatchObject({ userId: mere.user.id, duration: 3600 });
  expect((await grid(owner, { userId: mere.user.id })).week.userName).toBe(mere.user.username);
  for (const other of [
    { ...cell, userId: owner.user.id },
    { ...cell, userId: stranger.user.id },
  ])
    await set(mere, other).expect(404);
  await stranger.agent.get('/api/time-entries/grid').query({ week: WEEK, userId: mere.user.id }).expect(404);
});

it('RC-081: copies a week once, at the same times of day, overnight work whole and over the change of clocks', async () => {
  const owner = await test.people.signUp();
  const deck = await jobOf(owner);
  await work(owner, ['2026-03-30', '22:00'], ['2026-03-31', '02:00'], { projectId: deck, notes: 'Pour' });
  await work(owner, ['2026-04-04', '22:00'], ['2026-04-05', '04:00'], { projectId: deck, duration: 6 * 3600 });
  const copy = { from: '2026-03-29', to: '2026-04-05' };
  const send = async (more = {}): Promise<CopiedWeek> =>
    (
      await owner.agent
        .post('/api/time-entries/copy-week')
        .send({ ...copy, ...more })
        .expect(200)
    ).body;
  expect(await send({ dry: true })).toMatchObject({ copied: 0, items: [{ notes: 'Pour', isThere: false }, {}] });
  expect((await list(owner)).totals.count).toBe(2);
  expect((await send()).copied).toBe(2);
  expect(await send()).toMatchObject({ copied: 0, items: [{ isThere: true }, { isThere: true }] });
  const copies = (await list(owner, { from: '2026-04-06' })).items;
  expect(copies.map(({ startTime, endTime, duration }) => [startTime, endTime, duration / 3600])).toEqual([
    [at('2026-04-06', '22:00'), at('2026-04-07', '02:00'), 4],
    [at('2026-04-11', '22:00'), at('2026-04-12', '05:00'), 6],
  ]);
});
