import { enqueue, type NewWrite, noteSharedDevice, wakeOutbox } from '@dwang/client';
import { aUser, fakeApi, freshOutbox, NO_NETWORK, setNetwork } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { Header } from '../header/header';

const UID = '5f0c6f44-9a10-4a7e-8a55-2c6f6f0d1f12';
const write: NewWrite = {
  kind: 'time-entry',
  operation: 'create',
  uid: UID,
  label: 'Time entry, 2:00 on Smith deck',
  request: { method: 'POST', url: '/time-entries', body: { uid: UID, notes: 'Deck' } },
  preview: { uid: UID, notes: 'Deck' },
  tags: ['TimeEntry'],
};

async function leaving() {
  freshDevice(aUser());
  localStorage.setItem('dwang-draft:7:job-note', '"Framing"');
  localStorage.setItem('dwang-draft:2:job-note', '"of somebody else"');
  await freshOutbox('on');
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser(),
    'POST /auth/logout': () => null,
    'POST /time-entries': () => NO_NETWORK,
  });
  const view = renderWithSession(<Header />);
  const account = await screen.findByRole('button', { name: 'Account of hēmi' });
  setNetwork('off');
  await enqueue(view.store, write);
  await screen.findByRole('link', { name: /1 unsent/ });
  setNetwork('on');
  await wakeOutbox();
  await view.user.click(account);
  await view.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out with unsent work?' }));
  return { ...view, server, dialog };
}

/** Signed in on a device that others use too, with nothing unsent. */
async function onSharedDevice(drafts: Record<string, string>) {
  freshDevice(aUser());
  noteSharedDevice(true);
  for (const [name, value] of Object.entries(drafts)) localStorage.setItem(name, value);
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser(),
    'POST /auth/logout': () => null,
  });
  const view = renderWithSession(<Header />);
  await view.user.click(await screen.findByRole('button', { name: 'Account of hēmi' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  return { ...view, server };
}
const hasLeft = (server: ReturnType<typeof fakeApi>) => () => expect(server.sent('POST', '/auth/logout')).toHaveLength(1);

test('what waits is sent first, and nobody is signed out before that is said', async () => {
  const { user, server, dialog } = await leaving();
  expect(dialog.getByText(/1 thing on this device is not sent yet/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
  await screen.findByText(/Not everything could be sent/);
  server.handle['POST /time-entries'] = ({ body }) => ({ id: 1, ...body, version: 1 });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByRole('dialog', { name: 'Everything is sent' });
  expect(server.sent('POST', '/auth/logout')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(hasLeft(server));
});

test('what waits is kept, with drafts, for the next sign-in', async () => {
  const { user, server, dialog } = await leaving();
  await user.click(dialog.getByRole('button', { name: 'Keep for me and sign out' }));
  await waitFor(hasLeft(server));
  await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
  expect(localStorage.getItem('dwang-draft:7:job-note')).toBe('"Framing"');
});

test('what waits is removed only in a second step that names it, and nothing of anybody else', async () => {
  const { user, server, dialog } = await leaving();
  await user.click(dialog.getByRole('button', { name: 'Remove from this device...' }));
  expect(await screen.findByText('Time entry, 2:00 on Smith deck')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Remove from this device...' }));
  expect(server.sent('POST', '/auth/logout')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Remove and sign out' }));
  await waitFor(hasLeft(server));
  expect(localStorage.getItem('dwang-draft:7:job-note')).toBeNull();
  expect(localStorage.getItem('dwang-draft:2:job-note')).toBe('"of somebody else"');
  server.handle['POST /time-entries'] = ({ body }) => ({ id: 1, ...body, version: 1 });
  const before = server.sent('POST', '/time-entries').length;
  await wakeOutbox();
  expect(server.sent('POST', '/time-entries')).toHaveLength(before);
});

test('on a shared device what was begun is asked about, and removed by the first answer', async () => {
  const { user, server } = await onSharedDevice({ 'dwang-draft:7:job-note': '"Framing"', 'dwang-draft:2:job-note': '"others"' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove what you have begun?' }));
  expect(server.sent('POST', '/auth/logout')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Remove and sign out' }));
  await waitFor(hasLeft(server));
  expect(localStorage.getItem('dwang-draft:7:job-note')).toBeNull();
  expect(localStorage.getItem('dwang-draft:2:job-note')).toBe('"others"');
});

test('on a shared device where nothing was begun nothing is asked, and nothing stays', async () => {
  const { server } = await onSharedDevice({ 'dwang-draft:7:card-weather': '{"days":5}' });
  await waitFor(hasLeft(server));
  await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
  expect(Object.keys(localStorage).filter((name) => name.startsWith('dwang-draft:'))).toEqual([]);
});
