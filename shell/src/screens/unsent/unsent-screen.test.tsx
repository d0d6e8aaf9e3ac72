import { enqueue, type NewWrite, wakeOutbox } from '@dwang/client';
import { aUser, expectText, fakeApi, freshOutbox, NO_NETWORK, refuse, setNetwork } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { Header } from '../../frame/header/header';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { unsentAsCsv, unsentAsJson } from './export-unsent';
import UnsentScreen from './unsent-screen';

const UID = '5f0c6f44-9a10-4a7e-8a55-2c6f6f0d1f11';
const entry = {
  uid: UID,
  startTime: '2026-10-01T20:00:00.000Z',
  endTime: '2026-10-01T22:00:00.000Z',
  duration: 7200,
  notes: 'Deck',
  hourlyRate: '65.00',
};
const create: NewWrite = {
  kind: 'time-entry',
  operation: 'create',
  uid: UID,
  label: 'Time entry, 2:00 on Smith deck',
  request: { method: 'POST', url: '/time-entries', body: entry },
  preview: entry,
  tags: ['TimeEntry'],
};
const signedIn = { 'GET /auth/status': () => ({ authenticated: true }), 'GET /auth/user': () => aUser() };

async function withQueue(write: NewWrite, handlers: Parameters<typeof fakeApi>[0]) {
  freshDevice(aUser());
  await freshOutbox('on');
  const server = fakeApi({
    ...signedIn,
    ...handlers,
    'POST /time-entries': () => NO_NETWORK,
    'PATCH /time-entries/5': () => NO_NETWORK,
  });
  const view = renderWithSession(
    <>
      <Header />
      <UnsentScreen />
    </>,
  );
  await expectText('Everything is sent');
  setNetwork('off');
  await enqueue(view.store, write);
  await screen.findByRole('link', { name: /1 unsent/ });
  Object.assign(server.handle, handlers);
  setNetwork('on');
  await wakeOutbox();
  return { server, ...view };
}

test('what waits is counted in the header, listed, and gone once it is sent', async () => {
  const { user } = await withQueue(create, { 'POST /time-entries': () => refuse(503, 'GATEWAY.AREA_UNAVAILABLE', 'Down') });
  await expectText('Waiting to be sent');
  expect(screen.getByText('Saved on this device')).toBeVisible();
  fakeApi({ ...signedIn, 'POST /time-entries': () => ({ id: 1, ...entry, version: 1 }) });
  await user.click(screen.getByRole('button', { name: 'Retry Time entry, 2:00 on Smith deck' }));
  await expectText('Everything is sent');
  expect(screen.queryByRole('link', { name: /1 unsent/ })).toBeNull();
});

test('what the server refused shows why, and is mended and sent again under a new key', async () => {
  const problem = () =>
    refuse(400, 'REQUEST.INVALID', 'Not accepted', [{ field: 'notes', message: 'Must be at most 2000 characters' }]);
  const { user, server } = await withQueue(create, { 'POST /time-entries': problem });
  await expectText('Must be at most 2000 characters');
  server.handle['POST /time-entries'] = ({ body }) => ({ id: 1, ...body, version: 1 });
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  const dialog = await screen.findByRole('dialog');
  const note = within(dialog).getByLabelText('Note');
  await user.clear(note);
  await user.type(note, 'Deck joists');
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
  await expectText('Everything is sent');
  expect(server.sent('POST', '/time-entries').at(-1)?.body).toMatchObject({ uid: UID, notes: 'Deck joists', duration: 7200 });
});

test('RC-104 hours that another device changed too are shown side by side, and the person decides', async () => {
  const theirs = { id: 5, ...entry, duration: 3600, version: 9 };
  const edit: NewWrite = {
    ...create,
    operation: 'update',
    request: { method: 'PATCH', url: '/time-entries/5', body: { duration: 5400 } },
    base: { ...entry, version: 1 },
    preview: { ...entry, duration: 5400 },
  };
  const { user, server } = await withQueue(edit, {
    'PATCH /time-entries/5': () => refuse(409, 'REQUEST.VERSION_CONFLICT', 'Changed elsewhere'),
    'GET /time-entries/5': () => theirs,
  });
  const table = await screen.findByRole('table', { name: /^Changed on another device too/ });
  expect(within(table).getByRole('row', { name: 'Hours 1:30 1:00' })).toBeVisible();
  server.handle['PATCH /time-entries/5'] = ({ body }) => ({ ...theirs, ...body, version: 10 });
  await user.click(screen.getByRole('button', { name: /^Use mine/ }));
  await expectText('Everything is sent');
  expect(server.sent('PATCH', '/time-entries/5').at(-1)?.body).toEqual({ duration: 5400, version: 9 });
});

test('what finds another row in its place is shown beside it, is not lost, and is saved as a new one', async () => {
  const theirs = { id: 5, ...entry, notes: 'Fence', duration: 3600, version: 2 };
  const taken = () => refuse(409, 'REQUEST.UID_TAKEN', 'Something else was saved in its place already.', [], 5);
  const { user, server } = await withQueue(create, { 'POST /time-entries': taken, 'GET /time-entries/5': () => theirs });
  const table = await screen.findByRole('table', { name: /^Something else was saved in its place/ });
  expect(within(table).getByRole('row', { name: 'Note Deck Fence' })).toBeVisible();
  server.handle['POST /time-entries'] = ({ body }) => ({ id: 6, ...body, version: 1 });
  await user.click(screen.getByRole('button', { name: /^Save as new/ }));
  await expectText('Everything is sent');
  const [first, second] = server.sent('POST', '/time-entries').slice(-2);
  expect(second?.body).toEqual({ ...(first?.body as object), uid: expect.not.stringMatching(UID) });
});

test('signing out says how much waits, and nothing is lost by closing the question', async () => {
  const { user } = await withQueue(create, { 'POST /time-entries': () => NO_NETWORK });
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const question = await screen.findByRole('dialog', { name: 'Sign out with unsent work?' });
  expect(within(question).getByText(/^1 thing on this device is not sent yet/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: /1 unsent/ })).toBeVisible();
});

test('the export can be opened by a spreadsheet without running anything, and by a machine', () => {
  const write = {
    ...create,
    label: '=HYPERLINK("x")',
    id: 'a',
    createdAt: '2026-10-01T20:00:00.000Z',
    state: 'waiting',
    error: null,
  } as never;
  expect(unsentAsCsv([write]).split('\r\n')[1]).toMatch(/^"'=HYPERLINK\(""x""\)",2026-10-01/);
  expect(JSON.parse(unsentAsJson([write]))[0].request.body).toEqual(entry);
});

test('discarding says what became of the entry in the words of the specification (TR-320)', async () => {
  const { user } = await withQueue(create, { 'POST /time-entries': () => refuse(503, 'GATEWAY.AREA_UNAVAILABLE', 'Down') });
  await user.click(await screen.findByRole('button', { name: /^Discard/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await expectText('Local entries cleared');
  await expectText('Everything is sent');
});
