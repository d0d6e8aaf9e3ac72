import type { ClientError } from '@dwang/contracts';
import { aUser, expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const at = { host: { user: aUser({ isAdministrator: true }) }, address: '/admin?tab=errors' };
const fault: ClientError = {
  id: 4,
  userId: 2,
  username: 'hemi',
  message: 'Rafters too long',
  stack: 'at Roof\nat House',
  place: '/models',
  createdAt: '2026-03-03T00:00:00.000Z',
};
const pageOf = (items: ClientError[]) => ({ items, nextCursor: null, totals: { count: items.length } });

test('faults of screens are listed, searched on the server, and shown with where they happened', async () => {
  const api = fakeApi({ 'GET /admin/client-errors': ({ query }) => pageOf(query.q === 'wall' ? [] : [fault]) });
  const { user } = renderInShell(<AdminRoute />, at);
  expect(await screen.findByText('Rafters too long')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(within(await screen.findByRole('dialog', { name: 'Client error' })).getByText(/at House/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(screen.getByPlaceholderText('Search errors...'), 'wall');
  await expectText('No errors found');
  expect(api.requests.at(-1)?.query.q).toBe('wall');
});
