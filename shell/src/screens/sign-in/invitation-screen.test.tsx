import { Route, Routes } from '@dwang/kit';
import { aUser, expectText, fakeApi, refuse } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import InvitationScreen from './invitation-screen';

const app = (
  <Routes>
    <Route path="/invitation/:token" element={<InvitationScreen />} />
    <Route path="/" element="the work" />
  </Routes>
);
const invited = {
  'GET /auth/invitations/secret': () => ({ companyName: 'Kauri & Sons', email: 'mere@example.nz', role: 'user' }),
};

function open(handlers: Parameters<typeof fakeApi>[0], isSignedIn = false) {
  const user = aUser();
  freshDevice(isSignedIn ? user : null);
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: isSignedIn }),
    'GET /auth/user': () => user,
    ...handlers,
  });
  return { ...renderWithSession(app, '/invitation/secret'), server };
}

test('says who invites, makes the account and signs it in', async () => {
  const joined = aUser({ username: 'mere' });
  const { user, server, address } = open({ ...invited, 'POST /auth/invitations/secret': () => ({ user: joined }) });
  await expectText('Join Kauri & Sons');
  expect(screen.getByText('This invitation is for mere@example.nz.')).toBeVisible();
  await user.type(screen.getByLabelText('Username'), 'mere');
  await user.type(screen.getByLabelText('Password'), 'long-enough');
  await user.type(screen.getByLabelText('Confirm password'), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await expectText('the work');
  const [sent] = server.sent('POST', '/auth/invitations/secret');
  expect(sent?.body).toEqual({ username: 'mere', password: 'long-enough', firstName: '', lastName: '' });
  expect(address()).toBe('/');
  expect(JSON.parse(localStorage.getItem('user') ?? '{}').username).toBe('mere');
});

test('a dead link says so', async () => {
  open({ 'GET /auth/invitations/secret': () => refuse(404, 'IDENTITY.INVITATION_DEAD', 'This invitation has expired.') });
  await expectText('This invitation has expired.');
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  expect(screen.queryByLabelText('Username')).toBeNull();
});

test('somebody who is signed in is told that an account cannot be moved', async () => {
  const { server } = open(invited, true);
  await expectText('An account belongs to one company and cannot be moved.');
  expect(server.sent('GET', '/auth/invitations/secret')).toHaveLength(0);
});
