import type { Invitation, User } from '@dwang/contracts';
import type { Browser, Page } from '@playwright/test';
import { type Account, call, newAccount, read, signIn, signUp } from '../src/account';
import { today } from '../src/days';
import { AppHeader } from '../src/pages/app-header';
import { codeOf } from '../src/pages/authenticator';
import { dialog } from '../src/pages/dialogs';
import { expect, expectAccessible, test } from '../src/test';

/** An owner who has a step of their own, in a company with room for more people. */
async function anOwner(page: Page, browser: Browser, url: string): Promise<Account> {
  const owner = await signUp(page, url);
  const { company } = await read<User>(page, url, '/auth/user');
  const office = await (await browser.newContext()).newPage();
  await signIn(office, url, { username: 'admin', password: 'dwang-demo' });
  await call(office, url, '/admin/subscriptions', { companyId: company.id, plan: 'professional', startDate: today() });
  await office.context().close();
  const { secret } = await call<{ secret: string }>(page, url, '/auth/security/app', { password: owner.password });
  await call(page, url, '/auth/security/app/confirm', { code: codeOf(secret, -1) });
  return owner;
}

/** Sets the app up where the screen leads to it. */
async function setUpApp(page: Page, { password }: Account): Promise<void> {
  await page.getByRole('button', { name: 'Set up app' }).click();
  const asking = dialog(page, 'Set up an authenticator app');
  await asking.getByLabel('Your password').fill(password);
  await asking.getByRole('button', { name: 'Continue' }).click();
  const scanning = dialog(page, 'Scan this with your app');
  const key = (await scanning.locator('code').textContent()) ?? '';
  await scanning.getByLabel('Code from the app').fill(codeOf(key, -1));
  await scanning.getByRole('button', { name: 'Confirm' }).click();
  await dialog(page, 'Recovery codes').getByRole('button', { name: 'I have kept them' }).click();
}

test('a member without a second step is held back where the company asks for one, sets an app up, and goes on to where they were heading', async ({
  page: owner,
  browser,
  gateway: { url },
}) => {
  await anOwner(owner, browser, url);
  const mate = newAccount();
  const { link } = await call<Invitation>(owner, url, '/team/invitations', { email: mate.email });
  const page = await (await browser.newContext()).newPage();
  await call(page, url, `/auth/invitations/${link?.split('/').at(-1)}`, { username: mate.username, password: mate.password });
  await page.context().clearCookies();
  await call(owner, url, '/company', { secondStepRequired: true }, 'PATCH');

  await page.goto(`${url}/timesheet?tab=entries`);
  await page.getByLabel('Username').fill(mate.username);
  await page.getByLabel('Password', { exact: true }).fill(mate.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect((await page.request.get(`${url}/api/time-entries`)).status()).toBe(403);
  await expectAccessible(page);

  await setUpApp(page, mate);
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page).toHaveURL(`${url}/timesheet?tab=entries`);
  await expect(page.getByRole('heading', { level: 1, name: 'Professional Time Tracking' })).toBeVisible();
  expect((await page.request.get(`${url}/api/time-entries`)).status()).toBe(200);
  await new AppHeader(page).signOut();
  await page.context().close();
});
