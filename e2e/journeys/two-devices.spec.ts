import type { Project, TimeEntry } from '@dwang/contracts';
import { call, read, signIn, signUp } from '../src/account';
import { AppHeader } from '../src/pages/app-header';
import { DESK, PHONE } from '../src/pages/devices';
import { dialog } from '../src/pages/dialogs';
import { JobTimer } from '../src/pages/job-timer';
import { Timesheet } from '../src/pages/timesheet';
import { expect, test } from '../src/test';

const JOB = 'Ōtaki whare';

test('phone and desk agree within seconds, and disagree without losing anything', async ({ browser, gateway }) => {
  test.setTimeout(300_000);
  const { url } = gateway;
  const phone = await (await browser.newContext(PHONE)).newPage();
  const desk = await (await browser.newContext(DESK)).newPage();
  const account = await signUp(phone, url);
  await signIn(desk, url, account);
  const job = await call<Project>(phone, url, '/projects', { name: JOB, hourlyRate: '80.00' });

  await test.step('the timer is started on the phone, paused and saved at the desk', async () => {
    await phone.goto(`${url}/`);
    await new Timesheet(desk, url).open();
    const onPhone = new JobTimer(phone);
    const onDesk = new AppHeader(desk);
    await onPhone.button('Start').click();
    await expect(onPhone.status('TRACKING')).toBeVisible();
    await expect(onDesk.chip('running', JOB)).toBeVisible();
    await onPhone.reach(1);
    await onDesk.chip('running', JOB).click();
    await onDesk.timerPanel.getByLabel('Note').fill('Framing the north wall');
    await onDesk.timerPanel.getByRole('button', { name: 'Pause' }).click();
    await expect(onPhone.status('PAUSED')).toBeVisible();
    await onDesk.timerPanel.getByRole('button', { name: 'Stop & save' }).click();
    await expect(onPhone.status('STOPPED')).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Recent Time Entries' })).toContainText('Framing the north wall');
  });

  const start = new Date(Date.now() - 6 * 3_600_000).toISOString();
  const body = { projectId: job.id, startTime: start, duration: 7200 };
  const hours = await call<TimeEntry>(phone, url, '/time-entries', { ...body, notes: 'Decking' });
  const words = await call<TimeEntry>(phone, url, '/time-entries', { ...body, notes: 'Steps' });

  await test.step('both change the same hours: the phone asks, with both versions', async () => {
    const [onPhone, onDesk] = [new Timesheet(phone, url), new Timesheet(desk, url)];
    await onPhone.open();
    await onDesk.open();
    await expect(onPhone.row('Steps').first()).toBeVisible();
    await phone.context().setOffline(true);
    await onPhone.edit(`${JOB}, Decking`, { duration: '3h' });
    await onPhone.edit(`${JOB}, Steps`, { notes: 'Steps\nHandrail from the phone' });
    await onDesk.edit(`${JOB}, Decking`, { duration: '4h' });
    await onDesk.edit(`${JOB}, Steps`, { notes: 'Stringers from the desk\nSteps' });
    await phone.context().setOffline(false);
    await expect(onPhone.row('Decking').first()).toContainText('Needs attention');
    await phone.getByRole('link', { name: 'See why' }).click();
    const versions = phone.getByRole('table', { name: 'Changed on another device too' });
    await expect(versions.getByRole('row', { name: /3:00.*4:00/ })).toBeVisible();
    await phone.getByRole('button', { name: /^Use mine Change of time entry, 3:00/ }).click();
    await expect(phone.getByText('Everything is sent')).toBeVisible();
    expect((await read<TimeEntry>(phone, url, `/time-entries/${hours.id}`)).duration).toBe(3 * 3600);
    await expect(onDesk.row('Decking').first()).toContainText('3:00');
  });

  await test.step('both lines of the note stand', async () => {
    const { notes } = await read<TimeEntry>(phone, url, `/time-entries/${words.id}`);
    expect(notes.split('\n').toSorted()).toEqual(['Handrail from the phone', 'Steps', 'Stringers from the desk']);
  });
  await test.step('a timer of more than a day asks before it is saved, and says what it overlaps', async () => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await phone.request.put(`${url}/api/timer`, {
      data: { uid: crypto.randomUUID(), status: 'RUNNING', at: yesterday, projectId: job.id },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await phone.goto(`${url}/`);
    const timer = new JobTimer(phone);
    await expect(timer.status('TRACKING')).toBeVisible();
    await timer.button('Stop').click();
    const question = dialog(phone, /^Save 25:00 as one entry\?$/);
    await expect(question).toContainText(`That is more than 24 hours on ${JOB}`);
    await question.getByRole('button', { name: 'Save all of it' }).click();
    await expect(phone.getByText(new RegExp(`^Overlaps .* on ${JOB}$`))).toBeVisible();
    await expect(timer.card.getByText('Saved', { exact: true })).toBeVisible();
  });
  await phone.context().close();
  await desk.context().close();
});
