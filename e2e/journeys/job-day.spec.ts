import type { PhotoPage, Project, TaskPage, TimeEntryPage } from '@dwang/contracts';
import { call, read, signUp } from '../src/account';
import { addDays, noonOf, shortDay, today, weekday } from '../src/days';
import { AppHeader } from '../src/pages/app-header';
import { PHONE } from '../src/pages/devices';
import { confirm, dialog } from '../src/pages/dialogs';
import { JobPage } from '../src/pages/job-page';
import { WeekSheet } from '../src/pages/week-sheet';
import { drawJpeg } from '../src/picture';
import { expect, test } from '../src/test';

const JOB = 'Ōtaki whare';
const OTHER = 'Paekākāriki deck';

test.use(PHONE);

test('a day on a job with a phone: photos, one of them without signal, a task, and hours in the week', async ({
  page,
  context,
  gateway: { url },
}) => {
  test.setTimeout(300_000);
  await signUp(page, url);
  const job = await call<Project>(page, url, '/projects', { name: JOB, hourlyRate: '80.00' });
  const screen = new JobPage(page, url);
  const photos = async () =>
    (await read<PhotoPage>(page, url, `/projects/${job.id}/photos`)).items.map(({ caption, mark, hasContent }) =>
      [caption, mark, hasContent].join(' '),
    );
  const north = await drawJpeg(page);
  await screen.open(job.id);

  await test.step('several at once, and one with the camera', async () => {
    await screen.addPhotos(north, { ...north, name: 'south wall.jpg' }, { ...north, name: 'roof.jpg' });
    await expect(screen.photos).toHaveCount(3);
    await screen.takePhoto('Behind the lining');
    await expect(screen.photos).toHaveCount(4);
    await expect.poll(photos).toEqual(expect.arrayContaining(['Behind the lining  true']));
  });

  await test.step('before and after', async () => {
    await screen.mark(1, 'Before');
    await screen.mark(0, 'After');
    await page.getByRole('button', { name: 'Compare' }).click();
    const compare = dialog(page, 'Before and after');
    await expect(compare.getByRole('img', { name: 'After: Behind the lining' })).toBeVisible();
    await compare.getByRole('slider').press('ArrowRight');
    await compare.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('one deleted, and taken back', async () => {
    await screen.photos.last().getByRole('button').click();
    await screen.viewer.getByRole('button', { name: 'Delete photo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await screen.viewer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(screen.photos).toHaveCount(4);
    await expect
      .poll(async () => (await photos()).toSorted())
      .toEqual([' before true', '  true', '  true', 'Behind the lining after true'].toSorted());
  });

  await test.step('a task ticked', async () => {
    await screen.addTask('Fit the flashing');
    await screen.task('Fit the flashing').click();
    await expect(page.getByText('1 of 1 done')).toBeVisible();
    await expect.poll(async () => (await read<TaskPage>(page, url, `/projects/${job.id}/tasks`)).totals.done).toBe(1);
  });

  await test.step('a photo without signal is kept, and sent once', async () => {
    await context.setOffline(true);
    await screen.addPhotos(north);
    await screen.viewer.getByLabel('Note').fill('Wet wall');
    await screen.viewer.getByRole('button', { name: 'Save note' }).click();
    await expect(screen.photos.first()).toContainText('Saved on this device');
    await context.setOffline(false);
    await new AppHeader(page).expectAllSent();
    await expect.poll(async () => (await photos()).filter((photo) => photo === 'Wet wall  true')).toHaveLength(1);
  });

  await test.step('all of it is there after a reload', async () => {
    await screen.open(job.id);
    await expect(screen.photos).toHaveCount(5);
    await expect(page.getByRole('img', { name: 'Wet wall' })).toHaveJSProperty('complete', true);
    await expect(screen.task('Fit the flashing')).toBeChecked();
  });

  await test.step('last week is copied, and hours are typed and stepped', async () => {
    const other = await call<Project>(page, url, '/projects', { name: OTHER, hourlyRate: '80.00' });
    const sunday = addDays(today(), -weekday(today()));
    const startTime = noonOf(addDays(sunday, -7));
    await call(page, url, '/time-entries', { projectId: other.id, startTime, duration: 7200, notes: 'Joists' });
    const week = new WeekSheet(page, url);
    await week.open();
    await page.getByRole('button', { name: 'Copy last week' }).click();
    await confirm(page, 'Copy 1 entry from last week?', 'Copy');
    await expect(page.getByRole('button', { name: `${shortDay(sunday)}, 2:00` })).toBeVisible();
    await week.addJob(JOB);
    await week.type(JOB, shortDay(today()), '7.5', '7:30');
    await page.getByRole('button', { name: `15 minutes more: ${JOB}` }).click();
    await expect(week.cell(JOB, shortDay(today()))).toHaveValue('7:45');
    const entries = async () =>
      (await read<TimeEntryPage>(page, url, '/time-entries')).items.map(
        ({ projectName, duration }) => `${projectName} ${duration}`,
      );
    await expect
      .poll(async () => (await entries()).toSorted())
      .toEqual([`${JOB} 27900`, `${OTHER} 7200`, `${OTHER} 7200`].toSorted());
  });
});
