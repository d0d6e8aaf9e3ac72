import type { NotificationPage } from '@dwang/contracts';
import { read, signIn } from '../src/account';
import { AppHeader } from '../src/pages/app-header';
import { expect, test } from '../src/test';

test('the weather says that it is simulated, and every risk its number, hour and rule; a refused location says so', async ({
  page,
  gateway,
}) => {
  await signIn(page, gateway.url, { username: 'demo', password: 'dwang-demo' });
  await page.goto(`${gateway.url}/`);
  await page.getByRole('button', { name: /°.*, simulated$/ }).click();
  await page.keyboard.press('Escape');

  const weather = page.getByRole('region', { name: 'Weather', exact: true });
  await expect(weather.getByText('Simulated', { exact: true })).toBeVisible();
  await weather.getByLabel('Location').selectOption('Southland');
  await expect(weather.getByText(/^(Southland|Invercargill), feels like/)).toBeVisible();
  await weather.getByLabel('Location').selectOption('My location');
  await expect(weather.getByRole('alert')).toContainText('Location access denied. Please enable location services.');

  const analyzer = page.getByRole('region', { name: 'Weather Impact Analyzer' });
  await expect(analyzer.getByText(/^Overall risk$/)).toBeVisible();
  const risk = analyzer.getByRole('list', { name: 'Risks' }).getByRole('listitem').first();
  await expect(risk).toContainText(/\d.*\d{1,2}:00 (am|pm)\. Limit \d.*\(rule [a-z-]+\)/);
  await risk.locator('summary').click();
  await expect(risk.getByText(/\d+ working hours? in five days/)).toBeVisible();
});

test('the bell tells of the invoice to chase; what was marked as read stays read', async ({ page, gateway }) => {
  await signIn(page, gateway.url, { username: 'demo', password: 'dwang-demo' });
  await page.goto(`${gateway.url}/`);
  const header = new AppHeader(page);
  await expect(header.bell).toHaveAccessibleName(/^Notifications, \d+ unread$/, { timeout: 30_000 });
  await header.bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /Invoice (overdue|due soon)/i }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(header.bell).toHaveAccessibleName('Notifications');
  const unread = async () => (await read<NotificationPage>(page, gateway.url, '/notifications')).totals.unread;
  await expect.poll(unread).toBe(0);
  await page.reload();
  await expect(header.bell).toHaveAccessibleName('Notifications');
});
