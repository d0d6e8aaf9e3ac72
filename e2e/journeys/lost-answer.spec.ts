import type { Project, TimeEntryPage } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { call, read, signUp } from '../src/account';
import { AppHeader } from '../src/pages/app-header';
import { JobTimer } from '../src/pages/job-timer';
import { Timesheet } from '../src/pages/timesheet';
import { expect, test } from '../src/test';

/** Lets the first `times` writes to this address reach the server, and loses its answers on the way back. */
async function loseAnswers(page: Page, address: RegExp, times: number): Promise<() => number> {
  let lost = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET' || lost >= times) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}

/** As a phone that finds its network again. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test('an answer that is lost after the server has saved, twice, leaves exactly one entry', async ({ page, gateway }) => {
  const { url } = gateway;
  await signUp(page, url);
  await call<Project>(page, url, '/projects', { name: 'Ōtaki whare', hourlyRate: '80.00' });
  const header = new AppHeader(page);
  const entries = async () => (await read<TimeEntryPage>(page, url, '/time-entries')).items.map(({ notes }) => notes);

  await test.step('of an entry typed by hand', async () => {
    const lost = await loseAnswers(page, /\/api\/time-entries$/, 2);
    const timesheet = new Timesheet(page, url);
    await timesheet.open();
    await timesheet.add({ project: 'Ōtaki whare', duration: '2h', notes: 'Decking' });
    await expect(timesheet.row('Decking').first()).toContainText('Saved on this device');
    await comeBack(page);
    await expect.poll(lost).toBe(2);
    await comeBack(page);
    await header.expectAllSent();
    await expect(page.getByRole('button', { name: 'Edit Ōtaki whare, Decking' })).toHaveCount(1);
    expect(await entries()).toEqual(['Decking']);
  });

  await test.step('of the timer, at its start and at its end', async () => {
    const lostStarts = await loseAnswers(page, /\/api\/timer$/, 1);
    const lostSaves = await loseAnswers(page, /\/api\/timer\/save$/, 2);
    await page.goto(`${url}/`);
    const timer = new JobTimer(page);
    await timer.button('Start').click();
    await expect(timer.status('TRACKING')).toBeVisible();
    await expect.poll(lostStarts).toBe(1);
    await timer.reach(1);
    await timer.card.getByLabel('Note').fill('Framing');
    await timer.button('Stop').click();
    await expect(timer.status('STOPPED')).toBeVisible();
    await comeBack(page);
    await expect.poll(lostSaves).toBeGreaterThanOrEqual(1);
    await comeBack(page);
    await expect.poll(lostSaves).toBe(2);
    await comeBack(page);
    await header.expectAllSent();
    expect((await entries()).toSorted()).toEqual(['Decking', 'Framing']);
  });
});
