import { signUp } from '../src/account';
import { untilKept } from '../src/kept';
import { expect, test } from '../src/test';

test.use({ serviceWorkers: 'allow' });

test('after one visit the shell and every screen open with the network off', async ({ page, context, gateway }) => {
  const { username } = await signUp(page, gateway.url);
  await page.goto(`${gateway.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible();
  await untilKept(page);

  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', new RegExp(username)],
    ['/jobs', 'Jobs & Admin'],
    ['/timesheet', 'Professional Time Tracking'],
    ['/invoices', 'Professional Invoices'],
    ['/combined', 'Financial Management'],
    ['/tools', 'Dwang Tools & Models'],
  ] as const) {
    await page.goto(`${gateway.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 20_000 });
  }
  await page.goto(`${gateway.url}/tools?tool=calculator`);
  await page.getByLabel('Sum').fill('2.4m + 600mm');
  await expect(page.getByLabel('Result')).toHaveText('3 m');
});
