import { aUser, expectText, fakeApi } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { DataSettings } from './data-settings';
import { DevicesSettings } from './devices-settings';

const user = aUser({ role: 'owner', username: 'hēmi' });
const signedIn = { 'GET /auth/status': () => ({ authenticated: true }), 'GET /auth/user': () => user };
const membersOf = (...items: { id: number; name: string; role: string }[]) => ({
  items,
  nextCursor: null,
  totals: { count: items.length },
});

async function openClosing(others: { id: number; name: string; role: string }[] = []) {
  freshDevice(user);
  const server = fakeApi({
    ...signedIn,
    'GET /company/members': () => membersOf({ id: user.id, name: 'Hēmi', role: 'owner' }, ...others),
    'POST /account/close': () => null,
    'POST /auth/logout': () => null,
  });
  const view = renderWithSession(<DataSettings />, '/settings');
  await view.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = async () => {
    await view.user.type(dialog.getByLabelText(/Type your username/), 'hēmi');
    await view.user.type(dialog.getByLabelText('Your password'), 'secret-1');
    await view.user.click(dialog.getByRole('button', { name: 'Delete account' }));
  };
  return { ...view, server, dialog, fill };
}

test('an account alone is closed by username and password, and the device signed out', async () => {
  const { server, fill, dialog } = await openClosing();
  expect(dialog.getByText(/closes with you: photos, notes, tasks.*erased at once.*tax records seven years/)).toBeVisible();
  expect(dialog.queryByText(/stays with it, under “Former member”/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  await fill();
  await expectText('Account deleted');
  expect(server.sent('POST', '/account/close')[0]?.body).toEqual({ confirmation: 'hēmi', password: 'secret-1' });
  expect(localStorage.getItem('user')).toBeNull();
});

test('an only owner with a team must choose who comes after', async () => {
  const { server, fill, dialog } = await openClosing([{ id: 8, name: 'Mere Parata', role: 'user' }]);
  await dialog.findByLabelText('Who takes over the company?');
  expect(dialog.getByText(/stays with it, under “Former member”/)).toBeVisible();
  expect(dialog.getByText(/If you close it for everybody: photos/)).toBeVisible();
  await fill();
  await expectText('Please choose who takes over');
  expect(server.sent('POST', '/account/close')).toHaveLength(0);
});

test('devices are listed, and another one is signed out', async () => {
  freshDevice(user);
  const device = {
    id: 2,
    device: 'Chrome on Android',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-01-02T00:00:00.000Z',
  };
  const items = [
    { ...device, id: 1, device: 'Firefox on Linux', isThisOne: true },
    { ...device, isThisOne: false },
  ];
  const server = fakeApi({
    ...signedIn,
    'GET /auth/sessions': () => ({ items, nextCursor: null, totals: { count: 2 } }),
    'DELETE /auth/sessions/2': () => null,
  });
  const view = renderWithSession(<DevicesSettings />, '/settings');
  await expectText('This device');
  await view.user.click(screen.getByRole('button', { name: /^Sign out Chrome on Android/ }));
  await waitFor(() => expect(server.sent('DELETE', '/auth/sessions/2')).toHaveLength(1));
  await expectText('Chrome on Android is signed out');
});
