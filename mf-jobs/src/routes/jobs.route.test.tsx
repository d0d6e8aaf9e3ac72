import { aClient, aProject, aSummary, expectText, fakeApi, projectsOf, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import JobsRoute from './jobs.route';

beforeEach(() => localStorage.clear());

const bodyOf = (requests: ReturnType<typeof fakeApi>['requests'], method: string, path: string) =>
  requests.find((request) => request.method === method && request.path === path)?.body;

describe('projects', () => {
  it('says that there are none and offers to add one', async () => {
    fakeApi({});
    const { user, address } = renderInShell(<JobsRoute />, { address: '/jobs' });
    expect(await screen.findByText('No projects found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Add New Project/ }));
    expect(await screen.findByRole('heading', { name: 'Create Project' })).toBeVisible();
    expect(address()).toBe('/jobs?new=project');
  });

  it('shows the reason of a failing list and reads it again on Retry', async () => {
    const api = fakeApi({ 'GET /projects': () => refuse(429, 'REQUEST.RATE_LIMITED', 'Too many requests') });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs' });
    expect(await screen.findByText('Could not load projects')).toBeVisible();
    expect(screen.getByText('Too many requests')).toBeVisible();
    api.handle['GET /projects'] = () => projectsOf(aProject({ name: 'Tāmaki wharenui', clientName: 'Ngāti Whātua Ōrākei' }));
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('Tāmaki wharenui')).toBeVisible();
    expect(screen.getByText('Ngāti Whātua Ōrākei')).toBeVisible();
  });

  it('searches on the server with what is in the address bar', async () => {
    const { requests } = fakeApi({});
    renderInShell(<JobsRoute />, { address: `/jobs?q=${encodeURIComponent('wānaka')}&status=completed&sort=name` });
    await screen.findByText('No projects found.');
    expect(requests.some(({ query }) => query.q === 'wānaka' && query.status === 'completed' && query.sort === 'name')).toBe(
      true,
    );
    expect(screen.getByPlaceholderText('Search projects, clients...')).toHaveValue('wānaka');
  });

  it('adds the next page behind the first and counts what is shown', async () => {
    fakeApi({
      'GET /projects': ({ query }) => ({
        items: [aProject({ name: query.cursor ? 'Second page job' : 'First page job' })],
        nextCursor: query.cursor ? null : 'next',
        totals: { count: 2, active: 2, completed: 0 },
      }),
    });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs' });
    expect(await screen.findByText('Showing 1 of 2 projects')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Second page job')).toBeVisible();
    expect(screen.getByText('First page job')).toBeVisible();
    expect(screen.getByText('Showing 2 of 2 projects')).toBeVisible();
  });

  it('creates a project with the default rate, no client and a uid that makes a repeat harmless', async () => {
    const { requests } = fakeApi({ 'POST /projects': () => aProject() });
    const { user, address } = renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    await user.type(await screen.findByLabelText('Project name'), 'Pōneke bathroom');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    await expectText('Project created successfully!');
    expect(bodyOf(requests, 'POST', '/projects')).toMatchObject({
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Pōneke bathroom',
      clientId: null,
      hourlyRate: '65.00',
      endDate: null,
      progress: 0,
      status: 'active',
      stage: 'in_progress',
    });
    await waitFor(() => expect(address()).toBe('/jobs'));
  });

  it('waits for the rate of the company before it shows a form that starts from it (TR-103)', async () => {
    let answer: (company: object) => void = () => undefined;
    const company = new Promise((resolve) => {
      answer = resolve;
    });
    const { requests } = fakeApi({ 'GET /company': () => company, 'POST /projects': () => aProject() });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Project' }));
    expect(dialog.queryByLabelText('Hourly rate')).not.toBeInTheDocument();
    answer({ defaultRate: '95.00' });
    expect(await dialog.findByLabelText('Hourly rate')).toHaveValue('95.00');
    await user.type(dialog.getByLabelText('Project name'), 'Deck');
    await user.click(dialog.getByRole('button', { name: 'Create Project' }));
    await waitFor(() => expect(bodyOf(requests, 'POST', '/projects')).toMatchObject({ hourlyRate: '95.00' }));
  });

  it('leads to the project that an earlier try saved (TR-201)', async () => {
    const taken = [{ field: 'uid', message: 'Something else was saved' }];
    fakeApi({ 'POST /projects': () => refuse(409, 'REQUEST.UID_TAKEN', 'Something else was saved', taken, 31) });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    await user.type(await screen.findByLabelText('Project name'), 'Pōneke bathroom');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText('Saved already')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/jobs/31');
  });

  it('asks for a name before anything is sent', async () => {
    const { requests } = fakeApi({});
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    await user.click(await screen.findByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText('Please enter a project name')).toBeVisible();
    expect(bodyOf(requests, 'POST', '/projects')).toBeUndefined();
  });

  it('puts what the server refuses beside its field and keeps what was typed', async () => {
    const message = 'End date must not be before the start date';
    fakeApi({ 'POST /projects': () => refuse(400, 'REQUEST.INVALID', 'Invalid', [{ field: 'endDate', message }]) });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    await user.type(await screen.findByLabelText('Project name'), 'Pōneke bathroom');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Project name')).toHaveValue('Pōneke bathroom');
  });

  it('remembers an unsaved project over a reload', async () => {
    fakeApi({});
    const first = renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    await first.user.type(await screen.findByLabelText('Project name'), 'Half typed');
    first.unmount();
    renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    expect(await screen.findByLabelText('Project name')).toHaveValue('Half typed');
  });

  it('sends only what was edited, with the version that was seen', async () => {
    const project = aProject({ name: 'Smith deck', clientId: 5, clientName: 'Smith' });
    const { requests } = fakeApi({
      'GET /projects': () => projectsOf(project),
      [`PATCH /projects/${project.id}`]: () => project,
    });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs' });
    await user.click(await screen.findByRole('button', { name: 'Edit Smith deck' }));
    const name = await screen.findByLabelText('Project name');
    await user.clear(name);
    await user.type(name, 'Smith deck and pergola');
    await user.click(screen.getByRole('button', { name: 'Save Project' }));
    await expectText('Project updated');
    expect(bodyOf(requests, 'PATCH', `/projects/${project.id}`)).toEqual({ name: 'Smith deck and pergola', version: 3 });
  });

  it('adds a client from inside the project form and chooses it', async () => {
    const { requests } = fakeApi({
      'POST /clients': ({ body }) => aClient({ id: 44, name: String(body.name) }),
      'POST /projects': () => aProject(),
    });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs?new=project' });
    await user.type(await screen.findByLabelText('Project name'), 'Fence');
    await user.click(screen.getByRole('button', { name: 'Add New Client' }));
    const quick = within(await screen.findByRole('dialog', { name: 'Add New Client' }));
    await user.click(quick.getByRole('button', { name: 'Add Client' }));
    expect(await quick.findByText('Please enter a company name')).toBeVisible();
    await user.type(quick.getByLabelText('Company name'), 'Ōtautahi Homes');
    await user.click(quick.getByRole('button', { name: 'Add Client' }));
    await expectText('Client created successfully: Ōtautahi Homes');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    await waitFor(() => expect(bodyOf(requests, 'POST', '/projects')).toMatchObject({ clientId: 44 }));
  });
});

describe('clients', () => {
  it('says that there are none', async () => {
    fakeApi({});
    renderInShell(<JobsRoute />, { address: '/jobs?tab=clients' });
    expect(await screen.findByText('No clients found.')).toBeVisible();
  });

  it('creates a client and says so with its name', async () => {
    const { requests } = fakeApi({ 'POST /clients': ({ body }) => aClient({ name: String(body.name) }) });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs?tab=clients&new=client' });
    await user.type(await screen.findByLabelText('Company name'), 'Whangārei Timber');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }));
    await expectText('Client created');
    await expectText('Client created successfully: Whangārei Timber');
    expect(bodyOf(requests, 'POST', '/clients')).toMatchObject({ name: 'Whangārei Timber', email: '' });
  });

  it('says in the words of the specification that a client could not be added', async () => {
    fakeApi({ 'POST /clients': () => refuse(403, 'AUTH.FORBIDDEN', 'You may not add clients') });
    const { user } = renderInShell(<JobsRoute />, { address: '/jobs?tab=clients&new=client' });
    await user.type(await screen.findByLabelText('Company name'), 'Whangārei Timber');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }));
    await expectText('Failed to add client. Please try again.');
    expect(screen.getByText('You may not add clients')).toBeVisible();
  });
});

describe('the timesheet tab', () => {
  it('shows its four tiles and a Log Time button that reads Cancel while the form is open', async () => {
    const unbilled = { count: 4, seconds: 34_200, amount: '617.50' };
    fakeApi({ 'GET /time-entries/summary': () => aSummary({ unbilled }) });
    const { user, address } = renderInShell(<JobsRoute />, { address: '/jobs?tab=timesheet' });
    const tiles = within(await screen.findByLabelText('Time'));
    expect(await tiles.findByText('9.5 h')).toBeVisible();
    expect(tiles.getByText('Unbilled Time')).toBeVisible();
    await screen.findByText('No time entries found.');
    const [logTime] = screen.getAllByRole('button', { name: 'Log Time' });
    if (logTime) await user.click(logTime);
    expect(await screen.findByLabelText('Duration')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log Time' })).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/jobs?tab=timesheet&new=time'));
  });
});
