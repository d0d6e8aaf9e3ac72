import { readFile } from 'node:fs/promises';
import type { Client, Invoice, Photo, Project, TimeEntry } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { call, read, signUp } from '../src/account';
import { addDays, today } from '../src/days';
import { Gateway } from '../src/gateway';
import { dialog } from '../src/pages/dialogs';
import { JobPage } from '../src/pages/job-page';
import { drawJpeg } from '../src/picture';
import { expect, expectAccessible, test } from '../src/test';

const JOB = 'Ōtaki whare';
const ZIP = 'Tōtara Building, everything of ours 2026.zip';

/** A job with two hours of work, their invoice and a photo. */
async function work(page: Page, url: string): Promise<Invoice> {
  const client = await call<Client>(page, url, '/clients', { name: 'Tāmaki Homes' });
  const job = await call<Project>(page, url, '/projects', { name: JOB, clientId: client.id, hourlyRate: '80.00' });
  const span = { startTime: '2026-03-02T20:00:00Z', duration: 7200, notes: 'Framing the north wall' };
  const { id } = await call<TimeEntry>(page, url, '/time-entries', { ...span, projectId: job.id });
  const photo = { contentType: 'image/jpeg', size: 1, width: 320, height: 240, caption: 'North wall' };
  const kept = await call<Photo>(page, url, `/projects/${job.id}/photos`, photo);
  const content = await page.request.put(`${url}/api/projects/${job.id}/photos/${kept.id}/content`, {
    data: (await drawJpeg(page)).buffer,
    headers: { 'content-type': 'image/jpeg', 'sec-fetch-site': 'same-origin' },
  });
  expect(content.ok()).toBe(true);
  const facts = {
    clientId: client.id,
    projectId: job.id,
    status: 'pending',
    issueDate: '2026-03-03',
    dueDate: addDays(today(), 30),
  };
  return call<Invoice>(page, url, '/invoices', { ...facts, timeEntryIds: [id] });
}

async function exported(page: Page, url: string): Promise<Buffer> {
  await page.goto(`${url}/settings`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const path = await (await download).path();
  await expect(page.getByText('Export sent')).toBeVisible();
  return readFile(path);
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

/** Holds what the page sends to this address until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const going = new Promise<void>((go) => (letGo = go));
  await page.route(address, async (route) => {
    await going;
    await route.continue();
  });
  return letGo;
}

test('a company moves to another installation: all of it is exported, imported into an empty one, and found there', async ({
  page,
  browser,
  gateway,
}) => {
  test.setTimeout(240_000);
  await signUp(page, gateway.url);
  const invoice = await work(page, gateway.url);
  const buffer = await exported(page, gateway.url);
  const other = await Gateway.start({ LOG_LEVEL: 'warn' });
  const mover = await (await browser.newContext({ baseURL: other.url })).newPage();
  try {
    await signUp(mover, other.url);
    await test.step('chooses the file and reads what will happen', async () => {
      await mover.goto('/settings');
      await mover.getByRole('button', { name: 'Import an export' }).click();
      const form = dialog(mover, 'Import an export');
      await form.getByLabel('The zip of the export').setInputFiles({ name: ZIP, mimeType: 'application/zip', buffer });
      await expect(form.getByText(ZIP)).toBeVisible();
      await expectAccessibleInBothThemes(mover);
    });

    await test.step('sees how far it is, and how it ended', async () => {
      const letGo = await hold(mover, '**/pieces/0');
      await dialog(mover, 'Import an export').getByRole('button', { name: 'Import', exact: true }).click();
      await expect(mover.getByRole('progressbar', { name: 'Sending the export' })).toBeVisible();
      await expectAccessible(mover);
      letGo();
      await expect(mover.getByText('All of it is in your company')).toBeVisible();
      await expectAccessible(mover);
    });

    await test.step('finds the job with its photo, the hours, and the invoice with its total', async () => {
      const { items } = await read<{ items: Project[] }>(mover, other.url, '/projects');
      const job = new JobPage(mover, other.url);
      await job.open(items[0]?.id ?? 0);
      await expect(mover.getByRole('heading', { level: 1, name: JOB })).toBeVisible();
      const picture = job.photos.getByRole('img').first();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await mover.goto('/timesheet');
      await expect(mover.getByText('Framing the north wall').first()).toBeVisible();
      await mover.goto('/invoices');
      await expect(mover.getByText(invoice.invoiceNumber ?? 'a number').first()).toBeVisible();
      await expect(mover.getByText('$184.00').first()).toBeVisible();
    });
  } finally {
    await mover.context().close();
    await other.stop();
  }
});
