import { useUpdateCompanyMutation } from '@dwang/client';
import type { Security } from '@dwang/contracts';
import { aUser, expectText, type FakeRequest, fakeApi, refuse } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { useSession } from '../../../session';
import { freshDevice, renderWithSession } from '../../../session/testing/render-signed';
import DemandedStepDialog from './demanded-step-dialog';
import DemandedStepScreen from './demanded-step-screen';

const NOTHING: Security = {
  appSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  canUsePasskeys: false,
  isRequired: false,
  isDemanded: true,
};
const HAS_ONE: Security = { ...NOTHING, appSince: '2026-03-02T20:00:00.000Z', recoveryCodesLeft: 10 };

/** As the app has it: the screen while the user says so, the dialog over the work once a request was held. */
function Held() {
  const { user, isHeld } = useSession();
  const [save] = useUpdateCompanyMutation();
  if (user?.lacksSecondStep) return <DemandedStepScreen />;
  return (
    <>
      <p>the work</p>
      <button type="button" onClick={() => void save({ phone: '09 1' })}>
        Save
      </button>
      {isHeld && <DemandedStepDialog />}
    </>
  );
}

function open(first: Security, handlers: Parameters<typeof fakeApi>[0] = {}, kept = aUser({ lacksSecondStep: true })) {
  const state = { security: first, user: kept };
  freshDevice(state.user);
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => state.user,
    'GET /auth/security': () => state.security,
    'POST /auth/logout': () => null,
    'POST /auth/security/app': () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Dwang:x?secret=JBSWY3DPEHPK3PXP' }),
    'POST /auth/security/app/confirm': ({ body }: FakeRequest) => {
      if (body.code !== '123456') return refuse(400, 'IDENTITY.WRONG_CODE', 'This code is not right.');
      state.security = HAS_ONE;
      return { codes: ['aaaaa-bbbbb'] };
    },
    ...handlers,
  });
  return { ...renderWithSession(<Held />), server, state };
}

test('who has none sets one up, keeps the recovery codes, and carries on', async () => {
  const { user, state } = open(NOTHING);
  await expectText('Kauri & Sons asks everybody for a second step besides the password. Setting one up takes about a minute.');
  expect(screen.queryByRole('button', { name: 'Carry on' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Set up app' }));
  await user.type(screen.getByLabelText('Your password'), 'three dry studs');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Code from the app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await expectText('aaaaa-bbbbb');
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  state.user = aUser();
  await user.click(await screen.findByRole('button', { name: 'Carry on' }));
  await expectText('the work');
});

test('who had one before signs in again with it', async () => {
  const { user, server } = open(HAS_ONE);
  await expectText('You have a second step already. Sign in again with it to carry on.');
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(server.sent('POST', '/auth/logout')).toHaveLength(1));
});

test('a request held during work leads there over the screen, which stays', async () => {
  const held = () => refuse(403, 'AUTH.SECOND_STEP_DEMANDED', 'Set one up to carry on.');
  const { user } = open(HAS_ONE, { 'PATCH /company': held }, aUser());
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expectText('You have a second step already. Sign in again with it to carry on.');
  expect(screen.getByText('the work')).toBeInTheDocument();
});

test('a server that fails leaves a reason and Retry', async () => {
  open(NOTHING, { 'GET /auth/security': () => refuse(404, 'REQUEST.NOT_FOUND', 'Nothing here') });
  await expectText('Nothing here');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
