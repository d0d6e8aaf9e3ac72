import type { DashboardLayout } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { read, signIn, signUp } from '../src/account';
import { untilKept } from '../src/kept';
import { AppHeader } from '../src/pages/app-header';
import { dialog } from '../src/pages/dialogs';
import { carry, middleOf, type Point, wayTo } from '../src/pointer';
import { expect, test } from '../src/test';

const CARDS = [
  'Jobs Quick Access',
  'Job Timer',
  'Job Insights',
  'Weather Impact Analyzer',
  'Recent Time Entries',
  'Active Projects',
  'Pending Invoices',
  'Weather',
  'Resources',
  'Tools',
  'Supplier Locator',
];

const DEMO = { username: 'demo', password: 'dwang-demo' };

test.use({ serviceWorkers: 'allow' });

test('all eleven cards come; they are arranged by keyboard, on every device, and without a network', async ({
  page,
  context,
  browser,
  gateway,
}) => {
  test.setTimeout(150_000);
  const { url } = gateway;
  await signIn(page, url, DEMO);
  await page.goto(`${url}/`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** By key, as soon as the button can be used. */
  const press = async (name: string) => {
    await expect(button(name)).toBeEnabled();
    await button(name).press('Enter');
  };
  const first = async () => (await read<DashboardLayout>(page, url, '/dashboard')).widgets.filter((card) => card.enabled)[0]?.id;

  await test.step('the two that are not there at first are added; each comes by itself, none of them fails', async () => {
    await press('Add Widget');
    const add = dialog(page, 'Add Widget');
    for (const name of ['Jobs Quick Access', 'Tools']) {
      await add.getByRole('button', { name: `Add ${name}`, exact: true }).press('Enter');
      await expect(page.getByText(`${name} is on your dashboard.`)).toBeVisible();
    }
    for (const name of CARDS) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(/could not be loaded/i)).toHaveCount(0);
  });

  await test.step('moved, resized and removed by keyboard', async () => {
    await press('Edit');
    const place = page.getByRole('toolbar', { name: /^Job Insights card, / });
    while (await button('Move Job Insights up').isEnabled()) await press('Move Job Insights up');
    await expect(place).toHaveAccessibleName('Job Insights card, 1 of 11');
    await page.getByLabel('Size of Job Insights').selectOption({ label: 'Full width' });
    await press('Remove Tools');
    await expect(page.getByText('Card Removed')).toBeVisible();
    await press('Save');
    await expect(page.getByText('Dashboard Saved')).toBeVisible();
    await expect.poll(first).toBe('job-insights');
    await expect(page.getByRole('region', { name: 'Tools', exact: true })).toHaveCount(0);
  });

  const desk = await (await browser.newContext()).newPage();
  await test.step('a second device shows it so', async () => {
    await signIn(desk, url, DEMO);
    await desk.goto(`${url}/`);
    await expect(desk.locator('[data-widget]').first()).toHaveAttribute('data-widget', 'job-insights');
    await expect(desk.locator('[data-widget="job-insights"]')).toHaveAttribute('data-size', 'full');
  });

  await test.step('what is changed without a network is kept and sent', async () => {
    await untilKept(page);
    await context.setOffline(true);
    await press('Edit');
    await press('Move Job Insights down');
    await press('Save');
    await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-widget]').nth(1)).toHaveAttribute('data-widget', 'job-insights');
    await context.setOffline(false);
    await new AppHeader(page).expectAllSent();
    await expect.poll(first).not.toBe('job-insights');
    await expect(desk.locator('[data-widget]').nth(1)).toHaveAttribute('data-widget', 'job-insights');
  });
  await desk.context().close();
});

const orderOf = (page: Page) =>
  page.locator('[data-widget]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-widget')));
const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true });

async function arrange(page: Page): Promise<void> {
  // The list of first steps comes late and moves the cards; here it is out of the way.
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(handleOf(page, 'Job Insights')).toBeVisible();
  expect((await orderOf(page)).slice(0, 2)).toEqual(['job-timer', 'job-insights']);
}

const expectMoved = (page: Page) =>
  expect.poll(async () => (await orderOf(page)).slice(0, 2)).toEqual(['job-insights', 'job-timer']);

test('a card is dragged with the mouse', async ({ page, gateway: { url } }) => {
  await signUp(page, url);
  await page.goto(`${url}/`);
  await arrange(page);
  const isOver = page.getByText('Job Timer is over place 2 of 9.');
  await carry(handleOf(page, 'Job Timer'), handleOf(page, 'Job Insights'), isOver);
  await expectMoved(page);
});

test('a finger that holds the dots drags the card; anywhere else it scrolls', async ({ browser, gateway: { url } }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // Somebody who has read the hint about voice, which would lie over the card.
  await context.addInitScript(() => sessionStorage.setItem('dwang-voice-hint', 'shown'));
  const page = await context.newPage();
  await signUp(page, url);
  await page.goto(`${url}/`);
  await arrange(page);
  const screen = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });

  const card = await middleOf(page.locator('[data-widget="job-insights"] .dashboard-cell-card'));
  await touch('touchStart', card);
  for (const point of wayTo(card, { x: card.x, y: card.y - 200 })) await touch('touchMove', point);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await orderOf(page))[0]).toBe('job-timer');

  await page.evaluate(() => window.scrollTo(0, 0));
  await handleOf(page, 'Job Timer').click({ trial: true });
  const from = await middleOf(handleOf(page, 'Job Timer'));
  await touch('touchStart', from);
  await expect(page.getByText('Job Timer is held at place 1 of 9.')).toBeAttached();
  for (const point of wayTo(from, await middleOf(handleOf(page, 'Job Insights')))) await touch('touchMove', point);
  await expect(page.getByText('Job Timer is over place 2 of 9.')).toBeAttached();
  await touch('touchEnd');
  await expectMoved(page);
  await context.close();
});
