import type { AdminDashboard } from '@dwang/contracts';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const administrator = { host: { user: aUser({ isAdministrator: true }) }, address: '/admin' };

const aDashboard = (changes: Partial<AdminDashboard> = {}): AdminDashboard => ({
  stats: {
    ...{ activeUsers: 1584, dailySessions: 1243, avgUsageTime: 37, totalProjects: 82 },
    ...{ userGrowth: 15, sessionGrowth: 0, projectGrowth: -8, timeGrowth: null },
  },
  chartData: [
    { month: '2026-02', users: 508, sessions: 1002 },
    { month: '2026-03', users: 584, sessions: 1243 },
  ],
  systemUsage: { cpu: 69, memory: 70, storage: 90, network: null },
  recent: [
    {
      id: 4,
      at: new Date(Date.now() - 5 * 60_000).toISOString(),
      who: 'Aroha Ngāta',
      what: 'added a client',
      company: 'Kōwhai Plumbing',
    },
  ],
  ...changes,
});

test('the panel opens with the figures and how they have grown', async () => {
  fakeApi({ 'GET /admin/dashboard': () => aDashboard() });
  renderInShell(<AdminRoute />, administrator);
  await expectText('Analytics Dashboard');
  const cards = within(screen.getByLabelText('Figures'));
  for (const text of ['Active Users', '1,584', 'Daily Sessions', '1,243', 'Avg Usage Time', '37 min', 'Total Projects', '82']) {
    expect(cards.getByText(text)).toBeVisible();
  }
  expect(cards.getByText('+15%')).toHaveClass('dwang-tone-good');
  expect(cards.getByText('+0%')).toHaveClass('dwang-tone-good');
  expect(cards.getByText('-8%')).toHaveClass('dwang-tone-bad');
  expect(cards.getAllByText(/from last month$/)).toHaveLength(3);
  expect(cards.getByText('No figures from last month yet')).toBeVisible();
});

test('months, usage and recent changes are told to those who cannot see the drawings, too', async () => {
  fakeApi({ 'GET /admin/dashboard': () => aDashboard() });
  renderInShell(<AdminRoute />, administrator);
  const chart = within(await screen.findByRole('region', { name: 'Users & Sessions' }));
  expect(chart.getByRole('row', { name: 'Mar 584 1,243' })).toBeInTheDocument();
  const usage = within(screen.getByRole('region', { name: 'System Usage' }));
  for (const name of ['CPU: 69%', 'Memory: 70%', 'Storage: 90%', 'Network: Not known']) {
    expect(usage.getByRole('img', { name })).toBeVisible();
  }
  const colourOf = (name: string) => usage.getByRole('img', { name }).querySelector('circle[style]')?.getAttribute('style');
  expect(colourOf('CPU: 69%')).toContain('--dwang-good');
  expect(colourOf('Memory: 70%')).toContain('--dwang-warn');
  expect(colourOf('Storage: 90%')).toContain('--dwang-bad');
  const line = within(screen.getByRole('list', { name: 'Recent activity' })).getByText('Aroha Ngāta added a client');
  expect(line.closest('li')).toHaveTextContent(/Kōwhai Plumbing.*5 min ago/);
});

test('Refresh reads the figures again and says so', async () => {
  let shown = aDashboard({ recent: [] });
  fakeApi({ 'GET /admin/dashboard': () => shown });
  const { user } = renderInShell(<AdminRoute />, administrator);
  await expectText('No activity yet');
  shown = aDashboard({ stats: { ...shown.stats, totalProjects: 83 } });
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  await expectText('Dashboard Updated');
  expect(screen.getByText('Latest dashboard data loaded successfully')).toBeVisible();
  await expectText('83');
});

test('a server that does not answer is said with Retry, and no figure is made up', async () => {
  const api = fakeApi({ 'GET /admin/dashboard': () => NO_NETWORK });
  const { user } = renderInShell(<AdminRoute />, administrator);
  await expectText('Could not load the dashboard');
  expect(screen.queryByLabelText('Figures')).toBeNull();
  api.handle['GET /admin/dashboard'] = () => aDashboard();
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  await expectText('1,584');
});

test('a Refresh that fails keeps what is shown and says so', async () => {
  const api = fakeApi({ 'GET /admin/dashboard': () => aDashboard() });
  const { user } = renderInShell(<AdminRoute />, administrator);
  await expectText('1,584');
  api.handle['GET /admin/dashboard'] = () => refuse(404, 'REQUEST.NOT_FOUND', 'Nothing here');
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  await expectText('Could not load the dashboard');
  expect(screen.getByText('1,584')).toBeVisible();
});
