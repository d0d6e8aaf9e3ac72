import type { ClientError, ClientErrorDetails } from '@dwang/contracts';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const at = { host: { user: aUser({ isAdministrator: true }) }, address: '/admin?tab=errors' };
const fault: ClientError = {
  ...{ id: 4, message: 'Rafters too long', place: '/models', times: 1200, people: 3, companies: 1, state: 'open' },
  ...{ firstAt: '2026-03-01T00:00:00.000Z', lastAt: '2026-03-03T00:00:00.000Z', versions: ['mf-tools 2', 'mf-tools 1'] },
};
const details = (changes: Partial<ClientErrorDetails> = {}): ClientErrorDetails => ({
  ...{ ...fault, stack: 'at Roof\nat House' },
  latest: [
    { id: 9, userId: 2, username: 'hemi', place: '/models/7', version: 'mf-tools 2', createdAt: '2026-03-03T00:00:00.000Z' },
    { id: 8, userId: 3, username: null, place: '/models/8', version: 'mf-tools 1', createdAt: '2026-03-02T00:00:00.000Z' },
  ],
  ...changes,
});
const pageOf = (items: ClientError[]) => ({ items, nextCursor: null, totals: { count: items.length } });

test('equal faults are listed once with how often and for whom, searched on the server, and shown with where they happened', async () => {
  const api = fakeApi({
    'GET /admin/client-errors': ({ query }) => pageOf(query.q === 'wall' ? [] : [fault]),
    'GET /admin/client-errors/4': () => details(),
  });
  const { user } = renderInShell(<AdminRoute />, at);
  expect(await screen.findByText('Rafters too long')).toBeVisible();
  expect(screen.getByText('1,200 times')).toBeVisible();
  expect(screen.getByText('3 people of 1 company')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Client error' }));
  expect(await sheet.findByText(/at House/)).toBeVisible();
  for (const words of ['mf-tools 1', 'hemi', 'Former member', '/models/7']) expect(sheet.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(screen.getByPlaceholderText('Search errors...'), 'wall');
  await expectText('No errors found');
  expect(api.requests.at(-1)?.query.q).toBe('wall');
});

test('one is resolved, and opened again; the state stands in the address', async () => {
  let state: ClientError['state'] = 'back';
  const api = fakeApi({
    'GET /admin/client-errors': ({ query }) =>
      pageOf(query.state === 'open' && state === 'resolved' ? [] : [{ ...fault, state }]),
    'GET /admin/client-errors/4': () => details({ state }),
    'PATCH /admin/client-errors/4': ({ body }) => {
      state = body.isResolved ? 'resolved' : 'open';
      return { ...fault, state };
    },
  });
  const { user } = renderInShell(<AdminRoute />, { ...at, address: '/admin?tab=errors&state=open' });
  await expectText('Came back');
  expect(api.requests.at(-1)?.query.state).toBe('open');
  const table = await screen.findByRole('table', { name: 'Client errors' });
  await user.click(within(table).getByRole('button', { name: 'Resolve' }));
  await expectText('No errors found');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Client error' }));
  await user.click(await sheet.findByRole('button', { name: 'Open again' }));
  expect(await sheet.findByText('Open')).toBeVisible();
  expect(api.sent('PATCH', '/admin/client-errors/4').map(({ body }) => body)).toEqual([
    { isResolved: true },
    { isResolved: false },
  ]);
});

test('a server that fails is said in the list, in the sheet, and when one is resolved', async () => {
  let fails = true;
  fakeApi({
    'GET /admin/client-errors': () => (fails ? NO_NETWORK : pageOf([fault])),
    'GET /admin/client-errors/4': () => NO_NETWORK,
    'PATCH /admin/client-errors/4': () => refuse(404, 'REQUEST.NOT_FOUND', 'There is no such error any more'),
  });
  const { user } = renderInShell(<AdminRoute />, at);
  await expectText('Could not load the errors');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const table = await screen.findByRole('table', { name: 'Client errors' });
  await user.click(within(table).getByRole('button', { name: 'Resolve' }));
  await expectText('There is no such error any more');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await expectText('Could not load this error');
});
