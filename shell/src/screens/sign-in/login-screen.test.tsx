import { Route, Routes } from '@dwang/kit';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse } from '@dwang/testing/web';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { AuthGuard, SignedOutOnly } from '../../frame';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import LoginScreen from './login-screen';

const app = (
  <Routes>
    <Route
      path="/login"
      element={
        <SignedOutOnly>
          <LoginScreen />
        </SignedOutOnly>
      }
    />
    <Route path="/*" element={<AuthGuard>the work</AuthGuard>} />
  </Routes>
);
const signedOut = { 'GET /auth/status': () => ({ authenticated: false }) };

async function openLogin(handlers: Parameters<typeof fakeApi>[0], address = '/login') {
  freshDevice();
  const server = fakeApi({ ...signedOut, ...handlers });
  const view = renderWithSession(app, address);
  await screen.findByRole('heading', { name: 'Welcome Back' });
  const fill = async (username: string, password: string) => {
    if (username) await view.user.type(screen.getByLabelText('Username'), username);
    if (password) await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { ...view, server, fill };
}

test('the sign-in carries its tagline and the way to registration', async () => {
  await openLogin({});
  expect(screen.getByText('PROFESSIONAL CONSTRUCTION MANAGEMENT')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
});

test('says that the account was made to whom comes from making it, with the name filled in', async () => {
  freshDevice();
  fakeApi(signedOut);
  renderWithSession(app, { pathname: '/login', state: { username: 'Hēmi' } });
  await expectText('Your account is made. Sign in to begin.');
  expect(screen.getByLabelText('Username')).toHaveValue('Hēmi');
});

test('a short name and a short password are refused beside their fields, and nothing is sent', async () => {
  const { fill, server } = await openLogin({});
  await fill('  ab ', '12345');
  await expectText('Username must be at least 3 characters');
  await expectText('Password must be at least 6 characters');
  expect(server.sent('POST', '/auth/login')).toHaveLength(0);
});

test('the name is trimmed, and one with an @ is sent as an e-mail address', async () => {
  const { fill, server } = await openLogin({ 'POST /auth/login': () => new Promise(() => {}) });
  await fill(' hemi@example.nz ', 'secret-1');
  await waitFor(() =>
    expect(server.sent('POST', '/auth/login')[0]?.body).toEqual({ email: 'hemi@example.nz', password: 'secret-1' }),
  );
});

test('a good sign-in says so and goes to where the person was heading', async () => {
  let answer = (_: unknown) => {};
  const login = () => new Promise((resolve) => (answer = resolve));
  const { fill, server, address } = await openLogin({ 'POST /auth/login': login }, '/timesheet?week=3');
  await fill('hēmi', 'secret-1');
  await waitFor(() => expect(screen.getByRole('button', { name: /Sign In/ })).toBeDisabled());
  await waitFor(() => expect(server.sent('POST', '/auth/login')).toHaveLength(1));
  answer({ user: aUser() });
  await expectText('Login successful');
  expect(screen.getByText('Welcome to Dwang!')).toBeVisible();
  await expectText('the work');
  expect(address()).toBe('/timesheet?week=3');
  expect(server.sent('POST', '/auth/login')[0]?.body).toEqual({ username: 'hēmi', password: 'secret-1' });
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ username: 'hēmi' });
});

test('a refused sign-in says why and frees the form', async () => {
  const { fill } = await openLogin({ 'POST /auth/login': () => refuse(401, 'AUTH.BAD_CREDENTIALS', 'Invalid credentials') });
  await fill('hēmi', 'secret-1');
  await expectText('Login failed');
  expect(screen.getByText('Invalid credentials')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled());
  expect(screen.getByLabelText('Username')).toHaveValue('hēmi');
});

const step = { token: 'half-way', app: true, passkey: true };

test('a right password that needs more asks for a code, sends six digits by itself, and says when they were wrong', async () => {
  const { fill, server, user } = await openLogin({
    'POST /auth/login': () => ({ user: null, secondStep: step }),
    'POST /auth/second-step': ({ body }) =>
      body.code === '246810'
        ? { user: aUser() }
        : refuse(400, 'IDENTITY.WRONG_CODE', 'This code is not right, or was used already'),
    'GET /auth/user': () => aUser(),
  });
  await fill('hēmi', 'three dry studs');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = screen.getByLabelText('Code from your authenticator app');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.click(code);
  await user.paste('111222');
  await expectText('This code is not right, or was used already');
  expect(code).toHaveValue('');
  await user.type(code, '246810');
  await expectText('the work');
  expect(server.sent('POST', '/auth/second-step').map(({ body }) => body)).toEqual([
    { token: 'half-way', code: '111222' },
    { token: 'half-way', code: '246810' },
  ]);
});

test('a recovery code is sent when the button is pressed; without a network it says so, and one can start again', async () => {
  const { fill, server, user } = await openLogin({
    'POST /auth/login': () => ({ user: null, secondStep: step }),
    'POST /auth/second-step': () => NO_NETWORK,
  });
  await fill('hēmi', 'three dry studs');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  await user.type(screen.getByLabelText('Recovery code'), '123456-abc');
  expect(server.sent('POST', '/auth/second-step')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/could not be reached/, {}, { timeout: 5000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('a device that others use too is said to the server, and the box stands checked at the next sign-in there', async () => {
  const { user, fill, server } = await openLogin({ 'POST /auth/login': () => ({ user: aUser() }) });
  await user.click(screen.getByRole('checkbox', { name: 'This is a shared device' }));
  expect(screen.getByText('You are signed out when the browser is closed, or after some hours.')).toBeVisible();
  await fill('hemi', 'secret-1');
  await expectText('the work');
  expect(server.sent('POST', '/auth/login')[0]?.body).toEqual({ username: 'hemi', password: 'secret-1', isShared: true });
  cleanup();
  localStorage.removeItem('user');
  renderWithSession(app, '/login');
  expect(await screen.findByRole('checkbox', { name: 'This is a shared device' })).toBeChecked();
});
