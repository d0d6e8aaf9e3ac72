import type { LoggedMail } from '@dwang/contracts';
import { aUser, expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const at = { host: { user: aUser({ isAdministrator: true }) }, address: '/admin?tab=mail' };
const failed: LoggedMail = {
  id: 4,
  kind: 'invoice',
  status: 'failed',
  recipient: 'h***@example.nz',
  companyName: 'Kōwhai Plumbing',
  reason: '550 No such mailbox here',
  tries: 1,
  createdAt: '2026-03-03T00:00:00.000Z',
  triedAt: '2026-03-03T00:01:00.000Z',
  nextTryAt: null,
  sentAt: null,
  canRetry: true,
};
const pageOf = (items: LoggedMail[]) => ({ items, nextCursor: null, totals: { count: items.length } });
const whole = { ...failed, recipient: 'hemi@example.nz' };

test('letters are listed with masked addresses, searched and filtered on the server, and saved as they are filtered', async () => {
  const api = fakeApi({ 'GET /admin/mail-log': ({ query }) => pageOf(query.q === 'wall' ? [] : [failed]) });
  const { user, address } = renderInShell(<AdminRoute />, { ...at, address: '/admin?tab=mail&status=failed&kind=invoice' });
  await expectText('h***@example.nz');
  await expectText('550 No such mailbox here');
  await user.type(screen.getByPlaceholderText('Search address or company...'), 'wall');
  await expectText('No letters found');
  expect(api.requests.at(-1)?.query).toMatchObject({ q: 'wall', status: 'failed', kind: 'invoice' });
  expect(address()).toBe('/admin?tab=mail&status=failed&kind=invoice&q=wall');
  const link = screen.getByRole('link', { name: 'Export CSV' });
  expect(link).toHaveAttribute('href', '/api/admin/mail-log/export?q=wall&status=failed&kind=invoice');
});

test('a letter that nobody got is opened with its whole address and sent again', async () => {
  let mail = failed;
  const api = fakeApi({
    'GET /admin/mail-log': () => pageOf([mail]),
    'GET /admin/mail-log/4': () => ({ ...mail, recipient: whole.recipient }),
    'POST /admin/mail-log/4/retry': () => {
      mail = { ...failed, status: 'sent', canRetry: false, reason: '' };
      return mail;
    },
  });
  const { user } = renderInShell(<AdminRoute />, at);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invoice' });
  expect(within(sheet).getByText('hemi@example.nz')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Send again' }));
  expect(await within(sheet).findByText('Sent', { selector: 'dd *' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(api.sent('POST', '/admin/mail-log/4/retry')).toHaveLength(1);
});

test('a letter that is opened while it waits is read again when the list knows more', async () => {
  const queued: LoggedMail = { ...whole, status: 'queued', canRetry: false, reason: '', nextTryAt: '2026-03-03T00:05:00.000Z' };
  let mail = queued;
  fakeApi({ 'GET /admin/mail-log': () => pageOf([mail]), 'GET /admin/mail-log/4': () => mail });
  const { user } = renderInShell(<AdminRoute />, at);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invoice' });
  expect(within(sheet).getByText('Queued')).toBeVisible();
  mail = { ...queued, status: 'sent', tries: 2, nextTryAt: null };
  await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  expect(await within(sheet).findByText('Sent')).toBeVisible();
});

test('a letter that somebody may have got is not sent again from here', async () => {
  const unknown: LoggedMail = { ...whole, status: 'unknown', canRetry: false };
  fakeApi({ 'GET /admin/mail-log': () => pageOf([unknown]), 'GET /admin/mail-log/4': () => unknown });
  const { user } = renderInShell(<AdminRoute />, at);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invoice' });
  expect(within(sheet).getByText('Somebody may have got this letter, so it is not sent again from here.')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a server that fails is said, with a way to try again', async () => {
  fakeApi({ 'GET /admin/mail-log': () => refuse(500, 'INTERNAL', 'The server stumbled.') });
  renderInShell(<AdminRoute />, at);
  await expectText('Could not load the mail log');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
