import type { BackgroundJob, Backup, SecurityLog, Server } from '@dwang/contracts';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const at = (part = '') => ({ host: { user: aUser({ isAdministrator: true }) }, address: `/admin?tab=maintenance${part}` });

const aServer = (changes: Partial<Server> = {}): Server => ({
  ...{ id: 1, name: 'dwang-gateway', role: 'Gateway: app, API and areas', status: 'up', uptime: 100_000 },
  ...{ cpu: 12, memory: 71, disk: 93, startedAt: '2026-03-01T00:00:00.000Z', lastSeen: '2026-03-02T03:46:40.000Z' },
  ...{ host: 'kauri', pid: 41, node: '24.1.0', database: 'SQLite', residentMb: 210 },
  ...changes,
});
const aJob = (changes: Partial<BackgroundJob> = {}): BackgroundJob => ({
  ...{ name: 'backup', title: 'Make backups and drop old ones', status: 'done', everySeconds: 900, took: 125_000 },
  ...{ startedAt: '2026-03-02T00:00:00.000Z', dueAt: '2026-03-02T00:15:00.000Z', failedAt: null, failure: '' },
  ...{ process: { name: 'dwang-gateway', host: 'kauri', pid: 41 } },
  ...changes,
});
const aBackup = (changes: Partial<Backup> = {}): Backup => ({
  ...{ id: 3, date: '2026-03-01T11:00:00.000Z', type: 'auto', status: 'completed', size: 1_400_000, rows: 900, files: 12 },
  ...{ verifiedAt: '2026-03-01T11:01:00.000Z', places: ['folder'], reason: '' },
  ...changes,
});
const backups = (items: Backup[], places = ['folder', 'bucket']) => ({
  items,
  nextCursor: null,
  totals: { count: items.length, lastGoodAt: null, frequency: 'daily', keepDays: 30, places },
});
const aLog: SecurityLog = {
  ...{ id: 9, severity: 'high', event: 'Account locked', timestamp: '2026-03-02T00:00:00.000Z', ip: '203.0.113.0', user: 'hemi' },
};

test('processes are shown with their state, uptime and load; details and the live log open', async () => {
  const other = aServer({ id: 2, name: 'dwang-jobs', status: 'down', cpu: 0 });
  const line = { at: '2026-03-02T00:00:00.000Z', level: 'warn', text: 'slow answer' };
  fakeApi({
    'GET /admin/servers': () => ({ items: [aServer(), other] }),
    'GET /admin/servers/1/log': () => ({ lines: [line] }),
  });
  const { user } = renderInShell(<AdminRoute />, at());
  const card = within(await screen.findByRole('region', { name: 'dwang-gateway' }));
  expect(card.getByText('Online')).toBeVisible();
  expect(card.getByText('Uptime: 1 d 3 h')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Disk of dwang-gateway' })).toHaveAttribute('aria-valuenow', '93');
  expect(screen.getByText('Offline')).toBeVisible();
  await user.click(card.getByRole('button', { name: /View Details/ }));
  expect(within(await screen.findByRole('dialog', { name: 'dwang-gateway' })).getByText('kauri')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(card.getByRole('button', { name: /Access Console/ }));
  expect(await screen.findByRole('log', { name: 'Live log' })).toHaveTextContent('slow answer');
});

test('background work is told in words; what failed or is overdue is said above the servers, with its reason in the list', async () => {
  const failed = {
    title: 'Bill plans',
    status: 'failed',
    failedAt: '2026-03-02T00:00:01.000Z',
    failure: 'No connection',
  } as const;
  const never = { startedAt: null, took: null, dueAt: null, process: null };
  fakeApi({
    'GET /admin/servers': () => ({ items: [aServer()] }),
    'GET /admin/background-work': () => ({
      items: [
        aJob({ name: 'a', title: 'Send texts', status: 'overdue', process: null }),
        aJob({ name: 'b', ...failed }),
        aJob({ name: 'c', title: 'Empty the bin', status: 'waiting', everySeconds: 21_600, ...never }),
        aJob({ failedAt: '2026-02-27T00:00:00.000Z', failure: 'Disk full' }),
      ],
    }),
  });
  const { user } = renderInShell(<AdminRoute />, at());
  await expectText('2 background jobs need a look');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/Send texts/)).getByText('Overdue')).toBeVisible();
  expect((await row(/Send texts/)).getByText('Ended since')).toBeVisible();
  expect((await row(/Bill plans/)).getByText(/^Failed .*: No connection$/)).toBeVisible();
  expect((await row(/Empty the bin/)).getByText('Not run yet')).toBeVisible();
  expect((await row(/Empty the bin/)).getByText('Every 6 hours')).toBeVisible();
  expect((await row(/Make backups/)).getByText(/^Last failed .*: Disk full$/)).toBeVisible();
  expect((await row(/Make backups/)).getByText('Took 2 min 5 s')).toBeVisible();
});

test('Refresh Data reads the open part again', async () => {
  const api = fakeApi({ 'GET /admin/servers': () => ({ items: [aServer()] }) });
  const { user } = renderInShell(<AdminRoute />, at());
  await screen.findByRole('region', { name: 'dwang-gateway' });
  const before = api.sent('GET', '/admin/servers').length;
  await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
  await waitFor(() => expect(api.sent('GET', '/admin/servers').length).toBe(before + 1));
});

test('backups are listed in the words of the specification; one is made, and its end is shown', async () => {
  let items = [
    aBackup(),
    aBackup({ id: 2, status: 'failed', type: 'manual', size: 0, reason: 'There is no room left on the disk.' }),
  ];
  const api = fakeApi({
    'GET /admin/backups': () => backups(items),
    'POST /admin/backups': () => {
      const made = aBackup({ id: 4, type: 'manual', status: 'in_progress', size: 0 });
      items = [made, ...items];
      return made;
    },
  });
  const { user } = renderInShell(<AdminRoute />, at('&part=backups'));
  await expectText('There is no room left on the disk.');
  for (const words of ['Automated', 'Manual', 'Complete', 'Failed', '1.4 MB'])
    expect(screen.getAllByText(words)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/admin/backups/3/file');
  await expectText('Automatic backups run daily at midnight, are encrypted, stored in multiple locations and kept 30 days.');
  await user.click(screen.getByRole('button', { name: /Create Backup Now/ }));
  expect(await screen.findByRole('button', { name: /Creating Backup\.\.\./ })).toBeVisible();
  await expectText('In Progress');
  expect(api.sent('POST', '/admin/backups')).toHaveLength(1);
  items = [aBackup({ id: 4, type: 'manual' }), ...items.slice(1)];
  expect(await screen.findByRole('button', { name: /Create Backup Now/ }, { timeout: 10_000 })).toBeVisible();
});

test('a backup that cannot start says why; copies on this server alone are said', async () => {
  fakeApi({
    'GET /admin/backups': () => backups([], ['folder']),
    'POST /admin/backups': () => refuse(409, 'BACKUP.RUNNING', 'A backup is being made already. Please wait until it is done.'),
  });
  const { user } = renderInShell(<AdminRoute />, at('&part=backups'));
  await expectText('No backups');
  expect(screen.getByText(/They lie on this server alone/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Create Backup Now/ }));
  await expectText('A backup is being made already. Please wait until it is done.');
});

test('security logs are searched on the server, narrowed by severity of the address, and exported as they are shown', async () => {
  const api = fakeApi({
    'GET /admin/security-logs': ({ query }) => {
      const items = query.q ? [] : [aLog];
      return { items, nextCursor: null, totals: { count: items.length } };
    },
  });
  const { user } = renderInShell(<AdminRoute />, at('&part=security&severity=high'));
  await expectText('Account locked');
  await user.type(screen.getByPlaceholderText('Search security logs...'), 'rimu');
  await expectText('No logs found matching your search criteria');
  expect(api.requests.at(-1)?.query).toMatchObject({ q: 'rimu', severity: 'high' });
  const address = '/api/admin/security-logs/export?q=rimu&severity=high';
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', address);
  await expectText('Repeated failed logins are blocked automatically and the API is rate-limited.');
});

test('a server that does not answer is said in each part, with Retry', async () => {
  fakeApi({
    'GET /admin/servers': () => NO_NETWORK,
    'GET /admin/background-work': () => NO_NETWORK,
    'GET /admin/backups': () => NO_NETWORK,
  });
  const { user } = renderInShell(<AdminRoute />, at());
  await expectText('Could not load the servers');
  await user.click(screen.getByRole('tab', { name: 'Background Work' }));
  await expectText('Could not load the background work');
  await user.click(screen.getByRole('tab', { name: 'Backups & Recovery' }));
  await expectText('Could not load the backups');
});
