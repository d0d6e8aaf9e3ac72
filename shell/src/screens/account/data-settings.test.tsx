import { aUser, expectText, fakeApi, refuse } from '@dwang/testing/web';
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

interface Plan {
  graceUntil?: string | null;
  closed?: { lastDay: string | null };
}

async function openClosing(
  others: { id: number; name: string; role: string }[] = [],
  { graceUntil = null, closed = { lastDay: null } }: Plan = {},
) {
  freshDevice(user);
  const server = fakeApi({
    ...signedIn,
    'GET /company/members': () => membersOf({ id: user.id, name: 'Hēmi', role: 'owner' }, ...others),
    'GET /company/closing': () => ({ lastDay: null, graceUntil }),
    'POST /account/close': () => closed,
    'POST /auth/logout': () => null,
  });
  const view = renderWithSession(<DataSettings />, '/settings');
  await view.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = async () => {
    await view.user.type(await dialog.findByLabelText(/Type your username/), 'hēmi');
    await view.user.type(dialog.getByLabelText('Your password'), 'secret-1');
    await view.user.click(dialog.getByRole('button', { name: 'Delete account' }));
  };
  return { ...view, server, dialog, fill };
}

test('an account alone is closed by username and password, and the device signed out', async () => {
  const { server, fill, dialog } = await openClosing();
  expect(await dialog.findByText(/closes with you: photos, notes, tasks.*erased at once.*tax records seven years/)).toBeVisible();
  expect(dialog.queryByText(/stays with it under your name/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  await fill();
  await expectText('Account deleted');
  expect(server.sent('POST', '/account/close')[0]?.body).toEqual({ confirmation: 'hēmi', password: 'secret-1' });
  expect(localStorage.getItem('user')).toBeNull();
});

test('an only owner with a team must choose who comes after', async () => {
  const { server, fill, dialog } = await openClosing([{ id: 8, name: 'Mere Parata', role: 'user' }]);
  await dialog.findByLabelText('Who takes over the company?');
  expect(dialog.getByText(/stays with it under your name/)).toBeVisible();
  expect(dialog.getByText(/If you close it for everybody: photos/)).toBeVisible();
  await fill();
  await expectText('Please choose who takes over');
  expect(server.sent('POST', '/account/close')).toHaveLength(0);
});

test('a company in business is said to work on until a day, and its owner stays signed in', async () => {
  const { server, fill, dialog } = await openClosing([], { graceUntil: '2026-03-16', closed: { lastDay: '2026-03-16' } });
  expect(await dialog.findByText(/Kauri & Sons closes after 16 Mar 2026. Until then you work on as before/)).toBeVisible();
  expect(dialog.queryByText(/cannot be undone/)).toBeNull();
  expect(dialog.getByText(/clients are erased on the day of closing/)).toBeVisible();
  await fill();
  await expectText('Kauri & Sons is to close');
  expect(server.sent('POST', '/auth/logout')).toHaveLength(0);
  expect(localStorage.getItem('user')).not.toBeNull();
});

test('an owner with a team sees what is at once and what is not', async () => {
  const { dialog } = await openClosing([{ id: 8, name: 'Mere Parata', role: 'user' }], { graceUntil: '2026-03-16' });
  expect(await dialog.findByText('If somebody takes over, this happens at once and cannot be undone.')).toBeVisible();
  expect(dialog.getByText(/If Kauri & Sons closes, everybody works on until the end of 16 Mar 2026/)).toBeVisible();
});

test('what goes with an account can be asked for again when the server did not answer', async () => {
  freshDevice(user);
  let isDown = true;
  fakeApi({
    ...signedIn,
    'GET /company/members': () => membersOf({ id: user.id, name: 'Hēmi', role: 'owner' }),
    'GET /company/closing': () => (isDown ? refuse(400, 'REQUEST.INVALID', 'No') : { lastDay: null, graceUntil: null }),
  });
  const view = renderWithSession(<DataSettings />, '/settings');
  await view.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await expectText('Could not load what goes with your account');
  isDown = false;
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Your password')).toBeVisible();
});

test('the company that is to close is kept by a press', async () => {
  let lastDay: string | null = '2026-03-16';
  const owner = () => aUser({ company: { ...user.company, lastDay } });
  freshDevice(owner());
  const server = fakeApi({
    ...signedIn,
    'GET /auth/user': owner,
    'DELETE /company/closing': () => {
      lastDay = null;
      return null;
    },
  });
  const view = renderWithSession(<DataSettings />, '/settings');
  expect(await screen.findByText(/all accounts in it are deleted after 16 Mar 2026/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Keep the company' }));
  await expectText('Company kept');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep the company' })).toBeNull());
  expect(server.sent('DELETE', '/company/closing')).toHaveLength(1);
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
