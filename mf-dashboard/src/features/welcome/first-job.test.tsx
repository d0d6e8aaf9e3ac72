import { storeUser } from '@dwang/client';
import { aClient, aProject, aSummary, aUser, clientsOf, fakeApi, projectsOf, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import { FirstJob } from './first-job';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const since = (createdAt: string) => storeUser(aUser({ company: { ...aUser().company, createdAt } }));

beforeEach(() => {
  newDevice();
  since(daysAgo(1));
});

const open = () => renderInShell(<FirstJob />);
const oneClient = clientsOf(aClient());
const worked = aSummary({ all: { count: 1, seconds: 7200, amount: '160.00' } });

describe('first job', () => {
  it('shows a new account the four steps with the way to each', async () => {
    fakeApi();
    open();
    expect(await screen.findByRole('heading', { name: 'Your first job' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go: Add a client' })).toHaveAttribute('href', '/jobs?tab=clients&new=client');
    expect(screen.getByRole('link', { name: 'Go: Add a project' })).toHaveAttribute('href', '/jobs?new=project');
    expect(screen.getByRole('link', { name: 'Go: Make an invoice' })).toHaveAttribute('href', '/invoices?new=1');
  });

  it('is there before anything is known, so that it pushes nothing down, and offers nothing until then', async () => {
    fakeApi();
    open();
    const section = screen.getByRole('region', { name: 'Your first job' });
    expect(section).toHaveAttribute('aria-busy', 'true');
    expect(within(section).getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'));
  });

  it('asks nothing and keeps no room for an account that is no longer new', () => {
    since(daysAgo(31));
    const api = fakeApi();
    open();
    expect(screen.queryByText('Your first job')).not.toBeInTheDocument();
    expect(api.requests).toHaveLength(0);
  });

  it("ticks what real rows show as done; the company's catch-all job is no project", async () => {
    fakeApi({
      'GET /clients': () => oneClient,
      'GET /projects': () => projectsOf(aProject({ name: 'General', isGeneral: true })),
    });
    open();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Go: Add a client' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Go: Add a project' })).toBeInTheDocument();
    expect(screen.getAllByText('Done')).toHaveLength(1);
  });

  it('is gone for good when it is skipped', async () => {
    const api = fakeApi();
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(screen.queryByText('Your first job')).not.toBeInTheDocument();
    unmount();
    api.requests.length = 0;
    open();
    expect(screen.queryByText('Your first job')).not.toBeInTheDocument();
    expect(api.requests).toHaveLength(0);
  });

  it('is not shown to an account that has done all four', async () => {
    const api = fakeApi({
      'GET /clients': () => oneClient,
      'GET /projects': () => projectsOf(aProject()),
      'GET /time-entries/summary': () => worked,
      'GET /invoices': () => ({ items: [{}], nextCursor: null, totals: {} }),
    });
    open();
    await waitFor(() => expect(api.sent('GET', '/invoices')).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('dwang-draft:7:first-job')).toBe('over'));
    expect(screen.queryByText('Your first job')).not.toBeInTheDocument();
  });
});
