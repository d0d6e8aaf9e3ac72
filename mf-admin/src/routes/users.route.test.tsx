import type { AdminUser } from '@dwang/contracts';
import { aUser, expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const at = { host: { user: aUser({ isAdministrator: true }) }, address: '/admin?tab=users' };

const maia: AdminUser = {
  id: 5,
  username: 'maia',
  email: 'maia@example.nz',
  firstName: 'Maia',
  lastName: 'Tūhoe',
  fullName: 'Maia Tūhoe',
  companyName: 'Kōwhai Plumbing',
  role: 'user',
  status: 'active',
  lastActive: null,
  createdAt: '2026-03-01T20:00:00.000Z',
  profileImageUrl: null,
};
const listOf = (...items: AdminUser[]) => ({
  'GET /admin/users': () => ({ items, nextCursor: null, totals: { count: items.length, all: items.length } }),
});
type Opened = ReturnType<typeof renderInShell>;
const FULL = 'The Free plan is for one person.';
const open = async ({ user }: Opened, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const choose = async ({ user }: Opened, dialog: ReturnType<typeof within>, label: RegExp, option: string) => {
  await user.click(dialog.getByLabelText(label));
  await user.click(await screen.findByTitle(option));
};

test('a user is invited into a chosen company, and the link is shown where no letter goes out', async () => {
  const invitation = { email: 'tipene@example.nz', isMailed: false, link: '/invitation/abc', role: 'contractor' };
  const companies = [{ id: 9, name: 'Rimu Roofing', members: 3, isSubscribed: true }];
  const api = fakeApi({
    ...listOf(maia),
    'GET /admin/companies': () => ({ items: companies, nextCursor: null, totals: { count: 1 } }),
    'POST /admin/users': () => invitation,
  });
  const shown = renderInShell(<AdminRoute />, at);
  const dialog = await open(shown, 'Add User');
  await choose(shown, dialog, /Company/, 'Rimu Roofing (3 people)');
  await shown.user.type(dialog.getByLabelText('Email'), 'tipene@example.nz');
  await choose(shown, dialog, /Role/, 'Contractor');
  await shown.user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(`${location.origin}/invitation/abc`);
  expect(screen.getByText(/This server sends no email/)).toBeVisible();
  expect(api.sent('POST', '/admin/users')[0]?.body).toEqual({ companyId: 9, email: 'tipene@example.nz', role: 'contractor' });
});

test('a full team is said beside the address', async () => {
  fakeApi({
    ...listOf(maia),
    'GET /admin/companies': () => ({
      items: [{ id: 9, name: 'Rimu Roofing', members: 1, isSubscribed: false }],
      nextCursor: null,
      totals: { count: 1 },
    }),
    'POST /admin/users': () => refuse(409, 'IDENTITY.TEAM_FULL', FULL, [{ field: 'email', message: FULL }]),
  });
  const shown = renderInShell(<AdminRoute />, at);
  const dialog = await open(shown, 'Add User');
  await choose(shown, dialog, /Company/, 'Rimu Roofing');
  await shown.user.type(dialog.getByLabelText('Email'), 'tipene@example.nz');
  await shown.user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText(FULL)).toBeVisible();
});

test('an edit sends only what was changed', async () => {
  const api = fakeApi({ ...listOf(maia), 'PATCH /admin/users/5': () => ({ ...maia, status: 'inactive' }) });
  const shown = renderInShell(<AdminRoute />, at);
  const dialog = await open(shown, 'Edit Maia Tūhoe');
  await choose(shown, dialog, /Status/, 'Inactive');
  await shown.user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectText('Saved');
  expect(api.sent('PATCH', '/admin/users/5')[0]?.body).toEqual({ status: 'inactive' });
});

test('before a deletion it is said what stays; an only owner needs an heir', async () => {
  const api = fakeApi({
    ...listOf(maia),
    'GET /admin/users/5/leaving': () => ({ closesCompany: false, heirs: [{ id: 6, name: 'Wiremu Pōtae' }] }),
    'DELETE /admin/users/5': () => null,
  });
  const shown = renderInShell(<AdminRoute />, at);
  const dialog = await open(shown, 'Delete Maia Tūhoe');
  expect(await dialog.findByText(/stays with Kōwhai Plumbing under their name/)).toBeVisible();
  await shown.user.click(dialog.getByRole('button', { name: 'Delete user' }));
  expect(await dialog.findByText('Please choose who takes over')).toBeVisible();
  await choose(shown, dialog, /Who takes over/, 'Wiremu Pōtae');
  await shown.user.click(dialog.getByRole('button', { name: 'Delete user' }));
  await expectText('User deleted');
  await expectText('User has been removed successfully');
  expect(api.sent('DELETE', '/admin/users/5')[0]?.query).toEqual({ handOverTo: '6' });
});

test('a deletion that fails says so, and why', async () => {
  fakeApi({
    ...listOf(maia),
    'GET /admin/users/5/leaving': () => ({ closesCompany: true, heirs: [] }),
    'DELETE /admin/users/5': () => refuse(404, 'REQUEST.NOT_FOUND', 'There is no such user any more'),
  });
  const shown = renderInShell(<AdminRoute />, at);
  const dialog = await open(shown, 'Delete Maia Tūhoe');
  expect(await dialog.findByText(/Kōwhai Plumbing closes with them/)).toBeVisible();
  await shown.user.click(dialog.getByRole('button', { name: 'Delete user' }));
  expect(await dialog.findByText('Please type Kōwhai Plumbing')).toBeVisible();
  await shown.user.type(dialog.getByLabelText(/Type the name of the company/), 'Kōwhai Plumbing');
  await shown.user.click(dialog.getByRole('button', { name: 'Delete user' }));
  await expectText('Failed to delete user. Please try again.');
  expect(await dialog.findByText('There is no such user any more')).toBeVisible();
});

test('settings sign somebody out everywhere, and say when no letter can carry a link', async () => {
  const api = fakeApi({
    ...listOf(maia),
    'POST /admin/users/5/sign-out': () => null,
    'POST /admin/users/5/reset-password': () => ({ sendsMail: false }),
  });
  const shown = renderInShell(<AdminRoute />, at);
  const dialog = await open(shown, 'Settings of Maia Tūhoe');
  await shown.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await expectText('Maia Tūhoe is signed out on all devices.');
  await shown.user.click(dialog.getByRole('button', { name: 'Reset password' }));
  await expectText('No link sent');
  expect(api.sent('POST', '/admin/users/5/sign-out')).toHaveLength(1);
});

test('the administrator can neither be changed nor deleted here', async () => {
  fakeApi(listOf({ ...maia, role: 'admin' }));
  renderInShell(<AdminRoute />, at);
  expect(await screen.findByRole('button', { name: 'Edit Maia Tūhoe' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete Maia Tūhoe' })).toBeDisabled();
});

test('users are sorted on the server by the headings and by choice, and the order stands in the address', async () => {
  const api = fakeApi(listOf(maia));
  const { user } = renderInShell(<AdminRoute />, { ...at, address: '/admin?tab=users&sort=-createdAt' });
  await expectText('Maia Tūhoe');
  const asked = () => api.sent('GET', '/admin/users').at(-1)?.query.sort;
  expect(asked()).toBe('-createdAt');
  await user.click(screen.getByRole('button', { name: 'Last Active' }));
  await waitFor(() => expect(asked()).toBe('-lastActive'));
  await user.click(screen.getByRole('button', { name: 'Last Active' }));
  await waitFor(() => expect(asked()).toBe('lastActive'));
  await user.click(screen.getByRole('button', { name: 'User' }));
  await waitFor(() => expect(asked()).toBeUndefined());
  expect(screen.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByLabelText('Sort'));
  await user.click(await screen.findByTitle('Oldest first'));
  await waitFor(() => expect(asked()).toBe('createdAt'));
  expect(screen.getByText('Joined 2 Mar 2026')).toBeVisible();
});
