import { closeOutbox } from '@dwang/client';
import { aProject, fakeApi, freshOutbox, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const PROBLEM = 'Please check the date: it is more than ten years ahead';
const FAR = '2099-12-01';
const task = {
  id: 2,
  uid: 'task-2',
  projectId: 5,
  title: 'Stain',
  done: false,
  dueDate: null,
  assigneeId: null,
  assigneeName: null,
  order: 1024,
  createdAt: '2026-03-01T00:00:00.000Z',
  version: 1,
};
const listOf = (items: object[]) => ({ items, nextCursor: null, totals: { count: items.length, done: 0 } });

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(() => closeOutbox());

const draftOf = (form: string, values: object) => localStorage.setItem(`dwang-draft:7:${form}`, JSON.stringify(values));
const problemAt = async (label: string) => {
  const field = (await screen.findByLabelText(new RegExp(`^${label}`))).closest('.ant-form-item') as HTMLElement;
  expect(await within(field).findByText(PROBLEM)).toBeVisible();
};

it('TR-203 says at both days of a job that they are more than ten years ahead', async () => {
  const api = fakeApi({});
  draftOf('project-new', { name: 'Bridge', startDate: FAR, endDate: FAR });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs?new=project' });
  await user.click(await screen.findByRole('button', { name: 'Create Project' }));
  for (const label of ['Start date', 'End date']) await problemAt(label);
  expect(api.sent('POST', '/projects')).toHaveLength(0);
});

it('TR-203 keeps such days of a job that has them, when something else is edited', async () => {
  const job = aProject({ id: 5, name: 'Bridge', startDate: FAR, endDate: FAR });
  const api = fakeApi({ 'GET /projects/5': () => job, 'PATCH /projects/5': () => job });
  draftOf('project-5-v3', { name: 'Long bridge' });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs/5?edit=1' });
  await user.click(await screen.findByRole('button', { name: 'Save Project' }));
  await waitFor(() => expect(api.sent('PATCH', '/projects/5')[0]?.body).toEqual({ name: 'Long bridge', version: 3 }));
});

it('TR-203 says at the due day of a task that it is more than ten years ahead', async () => {
  const api = fakeApi({ 'GET /projects/5': () => aProject({ id: 5 }), 'GET /projects/5/tasks': () => listOf([task]) });
  draftOf('job-task-2-v1', { dueDate: FAR });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs/5' });
  await user.click(await screen.findByRole('button', { name: 'Edit Stain' }));
  await user.click(await screen.findByRole('button', { name: 'Save task' }));
  await problemAt('Due');
  expect(api.sent('PATCH', '/projects/5/tasks/2')).toHaveLength(0);
});
