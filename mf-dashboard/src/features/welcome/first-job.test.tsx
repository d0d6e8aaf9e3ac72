import { aClient, aProject, aSummary, clientsOf, fakeApi, projectsOf, renderInShell } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import { FirstJob } from './first-job';

beforeEach(newDevice);

const open = () => renderInShell(<FirstJob />);
const oneClient = clientsOf(aClient());
const worked = aSummary({ all: { count: 1, seconds: 7200, amount: '160.00' } });

describe('first job', () => {
  it('shows a new account the four steps with the way to each', async () => {
    fakeApi();
    open();
    expect(await screen.findByRole('heading', { name: 'Your first job' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add a client' })).toHaveAttribute('href', '/jobs?tab=clients&new=client');
    expect(screen.getByRole('link', { name: 'Add a project' })).toHaveAttribute('href', '/jobs?new=project');
    expect(screen.getByRole('link', { name: 'Make an invoice' })).toHaveAttribute('href', '/invoices?new=1');
  });

  it("ticks what real rows show as done; the company's catch-all job is no project", async () => {
    fakeApi({
      'GET /clients': () => oneClient,
      'GET /projects': () => projectsOf(aProject({ name: 'General', isGeneral: true })),
    });
    open();
    await screen.findByRole('link', { name: 'Add a project' });
    expect(screen.queryByRole('link', { name: 'Add a client' })).not.toBeInTheDocument();
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
