import { area as identity } from '@dwang/identity';
import type { SeedContext } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
  const context: SeedContext = {
    env: test.env,
    now: new Date(Date.now()),
    get: (token) => test.app.get(token, { strict: false }),
    demo: { companyId: 0, companyName: '', timeZone: '', ownerId: 0, memberIds: [], neighbours: [] },
  };
  await test.db.tx(async () => {
    for (const one of [identity, jobs, area]) await one.seed?.(context);
  });
});
afterAll(() => test?.close());

it('gives the demo installation the figures of the specification, as rows that can be looked at', async () => {
  const { agent } = await test.people.signIn('admin', test.env.DEMO_PASSWORD);
  const { stats, chartData } = (await agent.get('/api/admin/dashboard').expect(200)).body;
  expect(stats).toEqual({
    ...{ activeUsers: 584, dailySessions: 1243, avgUsageTime: 37, totalProjects: 82 },
    ...{ userGrowth: 15, sessionGrowth: 24, projectGrowth: 8, timeGrowth: 5 },
  });
  expect(chartData).toHaveLength(6);
  expect((await agent.get('/api/admin/users?q=kauri').expect(200)).body.totals.count).toBeLessThan(584);
  expect((await agent.get('/api/admin/users').expect(200)).body.totals.all).toBeGreaterThanOrEqual(584);
});

it('shows the running month of the chart with the figures of the cards (TR-318)', async () => {
  const { agent } = await test.people.signIn('admin', test.env.DEMO_PASSWORD);
  const { stats, chartData } = (await agent.get('/api/admin/dashboard').expect(200)).body;
  expect(chartData.at(-1)).toMatchObject({ users: stats.activeUsers, sessions: stats.dailySessions });
});
