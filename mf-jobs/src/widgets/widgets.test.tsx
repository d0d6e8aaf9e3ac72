import { announceTimeEntry } from '@dwang/client';
import { anEntry, aProject, entriesOf, fakeApi, refuse, renderInShell, TimerServer } from '@dwang/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import manifest from '../../remote.manifest.json';
import remote from '../remote';
import ActiveProjectsWidget from './active-projects.widget';
import JobsQuickAccessWidget from './jobs-quick-access.widget';
import TimeEntriesWidget from './time-entries.widget';

const put = (api: ReturnType<typeof fakeApi>) => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('offers every screen and card that its manifest promises', () => {
  expect(Object.keys(remote.routes)).toEqual(manifest.routes.map(({ path }) => path));
  expect(Object.keys(remote.widgets)).toEqual(manifest.widgets.map(({ id }) => id));
});

describe('active projects', () => {
  const open = (fields: ConstructorParameters<typeof TimerServer>[0] = {}) => {
    const server = new TimerServer(fields);
    server.jobs = [aProject({ id: 5, name: 'Kāpiti deck', clientName: 'Rāwiri', hourlyRate: '72.00' })];
    const api = fakeApi(server.handlers());
    return { ...renderInShell(<ActiveProjectsWidget size="medium" />), api };
  };

  it('starts the timer on a project in one tap, at its rate', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Start timer on Kāpiti deck' }));
    expect(await screen.findByText('Timer started')).toBeVisible();
    expect(put(api)).toEqual([expect.objectContaining({ status: 'RUNNING', projectId: 5, hourlyRate: '72.00' })]);
    expect(await screen.findByRole('button', { name: 'Timer running on Kāpiti deck' })).toBeDisabled();
  });

  it('saves the time of another project there first, in the same tap', async () => {
    const runningSince = new Date(Date.now() - 5_400_000).toISOString();
    const uid = '0b6f7a52-58a5-4b8c-9a43-6d51c2c54a11';
    const times = { startTime: runningSince, runningSince, lastEventAt: runningSince };
    const { user, api } = open({ status: 'RUNNING', projectId: 8, projectName: 'Roof', uid, ...times });
    await user.click(await screen.findByRole('button', { name: 'Start timer on Kāpiti deck' }));
    expect(await screen.findByText('Timer is on Kāpiti deck')).toBeVisible();
    expect(screen.getByText(/^01:30:\d\d on Roof was saved\.$/)).toBeVisible();
    const writes = api.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body.from]);
    expect(writes).toEqual([['POST', '/timer/switch', uid]]);
  });

  it('says so when there are none, and offers to add one', async () => {
    fakeApi({});
    renderInShell(<ActiveProjectsWidget size="medium" />);
    expect(await screen.findByText('No projects found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add New Project' })).toHaveAttribute('href', '/jobs?new=project');
  });
});

describe('recent time entries', () => {
  const lists = (api: ReturnType<typeof fakeApi>) => api.sent('GET', '/time-entries').length;
  const open = async () => {
    const api = fakeApi({ 'GET /time-entries': () => entriesOf(anEntry({ projectName: 'Old work' })) });
    const shown = renderInShell(<TimeEntriesWidget size="medium" />);
    expect(await screen.findByText('Old work')).toBeVisible();
    return { ...shown, api };
  };

  it('puts a new entry that the page hears of on top, highlighted, whenever it was worked (TR-308)', async () => {
    const { api } = await open();
    act(() => announceTimeEntry(anEntry({ projectName: 'Fresh work', startTime: '2020-03-02T20:00:00.000Z' })));
    expect(await screen.findByText('Fresh work')).toBeVisible();
    const [first, second] = within(screen.getByRole('list', { name: 'Recent time entries' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Fresh work');
    expect(first?.className).not.toBe(second?.className);
    expect(second).toHaveTextContent('Old work');
    expect(lists(api)).toBe(1);
  });

  it('reads again on Refresh, and on an event only once in 60 s (TR-308)', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(lists(api)).toBe(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled());
    act(() => announceTimeEntry(anEntry({ projectName: 'Fresh work' })));
    expect(lists(api)).toBe(2);
    const later = Date.now() + 60_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    act(() => announceTimeEntry(anEntry({ projectName: 'Later work' })));
    await waitFor(() => expect(lists(api)).toBe(3));
    jest.restoreAllMocks();
  });

  it('shows the reason of a failure with Retry', async () => {
    fakeApi({ 'GET /time-entries': () => refuse(429, 'REQUEST.RATE_LIMITED', 'Too many requests') });
    renderInShell(<TimeEntriesWidget size="medium" />);
    expect(await screen.findByText('Too many requests')).toBeVisible();
    expect(screen.getByRole('button', { name: /Retry/ })).toBeVisible();
  });
});

it('leads to new projects, time, clients and invoices', () => {
  fakeApi({});
  renderInShell(<JobsQuickAccessWidget />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/jobs?new=project', '/timesheet?new=1', '/jobs?tab=clients', '/invoices?new=1']);
});
