import { closeOutbox } from '@dwang/client';
import {
  anEntry,
  aSummary,
  entriesOf,
  expectText,
  fakeApi,
  freshOutbox,
  NO_NETWORK,
  refuse,
  renderInShell,
  setNetwork,
} from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import TimesheetRoute from './timesheet.route';

const NOW = Date.parse('2026-03-04T00:00:00.000Z');
const day = { count: 1, seconds: 7200, amount: '160.00' };
const all = { all: day, today: day, week: day, month: day, unbilled: day };

beforeEach(async () => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  await freshOutbox();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeOutbox();
});

const bodies = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.requests.filter((request) => request.method === method).map(({ path, body }) => [path, body]);
const rows = () =>
  within(screen.getByRole('table', { name: 'Time entries' }))
    .getAllByRole('row')
    .slice(1);

/** Saves two and a half hours with the form that the address has opened. */
async function addHours(user: ReturnType<typeof renderInShell>['user']) {
  const duration = await screen.findByLabelText('Duration');
  await user.clear(duration);
  await user.type(duration, '2:30');
  await user.type(screen.getByLabelText(/Notes/), 'Purlins');
  await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
}

it('says that a list of unsent work alone is not the whole timesheet', async () => {
  setNetwork('off');
  fakeApi({
    'GET /time-entries': () => NO_NETWORK,
    'GET /time-entries/summary': () => NO_NETWORK,
    'POST /time-entries': () => NO_NETWORK,
  });
  const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
  await addHours(user);
  await expectText('Only what is not sent yet is shown: the other entries are not on this device.');
  expect(rows()).toHaveLength(1);
  setNetwork('on');
});

it('keeps an entry made without a network, lists and counts it, says so, and sends it once when the network is back', async () => {
  setNetwork('off');
  const api = fakeApi({
    'GET /time-entries': () => entriesOf(anEntry({ projectName: 'Roof' })),
    'GET /time-entries/summary': () => aSummary(all),
    'POST /time-entries': () => NO_NETWORK,
  });
  const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
  await addHours(user);
  await expectText('Time entry saved locally');
  expect(screen.getByText('Could not save to cloud, but your time entry was saved locally.')).toBeVisible();
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Purlins');
  expect(rows()[0]).toHaveTextContent('$162.50');
  expect(screen.getByText('includes 1 not sent yet')).toBeVisible();
  const cards = within(screen.getByLabelText('Summary'));
  expect(cards.getByText('2 entries, includes 1 not sent yet')).toBeVisible();
  expect(cards.getAllByText('4.5 h').length).toBeGreaterThan(1);
  expect(bodies(api, 'POST')).toEqual([]);

  api.handle['POST /time-entries'] = ({ body }) => anEntry({ uid: String(body.uid), notes: 'Purlins', duration: 9000 });
  setNetwork('on');
  await waitFor(() => expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument());
  expect(bodies(api, 'POST')).toHaveLength(1);
});

it('edits and deletes a row that itself still waits, and sends all of it in order', async () => {
  setNetwork('off');
  const api = fakeApi({ 'GET /time-entries': () => entriesOf(), 'POST /time-entries': () => NO_NETWORK });
  const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
  await addHours(user);
  await expectText('Time entry saved locally');
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Time Entry' });
  await user.type(within(dialog).getByLabelText(/Notes/), ' and battens');
  await user.click(within(dialog).getByRole('button', { name: 'Save Time Entry' }));
  expect(await within(screen.getByRole('table', { name: 'Time entries' })).findByText('Purlins and battens')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await expectText('Time entry deleted');
  expect(await screen.findByText('No time entries found.')).toBeVisible();

  const entry = (body: Record<string, unknown>) => anEntry({ id: 31, uid: String(body.uid ?? ''), version: 1 });
  api.handle['POST /time-entries'] = ({ body }) => entry(body);
  api.handle['PATCH /time-entries/31'] = ({ body }) => ({ ...entry(body), version: 2 });
  api.handle['DELETE /time-entries/31'] = () => null;
  setNetwork('on');
  await waitFor(() => expect(bodies(api, 'DELETE')).toHaveLength(1));
  expect(bodies(api, 'PATCH')).toEqual([['/time-entries/31', { notes: 'Purlins and battens', version: 1 }]]);
});

it('shows what the server refused afterwards as needing attention, and leads to the unsent work', async () => {
  setNetwork('off');
  const entry = anEntry();
  const api = fakeApi({
    'GET /time-entries': () => entriesOf(entry),
    [`PATCH /time-entries/${entry.id}`]: () => NO_NETWORK,
  });
  const { user } = renderInShell(<TimesheetRoute />, { address: `/timesheet?edit=${entry.id}` });
  const dialog = await screen.findByRole('dialog', { name: 'Edit Time Entry' });
  await user.clear(within(dialog).getByLabelText('Duration'));
  await user.type(within(dialog).getByLabelText('Duration'), '3:00');
  await user.click(within(dialog).getByRole('button', { name: 'Save Time Entry' }));
  await expectText('Time entry saved locally');
  api.handle[`PATCH /time-entries/${entry.id}`] = () => refuse(409, 'REQUEST.VERSION_CONFLICT', 'Changed elsewhere');
  api.handle[`GET /time-entries/${entry.id}`] = () => ({ ...entry, duration: 14_400, version: 2 });
  setNetwork('on');
  expect(await screen.findByRole('link', { name: 'Needs attention' })).toHaveAttribute('href', '/unsent');
  expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/unsent');
  expect(rows()[0]).toHaveTextContent('3:00');
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

it('shows another device’s hours in the open form, and overwrites them only when it is saved again', async () => {
  const entry = anEntry();
  const theirs = { ...entry, duration: 14_400, endTime: '2026-03-03T00:00:00.000Z', version: 2 };
  let version = 2;
  const api = fakeApi({
    'GET /time-entries': () => entriesOf(entry),
    [`GET /time-entries/${entry.id}`]: () => theirs,
    [`PATCH /time-entries/${entry.id}`]: ({ body }) => {
      if (body.version !== version) return refuse(409, 'REQUEST.VERSION_CONFLICT', 'Changed elsewhere');
      version += 1;
      return { ...theirs, ...body, version };
    },
  });
  const { user } = renderInShell(<TimesheetRoute />, { address: `/timesheet?edit=${entry.id}` });
  const dialog = await screen.findByRole('dialog', { name: 'Edit Time Entry' });
  await user.clear(within(dialog).getByLabelText('Duration'));
  await user.type(within(dialog).getByLabelText('Duration'), '3:00');
  await user.click(within(dialog).getByRole('button', { name: 'Save Time Entry' }));
  expect(await within(dialog).findByText(/Another device changed this to 4:00 from 09:00 on 3 Mar 2026/)).toBeVisible();
  expect(version).toBe(2);
  await user.click(within(dialog).getByRole('button', { name: 'Save Time Entry' }));
  await expectText('Time entry updated');
  expect(bodies(api, 'PATCH').at(-1)?.[1]).toMatchObject({ duration: 10_800, version: 2 });
});

it('shows what waits here although the server answers nothing and nothing was read before', async () => {
  setNetwork('off');
  fakeApi({ 'GET /time-entries': () => refuse(404, 'REQUEST.NOT_FOUND', 'Gone'), 'POST /time-entries': () => NO_NETWORK });
  const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
  await addHours(user);
  expect(await screen.findByText('Saved on this device')).toBeVisible();
});
