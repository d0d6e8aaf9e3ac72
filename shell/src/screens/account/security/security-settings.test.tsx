import type { Security } from '@dwang/contracts';
import { aUser, expectText, type FakeRequest, fakeApi, refuse } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../../session/testing/render-signed';
import { SecuritySettings } from './security-settings';

const NOTHING: Security = {
  appSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  canUsePasskeys: true,
  isRequired: false,
  isDemanded: false,
};

function open(first: Partial<Security> = {}, handlers: Parameters<typeof fakeApi>[0] = {}) {
  freshDevice(aUser());
  const state = { security: { ...NOTHING, ...first } };
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser(),
    'GET /auth/security': () => state.security,
    ...handlers,
  });
  return { ...renderWithSession(<SecuritySettings />), server, state };
}

test('an app is set up by password and code, and its recovery codes are shown until they are kept', async () => {
  const { user, state } = open(
    {},
    {
      'POST /auth/security/app': () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Dwang:x?secret=JBSWY3DPEHPK3PXP' }),
      'POST /auth/security/app/confirm': ({ body }: FakeRequest) => {
        if (body.code !== '123456') return refuse(400, 'IDENTITY.WRONG_CODE', 'This code is not right.');
        state.security = { ...NOTHING, appSince: '2026-03-02T20:00:00.000Z', recoveryCodesLeft: 10 };
        return { codes: ['aaaaa-bbbbb', 'ccccc-ddddd'] };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Set up app' }));
  await user.type(screen.getByLabelText('Your password'), 'three dry studs');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText('Code from the app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['aaaaa-bbbbb', 'ccccc-ddddd']);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await expectText('10 of 10 left, for the day on which your phone is lost.');
  expect(screen.queryByText('aaaaa-bbbbb')).toBeNull();
});

test('passkeys are listed by name, and removed with the password', async () => {
  const passkey = { id: 3, name: 'Work phone', createdAt: '2026-03-02T20:00:00.000Z', lastUsedAt: null };
  const { user, server, state } = open(
    { passkeys: [passkey], recoveryCodesLeft: 4 },
    {
      'POST /auth/security/passkeys/3/remove': () => {
        state.security = NOTHING;
        return null;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Work phone' }));
  await user.type(screen.getByLabelText('Your password'), 'three dry studs');
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
  await expectText('Asks for a code from your phone after your password.');
  await waitFor(() => expect(screen.queryByText('Work phone')).toBeNull());
  expect(server.sent('POST', '/auth/security/passkeys/3/remove')[0]?.body).toEqual({ password: 'three dry studs' });
});

test('an administrator of whom a second step is asked is told so', async () => {
  open({ isRequired: true });
  await expectText('The admin panel stays shut until you set up one of these.');
});

test('a refusal of the server is shown in place with Retry', async () => {
  open({}, { 'GET /auth/security': () => refuse(404, 'REQUEST.NOT_FOUND', 'Nothing here') });
  expect(await screen.findByRole('button', { name: /Retry/ })).toBeVisible();
});
