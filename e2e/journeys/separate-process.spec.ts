import type { Project, TimeEntry } from '@dwang/contracts';
import { call, read, signUp } from '../src/account';
import { Gateway } from '../src/gateway';
import { newMysqlDatabase } from '../src/mysql';
import { expect, test } from '../src/test';

test('the jobs area runs as its own process behind the gateway, with sign-in working across', async ({ page }) => {
  const database = await newMysqlDatabase();
  const shared = { DATABASE_URL: database.url, INTERNAL_KEY: 'a-key-of-at-least-thirty-two-characters' };
  const jobs = await Gateway.start({ ...shared, RUN_AREA: 'jobs' });
  const gateway = await Gateway.start({ ...shared, JOBS_SERVICE_URL: jobs.url });
  try {
    await signUp(page, gateway.url);
    const project = await call<Project>(page, gateway.url, '/projects', { name: 'Across processes', hourlyRate: '80.00' });
    const entry = await call<TimeEntry>(page, gateway.url, '/time-entries', {
      projectId: project.id,
      startTime: '2026-03-02T20:00:00Z',
      duration: 3600,
    });
    expect(entry.amount).toBe('80.00');
    expect((await page.request.get(`${jobs.url}/api/projects`)).status()).toBe(401);
    expect(
      (await page.request.get(`${gateway.url}/api/projects`, { headers: { 'x-internal-identity': 'forged' } })).status(),
    ).toBe(200);
    await page.goto(`${gateway.url}/timesheet`);
    await expect(page.getByText('Across processes').first()).toBeVisible();

    await jobs.halt();
    const down = await page.request.get(`${gateway.url}/api/projects`);
    expect([down.status(), (await down.json()).code]).toEqual([502, 'GATEWAY.AREA_UNAVAILABLE']);
    expect(await read<{ authenticated: boolean }>(page, gateway.url, '/auth/status')).toEqual({ authenticated: true });
  } finally {
    await gateway.stop();
    await jobs.stop();
    await database.drop();
  }
});
