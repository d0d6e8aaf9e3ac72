import type { Company, Project, ProjectPage, TimeGrid } from '@dwang/contracts';
import { call, newAccount, read, signIn } from '../src/account';
import { addDays, shortDay, today, weekday } from '../src/days';
import { Gateway } from '../src/gateway';
import { confirm, dialog, pick } from '../src/pages/dialogs';
import { WeekSheet } from '../src/pages/week-sheet';
import { expect, test } from '../src/test';

test('a contractor joins by a link, sees the one job that is shared and no prices, and the owner approves the week', async ({
  page: owner,
  browser,
}) => {
  test.setTimeout(300_000);
  const gateway = await Gateway.start({ LOG_LEVEL: 'warn' });
  const { url } = gateway;
  const joiner = newAccount();
  const contractor = await (await browser.newContext()).newPage();
  try {
    await signIn(owner, url, { username: 'demo', password: 'dwang-demo' });
    const { version, name: company } = await read<Company>(owner, url, '/company');
    await call(owner, url, '/company', { approvalRequired: true, version }, 'PATCH');
    const [shared, foreign] = (await read<ProjectPage>(owner, url, '/projects?status=active&limit=2')).items as [
      Project,
      Project,
    ];

    await test.step('the owner hands over a link, by which an account is made', async () => {
      await owner.goto(`${url}/settings`);
      await owner.getByRole('button', { name: 'Invite', exact: true }).click();
      const form = dialog(owner, 'Invite to the team');
      await form.getByLabel('Email').fill(joiner.email);
      await pick(form, 'Role', 'Contractor');
      await form.getByRole('button', { name: 'Invite', exact: true }).click();
      const link = await dialog(owner, 'Invitation ready').getByLabel('Link').inputValue();
      await contractor.goto(link);
      await expect(contractor.getByRole('heading', { name: `Join ${company}` })).toBeVisible();
      await contractor.getByLabel('First name (optional)').fill('Rāwiri');
      await contractor.getByLabel('Username').fill(joiner.username);
      await contractor.getByLabel('Password', { exact: true }).fill(joiner.password);
      await contractor.getByLabel('Confirm password').fill(joiner.password);
      await contractor.getByRole('button', { name: 'Join' }).click();
      await expect(contractor.getByRole('button', { name: `Account of ${joiner.username}` })).toBeVisible();
      await contractor.goto(`${url}/jobs`);
      await expect(contractor.getByText('No projects found.')).toBeVisible();
    });

    await test.step('the owner shares one job, to be looked at only', async () => {
      await owner.goto(`${url}/jobs/${shared.id}`);
      await owner.getByRole('button', { name: /^Share/ }).click();
      const form = dialog(owner, `Who sees ${shared.name}`);
      await pick(form, 'Share with', 'Rāwiri');
      await pick(form, 'They may', 'View only');
      await form.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(form.getByRole('list', { name: 'Shared with' })).toContainText('Rāwiri');
    });

    await test.step('the contractor sees this job alone, without a price and with nothing to change', async () => {
      await contractor.goto(`${url}/jobs`);
      await contractor.getByRole('link', { name: shared.name, exact: true }).click();
      await expect(contractor.getByRole('heading', { level: 1, name: shared.name })).toBeVisible();
      await expect(contractor.getByRole('heading', { name: 'Tasks' })).toBeVisible();
      await expect(contractor.getByRole('main')).not.toContainText('$');
      for (const button of ['Add photos', 'Add note', 'Add task', 'Edit', 'Delete'])
        await expect(contractor.getByRole('button', { name: button, exact: true })).toHaveCount(0);
      const seen = await read<ProjectPage>(contractor, url, '/projects');
      expect(seen.items.map(({ id, hourlyRate }) => [id, hourlyRate])).toEqual([[shared.id, null]]);
      await contractor.goto(`${url}/jobs/${foreign.id}`);
      await expect(contractor.getByText('There is no such job.')).toBeVisible();
      expect((await contractor.request.get(`${url}/api/projects/${foreign.id}`)).status()).toBe(404);
      expect((await contractor.request.get(`${url}/api/clients`)).status()).toBe(403);
    });

    await test.step('a week is typed, handed in and approved', async () => {
      const sheet = new WeekSheet(contractor, url);
      await sheet.open();
      await sheet.addJob(shared.name);
      await sheet.type(shared.name, shortDay(today()), '7.5', '7:30');
      await contractor.getByRole('button', { name: 'Hand in week' }).click();
      await confirm(contractor, 'Hand in 7:30 for approval?', 'Hand in');
      await expect(contractor.getByText('Waiting for approval', { exact: true })).toBeVisible();

      await new WeekSheet(owner, url).open();
      const waiting = owner.getByRole('list', { name: 'Weeks that wait for approval' });
      await waiting.getByRole('link', { name: /Rāwiri/ }).click();
      await owner.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(owner.getByText('Approved', { exact: true })).toBeVisible();
      await expect(contractor.getByText('Approved', { exact: true })).toBeVisible();
      const week = addDays(today(), -weekday(today()));
      const { rows } = await read<TimeGrid>(contractor, url, `/time-entries/grid?week=${week}`);
      expect(rows[0]?.cells.filter(({ seconds }) => seconds > 0).map(({ lock }) => lock)).toEqual(['approved']);
    });
  } finally {
    await contractor.context().close();
    await gateway.stop();
  }
});
