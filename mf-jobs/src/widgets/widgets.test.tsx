import { announceTimeEntry } from '@dwang/client';
import { anEntry, aProject, entriesOf, fakeApi, refuse, renderInShell, TimerServer } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
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
  it('highlights the newest and reads the list again when the page hears of a new entry', async () => {
    const api = fakeApi({ 'GET /time-entries': () => entriesOf(anEntry({ projectName: 'Old work' })) });
    renderInShell(<TimeEntriesWidget size="medium" />);
    expect(await screen.findByText('Old work')).toBeVisible();
    const fresh = anEntry({ projectName: 'Fresh work' });
    api.handle['GET /time-entries'] = () => entriesOf(fresh, anEntry({ projectName: 'Old work' }));
    announceTimeEntry(fresh);
    expect(await screen.findByText('Fresh work')).toBeVisible();
    const [first] = within(screen.getByRole('list', { name: 'Recent time entries' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Fresh work');
    expect(first).toHaveTextContent('$160.00');
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
