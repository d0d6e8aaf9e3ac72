import type { NotePage, PhotoPage, Project, TimeEntryPage } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { call, newAccount, read, signIn, signUp } from '../src/account';
import { untilKept } from '../src/kept';
import { AppHeader } from '../src/pages/app-header';
import { PHONE } from '../src/pages/devices';
import { JobTimer } from '../src/pages/job-timer';
import { Timesheet } from '../src/pages/timesheet';
import { drawJpeg } from '../src/picture';
import { expect, test } from '../src/test';

const JOB = 'Ōtaki whare';
const MARK = 'Saved on this device';

/** Meanwhile the device has no room left: its store refuses as a full one does. */
async function withoutRoom(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    addEventListener('room again', () => (IDBObjectStore.prototype.add = add), { once: true });
  });
  await work();
  await page.evaluate(() => dispatchEvent(new Event('room again')));
}

test.use({ ...PHONE, serviceWorkers: 'allow' });

test('a day without signal: shown at once, kept over reload, closed tab and another user, sent exactly once', async ({
  page: first,
  context,
  browser,
  gateway,
}) => {
  test.setTimeout(150_000);
  const { url } = gateway;
  const account = await signUp(first, url);
  const job = await call<Project>(first, url, '/projects', { name: JOB, hourlyRate: '80.00' });
  let page = first;

  await test.step('the device learns the app, the job and its lists', async () => {
    await page.goto(`${url}/`);
    await expect(new JobTimer(page).card.getByText(JOB)).toBeVisible();
    await untilKept(page);
    await page.goto(`${url}/timesheet`);
    await expect(page.getByText('No time entries found.')).toBeVisible();
    await page.goto(`${url}/jobs/${job.id}`);
    await expect(page.getByText('No notes yet.')).toBeVisible();
    await expect(page.getByText('No photos yet')).toBeVisible();
  });

  await context.setOffline(true);

  await test.step('the timer is started, noted, paused and saved', async () => {
    await page.goto(`${url}/`);
    const timer = new JobTimer(page);
    await timer.button('Start').click();
    await expect(timer.status('TRACKING')).toBeVisible();
    await expect(timer.card.getByText(MARK)).toBeVisible();
    await timer.reach(1);
    await timer.card.getByLabel('Note').fill('Framing');
    await timer.button('Pause').click();
    await expect(timer.status('PAUSED')).toBeVisible();
    await timer.button('Save Entry').click();
    await expect(page.getByText('Time entry saved locally').first()).toBeVisible();
    await expect(timer.status('STOPPED')).toBeVisible();
  });

  await test.step('an entry is typed and changed', async () => {
    const timesheet = new Timesheet(page, url);
    await timesheet.open();
    await expect(timesheet.row('Framing').first()).toContainText(MARK);
    await timesheet.add({ project: JOB, duration: '2h30', notes: 'Decking' });
    await expect(timesheet.row('Decking').first()).toContainText(MARK);
    await timesheet.edit(`${JOB}, Decking`, { duration: '3h', notes: 'Decking and steps' });
    await expect(timesheet.row('Decking and steps').first()).toContainText('3:00');
  });

  await test.step('a note and a photo of the job', async () => {
    await page.goto(`${url}/jobs/${job.id}`);
    await page.getByLabel('New note').fill('Stud height 2.42 m');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(MARK);
    await withoutRoom(page, async () => {
      await page.getByLabel('Add photos').setInputFiles(await drawJpeg(page));
      await expect(page.getByText('Photo not saved')).toBeVisible();
      await expect(page.getByText(/This device is full or keeps nothing.* Nothing was saved/)).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
    });
    await expect(page.getByText('No photos yet')).toBeVisible();
    await page.getByLabel('Add photos').setInputFiles(await drawJpeg(page));
    const photo = page.getByRole('dialog', { name: 'Photo' });
    await expect(photo.getByRole('img')).toBeVisible();
    await photo.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Photos' })).toContainText(MARK);
  });

  await test.step('a measurement', async () => {
    await page.goto(`${url}/tools?tool=measure`);
    await page.getByLabel('Choose a photo').setInputFiles(await drawJpeg(page));
    const picture = page.getByRole('button', { name: /^Photo\. Arrow keys/ });
    for (const key of ['ArrowRight', 'Enter', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Enter']) await picture.press(key);
    await page.getByRole('list', { name: 'Measurements', exact: true }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Saved measurements' })).toContainText(MARK);
  });

  const unsent = await new AppHeader(page).unsentCount();
  const seeEverything = async () => {
    const timesheet = new Timesheet(page, url);
    await timesheet.open();
    await expect(timesheet.row('Framing').first()).toContainText(MARK);
    await expect(timesheet.row('Decking and steps').first()).toContainText('3:00');
    await page.goto(`${url}/jobs/${job.id}`);
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Stud height 2.42 m');
    await expect(page.getByRole('list', { name: 'Photos' }).getByRole('img')).toHaveCount(1);
    expect(await new AppHeader(page).unsentCount()).toBe(unsent);
  };

  await test.step('all of it is there after a reload', async () => {
    await page.reload();
    await seeEverything();
  });

  await test.step('and in a new tab after the old one was closed', async () => {
    const next = await context.newPage();
    await page.close();
    page = next;
    await seeEverything();
  });

  const server = await browser.newContext();
  const office = await server.newPage();
  await signIn(office, url, account);
  const rows = async () => ({
    entries: (await read<TimeEntryPage>(office, url, '/time-entries')).items.map(({ notes, duration }) => [
      notes,
      duration >= 3600,
    ]),
    notes: (await read<NotePage>(office, url, `/projects/${job.id}/notes`)).items.map(({ text }) => text),
    photos: (await read<PhotoPage>(office, url, `/projects/${job.id}/photos`)).items.map(({ hasContent }) => hasContent),
    measurements: (await read<{ items: unknown[] }>(office, url, '/measurements')).items.length,
  });
  const nothing = { entries: [], notes: [], photos: [], measurements: 0 };

  await test.step('after signing out another user of the same device sees and sends nothing of it', async () => {
    await new AppHeader(page).signOut({ unsent });
    await context.setOffline(false);
    await expect(page.getByText(`Unsent work of ${account.username} waits on this device`)).toBeVisible();
    const other = newAccount();
    await page.request.post(`${url}/api/auth/register`, { data: other, headers: { 'sec-fetch-site': 'same-origin' } });
    await new AppHeader(page).signIn(other);
    await new AppHeader(page).expectAllSent();
    await new Timesheet(page, url).open();
    await expect(page.getByText('No time entries found.')).toBeVisible();
    await page.goto(`${url}/unsent`);
    await expect(page.getByText('Everything is sent')).toBeVisible();
    expect((await read<TimeEntryPage>(page, url, '/time-entries')).items).toEqual([]);
    expect(await rows()).toEqual(nothing);
    await new AppHeader(page).signOut();
  });

  await test.step('its owner comes back: the server gets each once, in order', async () => {
    await new AppHeader(page).signIn(account);
    const whole = {
      entries: expect.arrayContaining([
        ['Framing', false],
        ['Decking and steps', true],
      ]),
      notes: ['Stud height 2.42 m'],
      photos: [true],
      measurements: 1,
    };
    await expect.poll(rows, { timeout: 30_000 }).toEqual(whole);
    expect((await rows()).entries).toHaveLength(2);
    await new AppHeader(page).expectAllSent();
    await page.goto(`${url}/unsent`);
    await expect(page.getByText('Everything is sent')).toBeVisible();
  });
  await server.close();
});
