import { Route, Routes } from '@dwang/kit';
import { expectText, fakeApi, refuse } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import ForgotPasswordScreen from './forgot-password-screen';
import ResetPasswordScreen from './reset-password-screen';

const app = (
  <Routes>
    <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
    <Route path="/reset-password" element={<ResetPasswordScreen />} />
    <Route path="/login" element="the sign-in" />
  </Routes>
);

function open(address: string, handlers: Parameters<typeof fakeApi>[0] = {}) {
  freshDevice();
  const server = fakeApi({ 'GET /auth/status': () => ({ authenticated: false }), ...handlers });
  return { ...renderWithSession(app, address), server };
}

test.each([
  [true, 'Check your email'],
  [false, 'This installation sends no email'],
])('with mail %s it says: %s', async (sendsMail, words) => {
  const { user, server } = open('/forgot-password', { 'POST /auth/forgot-password': () => ({ sendsMail }) });
  await user.type(screen.getByLabelText('Email'), ' hemi@example.nz ');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await expectText(words);
  expect(server.sent('POST', '/auth/forgot-password')[0]?.body).toEqual({ email: 'hemi@example.nz' });
});

async function choosePassword(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('New password'), 'long-enough');
  await user.type(screen.getByLabelText('Confirm new password'), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}

test('the link’s token and the new password are sent, then one signs in', async () => {
  const { user, server, address } = open('/reset-password#the-token', { 'POST /auth/reset-password': () => null });
  await choosePassword(user);
  await expectText('the sign-in');
  expect(server.sent('POST', '/auth/reset-password')[0]?.body).toEqual({ token: 'the-token', password: 'long-enough' });
  expect(address()).toBe('/login');
});

test('a dead link says so and offers another', async () => {
  const dead = () => refuse(400, 'IDENTITY.RESET_LINK_DEAD', 'This link has expired or was already used.');
  const { user } = open('/reset-password#old', { 'POST /auth/reset-password': dead });
  await choosePassword(user);
  await expectText('This link has expired or was already used.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('an address without a token is no form', async () => {
  open('/reset-password');
  await expectText('This address holds no link. Please open it from the letter again.');
  expect(screen.queryByLabelText('New password')).toBeNull();
});
