import { closeOutbox } from '@dwang/client';
import type { Note, Photo, Task } from '@dwang/contracts';
import { aProject, expectText, fakeApi, freshOutbox, NO_NETWORK, refuse, renderInShell, setNetwork } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const JOB = aProject({ id: 5, name: 'Kāpiti deck', clientName: 'Rāwiri', estimateAmount: '5280.00', actualAmount: '1692.00' });
const at = '2026-03-01T00:00:00.000Z';
const aTask = (fields: Partial<Task> = {}): Task => ({
  id: 31,
  uid: 'task-31',
  projectId: 5,
  title: 'Order kwila',
  done: false,
  dueDate: null,
  assigneeId: null,
  assigneeName: null,
  order: 1,
  createdAt: at,
  version: 1,
  ...fields,
});
const aNote = (fields: Partial<Note> = {}): Note => ({
  id: 41,
  uid: 'note-41',
  projectId: 5,
  userId: 7,
  userName: 'hēmi',
  text: 'Gate code 4417',
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...fields,
});
const aPhoto = (fields: Partial<Photo> = {}): Photo => ({
  id: 51,
  uid: 'photo-51',
  projectId: 5,
  userId: 7,
  userName: 'hēmi',
  caption: 'Rotten joist',
  takenAt: at,
  place: null,
  mark: null,
  contentType: 'image/jpeg',
  size: 9,
  width: 8,
  height: 6,
  hasContent: true,
  createdAt: at,
  version: 1,
  ...fields,
});
const listOf = (...items: object[]) => ({
  items,
  nextCursor: null,
  totals: { count: items.length, done: 0, before: 0, after: 0 },
});

const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /projects/5': () => JOB,
    'GET /projects/5/tasks': () => listOf(aTask()),
    'GET /projects/5/notes': () => listOf(aNote()),
    'GET /projects/5/photos': () => listOf(aPhoto()),
    'GET /projects/5/files': () => listOf(),
    ...handlers,
  });
const open = () => renderInShell(<JobsScreens />, { address: '/jobs/5' });
const writes = ({ requests }: ReturnType<typeof fakeApi>) => requests.filter(({ method }) => method !== 'GET');

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(async () => {
  jest.restoreAllMocks();
  setNetwork('on');
  await closeOutbox();
});

it('shows the job with its estimate against its actual cost, and what hangs on it', async () => {
  aServer();
  open();
  expect(await screen.findByRole('heading', { name: 'Kāpiti deck' })).toBeVisible();
  expect(screen.getByText('$1,692.00 of $5,280.00')).toBeVisible();
  expect(screen.getByText('32% used')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /Order kwila/ })).not.toBeChecked();
  expect(await screen.findByText('Gate code 4417')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Rotten joist' })).toHaveAttribute('src', '/api/projects/5/photos/51/thumbnail');
  expect(screen.getByRole('button', { name: 'Start timer on Kāpiti deck' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Time' })).toHaveAttribute('href', '/timesheet?projectId=5');
});

it('says that a job is not there, and leads back', async () => {
  fakeApi({ 'GET /projects/5': () => refuse(404, 'REQUEST.NOT_FOUND', 'No such project') });
  open();
  expect(await screen.findByText('There is no such job.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs');
});

it('adds and ticks tasks, and brings a deleted one back', async () => {
  let tasks = [aTask()];
  const api = aServer({
    'GET /projects/5/tasks': () => listOf(...tasks),
    'POST /projects/5/tasks': ({ body }) => {
      const task = aTask({ ...body, id: tasks.length + 31 });
      tasks = [...tasks, task];
      return task;
    },
    'PATCH /projects/5/tasks/31': () => aTask({ done: true, version: 2 }),
    'DELETE /projects/5/tasks/31': () => {
      tasks = tasks.filter(({ id }) => id !== 31);
      return null;
    },
  });
  const { user } = open();
  await user.type(await screen.findByLabelText('New task'), 'Dig footings');
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByRole('checkbox', { name: /Dig footings/ })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New task')).toHaveValue(''));
  expect(writes(api)[0]?.body).toMatchObject({ title: 'Dig footings', done: false, order: 1025 });
  await user.click(screen.getByRole('checkbox', { name: /Order kwila/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Order kwila/ })).toBeChecked());
  await waitFor(() => expect(writes(api)[1]?.body).toEqual({ done: true, version: 1 }));
  await user.click(screen.getByRole('button', { name: 'Delete Order kwila' }));
  await expectText('Task deleted');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Order kwila/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('checkbox', { name: /Order kwila/ })).toBeVisible();
});

it('keeps a note written without a network, says so, lets it be changed, and sends it once when the network is back', async () => {
  setNetwork('off');
  const api = aServer({ 'POST /projects/5/notes': () => NO_NETWORK });
  const { user } = open();
  await user.type(await screen.findByLabelText('New note'), 'Key under the pot');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Key under the pot' }));
  const text = await screen.findByLabelText('Note');
  await user.type(text, ' plant');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Key under the pot plant', { selector: '.dwang-note *' })).toBeVisible();
  expect(writes(api)).toEqual([]);
  let made: Note | undefined;
  api.handle['POST /projects/5/notes'] = ({ body }) => {
    made = aNote({ ...body, id: 42 });
    return made;
  };
  api.handle['PATCH /projects/5/notes/42'] = ({ body }) => ({ ...made, ...body, version: 2 });
  setNetwork('on');
  await waitFor(() => expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument());
  const sent = () => writes(api).map(({ method, path }) => `${method} ${path}`);
  await waitFor(() => expect(sent()).toEqual(['POST /projects/5/notes', 'PATCH /projects/5/notes/42']));
  expect(screen.getByText('Key under the pot plant', { selector: '.dwang-note *' })).toBeVisible();
});

it('opens without a network as the list of jobs last showed it', async () => {
  const list = { items: [JOB], nextCursor: null, totals: { count: 1, active: 1, completed: 0, stages: {} } };
  aServer({ 'GET /projects/5': () => NO_NETWORK, 'GET /projects': () => list, 'GET /projects/5/notes': () => NO_NETWORK });
  setNetwork('off');
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kāpiti deck' }, { timeout: 20_000 })).toBeVisible();
  setNetwork('on');
});

it('keeps what was typed of a note over a reload, and shows what the server refuses beside it', async () => {
  const errors = [{ field: 'text', message: 'Contains characters that cannot be stored' }];
  aServer({ 'POST /projects/5/notes': () => refuse(400, 'REQUEST.INVALID', 'Refused', errors) });
  const first = open();
  await first.user.type(await screen.findByLabelText('New note'), 'Half typed');
  first.unmount();
  const { user } = open();
  expect(await screen.findByLabelText('New note')).toHaveValue('Half typed');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Contains characters that cannot be stored')).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('Half typed');
});
