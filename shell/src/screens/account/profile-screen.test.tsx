import type { Account, Company } from '@dwang/contracts';
import { aUser, expectText, fakeApi, refuse } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import ProfileScreen from './profile-screen';

const ACCOUNT: Account = {
  id: 1,
  username: 'hēmi',
  firstName: 'Hēmi',
  lastName: '',
  email: 'hemi@example.nz',
  phone: '',
  profileImageUrl: null,
  role: 'owner',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const COMPANY: Company = {
  id: 1,
  name: 'Rātā Roofing',
  tradingName: '',
  address: '',
  phone: '',
  email: '',
  gstNumber: '',
  nzbn: '',
  bankAccount: '',
  defaultRate: '65.00',
  timeZone: 'Pacific/Auckland',
  roundingMinutes: 0,
  roundingMode: 'nearest',
  weekStart: 0,
  approvalRequired: false,
  secondStepRequired: false,
  logoUrl: null,
  version: 3,
};

async function openProfile(handlers: Parameters<typeof fakeApi>[0] = {}, user = aUser({ role: 'owner' })) {
  freshDevice(user);
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => user,
    'GET /account': () => ACCOUNT,
    'GET /company': () => COMPANY,
    ...handlers,
  });
  const view = renderWithSession(<ProfileScreen />, '/profile');
  await screen.findByLabelText(/First name/);
  const change = async (label: RegExp, text: string) => {
    await view.user.clear(screen.getByLabelText(label));
    await view.user.type(screen.getByLabelText(label), text);
  };
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, server, change, press };
}

test('names and phone are saved', async () => {
  const { server, change, press } = await openProfile({ 'PATCH /account': ({ body }) => ({ ...ACCOUNT, ...body }) });
  await change(/Last name/, 'Tūroa');
  await press('Save profile');
  await expectText('Profile saved');
  expect(server.sent('PATCH', '/account')[0]?.body).toEqual({ firstName: 'Hēmi', lastName: 'Tūroa', phone: '' });
});

test('TR-319 the owner says on which day all weeks of the company begin', async () => {
  const { server, user, press } = await openProfile({
    'PATCH /company': ({ body }) => ({ ...COMPANY, ...body, version: 4 }),
  });
  await user.click(await screen.findByLabelText('Week starts on'));
  await user.click(await screen.findByTitle('Monday'));
  await press('Save company');
  await expectText('Company saved');
  expect(server.sent('PATCH', '/company')[0]?.body).toMatchObject({ weekStart: 1, version: 3 });
});

test('a company number of the wrong shape is refused; an unlikely one only warned of', async () => {
  const { server, change, press } = await openProfile({ 'PATCH /company': ({ body }) => ({ ...COMPANY, ...body, version: 4 }) });
  await screen.findByLabelText(/GST number/);
  await change(/GST number/, '12');
  await press('Save company');
  await expectText('A GST number has 8 or 9 digits, such as 49-091-850');
  expect(server.sent('PATCH', '/company')).toHaveLength(0);
  await change(/GST number/, '49-098-577');
  await press('Save company');
  await expectText('Company saved');
  expect(server.sent('PATCH', '/company')[0]?.body).toMatchObject({ gstNumber: '49-098-577', version: 3 });
});

test('a wrong present password is said beside its field', async () => {
  const wrong = () =>
    refuse(400, 'IDENTITY.WRONG_PASSWORD', 'No', [{ field: 'password', message: 'This is not your present password' }]);
  const { user, server, press } = await openProfile({ 'POST /auth/change-password': wrong });
  await press('Change password');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Present password'), 'wrong-one');
  await user.type(dialog.getByLabelText('New password'), 'long-enough');
  await user.type(dialog.getByLabelText('Confirm new password'), 'long-enough');
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  await expectText('This is not your present password');
  const sent = { password: 'wrong-one', newPassword: 'long-enough', endOthers: true };
  expect(server.sent('POST', '/auth/change-password')[0]?.body).toEqual(sent);
});

test('a contractor sees the company’s name and asks for no more', async () => {
  const { server } = await openProfile({}, aUser({ role: 'contractor' }));
  expect(screen.queryByRole('button', { name: 'Save company' })).toBeNull();
  expect(server.sent('GET', '/company')).toHaveLength(0);
});

test('a server that fails leaves a reason and Retry', async () => {
  const { server } = await openProfile({ 'GET /company': () => refuse(404, 'REQUEST.NOT_FOUND', 'Company not found') });
  await expectText('Company not found');
  await waitFor(() => expect(server.sent('GET', '/company')).toHaveLength(1));
});
