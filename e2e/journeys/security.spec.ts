import type { Page } from '@playwright/test';
import { type Account, signUp } from '../src/account';
import { addAuthenticator, codeOf } from '../src/pages/authenticator';
import { dialog } from '../src/pages/dialogs';
import { expect, expectAccessible, test } from '../src/test';

async function typePassword(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function leave(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

const isIn = (page: Page, { username }: Account) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible();

test('an authenticator app is set up, asked for at the next sign-in, and replaced once by a recovery code', async ({
  page,
  gateway,
}) => {
  const account = await signUp(page, gateway.url);
  await page.goto(`${gateway.url}/settings#security`);
  await page.getByRole('button', { name: 'Set up app' }).click();
  const asking = dialog(page, 'Set up an authenticator app');
  await asking.getByLabel('Your password').fill(account.password);
  await asking.getByRole('button', { name: 'Continue' }).click();
  const scanning = dialog(page, 'Scan this with your app');
  await expect(scanning.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const key = (await scanning.locator('code').textContent()) ?? '';
  await scanning.getByLabel('Code from the app').fill(codeOf(key, -1));
  await scanning.getByRole('button', { name: 'Confirm' }).click();
  const codes = dialog(page, 'Recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await leave(page);

  await typePassword(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await expect(page.getByText('This code is not right, or was used already')).toBeVisible();
  await code.fill(codeOf(key));
  await isIn(page, account);
  await leave(page);

  await typePassword(page, account);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await isIn(page, account);
});

test('a passkey signs in without a password, and after one', async ({ page, gateway }) => {
  await addAuthenticator(page);
  const account = await signUp(page, gateway.url);
  await page.goto(`${gateway.url}/settings#security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = dialog(page, 'Add a passkey');
  await adding.getByLabel('Name').fill('Work phone');
  await adding.getByLabel('Your password').fill(account.password);
  await adding.getByRole('button', { name: 'Add passkey' }).click();
  await dialog(page, 'Recovery codes').getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Work phone')).toBeVisible();
  await leave(page);

  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isIn(page, account);
  await leave(page);

  await typePassword(page, account);
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click();
  await isIn(page, account);

  await page.goto(`${gateway.url}/settings#security`);
  await page.getByRole('button', { name: 'Remove Work phone' }).click();
  const removing = dialog(page, 'Remove Work phone?');
  await removing.getByLabel('Your password').fill(account.password);
  await removing.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await leave(page);
  await typePassword(page, account);
  await isIn(page, account);
});

test('RC-096 signing out in one tab signs out the others within two seconds', async ({ page, context, gateway }) => {
  const account = await signUp(page, gateway.url);
  const tabs = [page, await context.newPage(), await context.newPage()];
  const faults: string[] = [];
  for (const [number, tab] of tabs.entries()) {
    tab.on('pageerror', (error) => faults.push(error.message));
    await tab.goto(`${gateway.url}${['/', '/invoices', '/settings'][number]}`);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await isIn(page, account);
  await leave(page);
  await Promise.all(tabs.map((tab) => expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible({ timeout: 2000 })));
  expect(faults).toEqual([]);
});
