import type { Project, SiteDay, TimeEntry, TimeEntryPage, User } from '@dwang/contracts';
import { call, read, signUp } from '../src/account';
import { addDays, noonOf, shortDay, today, weekday } from '../src/days';
import { csvRows, exportAs, pdfText, sheetRows } from '../src/exported';
import { choose, dialog } from '../src/pages/dialogs';
import { carry } from '../src/pointer';
import { expect, test } from '../src/test';

const DECK = 'Ōtaki deck';
const ROOF = 'Kererū roof';

/** The next Christmas Day, and two days of its week that are no holidays. */
function christmas(): { holiday: string; first: string; second: string } {
  const year = Number(today().slice(0, 4));
  const holiday = `${today() > `${year}-12-20` ? year + 1 : year}-12-25`;
  const monday = addDays(holiday, -((weekday(holiday) + 6) % 7));
  const [first = '', second = ''] = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(monday, days))
    .filter((day) => day < holiday || day > `${holiday.slice(0, 4)}-12-28`);
  return { holiday, first, second };
}

test('site days are booked and moved by keys and mouse, warn of a clash and a holiday, and stand in the calendar link', async ({
  page,
  gateway: { url },
}) => {
  const { username } = await signUp(page, url);
  const me = await read<User>(page, url, '/auth/user');
  const [, roof] = await Promise.all(
    [DECK, ROOF].map((name) => call<Project>(page, url, '/projects', { name, hourlyRate: '80.00' })),
  );
  const { holiday, first, second } = christmas();
  await call(page, url, '/site-days', { projectId: roof?.id, userId: me.id, days: [{ day: second }] });
  const cell = (day: string) =>
    page.getByRole('cell').filter({ has: page.getByRole('button', { name: `Add a site day: ${username}, ${shortDay(day)}` }) });
  const card = (day: string) => cell(day).getByRole('button', { name: new RegExp(`^${DECK}, `) });
  const over = (day: string) => page.getByText(`${DECK} is over ${username}, ${shortDay(day)}.`);
  await page.goto(`${url}/schedule?date=${holiday}`);

  await test.step('booked', async () => {
    await page.getByRole('button', { name: `Add a site day: ${username}, ${shortDay(first)}` }).press('Enter');
    const form = dialog(page, 'Add site day');
    await choose(form, 'Job', DECK);
    await form.getByRole('button', { name: 'Add site day' }).click();
    await expect(card(first)).toBeVisible();
  });

  await test.step('by keys onto a day on which the same person is elsewhere', async () => {
    await card(first).press('Space');
    await expect(over(first)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(over(second)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(card(second)).toContainText('Booked twice');
  });

  await test.step('by mouse onto a public holiday', async () => {
    await carry(card(second), cell(holiday), over(holiday));
    await expect(card(holiday)).toContainText('Christmas Day');
    await expect(card(holiday)).not.toContainText('Booked twice');
    const days = async () => (await read<{ items: SiteDay[] }>(page, url, `/site-days?from=${first}&to=${holiday}`)).items;
    await expect.poll(async () => (await days()).find(({ projectName }) => projectName === DECK)?.day).toBe(holiday);
  });

  await test.step('in a calendar app', async () => {
    await page.getByRole('button', { name: 'Calendar link' }).click();
    const form = dialog(page, 'Calendar on your phone');
    await form.getByRole('button', { name: 'Make an address' }).click();
    const calendar = await (await fetch(await form.getByLabel('Calendar address').inputValue())).text();
    const event = calendar.split('BEGIN:VEVENT').find((text) => text.includes(DECK));
    expect(event).toContain(`DTSTART;VALUE=DATE:${holiday.replaceAll('-', '')}`);
  });
});

test('a job is dragged on the board to another stage', async ({ page, gateway: { url } }) => {
  await signUp(page, url);
  const job = await call<Project>(page, url, '/projects', { name: DECK, hourlyRate: '80.00', stage: 'quoted' });
  await call<Project>(page, url, '/projects', { name: ROOF, hourlyRate: '80.00', stage: 'in_progress' });
  await page.goto(`${url}/jobs?view=board`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => column(name).getByRole('listitem').filter({ hasText: DECK });
  await carry(card('Quoted').getByText('No client'), column('Booked'), column('Booked').and(page.locator('.jobs-stage-over')));
  await expect(card('Booked')).toBeVisible();
  await expect.poll(async () => (await read<Project>(page, url, `/projects/${job.id}`)).stage).toBe('booked');
  await page.reload();
  await expect(card('Booked')).toBeVisible();
  await expect(card('Quoted')).toHaveCount(0);
});

test('hours are dragged in the calendar, made longer, and leave as CSV, Excel and PDF alike', async ({
  page,
  gateway: { url },
}) => {
  await signUp(page, url);
  const job = await call<Project>(page, url, '/projects', { name: DECK, hourlyRate: '80.00' });
  const month = addDays(`${today().slice(0, 7)}-01`, -1).slice(0, 7);
  const [tenth, eleventh] = [`${month}-10`, `${month}-11`];
  const noted = { projectId: job.id, notes: 'Joists, 140×45 "H3.2" & nails' };
  const entry = await call<TimeEntry>(page, url, '/time-entries', { ...noted, startTime: noonOf(tenth), duration: 7200 });
  await call(page, url, '/time-entries', {
    projectId: job.id,
    startTime: noonOf(`${month}-20`),
    duration: 5400,
    notes: 'Stringers',
  });
  const row = () => read<TimeEntry>(page, url, `/time-entries/${entry.id}`);

  await test.step('dragged to the next day, and its end pulled by an hour', async () => {
    await page.goto(`${url}/timesheet?view=calendar&month=${month}`);
    const table = page.getByRole('table', { name: 'Month' });
    const cell = (day: number) => table.getByRole('cell').filter({ has: page.getByText(String(day), { exact: true }) });
    const chip = (day: number) => cell(day).getByRole('button', { name: new RegExp(`^${DECK}, `) });
    await carry(chip(10), cell(11), page.getByText(`${DECK} is over ${shortDay(eleventh)}.`));
    await expect(chip(11)).toBeVisible();
    await expect.poll(async () => (await row()).startTime).toBe(noonOf(eleventh));
    const end = cell(11).locator('.time-chip-handle');
    await end.hover();
    const box = await end.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    await page.mouse.move(x + 40, y);
    await expect(chip(11)).toHaveAccessibleName(new RegExp(`^${DECK}, 3:00 `));
    await page.mouse.up();
    await expect.poll(async () => (await row()).duration).toBe(10_800);
  });

  await test.step('exported', async () => {
    await page.goto(`${url}/timesheet?from=${month}-01&to=${month}-28`);
    await expect(page.getByText('Stringers').first()).toBeVisible();
    const { items } = await read<TimeEntryPage>(page, url, '/time-entries');
    const worked = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
    const hours = (seconds: number) => (seconds / 3600).toFixed(2);
    const lines = items.map(({ startTime, userName, notes, duration, amount }) => [
      startTime.slice(0, 10),
      ...[DECK, '', userName, notes, worked(duration), hours(duration), hours(duration), '80.00', amount ?? ''],
    ]);
    const name = new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }).format(new Date(noonOf(tenth)));
    const file = `Timesheet-${name}-${month.slice(0, 4)}`;

    const csv = await exportAs(page, 'CSV');
    expect(csv.name).toBe(`${file}.csv`);
    expect(csvRows(csv).slice(1)).toEqual(lines);

    const excel = await exportAs(page, 'Excel');
    expect(excel.name).toBe(`${file}.xlsx`);
    expect(sheetRows(excel).map((cells) => cells.slice(1))).toEqual(csvRows(csv).map((cells) => cells.slice(1)));

    const pdf = await exportAs(page, 'PDF');
    expect(pdf.name).toBe(`${file}.pdf`);
    // A cell of a document may be written on several lines.
    const words = (await pdfText(pdf)).split(' ');
    for (const [day = '', ...cells] of lines) {
      const [amount = '', ...others] = cells.toReversed();
      const written = [day.split('-').toReversed().join('/'), `$${amount}`, ...others.slice(1).join(' ').split(' ')];
      expect(words).toEqual(expect.arrayContaining(written.filter(Boolean)));
    }
  });
});
