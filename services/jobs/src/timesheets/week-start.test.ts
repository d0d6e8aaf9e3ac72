import type { TimeEntry, TimeGrid } from '@dwang/contracts';
import { instantOf } from '@dwang/domain';
import { area as dashboard } from '@dwang/service-dashboard';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

const ZONE = 'Pacific/Auckland';
const SUNDAY = '2026-03-01';
const MONDAY = '2026-03-02';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area, dashboard]);
});
afterAll(() => test?.close());

const begin = ({ agent }: Person, weekStart: number) => agent.patch('/api/company').send({ weekStart });
const post = ({ agent }: Person, day: string) =>
  agent.post('/api/time-entries').send({ startTime: new Date(instantOf(day, '09:00', ZONE)).toISOString(), duration: 3600 });
const work = async (person: Person, day: string): Promise<TimeEntry> => (await post(person, day).expect(201)).body;
const grid = async ({ agent }: Person, week: string): Promise<TimeGrid> =>
  (await agent.get('/api/time-entries/grid').query({ week }).expect(200)).body;
const move = ({ agent }: Person, week: string, what: string, body: object = {}) =>
  agent.post(`/api/timesheets/${week}/${what}`).send(body);
const states = async ({ agent }: Person) => {
  const { items } = (await agent.get('/api/time-entries').expect(200)).body;
  const byStart = items.sort((one: TimeEntry, other: TimeEntry) => one.startTime.localeCompare(other.startTime));
  return byStart.map(({ approval }: TimeEntry) => approval);
};

it('TR-319 weeks begin on Sunday until the owner says Monday, and everybody is told', async () => {
  const owner = await test.people.signUp();
  const mere = await test.people.addMember(owner, 'contractor');
  expect((await owner.agent.get('/api/company').expect(200)).body.weekStart).toBe(0);
  await begin(mere, 1).expect(403);
  expect((await begin(owner, 3).expect(400)).body.errors[0].field).toBe('weekStart');
  expect((await begin(owner, 1).expect(200)).body.weekStart).toBe(1);
  expect((await mere.agent.get('/api/auth/user').expect(200)).body.company.weekStart).toBe(1);
});

it('TR-319 the sheet of a week, its cells and the sums by week begin on the company’s day', async () => {
  const owner = await test.people.signUp();
  const { projectId } = await work(owner, SUNDAY);
  await work(owner, MONDAY);
  const keys = async () => {
    const query = { by: 'week', from: '2026-02-20', to: '2026-03-10' };
    const { items } = (await owner.agent.get('/api/time-entries/sums').query(query).expect(200)).body;
    return items.filter(({ seconds }: { seconds: number }) => seconds > 0).map(({ key }: { key: string }) => key);
  };
  expect(await keys()).toEqual([SUNDAY]);
  expect((await grid(owner, '2026-03-04')).days.at(0)).toBe(SUNDAY);
  await begin(owner, 1).expect(200);
  expect(await keys()).toEqual(['2026-02-23', MONDAY]);
  expect((await grid(owner, '2026-03-04')).days.at(0)).toBe(MONDAY);
  const cell = await owner.agent.put('/api/time-entries/cell').send({ projectId, day: '2026-03-08', seconds: 60 }).expect(200);
  expect(cell.body.days.at(0)).toBe(MONDAY);
});

describe('TR-319 a week that is handed in', () => {
  /** Mere has handed in the week from Sunday, and the company's weeks begin on Monday since. */
  async function changed() {
    const owner = await test.people.signUp();
    await owner.agent.patch('/api/company').send({ approvalRequired: true }).expect(200);
    const mere = await test.people.addMember(owner);
    await work(mere, MONDAY);
    await move(mere, SUNDAY, 'submit').expect(200);
    await begin(owner, 1).expect(200);
    return { owner, mere, hers: { userId: mere.user.id } };
  }

  it('keeps its days and its name: it is shown, approved and locked by them', async () => {
    const { owner, mere, hers } = await changed();
    expect((await grid(mere, SUNDAY)).days).toEqual(expect.arrayContaining([SUNDAY, '2026-03-07']));
    expect((await move(owner, SUNDAY, 'approve', hers).expect(200)).body).toMatchObject({ status: 'approved', seconds: 3600 });
    const refused = await post(mere, '2026-03-05');
    expect([refused.status, refused.body.code]).toEqual([409, 'TIME.WEEK_LOCKED']);
    await work(mere, '2026-03-08');
    await begin(owner, 0).expect(200);
    expect((await post(mere, '2026-03-05')).status).toBe(409);
    expect(await states(mere)).toEqual(['approved', 'none']);
  });

  it('lends no day to a week of the new kind, which has the rest', async () => {
    const { owner, mere, hers } = await changed();
    await move(owner, SUNDAY, 'approve', hers).expect(200);
    await work(mere, '2026-03-08');
    const { week, held, rows } = await grid(mere, MONDAY);
    expect(held).toEqual([{ week: SUNDAY, from: SUNDAY, to: '2026-03-07', status: 'approved' }]);
    expect(week).toMatchObject({ status: 'none', seconds: 3600 });
    expect(rows[0]?.cells.map(({ lock }) => lock)).toEqual([...Array(6).fill('approved'), null]);
    expect((await move(mere, MONDAY, 'submit').expect(200)).body.seconds).toBe(3600);
    expect(await states(mere)).toEqual(['approved', 'submitted']);
    await move(owner, MONDAY, 'return', { ...hers, reason: 'Which job?' }).expect(200);
    expect(await states(mere)).toEqual(['approved', 'returned']);
  });

  it('can be handed in again by its own name once it was returned, and no new week gets such a name', async () => {
    const { owner, mere, hers } = await changed();
    await move(owner, SUNDAY, 'return', { ...hers, reason: 'Which job?' }).expect(200);
    await work(mere, '2026-03-03');
    expect((await move(mere, SUNDAY, 'submit').expect(200)).body).toMatchObject({ status: 'submitted', seconds: 7200 });
    await work(mere, '2026-03-09');
    const misnamed = await move(mere, '2026-03-08', 'submit');
    expect([misnamed.status, misnamed.body.errors[0].message]).toEqual([400, 'Weeks begin on Monday here']);
  });

  it('leaves nothing to hand in to a week whose days it has', async () => {
    const { mere } = await changed();
    const refused = await move(mere, MONDAY, 'submit');
    expect([refused.status, refused.body.detail]).toEqual([409, 'There is no time in this week to hand in']);
  });
});
