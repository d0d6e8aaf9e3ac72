import { signUp } from '../src/account';
import { expect, test } from '../src/test';

/** Runs in the page: files of the remotes that the service worker has not kept yet. */
async function missingFiles(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return ['the service worker is not in control'];
  const { remotes } = await (await fetch('/remotes.json')).json();
  const addresses: string[] = [];
  for (const { channels } of Object.values<{ channels: { stable: string } }>(remotes)) {
    const manifest = new URL(channels.stable, location.href);
    const { assets } = await (await fetch(manifest)).json();
    addresses.push(...assets.map((name: string) => new URL(name, manifest).href));
  }
  const kept = await Promise.all(addresses.map((address) => caches.match(address)));
  return addresses.filter((_, index) => !kept[index]);
}

test('after one visit the shell and every screen open with the network off', async ({ page, context, gateway }) => {
  const { username } = await signUp(page, gateway.url);
  await page.goto(`${gateway.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible();
  await expect.poll(() => page.evaluate(missingFiles), { timeout: 60_000 }).toEqual([]);

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
