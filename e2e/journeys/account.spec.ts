import { newAccount, signUp } from '../src/account';
import { expect, expectAccessible, test } from '../src/test';

test('someone new registers a business, signs in by username and by e-mail, and signs out', async ({ page, gateway }) => {
  const account = newAccount();
  await page.goto(`${gateway.url}/jobs`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText('PROFESSIONAL CONSTRUCTION MANAGEMENT')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Weak')).toBeVisible();

  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Business name (optional)').fill('Kōwhai Builders');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm password').fill(account.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page.getByText('Your account has been created. You can now log in.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText('Welcome to Dwang!')).toBeVisible();

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Username').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(account.username) })).toBeVisible();
});

test('the administrator sees real users in the panel; anyone else is sent home and refused by the server', async ({
  page,
  gateway,
}) => {
  await signUp(page, gateway.url);
  await page.goto(`${gateway.url}/admin`);
  await expect(page).toHaveURL(`${gateway.url}/`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  expect((await page.request.get(`${gateway.url}/api/admin/users`)).status()).toBe(403);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${gateway.url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('dwang-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await page.goto(`${gateway.url}/admin?tab=users`);
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await page.getByPlaceholder('Search users...').fill('demo');
  await expect(page.getByText('demo@kauriandsons.example.nz')).toBeVisible();
  await expect(page).toHaveURL(/q=demo/);
  await expectAccessible(page);
});

test('an address that does not exist says so and leads back', async ({ page, gateway }) => {
  await signUp(page, gateway.url);
  await page.goto(`${gateway.url}/nowhere`);
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(`${gateway.url}/`);
});
