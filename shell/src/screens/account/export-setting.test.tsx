import type { AccountExport } from '@dwang/contracts';
import { clearToasts } from '@dwang/kit';
import { aUser, expectText, type FakeHandler, fakeApi, NO_NETWORK, refuse } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { ExportSetting } from './export-setting';

const MB = 1_000_000;
const user = aUser({ role: 'owner' });
let ids = 0;
let downloads: string[];

beforeEach(() => {
  clearToasts();
  downloads = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) downloads.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => jest.restoreAllMocks());

/** A server with that export, or none. */
function open(first: Partial<AccountExport> | null = null, more: Record<string, FakeHandler> = {}) {
  freshDevice(user);
  ids += 1;
  const server: { now: AccountExport | null } = { now: null };
  const move = (change: Partial<AccountExport>) => {
    server.now = { id: ids, status: 'ready', bytes: 0, ...server.now, ...change };
    return server.now;
  };
  if (first) move(first);
  const api = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => user,
    'GET /account/exports': () => ({ items: server.now ? [server.now] : [], nextCursor: null, totals: { count: 0 } }),
    'POST /account/exports': () => move({}),
    [`DELETE /account/exports/${ids}`]: () => {
      server.now = null;
      return null;
    },
    ...more,
  });
  return { ...renderWithSession(<ExportSetting isOwner />, '/settings'), api, move, id: ids };
}

test('the browser downloads an export by itself, and the screen tells how far it is and that it was sent', async () => {
  const { user: person, move, id } = open();
  await person.click(await screen.findByRole('button', { name: 'Download' }));
  await expectText('Preparing...');
  expect(downloads).toEqual([`/api/account/export?id=${id}`]);
  move({ status: 'sending', bytes: 3 * MB });
  await screen.findByText('3.0 MB so far', undefined, { timeout: 5000 });
  move({ status: 'sent', bytes: 9 * MB });
  await screen.findByText('Export sent', undefined, { timeout: 5000 });
  expect(screen.getByText(/among its downloads when all of it is saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('a line that was lost in the middle is no success', async () => {
  const { move } = open({ status: 'sending', bytes: 3 * MB });
  await expectText('3.0 MB so far');
  move({ status: 'broken' });
  await screen.findByText('Export failed', undefined, { timeout: 5000 });
  expect(screen.getByText(/What was saved is not whole/)).toBeVisible();
  expect(screen.queryByText('Export sent')).toBeNull();
});

test('a download that the browser never began is told as such', async () => {
  const { move } = open({ status: 'ready' });
  await expectText('Preparing...');
  move({ status: 'broken' });
  await screen.findByText('The download did not begin. Please try again.', undefined, { timeout: 5000 });
});

test('one that is under way can be cancelled, also after the screen was left', async () => {
  const { user: person, api, id } = open({ status: 'sending', bytes: MB });
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
  expect(api.sent('DELETE', `/account/exports/${id}`)).toHaveLength(1);
  expect(screen.queryByText('Export failed')).toBeNull();
});

test('what keeps it from beginning is said, and nothing is downloaded', async () => {
  const words = 'An export of yours is already under way';
  const { user: person } = open(null, { 'POST /account/exports': () => refuse(429, 'REQUEST.TOO_MANY', words) });
  await person.click(await screen.findByRole('button', { name: 'Download' }));
  await expectText(words);
  expect(downloads).toEqual([]);
});

test('how an export ended before the screen was opened is not told again, nor that nothing could be asked', async () => {
  open({ status: 'broken', bytes: MB });
  expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
  expect(screen.queryByText('Export failed')).toBeNull();
});

test('without a network it can be tried again', async () => {
  const { user: person } = open(null, { 'GET /account/exports': () => NO_NETWORK, 'POST /account/exports': () => NO_NETWORK });
  await person.click(await screen.findByRole('button', { name: 'Download' }));
  await expectText('Export failed');
  expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
});
