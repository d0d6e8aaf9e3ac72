import { addDays, DEFAULT_ZONE, dayOf, startOfDay } from '@dwang/domain';
import { Sessions } from '@dwang/identity';
import { Audit } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { DailyFigures } from './daily-figures.entity';
import { DailyFiguresKeeper } from './daily-figures-keeper';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());
beforeEach(() => test.db.repo(DailyFigures).clear());

const read = async (person = administrator) => (await person.agent.get('/api/admin/dashboard').expect(200)).body;
const keeper = () => test.app.get(DailyFiguresKeeper);
const today = () => dayOf(Date.now(), DEFAULT_ZONE);
/** A day that is over, `count` days ago. */
const over = (count: number, figures: Partial<DailyFigures>) => {
  const at = new Date(Date.now() - count * 86_400_000);
  const nothing = { activeUsers: 0, sessions: 0, usedMinutes: 0, projects: 0, countedAt: at, sampledAt: at };
  return test.db.repo(DailyFigures).insert({ day: addDays(today(), -count), ...nothing, ...figures });
};

it('is for the administrator alone', async () => {
  await test.nobody().get('/api/admin/dashboard').expect(401);
  const owner = await test.people.signUp();
  await owner.agent.get('/api/admin/dashboard').expect(403);
});

it('counts people, sessions and jobs of all companies, and says that there is nothing to compare with', async () => {
  const { stats: before } = await read();
  await test.db.repo(DailyFigures).clear();
  const owner = await test.people.signUp();
  await owner.agent.post('/api/projects').send({ uid: crypto.randomUUID(), name: 'Deck' }).expect(201);
  const { stats } = await read();
  expect(stats.activeUsers).toBe(before.activeUsers + 1);
  expect(stats.totalProjects).toBe(before.totalProjects + 1);
  expect(stats.dailySessions).toBeGreaterThan(before.dailySessions);
  expect(stats).toMatchObject({ userGrowth: null, sessionGrowth: null, projectGrowth: null, timeGrowth: null });
});

it('holds the last 30 full days against the 30 before', async () => {
  await over(1, { sessions: 120, usedMinutes: 4800 });
  await over(30, { sessions: 80, usedMinutes: 3200, activeUsers: 1, projects: 1 });
  await over(31, { sessions: 200, usedMinutes: 10_000 });
  await over(61, { sessions: 9000, usedMinutes: 9000 });
  const { stats } = await read();
  expect(stats).toMatchObject({ dailySessions: 100, avgUsageTime: 40, sessionGrowth: -50, timeGrowth: -20 });
  expect(stats.userGrowth).toBe((stats.activeUsers - 1) * 100);
  expect(stats.projectGrowth).toBe((stats.totalProjects - 1) * 100);
});

it('draws each month by its last day and its sessions a day', async () => {
  const day = addDays(today(), -40);
  await over(40, { sessions: 7, activeUsers: 3 });
  const { chartData } = await read();
  expect(chartData.find(({ month }: { month: string }) => month === day.slice(0, 7))).toMatchObject({ users: 3, sessions: 7 });
  expect(chartData.at(-1).month).toBe(today().slice(0, 7));
});

it('tells of the machine in percent', async () => {
  const { systemUsage } = await read();
  for (const name of ['cpu', 'memory', 'storage']) expect(systemUsage[name] >= 0 && systemUsage[name] <= 100).toBe(true);
  expect(systemUsage.network === null || (systemUsage.network >= 0 && systemUsage.network <= 100)).toBe(true);
});

it('lists the last five changes in words, newest first, and nothing that the server did at its start', async () => {
  const owner = await test.people.signUp({ companyName: 'Kōwhai Plumbing' });
  for (let count = 0; count < 6; count += 1) {
    await owner.agent
      .post('/api/clients')
      .send({ uid: crypto.randomUUID(), name: `Client ${count}` })
      .expect(201);
  }
  await test.app.get(Audit).record({ kind: 'start', companyId: null });
  const { recent } = await read();
  expect(recent).toHaveLength(5);
  expect(recent[0]).toMatchObject({ who: owner.user.username, what: 'added a client', company: 'Kōwhai Plumbing' });
});

it('names whose account of which company was changed, beside who did it', async () => {
  const owner = await test.people.signUp({ companyName: 'Ngata Builders' });
  const tama = await test.people.addMember(owner);
  await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
  const path = `/api/admin/users/${tama.user.id}`;
  const latest = async () => (await read()).recent.find(({ company }: { company: string }) => company === 'Ngata Builders');
  await administrator.agent.patch(path).send({ status: 'inactive' }).expect(200);
  const by = { who: administrator.user.username, company: 'Ngata Builders' };
  expect(await latest()).toMatchObject({ ...by, what: `suspended ${tama.user.username}` });
  await administrator.agent.patch(path).send({ status: 'active' }).expect(200);
  expect(await latest()).toMatchObject({ ...by, what: `made ${tama.user.username} active again` });
  await administrator.agent.patch(path).send({ role: 'contractor' }).expect(200);
  expect(await latest()).toMatchObject({ ...by, what: `changed the account of ${tama.user.username}` });
});

it('calls the first row of a setting a change', async () => {
  const changes = [{ id: 'company_name', value: 'Kauri', version: 0 }];
  await administrator.agent.patch('/api/admin/settings').send({ changes }).expect(200);
  expect((await read()).recent[0].what).toBe('changed a setting');
});

it('counts five minutes of use for each session seen since the last count, and none twice', async () => {
  const noon = startOfDay(addDays(today(), 1), DEFAULT_ZONE) + 12 * 3_600_000;
  const at = (minutes: number) => new Date(noon + minutes * 60_000);
  const seen = (minutes: number) => test.app.get(Sessions).start(administrator.user.id, 'phone', at(minutes));
  const row = () => test.db.repo(DailyFigures).findOneByOrFail({ day: addDays(today(), 1) });
  await keeper().count(at(0));
  expect(await row()).toMatchObject({ usedMinutes: 0, sessions: 0 });
  await seen(1);
  await seen(2);
  await keeper().count(at(4));
  expect(await row()).toMatchObject({ usedMinutes: 0, sessions: 2 });
  await Promise.all([keeper().count(at(5)), keeper().count(at(5))]);
  expect(await row()).toMatchObject({ usedMinutes: 10, sessions: 2 });
  await seen(7);
  await keeper().count(at(10));
  expect(await row()).toMatchObject({ usedMinutes: 15, sessions: 3 });
  await test.app.get(Sessions).endAll(administrator.user.id);
  await keeper().count(at(15));
  expect(await row()).toMatchObject({ usedMinutes: 15, sessions: 3 });
});
