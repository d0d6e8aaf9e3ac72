import type { DashboardLayout, WidgetPlace } from '@dwang/contracts';
import type { Host, OfferedWidget } from '@dwang/shell-api';
import { type FakeRequest, fakeApi, freshOutbox, NO_NETWORK, refuse, renderInShell, setNetwork } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { newDevice } from '../testing/new-device';
import DashboardPage from './dashboard-page';

const card = (id: string, title: string, order: number, hasSettings = false): OfferedWidget => ({
  id,
  title,
  sizes: ['medium', 'full'],
  defaultSize: 'medium',
  defaultEnabled: true,
  hasSettings,
  order,
  remote: 'mf-jobs',
});
const offered = [card('job-timer', 'Job Timer', 20), card('time-entries', 'Recent Time Entries', 40, true)];
const Widget: Host['Widget'] = ({ id, size }) => <section aria-label={id}>{`${id} as ${size}`}</section>;
const WidgetSettings: Host['WidgetSettings'] = ({ id }) => <p>{`Own settings of ${id}`}</p>;

/** A server that keeps the layout and refuses an old version, as ours does. */
class LayoutServer {
  layout: DashboardLayout = { widgets: [], version: 0 };
  readonly api = fakeApi({
    'GET /dashboard': () => this.layout,
    'PUT /dashboard': (request) => this.put(request),
  });

  put({ body }: FakeRequest) {
    if (body.version !== undefined && body.version !== this.layout.version) {
      return refuse(409, 'REQUEST.VERSION_CONFLICT', 'This was changed elsewhere.');
    }
    this.layout = { widgets: body.widgets as WidgetPlace[], version: this.layout.version + 1 };
    return this.layout;
  }
}

const open = () => renderInShell(<DashboardPage />, { host: { widgets: offered, Widget, WidgetSettings } });
const cards = () =>
  screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'))
    .filter((name) => offered.some(({ id }) => id === name));
const places = (...ids: string[]) => ids.map((id) => ({ id, enabled: true, size: 'medium' as const }));
const click = async (user: ReturnType<typeof open>['user'], name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
};

/** jsdom lays nothing out: the cells lie side by side, in the order in which they stand in the page. */
function layOut(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const cells = [...document.querySelectorAll('.dashboard-cell')];
    const left = Math.max(0, cells.indexOf(this)) * 200;
    return { x: left, y: 0, left, top: 0, right: left + 180, bottom: 100, width: 180, height: 100, toJSON: () => null };
  });
}

let server: LayoutServer;
beforeEach(async () => {
  await freshOutbox('on');
  newDevice();
  server = new LayoutServer();
});
afterEach(() => jest.restoreAllMocks());

it('moves a card with the keyboard alone, and says where it is', async () => {
  layOut();
  const { user } = open();
  await click(user, 'Edit');
  (await screen.findByRole('button', { name: 'Drag Job Timer' })).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Job Timer is held at place 1 of 2.')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Job Timer is over place 2 of 2.')).toBeInTheDocument();
  await user.keyboard(' ');
  await waitFor(() => expect(cards()).toEqual(['time-entries', 'job-timer']));
});

it('keeps a layout that is saved without a network, and sends it later', async () => {
  const { user } = open();
  await click(user, 'Edit');
  server.api.handle['PUT /dashboard'] = () => NO_NETWORK;
  setNetwork('off');
  await click(user, 'Move Job Timer down');
  await click(user, 'Save');
  expect(await screen.findByText('Dashboard Saved')).toBeInTheDocument();
  expect(screen.getByText(/Saved on this device/)).toBeInTheDocument();
  expect(cards()).toEqual(['time-entries', 'job-timer']);
  server.api.handle['PUT /dashboard'] = (request) => server.put(request);
  setNetwork('on');
  await waitFor(() => expect(server.layout.widgets.map(({ id }) => id)).toEqual(['time-entries', 'job-timer']));
});

it('keeps the card that another device has added meanwhile', async () => {
  server.layout = { widgets: [...places('job-timer'), { id: 'time-entries', enabled: false, size: 'medium' }], version: 4 };
  const { user } = open();
  await click(user, 'Edit');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size of Job Timer' }), 'Full width');
  server.layout = { widgets: places('job-timer', 'time-entries'), version: 5 };
  await click(user, 'Save');
  await waitFor(() => expect(server.layout.version).toBe(6));
  expect(server.layout.widgets).toEqual([
    { id: 'job-timer', enabled: true, size: 'full' },
    { id: 'time-entries', enabled: true, size: 'medium' },
  ]);
});

it('goes on after a reload where the person was', async () => {
  const { user, unmount } = open();
  await click(user, 'Edit');
  await click(user, 'Move Job Timer down');
  unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(cards()).toEqual(['time-entries', 'job-timer']);
});

it('opens the settings of a card: its own, its size, its removal', async () => {
  const { user } = open();
  await click(user, 'Edit');
  await click(user, 'Settings of Recent Time Entries');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Card' });
  expect(within(dialog).getByText('Own settings of time-entries')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: 'Full width' }));
  expect(await screen.findByText('time-entries as full')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(cards()).toEqual(['job-timer']));
});

it('closes the banner for good', async () => {
  const { user, unmount } = open();
  expect(screen.getByRole('link', { name: 'Visit building.govt.nz' })).toHaveAttribute('target', '_blank');
  await click(user, 'Close the banner');
  expect(screen.queryByRole('link', { name: 'Visit building.govt.nz' })).not.toBeInTheDocument();
  unmount();
  open();
  expect(screen.queryByRole('link', { name: 'Visit building.govt.nz' })).not.toBeInTheDocument();
});
