import { Route, Routes } from '@dwang/kit';
import { aUser, expectText, fakeApi, refuse } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { SignedOutOnly } from '../../frame';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import RegisterScreen from './register-screen';

const app = (
  <Routes>
    <Route
      path="/register"
      element={
        <SignedOutOnly>
          <RegisterScreen />
        </SignedOutOnly>
      }
    />
    <Route path="/login" element="the sign-in" />
  </Routes>
);
const GOOD = { Username: 'Hēmi', Email: 'hemi@example.nz', Password: 'long-enough', 'Confirm password': 'long-enough' };

async function openRegister(handlers: Parameters<typeof fakeApi>[0] = {}) {
  freshDevice();
  const server = fakeApi({ 'GET /auth/status': () => ({ authenticated: false }), ...handlers });
  const view = renderWithSession(app, '/register');
  await screen.findByRole('heading', { name: 'Create Account' });
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) await view.user.type(screen.getByLabelText(label), text);
    await view.user.click(screen.getByRole('button', { name: 'Create Account' }));
  };
  return { ...view, server, fill };
}

test('an empty form names every field that is wanted', async () => {
  const { fill } = await openRegister();
  await fill({});
  await expectText('Username must be at least 3 characters');
  await expectText('Please enter a valid email address');
  await expectText('Password must be at least 6 characters');
  await expectText('Please confirm your password');
});

test('two different passwords are refused on the confirm field', async () => {
  const { fill, server } = await openRegister();
  await fill({ ...GOOD, 'Confirm password': 'long-enouhg' });
  await expectText("Passwords don't match");
  expect(server.sent('POST', '/auth/register')).toHaveLength(0);
});

test('the strength bar grows by 10 % per character and turns strong at eight', async () => {
  const { user } = await openRegister();
  const bar = () => screen.getByRole('progressbar', { name: 'Password strength' });
  await user.type(screen.getByLabelText('Password'), '1234567');
  await expectText('Weak');
  expect(bar()).toHaveAttribute('aria-valuenow', '70');
  await user.type(screen.getByLabelText('Password'), '8');
  await expectText('Strong');
  expect(bar()).toHaveAttribute('aria-valuenow', '80');
  await user.type(screen.getByLabelText('Password'), '9012');
  await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '100'));
});

test('a new account is announced and leads to the sign-in', async () => {
  const { fill, server, address } = await openRegister({ 'POST /auth/register': () => ({ user: aUser() }) });
  await fill({ ...GOOD, 'Business name (optional)': ' Kauri & Sons ' });
  await expectText('Registration successful');
  expect(screen.getByText('Your account has been created. You can now log in.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(server.sent('POST', '/auth/register')[0]?.body).toEqual({
    username: 'Hēmi',
    email: 'hemi@example.nz',
    password: 'long-enough',
    companyName: 'Kauri & Sons',
  });
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const taken = [{ field: 'username', message: 'This username is taken' }];
  const { fill } = await openRegister({
    'POST /auth/register': () => refuse(409, 'IDENTITY.USERNAME_TAKEN', 'Please choose another name.', taken),
  });
  await fill(GOOD);
  await expectText('Registration failed');
  await expectText('This username is taken');
  expect(screen.getByLabelText('Email')).toHaveValue('hemi@example.nz');
});

test('what was typed outlives a reload, but never the password', async () => {
  const { user, unmount } = await openRegister();
  await user.type(screen.getByLabelText('Username'), 'Hēmi');
  await user.type(screen.getByLabelText('Password'), 'long-enough');
  unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('long-enough');
  renderWithSession(app, '/register');
  expect(await screen.findByLabelText('Username')).toHaveValue('Hēmi');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
