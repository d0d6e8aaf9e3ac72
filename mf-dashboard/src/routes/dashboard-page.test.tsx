import type { WidgetPlace } from '@dwang/contracts';
import type { Host, OfferedWidget } from '@dwang/shell-api';
import { aUser, expectText, type FakeRequest, fakeApi, invoicesOf, projectsOf, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { newDevice } from '../testing/new-device';
import DashboardPage from './dashboard-page';

const card = (id: string, title: string, order: number, defaultEnabled = true): OfferedWidget => ({
  id,
  title,
  sizes: ['medium', 'full'],
  defaultSize: 'medium',
  defaultEnabled,
  hasSettings: false,
  order,
  remote: 'mf-jobs',
});
const offered = [
  card('job-timer', 'Job Timer', 20),
  card('time-entries', 'Recent Time Entries', 40),
  card('tools', 'Tools', 100, false),
];

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? <p>Jobs could not be loaded</p> : this.props.children);
}

const Widget: Host['Widget'] = ({ id, size }) => <section aria-label={id}>{`${id} as ${size}`}</section>;

const Broken = () => {
  throw new Error('broken');
};

const Walled: Host['Widget'] = (props) => <Boundary>{props.id === 'time-entries' ? <Broken /> : <Widget {...props} />}</Boundary>;

/** A server that keeps the layout. */
function layoutServer(widgets: WidgetPlace[] = []) {
  let layout = { widgets, version: 1 };
  return fakeApi({
    'GET /dashboard': () => layout,
    'PUT /dashboard': ({ body }: FakeRequest) => {
      layout = { widgets: body.widgets as WidgetPlace[], version: layout.version + 1 };
      return layout;
    },
  });
}

const open = (part: Partial<Host> = {}) => renderInShell(<DashboardPage />, { host: { widgets: offered, Widget, ...part } });
const cards = () =>
  screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'))
    .filter((name) => offered.some(({ id }) => id === name));
const click = async (user: ReturnType<typeof open>['user'], name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
};

beforeEach(newDevice);

describe('dashboard', () => {
  it('welcomes the user by name, and a user without a name as Builder', async () => {
    layoutServer();
    const { unmount } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'hēmi' })).toBeInTheDocument();
    unmount();
    open({ user: aUser({ username: '' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Builder' })).toBeInTheDocument();
  });

  it('draws the cards that are on by default, in the order of their manifests', async () => {
    layoutServer();
    open();
    expect(cards()).toEqual(['job-timer', 'time-entries']);
    expect(screen.getByText('job-timer as medium')).toBeInTheDocument();
    expect(await screen.findByText('API is working')).toBeInTheDocument();
  });

  it('shows the figures of the company', async () => {
    layoutServer();
    const bucket = (amount: string) => ({ count: 1, amount });
    const api = layoutServer();
    api.handle['GET /invoices'] = () => invoicesOf([], { pending: bucket('2344.50'), overdue: bucket('2440.50') });
    api.handle['GET /projects'] = () => ({ ...projectsOf(), totals: { count: 31, active: 8, completed: 23 } });
    open();
    expect(await screen.findByRole('link', { name: '8 active jobs' })).toHaveAttribute('href', '/jobs');
    expect(await screen.findByRole('link', { name: '$4,785 pending' })).toHaveAttribute('href', '/invoices');
  });

  it('a card that breaks leaves the others', async () => {
    layoutServer();
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ Widget: Walled });
    expect(screen.getByText('Jobs could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('job-timer as medium')).toBeInTheDocument();
    expect(await screen.findByText('API is working')).toBeInTheDocument();
    spy.mockRestore();
  });

  it('shows "Loading your Dashboard..." once per session', async () => {
    sessionStorage.clear();
    layoutServer();
    const { unmount } = open();
    expect(screen.getByText('Loading your Dashboard...')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Loading your Dashboard...')).not.toBeInTheDocument());
    unmount();
    open();
    expect(screen.queryByText('Loading your Dashboard...')).not.toBeInTheDocument();
  });
});

describe('arranging the dashboard', () => {
  it('removes and moves cards and saves them', async () => {
    const api = layoutServer();
    const { user } = open();
    await click(user, 'Edit');
    await click(user, 'Move Recent Time Entries up');
    expect(cards()).toEqual(['time-entries', 'job-timer']);
    await click(user, 'Remove Job Timer');
    expect(screen.getByText('Card Removed')).toBeInTheDocument();
    await click(user, 'Save');
    expect(await screen.findByText('Dashboard Saved')).toBeInTheDocument();
    expect(api.sent('PUT', '/dashboard')[0]?.body.widgets).toEqual([
      { id: 'time-entries', enabled: true, size: 'medium' },
      { id: 'job-timer', enabled: false, size: 'medium' },
      { id: 'tools', enabled: false, size: 'medium' },
    ]);
    expect(cards()).toEqual(['time-entries']);
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  it('brings a removed card back to its place', async () => {
    layoutServer();
    const { user } = open();
    await click(user, 'Edit');
    await click(user, 'Remove Job Timer');
    await click(user, 'Undo');
    expect(cards()).toEqual(['job-timer', 'time-entries']);
  });

  it('moves a card by keyboard without losing the focus', async () => {
    layoutServer();
    const { user } = open();
    await click(user, 'Edit');
    screen.getByRole('button', { name: 'Move Job Timer down' }).focus();
    await user.keyboard('{Enter}');
    expect(cards()).toEqual(['time-entries', 'job-timer']);
    expect(screen.getByRole('toolbar', { name: 'Job Timer card, 2 of 2' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Job Timer up' })).toHaveFocus();
  });

  it('chooses the size of a card by keyboard', async () => {
    layoutServer();
    const { user } = open();
    await click(user, 'Edit');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size of Job Timer' }), 'Full width');
    expect(await screen.findByText('job-timer as full')).toBeInTheDocument();
  });

  it('adds a card at once outside edit mode, then says that all are active', async () => {
    const api = layoutServer();
    const { user } = open();
    await click(user, 'Add Widget');
    const dialog = await screen.findByRole('dialog', { name: 'Add Widget' });
    await user.click(within(dialog).getByRole('button', { name: 'Add Tools' }));
    await expectText('Widget Added');
    await waitFor(() => expect(cards()).toEqual(['job-timer', 'time-entries', 'tools']));
    expect(api.sent('PUT', '/dashboard')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await click(user, 'Add Widget');
    expect(await screen.findByText('All Widgets Active')).toBeInTheDocument();
  });

  it('offers Add Widget when no card is left', async () => {
    layoutServer(offered.map(({ id }) => ({ id, enabled: false, size: 'medium' })));
    open();
    expect(await screen.findByText('Your Dashboard is Empty')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add Widget' })).toHaveLength(2);
  });

  it('stays in edit mode and says why when the layout cannot be saved', async () => {
    const api = layoutServer();
    const { user } = open();
    await click(user, 'Edit');
    await click(user, 'Remove Job Timer');
    api.handle['PUT /dashboard'] = () => refuse(422, 'REQUEST.INVALID', 'Each widget may stand once');
    await click(user, 'Save');
    expect(await screen.findByText('Dashboard not saved')).toBeInTheDocument();
    expect(screen.getByText('Each widget may stand once')).toBeInTheDocument();
    expect(cards()).toEqual(['time-entries']);
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('cannot be changed while the saved layout is not known', async () => {
    const api = layoutServer();
    api.handle['GET /dashboard'] = () => refuse(404, 'REQUEST.NOT_FOUND', 'gone');
    open();
    expect(await screen.findByText(/Your layout could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
    expect(cards()).toEqual(['job-timer', 'time-entries']);
  });
});
