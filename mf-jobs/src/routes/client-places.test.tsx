import type { Activity, ClientSite } from '@dwang/contracts';
import { aClient, aProject, clientsOf, fakeApi, invoicesOf, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const smith = aClient({ id: 3, name: 'Smith Whānau Trust' });
const bach: ClientSite = {
  id: 8,
  uid: 'site-8',
  clientId: 3,
  name: 'Bach',
  address: '3 Bay Rd\nRaglan',
  place: null,
  notes: '',
  region: 'Waikato',
  version: 1,
};

it('a job takes the address and region of the site that is chosen for it', async () => {
  const job = aProject({ id: 5, name: 'Deck', clientId: 3, clientName: smith.name });
  const api = fakeApi({
    'GET /projects/5': () => job,
    'GET /clients': () => clientsOf(smith),
    'GET /clients/3': () => smith,
    'GET /clients/3/sites': () => ({ items: [bach], nextCursor: null, totals: { count: 1 } }),
    'PATCH /projects/5': () => job,
  });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs/5?edit=1' });
  const form = within(await screen.findByRole('dialog', { name: 'Edit Project' }));
  await user.click(await form.findByLabelText(/^Site/));
  await user.click(await screen.findByTitle('Bach'));
  expect(form.getByLabelText(/^Location/)).toHaveValue('3 Bay Rd, Raglan');
  await user.click(form.getByRole('button', { name: 'Save Project' }));
  await waitFor(() =>
    expect(api.sent('PATCH', '/projects/5')[0]?.body).toEqual({
      siteId: 8,
      location: '3 Bay Rd, Raglan',
      region: 'Waikato',
      version: job.version,
    }),
  );
});

it('the page of a client lists its invoices and tells its history, page by page', async () => {
  const done: Activity = {
    id: 1,
    at: '2026-03-01T20:00:00.000Z',
    userId: 7,
    userName: 'Hēmi',
    kind: 'contact',
    action: 'added',
    subject: 'Māia',
    count: 1,
    changes: [],
  };
  const older = { ...done, id: 2, kind: 'client' as const, subject: smith.name };
  const api = fakeApi({
    'GET /clients/3': () => smith,
    'GET /clients/3/activity': ({ query }) =>
      query.cursor
        ? { items: [older], nextCursor: null, totals: { count: 2 } }
        : { items: [done], nextCursor: 'next', totals: { count: 2 } },
    'GET /invoices': () => invoicesOf(),
  });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs/clients/3' });
  expect(await screen.findByText('added contact Māia')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('created the client')).toBeVisible();
  expect(api.sent('GET', '/invoices').some(({ query }) => query.clientId === '3')).toBe(true);
  expect(screen.getByText('Invoices to this client are listed here.')).toBeVisible();
});
