import { closeOutbox } from '@dwang/client';
import type { Activity, Task } from '@dwang/contracts';
import { anEntry, aProject, aUser, entriesOf, fakeApi, freshOutbox, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const JOB = aProject({ id: 5, name: 'Kāpiti deck', location: '18 Rimu Street, Paraparaumu', stage: 'booked', progress: 20 });
const at = '2026-03-01T00:00:00.000Z';
const aTask = (id: number, fields: Partial<Task> = {}): Task => ({
  id,
  uid: `task-${id}`,
  projectId: 5,
  title: `Task ${id}`,
  done: false,
  dueDate: null,
  assigneeId: null,
  assigneeName: null,
  order: id * 1024,
  createdAt: at,
  version: 1,
  ...fields,
});
const anActivity = (fields: Partial<Activity> = {}): Activity => ({
  id: 1,
  at,
  userId: 7,
  userName: 'Hēmi',
  kind: 'job',
  action: 'changed',
  subject: 'Kāpiti deck',
  count: 1,
  changes: [{ field: 'stage', from: 'quoted', to: 'booked' }],
  ...fields,
});
const listOf = (items: object[], totals: object = {}, nextCursor: string | null = null) => ({
  items,
  nextCursor,
  totals: { count: items.length, done: 0, before: 0, after: 0, seconds: 0, amount: '0.00', ...totals },
});
const person = (userId: number, name: string) => ({
  userId,
  name,
  profileImageUrl: null,
  role: 'user',
  level: 'admin',
  isShared: false,
});

const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /projects/5': () => JOB,
    'GET /projects/5/tasks': () => listOf([aTask(1), aTask(2), aTask(3)]),
    'GET /projects/5/notes': () => listOf([]),
    'GET /projects/5/photos': () => listOf([]),
    'GET /projects/5/files': () => listOf([]),
    'GET /projects/5/activity': () => listOf([anActivity()]),
    'GET /projects/5/members': () => ({ ...listOf([person(7, 'Hēmi'), person(8, 'Mere')]), others: [], myLevel: 'admin' }),
    'GET /measurements': () => listOf([]),
    'GET /time-entries': () => listOf([]),
    'GET /invoices': () => listOf([]),
    ...handlers,
  });
const open = (user: Parameters<typeof aUser>[0] = {}) =>
  renderInShell(<JobsScreens />, { address: '/jobs/5', host: { user: aUser(user) } });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(() => closeOutbox());

it('shows where the job stands and where it is, with a way to a map', async () => {
  aServer();
  open();
  const details = await region('Details');
  expect(details.getByText('Booked')).toBeVisible();
  expect(details.getByText('In Progress · 20%')).toBeVisible();
  const map = 'https://www.openstreetmap.org/search?query=18%20Rimu%20Street%2C%20Paraparaumu%2C%20New%20Zealand';
  expect(details.getByRole('link', { name: 'Map' })).toHaveAttribute('href', map);
});

it('tells its history by day, of one kind if wished, page by page', async () => {
  const api = aServer({
    'GET /projects/5/activity': ({ query }) =>
      query.cursor ? listOf([anActivity({ id: 2, action: 'added' })]) : listOf([anActivity()], { count: 2 }, 'next'),
  });
  const { user } = open();
  const history = await region('History');
  expect(await history.findByText('moved the job to Booked', { exact: false })).toBeVisible();
  expect(history.getByRole('heading', { name: '1 Mar 2026' })).toBeVisible();
  await user.click(history.getByRole('button', { name: 'Load more' }));
  expect(await history.findByText('created the job', { exact: false })).toBeVisible();
  await user.click(history.getByRole('combobox', { name: 'Which history' }));
  await user.click(await screen.findByTitle('Photos'));
  await waitFor(() =>
    expect(api.requests.some(({ path, query }) => path.endsWith('/activity') && query.kind === 'photo')).toBe(true),
  );
});

it('gives a task to somebody, and finds one’s own', async () => {
  const api = aServer({ 'PATCH /projects/5/tasks/2': ({ body }) => aTask(2, { ...body, assigneeName: 'Hēmi', version: 2 }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Task 2' }));
  await user.click(await screen.findByRole('combobox', { name: /Assigned to/ }));
  await user.click(await screen.findByTitle('Hēmi'));
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(api.sent('PATCH', '/projects/5/tasks/2')[0]?.body).toEqual({ assigneeId: 7, version: 1 }));
  api.handle['GET /projects/5/tasks'] = () => listOf([aTask(1), aTask(2, { assigneeId: 7, assigneeName: 'Hēmi' })]);
  await user.click(await screen.findByRole('radio', { name: 'My tasks' }));
  const tasks = within(await screen.findByRole('list', { name: 'Tasks' }));
  await waitFor(() => expect(tasks.getAllByRole('checkbox')).toHaveLength(1));
  expect(tasks.getByText('Hēmi')).toBeVisible();
});

it('puts tasks in order by the arrow keys, and says where the task is now', async () => {
  const api = aServer({ 'PATCH /projects/5/tasks/3': ({ body }) => aTask(3, { ...body, version: 2 }) });
  const { user } = open();
  const handle = await screen.findByRole('button', { name: /Move Task 3/ });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(api.sent('PATCH', '/projects/5/tasks/3')[0]?.body).toMatchObject({ order: 1536 }));
  expect(await screen.findByText('Task 3 is now 2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /Move Task 3/ })).toHaveFocus());
});

it('shows hours that add up to those of the job, to the second', async () => {
  const entries = [1230, 1200].map((duration, index) => anEntry({ projectId: 5, duration, notes: `Part ${index}` }));
  aServer({
    'GET /projects/5': () => ({ ...JOB, totalSeconds: 2430 }),
    'GET /time-entries': () => entriesOf(...entries),
  });
  open();
  const time = await region('Time');
  for (const text of ['0:20:30', '0:20', /^0:40:30 · /]) expect(await time.findByText(text)).toBeVisible();
  expect(screen.getByText('0:40:30')).toBeVisible();
});

it('offers nothing to write where the job is shared to look at only', async () => {
  const task = aTask(1);
  aServer({
    'GET /projects/5': () => ({ ...JOB, access: 'view', hourlyRate: null, actualAmount: null, unbilledAmount: null }),
    'GET /projects/5/tasks': () => listOf([task]),
  });
  open({ role: 'contractor', seesPrices: false });
  expect(await screen.findByRole('checkbox', { name: /Task 1/ })).toBeDisabled();
  expect((await region('Files')).queryByRole('button')).toBeNull();
  expect((await region('Photos')).queryByRole('button', { name: 'Take photo' })).toBeNull();
  for (const name of ['New task', 'New note']) expect(screen.queryByLabelText(name)).toBeNull();
  for (const name of ['Edit', 'Add', 'Edit Task 1']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
});
