import type { AdminUser, Feedback } from '@dwang/contracts';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const administrator = { host: { user: aUser({ isAdministrator: true }) }, address: '/admin?tab=users' };

const anAdminUser = (fields: Partial<AdminUser> = {}): AdminUser => ({
  id: 1,
  username: 'aroha',
  email: 'aroha@example.nz',
  firstName: '',
  lastName: '',
  fullName: 'Aroha Ngāta',
  companyName: 'Kōwhai Plumbing',
  role: 'user',
  status: 'active',
  lastActive: '2026-03-02T20:00:00.000Z',
  createdAt: '2026-03-01T20:00:00.000Z',
  profileImageUrl: null,
  ...fields,
});

const pageOf = (items: AdminUser[], all = items.length, nextCursor: string | null = null) => ({
  items,
  nextCursor,
  totals: { count: all, all },
});

const said: Feedback = {
  id: 4,
  kind: 'idea',
  status: 'new',
  text: 'Kōrero louder on the roof',
  place: '/jobs',
  version: '3.4',
  name: 'Hēmi Rātā',
  email: 'hemi@example.nz',
  companyName: 'Kōwhai Plumbing',
  note: '',
  createdAt: '2026-03-02T20:00:00.000Z',
};

test('feedback is searched on the server by words and status, which stand in the address', async () => {
  const api = fakeApi({
    'GET /admin/feedback': ({ query }) => {
      const items = query.q === 'ladder' ? [] : [said];
      return { items, nextCursor: null, totals: { count: items.length, unread: 1 } };
    },
  });
  const { user, address } = renderInShell(<AdminRoute />, { ...administrator, address: '/admin?tab=feedback' });
  await expectText('Kōrero louder on the roof');
  await user.click(screen.getByRole('radio', { name: 'New' }));
  await user.type(screen.getByPlaceholderText('Search feedback...'), 'ladder');
  await expectText('No feedback found');
  expect(api.requests.at(-1)?.query).toMatchObject({ q: 'ladder', status: 'new' });
  expect(address()).toBe('/admin?tab=feedback&feedback=new&q=ladder');
});

test('a note is written down beside a piece of feedback', async () => {
  let note = '';
  const api = fakeApi({
    'GET /admin/feedback': () => ({ items: [{ ...said, note }], nextCursor: null, totals: { count: 1, unread: 1 } }),
    'PATCH /admin/feedback/4': ({ body }) => {
      note = body.note as string;
      return { ...said, note };
    },
  });
  const { user } = renderInShell(<AdminRoute />, { ...administrator, address: '/admin?tab=feedback' });
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Note on feedback of Hēmi Rātā' });
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'Answered by phone');
  await user.click(within(dialog).getByRole('button', { name: 'Save note' }));
  await expectText('Note: Answered by phone');
  expect(api.sent('PATCH', '/admin/feedback/4')[0]?.body).toEqual({ note: 'Answered by phone' });
  expect(screen.getByRole('button', { name: 'Edit note' })).toBeVisible();
});

test('feedback is listed with who sent it, and marked as done', async () => {
  let status: Feedback['status'] = 'new';
  const feedback = () => ({
    items: [{ ...said, status }],
    nextCursor: null,
    totals: { count: 1, unread: status === 'new' ? 1 : 0 },
  });
  const api = fakeApi({
    'GET /admin/feedback': feedback,
    'PATCH /admin/feedback/4': ({ body }) => {
      status = body.status as Feedback['status'];
      return { ...said, status };
    },
  });
  const { user } = renderInShell(<AdminRoute />, { ...administrator, address: '/admin?tab=feedback' });
  await expectText('Feedback (1 new)');
  const row = screen.getByText('Kōrero louder on the roof').closest('tr, li') as HTMLElement;
  expect(within(row).getByRole('link', { name: 'hemi@example.nz' })).toHaveAttribute('href', 'mailto:hemi@example.nz');
  await user.click(within(row).getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  expect(api.sent('PATCH', '/admin/feedback/4')[0]?.body).toEqual({ status: 'done' });
});

test('anyone but the administrator is sent to the dashboard and nothing is asked of the server', async () => {
  const api = fakeApi();
  const { address } = renderInShell(<AdminRoute />, { address: '/admin' });
  await waitFor(() => expect(address()).toBe('/'));
  expect(api.requests).toEqual([]);
});

test('the administrator sees every user with company, role and status', async () => {
  fakeApi({ 'GET /admin/users': () => pageOf([anAdminUser()]) });
  renderInShell(<AdminRoute />, administrator);
  expect(await screen.findByText('Aroha Ngāta')).toBeVisible();
  for (const text of ['Kōwhai Plumbing', 'Showing 1 of 1 users', 'v3.4 Admin']) expect(screen.getByText(text)).toBeVisible();
});

test('a search is asked of the server and kept in the address', async () => {
  const api = fakeApi({ 'GET /admin/users': ({ query }) => pageOf(query.q ? [] : [anAdminUser()]) });
  const { user, address } = renderInShell(<AdminRoute />, administrator);
  await user.type(await screen.findByPlaceholderText('Search users...'), 'maia{Enter}');
  await expectText('No users found matching your criteria');
  expect(address()).toBe('/admin?tab=users&q=maia');
  expect(api.requests.at(-1)?.query).toEqual({ q: 'maia' });
});

test('a search without an answer is not told as nothing found', async () => {
  fakeApi({
    'GET /admin/users': ({ query }) =>
      query.q === 'maia' ? refuse(404, 'REQUEST.NOT_FOUND', 'Nothing here') : pageOf(query.q ? [] : [anAdminUser()]),
  });
  const { user } = renderInShell(<AdminRoute />, administrator);
  const search = await screen.findByPlaceholderText('Search users...');
  await user.type(search, 'zz{Enter}');
  await expectText('No users found matching your criteria');
  await user.clear(search);
  await user.type(search, 'maia{Enter}');
  await expectText('Could not load users');
  expect(screen.queryByText('No users found matching your criteria')).toBeNull();
});

test('the next page is added under the first', async () => {
  fakeApi({
    'GET /admin/users': ({ query }) =>
      query.cursor ? pageOf([anAdminUser({ id: 2, fullName: 'Second page' })], 2) : pageOf([anAdminUser()], 2, 'next'),
  });
  const { user } = renderInShell(<AdminRoute />, administrator);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await expectText('Second page');
  expect(screen.getByText('Aroha Ngāta')).toBeVisible();
  expect(screen.getByText('Showing 2 of 2 users')).toBeVisible();
});

test('Refresh says how many users were loaded, or that none were', async () => {
  const api = fakeApi({ 'GET /admin/users': () => pageOf([anAdminUser()], 1) });
  const { user } = renderInShell(<AdminRoute />, administrator);
  await screen.findByText('Aroha Ngāta');
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  await expectText('1 users loaded successfully');
  api.handle['GET /admin/users'] = () => NO_NETWORK;
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  await expectText('Could not load users');
});

test('a refusal of the server is shown in place with Retry', async () => {
  const api = fakeApi({ 'GET /admin/users': () => refuse(404, 'REQUEST.NOT_FOUND', 'Nothing here') });
  const { user } = renderInShell(<AdminRoute />, administrator);
  await expectText('Could not load users');
  api.handle['GET /admin/users'] = () => pageOf([anAdminUser()]);
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await screen.findByText('Aroha Ngāta')).toBeVisible();
});
