import { Route, Routes } from '@dwang/kit';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { AuthGuard } from './auth-guard';
import { SignedOutOnly } from './signed-out-only';

const app = (
  <Routes>
    <Route path="/login" element={<SignedOutOnly>the sign-in</SignedOutOnly>} />
    <Route path="/register" element={<SignedOutOnly>the registration</SignedOutOnly>} />
    <Route path="/*" element={<AuthGuard>the work</AuthGuard>} />
  </Routes>
);
const signedIn = { 'GET /auth/status': () => ({ authenticated: true }), 'GET /auth/user': () => aUser() };
const signedOut = { 'GET /auth/status': () => ({ authenticated: false }) };
const never = () => new Promise(() => {});

test('a signed-out visitor is sent to /login, and the verification is forgotten', async () => {
  freshDevice(aUser());
  sessionStorage.setItem('authVerifiedAt', String(Date.now() - 120_000));
  fakeApi(signedOut);
  const { address } = renderWithSession(app, '/timesheet');
  await expectText('the sign-in');
  expect(address()).toBe('/login');
  expect(sessionStorage.getItem('authVerifiedAt')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

test.each(['/login', '/register'])('a signed-in person on %s goes to the dashboard', async (path) => {
  freshDevice(aUser());
  fakeApi(signedIn);
  const { address } = renderWithSession(app, path);
  await expectText('the work');
  expect(address()).toBe('/');
});

test('a session that the server confirms shows the work and stamps the verification', async () => {
  freshDevice(aUser());
  fakeApi(signedIn);
  renderWithSession(app);
  await expectText('the work');
  expect(Date.now() - Number(sessionStorage.getItem('authVerifiedAt'))).toBeLessThan(60_000);
});

test('while the server is asked, a verification under 60 s old shows the work at once', () => {
  freshDevice(aUser());
  sessionStorage.setItem('authVerifiedAt', String(Date.now() - 59_000));
  fakeApi({ 'GET /auth/status': never });
  renderWithSession(app);
  expect(screen.getByText('the work')).toBeVisible();
});

test('while the server is asked, an older verification shows only a loading bar', () => {
  freshDevice(aUser());
  sessionStorage.setItem('authVerifiedAt', String(Date.now() - 61_000));
  fakeApi({ 'GET /auth/status': never });
  renderWithSession(app);
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.queryByText('the work')).toBeNull();
});

test('a session without a user says so and leads back to the sign-in', async () => {
  freshDevice();
  fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => refuse(404, 'REQUEST.NOT_FOUND', 'None'),
  });
  const { user, address } = renderWithSession(app);
  await expectText('Authentication error. Please try logging in again.');
  await user.click(screen.getByRole('button', { name: 'Return to Login' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('an unexpected failure is named before the way to the sign-in', async () => {
  freshDevice();
  fakeApi({ 'GET /auth/status': () => refuse(404, 'REQUEST.NOT_FOUND', 'Gone') });
  const { address } = renderWithSession(app);
  await expectText('An unexpected authentication error occurred. Redirecting to login...');
  await waitFor(() => expect(address()).toBe('/login'));
});

test('without a network the person kept on this device goes on working', async () => {
  freshDevice(aUser());
  fakeApi({ 'GET /auth/status': () => NO_NETWORK });
  renderWithSession(app);
  await expectText('the work');
  expect(localStorage.getItem('user')).not.toBeNull();
});

test('a server in trouble signs nobody out', async () => {
  freshDevice(aUser());
  fakeApi({ 'GET /auth/status': () => refuse(503, 'GATEWAY.AREA_UNAVAILABLE', 'Down') });
  renderWithSession(app);
  await expectText('the work');
});

test('a sign-out that never reached the server is sent again before anything of that session is shown', async () => {
  freshDevice();
  localStorage.setItem('dwang-unsent-sign-out', '1');
  const server = fakeApi({ ...signedIn, 'POST /auth/logout': () => null, 'GET /auth/status': () => ({ authenticated: false }) });
  renderWithSession(app);
  await expectText('the sign-in');
  expect(server.sent('POST', '/auth/logout')).toHaveLength(1);
  expect(localStorage.getItem('dwang-unsent-sign-out')).toBeNull();
});
