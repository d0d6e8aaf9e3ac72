import type { Account, Company } from '@dwang/contracts';
import { newAccount, read, signIn, signUp } from '../src/account';
import { dialog } from '../src/pages/dialogs';
import { expect, expectAccessible, test } from '../src/test';

test('the profile keeps names and numbers, doubts what is unlikely, and a new password ends the other sessions', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = gateway;
  const account = await signUp(page, url, newAccount());
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, url, account);
  await page.goto(`${url}/profile`);

  await test.step('the name of the person', async () => {
    await page.getByLabel('First name').fill('Hēmi');
    await page.getByLabel('Last name').fill('Te Rangihīroa');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect(await read<Account>(page, url, '/account')).toMatchObject({ firstName: 'Hēmi', lastName: 'Te Rangihīroa' });
  });

  await test.step('what cannot be a number is refused, what is unlikely can be saved', async () => {
    await page.getByLabel('GST number').fill('12');
    await page.getByLabel('Bank account').fill('12-3140');
    await page.getByRole('button', { name: 'Save company' }).click();
    await expect(page.getByText('A GST number has 8 or 9 digits, such as 49-091-850')).toBeVisible();
    await expect(page.getByText('A bank account looks like 12-3140-0171323-50')).toBeVisible();
    await page.getByLabel('GST number').fill('49-091-851');
    await page.getByLabel('GST number').blur();
    await expect(
      page.getByText('The last digit does not fit the others. Please compare it with a letter from IRD.'),
    ).toBeVisible();
    await page.getByLabel('Bank account').fill('01-0902-0068389-00');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save company' }).click();
    await expect(page.getByText('Company saved')).toBeVisible();
    const company = await read<Company>(page, url, '/company');
    expect([company.gstNumber, company.bankAccount].map((text) => text?.replaceAll('-', ''))).toEqual([
      '49091851',
      '010902006838900',
    ]);
  });

  await test.step('a new password', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    const form = dialog(page, 'Change password');
    await form.getByLabel('Present password').fill('not the password');
    await form.getByLabel('New password', { exact: true }).fill('rimu-rafters-77');
    await form.getByLabel('Confirm new password').fill('rimu-rafters-77');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.locator('.ant-form-item-explain-error')).toBeVisible();
    await form.getByLabel('Present password').fill(account.password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Other devices are signed out.')).toBeVisible();
    expect((await page.request.get(`${url}/api/auth/user`)).status()).toBe(200);
    expect((await elsewhere.request.get(`${url}/api/auth/user`)).status()).toBe(401);
    await signIn(elsewhere, url, { ...account, password: 'rimu-rafters-77' });
  });
  await elsewhere.context().close();
});
