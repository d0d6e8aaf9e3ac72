import type { Project } from '@dwang/contracts';
import { aProject, aUser, expectText, fakeApi, projectsOf, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import JobsRoute from './jobs.route';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const deck = aProject({ name: 'Smith deck', stage: 'quoted', stageOrder: 10, version: 3 });
const fence = aProject({ name: 'Kauri fence', stage: 'booked', stageOrder: 20, version: 1 });

/** A server that keeps the jobs' stages. */
function serve(...jobs: Project[]) {
  const rows = new Map(jobs.map((job) => [job.id, job]));
  return fakeApi({
    'GET /projects': ({ query }) =>
      projectsOf(...[...rows.values()].filter(({ stage }) => !query.stage || stage === query.stage)),
    [`PATCH /projects/${deck.id}`]: ({ body }) => {
      const before = rows.get(deck.id) ?? deck;
      const after = { ...before, stageOrder: -5, ...(body as Partial<Project>), version: before.version + 1 };
      rows.set(deck.id, after);
      return after;
    },
  });
}
const column = (name: string) => within(screen.getByRole('region', { name }));
const bodies = (requests: ReturnType<typeof fakeApi>['requests']) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

it('shows jobs by stage and moves one by its menu, which can be undone', async () => {
  const { requests } = serve(deck, fence);
  const { user } = renderInShell(<JobsRoute />, { address: '/jobs?view=board' });
  expect(await screen.findByText('Smith deck')).toBeVisible();
  expect(column('Quoted').getByText('Smith deck')).toBeVisible();
  expect(column('Booked').getByText('Kauri fence')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move Smith deck' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to Booked' }));
  expect(await column('Booked').findByText('Smith deck')).toBeVisible();
  await expectText('Smith deck moved to Booked');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await column('Quoted').findByText('Smith deck')).toBeVisible();
  await waitFor(() =>
    expect(bodies(requests)).toEqual([
      { stage: 'booked', version: 3 },
      { stage: 'quoted', stageOrder: 10, version: 4 },
    ]),
  );
});

it('puts a job back when the server refuses the move, and says why', async () => {
  const api = serve(deck);
  api.handle[`PATCH /projects/${deck.id}`] = () => refuse(409, 'CONFLICT.VERSION', 'Somebody else changed this job');
  const { user } = renderInShell(<JobsRoute />, { address: '/jobs?view=board' });
  await user.click(await screen.findByRole('button', { name: 'Move Smith deck' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to Done' }));
  await expectText('Could not move Smith deck');
  expect(column('Quoted').getByText('Smith deck')).toBeVisible();
  expect(column('Done').queryByText('Smith deck')).toBeNull();
});

it('a contractor sees the board, moves nothing and has no invoices', async () => {
  serve(deck);
  renderInShell(<JobsRoute />, { address: '/jobs?view=board', host: { user: aUser({ role: 'contractor' }) } });
  expect(await screen.findByText('Smith deck')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move Smith deck' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Invoices' })).toBeNull();
});

it('shows one stage at a time on a phone, the chosen one in the address', async () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const phone = query.includes('max-width');
    return { matches: phone, addEventListener: () => undefined, removeEventListener: () => undefined } as never;
  });
  serve(deck, fence);
  const { user, address } = renderInShell(<JobsRoute />, { address: '/jobs?view=board&stage=quoted' });
  expect(await screen.findByText('Smith deck')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Booked' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move Smith deck' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to Booked' }));
  await waitFor(() => expect(column('Quoted').queryByText('Smith deck')).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Booked' }));
  expect(address()).toBe('/jobs?view=board&stage=booked');
  expect(await column('Booked').findByText('Smith deck')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Quoted' })).toBeNull();
});

it('narrows the list to the days in the address', async () => {
  const { requests } = serve(deck);
  renderInShell(<JobsRoute />, { address: '/jobs?from=2026-03-01&to=2026-03-31' });
  expect(await screen.findByText('Smith deck')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('1 Mar 2026');
  expect(requests.some(({ query }) => query.from === '2026-03-01' && query.to === '2026-03-31')).toBe(true);
});
