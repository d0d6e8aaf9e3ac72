import type { Project, ToolResultPage } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { call, read, signUp } from '../src/account';
import { untilAnswerKept, untilKept } from '../src/kept';
import { choose, dialog } from '../src/pages/dialogs';
import { expect, test } from '../src/test';

test.use({ serviceWorkers: 'allow' });

/** Opens every screen of the navigation afresh. */
async function openEach(page: Page, url: string, username: string): Promise<void> {
  for (const [path, heading] of [
    ['/', new RegExp(username)],
    ['/jobs', 'Jobs & Admin'],
    ['/timesheet', 'Professional Time Tracking'],
    ['/invoices', 'Professional Invoices'],
    ['/combined', 'Financial Management'],
    ['/tools', 'Dwang Tools & Models'],
  ] as const) {
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 20_000 });
  }
}

test('the main screens open with the network off from the moment that the page says they are kept (TR-311)', async ({
  page,
  context,
  gateway: { url },
}) => {
  const { username } = await signUp(page, url);
  await page.goto(`${url}/`);
  await page.waitForFunction(() => performance.getEntriesByName('dwang-main-screens-kept').length > 0, undefined, {
    timeout: 60_000,
  });
  await context.setOffline(true);
  await openEach(page, url, username);
});

test('after one visit the shell and every screen open with the network off', async ({ page, context, gateway }) => {
  const { username } = await signUp(page, gateway.url);
  await page.goto(`${gateway.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible();
  await untilKept(page);

  await context.setOffline(true);
  await openEach(page, gateway.url, username);
  await page.goto(`${gateway.url}/tools?tool=calculator`);
  await page.getByLabel('Sum').fill('2.4m + 600mm');
  await expect(page.getByLabel('Result')).toHaveText('3 m');
});

test('a device that has only seen the tools offers the jobs for a result without a network, and sends it when there is one', async ({
  page,
  context,
  gateway: { url },
}) => {
  await signUp(page, url);
  const { id } = await call<Project>(page, url, '/projects', { name: 'Māpua deck', hourlyRate: '80.00' });
  await page.goto(`${url}/tools`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dwang Tools & Models' })).toBeVisible();
  await untilAnswerKept(page, '/projects?status=active');
  await untilKept(page);

  await context.setOffline(true);
  await page.goto(`${url}/tools?tool=laser-distance`);
  await page.getByLabel('Length', { exact: true }).fill('3.245');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Save to job' }).click();
  const form = dialog(page, 'Save to job');
  await choose(form, 'Job', 'Māpua deck');
  await form.getByRole('button', { name: 'Save to job' }).click();
  await expect(page.getByText('Result saved on this device')).toBeVisible();
  await context.setOffline(false);
  const results = async () =>
    (await read<ToolResultPage>(page, url, `/tool-results?projectId=${id}`)).items.map(({ tool }) => tool);
  await expect.poll(results, { timeout: 30_000 }).toEqual(['laser-distance']);
});
