import type { ImportReport, Mailing, PortalLink, Recipients } from '@dwang/contracts';
import { aClient, aUser, clientsOf, expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import ClientRoute from './client.route';
import JobsRoute from './jobs.route';

beforeEach(() => localStorage.clear());

const none = { items: [], nextCursor: null, totals: { count: 0 } };
const openTab = (more = '') => renderInShell(<JobsRoute />, { address: `/jobs?tab=clients${more}` });

describe('the Clients tab', () => {
  it('shows its tiles, and asks the server for the filter and order of the address bar', async () => {
    const smith = aClient({ name: 'Smith', activeProjects: 2, outstanding: '1450.00' });
    const totals = { count: 24, activeJobs: 8, outstanding: '4785.00' };
    const links = { items: [], nextCursor: null, totals: { count: 3, open: 2 } };
    const server = fakeApi({ 'GET /clients': () => ({ ...clientsOf(smith), totals }), 'GET /portal-links': () => links });
    openTab('&show=owing&sort=-outstanding&q=smith');
    const tiles = within(await screen.findByLabelText('Clients', { selector: 'dl' }));
    expect(await tiles.findByText('24')).toBeVisible();
    expect(tiles.getByText('$4,785.00')).toBeVisible();
    expect(await tiles.findByText('2 open links')).toBeVisible();
    expect(tiles.getByRole('button', { name: 'Manage Access' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Smith' })).toHaveAttribute('href', `/jobs/clients/${smith.id}`);
    const asked = server.sent('GET', '/clients').map(({ query }) => query);
    expect(asked).toContainEqual(expect.objectContaining({ q: 'smith', hasOutstanding: 'true', sort: '-outstanding' }));
  });

  it('offers to archive a client that cannot be deleted, and says why', async () => {
    const client = aClient({ name: 'Smith' });
    const path = `/clients/${client.id}`;
    const server = fakeApi({
      'GET /clients': () => clientsOf(client),
      [`DELETE ${path}`]: () => refuse(409, 'CLIENT.IN_USE', '2 jobs belong to Smith.'),
      [`PATCH ${path}`]: () => ({ ...client, archivedAt: '2026-03-01T00:00:00.000Z' }),
    });
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Delete Smith' }));
    expect(server.sent('DELETE', path)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Delete client' }));
    await expectText('2 jobs belong to Smith.');
    await user.click(screen.getByRole('button', { name: 'Archive client' }));
    await expectText('Client archived');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.sent('PATCH', path).map(({ body }) => body.archived)).toEqual([true, false]));
  });

  it('adds a client with the quick dialog', async () => {
    const server = fakeApi({ 'POST /clients': ({ body }) => aClient({ name: String(body.name) }) });
    const { user } = openTab('&open=quick');
    await user.type(await screen.findByLabelText('Company name'), 'Ōtaki Homes');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add Client' }));
    await expectText('Client created successfully: Ōtaki Homes');
    expect(server.sent('POST', '/clients')).toHaveLength(1);
  });

  it('is not shown to contractors', async () => {
    fakeApi({});
    renderInShell(<JobsRoute />, { address: '/jobs?tab=clients', host: { user: aUser({ role: 'contractor' }) } });
    await screen.findByText('No projects found.');
    expect(screen.queryByRole('tab', { name: 'Clients' })).toBeNull();
  });
});

test('two clients are compared side by side, and merged with the chosen fields', async () => {
  const into = aClient({ name: 'Smith', phone: '', version: 4 });
  const from = aClient({ name: 'SMITH', phone: '021 1', version: 2 });
  const group = { alikeBy: ['name'], clients: [into, from] };
  const server = fakeApi({
    'GET /clients/duplicates': () => ({ items: [group], nextCursor: null, totals: { count: 1 } }),
    [`POST /clients/${into.id}/merge`]: () => into,
  });
  const { user } = openTab('&open=duplicates');
  await user.click(await screen.findByRole('button', { name: 'Compare and merge SMITH with Smith' }));
  const phone = within(await screen.findByRole('group', { name: 'Phone' }));
  expect(phone.getByRole('radio', { name: '021 1' })).toBeChecked();
  await user.click(within(screen.getByRole('group', { name: 'Company name' })).getByRole('radio', { name: 'SMITH' }));
  await user.click(screen.getByRole('button', { name: 'Merge clients' }));
  await expectText('Clients merged');
  expect(server.sent('POST', `/clients/${into.id}/merge`)[0]?.body).toEqual({
    fromId: from.id,
    fields: { name: 'SMITH', phone: '021 1' },
    version: 4,
    fromVersion: 2,
  });
});

test('a file is looked at first; what is alike is decided line by line before it is imported', async () => {
  const line = { line: 3, name: 'Smith', email: '', phone: '', reason: 'Like Smith (021 2), with other details' };
  const report = (outcome: 'twin' | 'new', isDone = false): ImportReport => ({
    isDone,
    columns: [
      { heading: 'Firm', samples: ['Smith'], use: 'name' },
      { heading: 'Shoe size', samples: ['44'], use: 'skip' },
    ],
    counts: { new: outcome === 'new' ? 2 : 1, contact: 0, matched: 0, twin: outcome === 'twin' ? 1 : 0, skipped: 0, refused: 0 },
    lines: [{ ...line, outcome }],
  });
  const server = fakeApi({
    'POST /clients/import': ({ query }) => report(query.add === '3' ? 'new' : 'twin', query.dryRun === 'false'),
  });
  const { user } = openTab('&open=import');
  const file = new File(['Firm\nJones\nSmith\n'], 'list.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await expectText('Line 3. Like Smith (021 2), with other details');
  await expectText('Not imported: Shoe size');
  expect(screen.getByRole('button', { name: 'Import 1 client' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Add line 3' }));
  await user.click(await screen.findByRole('button', { name: 'Import 2 clients' }));
  await expectText('2 clients imported');
  expect(server.sent('POST', '/clients/import').map(({ query }) => query.dryRun)).toEqual(['true', 'true', 'false']);
});

describe('a letter to all', () => {
  const recipients: Recipients = {
    isMailOn: true,
    count: 2,
    optedOut: 1,
    withoutEmail: 3,
    first: { name: 'Smith Ltd', contact: 'Hannah Smith', email: 'hannah@example.nz' },
  };
  const mailing: Mailing = {
    id: 5,
    subject: 'Closed',
    text: '',
    userName: 'hēmi',
    createdAt: '2026-03-01T00:00:00.000Z',
    total: 2,
    sent: 1,
    failed: 1,
    optedOut: 1,
    isDone: true,
    failures: [{ name: 'Jones', email: 'jones@example.nz', reason: 'The mail server did not take it' }],
  };

  it('says who gets it and who not, is previewed, confirmed, and tells what was not sent', async () => {
    const server = fakeApi({
      'GET /mailings/recipients': () => recipients,
      'POST /mailings': () => ({ ...mailing, isDone: false }),
      'GET /mailings/5': () => mailing,
    });
    const { user } = openTab('&open=mail&q=smith');
    await expectText(
      '2 clients (found by “smith”) will get this letter, each their own. Left out: 3 clients without an email address and 1 client who asked for no letters.',
    );
    await user.type(screen.getByLabelText('Subject'), 'Closed for {{company}');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Closed for Smith Ltd')).toBeVisible();
    expect(preview.getByText(/Kia ora Hannah,/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Send 2 letters?');
    await user.click(screen.getAllByRole('button', { name: 'Send' }).at(-1) as HTMLElement);
    await expectText('1 of 2 letters sent.');
    expect(screen.getByText('Jones (jones@example.nz): The mail server did not take it')).toBeVisible();
    expect(server.sent('POST', '/mailings')[0]?.body).toMatchObject({ subject: 'Closed for {company}', filters: { q: 'smith' } });
  });

  it('is a list of addresses where this server sends no email, without those who want none', async () => {
    const clients = clientsOf(
      aClient({ email: 'a@example.nz' }),
      aClient({ email: 'b@example.nz', takesLetters: false }),
      aClient({ email: 'c@example.nz' }),
    );
    fakeApi({ 'GET /mailings/recipients': () => ({ ...recipients, isMailOn: false }), 'GET /clients': () => clients });
    openTab('&open=mail');
    expect(await screen.findByLabelText('Email addresses')).toHaveValue('a@example.nz, c@example.nz');
    const mailto = 'mailto:?bcc=a%40example.nz,c%40example.nz';
    expect(screen.getByRole('link', { name: 'Open mail program' })).toHaveAttribute('href', mailto);
  });
});

test('a portal link is shown once when it is made, and can be revoked', async () => {
  const client = aClient({ name: 'Smith' });
  const link: PortalLink = {
    id: 9,
    clientId: client.id,
    clientName: 'Smith',
    label: '',
    showPhotos: false,
    state: 'open',
    createdAt: '2026-03-01T00:00:00.000Z',
    expiresAt: '2026-05-30T00:00:00.000Z',
    revokedAt: null,
    views: 0,
    lastViewedAt: null,
    path: null,
  };
  const server = fakeApi({
    [`GET /clients/${client.id}`]: () => client,
    [`GET /clients/${client.id}/contacts`]: () => none,
    [`GET /clients/${client.id}/sites`]: () => none,
    'GET /portal-links': () => ({ items: [link], nextCursor: null, totals: { count: 1, open: 1 } }),
    'POST /portal-links': () => ({ ...link, path: '/portal/secret' }),
    'DELETE /portal-links/9': () => ({ ...link, state: 'revoked' }),
  });
  const { user } = renderInShell(<ClientRoute id={client.id} />, { address: `/jobs/clients/${client.id}?open=portal` });
  await user.click(await screen.findByRole('button', { name: 'New link' }));
  await user.click(await screen.findByRole('button', { name: 'Make link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(`${location.origin}/portal/secret`);
  expect(server.sent('POST', '/portal-links')[0]?.body).toEqual({ clientId: client.id, label: '', showPhotos: false, days: 90 });
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke link' }));
  await expectText('Link revoked');
});

test('a contact is deleted with the way back, and the page says when there is no such client', async () => {
  const client = aClient({ name: 'Smith' });
  const path = `/clients/${client.id}/contacts`;
  const contact = { id: 3, uid: 'x', clientId: client.id, name: 'Māia', role: 'Manager', email: '', phone: '021', version: 1 };
  const server = fakeApi({
    [`GET /clients/${client.id}`]: () => client,
    [`GET ${path}`]: () => ({ items: [contact], nextCursor: null, totals: { count: 1 } }),
    [`GET /clients/${client.id}/sites`]: () => none,
    [`DELETE ${path}/3`]: () => null,
    [`POST ${path}`]: () => contact,
  });
  const view = renderInShell(<ClientRoute id={client.id} />);
  await view.user.click(await screen.findByRole('button', { name: 'Delete Māia' }));
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.sent('POST', path)[0]?.body).toEqual({ name: 'Māia', role: 'Manager', email: '', phone: '021' }),
  );
  view.unmount();
  renderInShell(<ClientRoute id={987} />);
  await expectText('There is no such client.');
});
