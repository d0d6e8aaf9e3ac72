import { closeOutbox } from '@dwang/client';
import { aClient, anEntry, aProject, fakeApi, freshOutbox, invoicesOf, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import JobsScreens from './jobs-screens';
import TimesheetRoute from './timesheet.route';

const at = '2026-03-01T00:00:00.000Z';
/** What rows of every list share. */
const row = (id: number) => ({ id, uid: `row-${id}`, projectId: 5, userId: 7, userName: 'Hēmi', createdAt: at, version: 1 });
const bucket = { count: 2, amount: '0.00' };
const stages = { enquiry: 0, quoted: 0, booked: 0, in_progress: 2, to_invoice: 0, done: 0 };
const totals = { count: 2, active: 2, activeJobs: 2, stages, done: 0, before: 0, after: 0, seconds: 0, amount: '0.00', open: 2 };

interface List {
  call: string;
  address: string;
  Screen?: ComponentType;
  /** The card that the button is in. */
  card?: string;
  rowOf: (id: number, name: string) => object;
}

const JOB = '/jobs/5';
const aDraft = (id: number, name: string) => ({
  ...invoicesOf().items[0],
  ...row(id),
  clientId: 3,
  clientName: name,
  projectName: null,
  invoiceNumber: `INV-2026-0300${id}`,
  issueDate: '2026-03-01',
  dueDate: '2026-03-15',
  total: '1.15',
  balance: '1.15',
  status: 'draft',
});
const LISTS: Record<string, List> = {
  clients: { call: '/clients', address: '/jobs?tab=clients', rowOf: (id, name) => aClient({ id, name }) },
  'the board': {
    call: '/projects',
    address: '/jobs?view=board',
    card: 'In progress',
    rowOf: (id, name) => aProject({ id, name, stage: 'in_progress' }),
  },
  invoices: { call: '/invoices', address: '/jobs?tab=invoices', rowOf: aDraft },
  'time entries': {
    call: '/time-entries',
    address: '/timesheet',
    Screen: TimesheetRoute,
    rowOf: (id, name) => anEntry({ id, uid: `entry-${id}`, projectName: name }),
  },
  tasks: {
    call: '/projects/5/tasks',
    address: JOB,
    card: 'Tasks',
    rowOf: (id, title) => ({ ...row(id), title, done: false, dueDate: null, assigneeId: null, assigneeName: null, order: id }),
  },
  notes: { call: '/projects/5/notes', address: JOB, card: 'Notes', rowOf: (id, text) => ({ ...row(id), text, updatedAt: at }) },
  photos: {
    call: '/projects/5/photos',
    address: JOB,
    card: 'Photos',
    rowOf: (id, caption) => ({
      ...row(id),
      caption,
      takenAt: at,
      place: null,
      mark: null,
      width: 8,
      height: 6,
      hasContent: true,
    }),
  },
  files: {
    call: '/projects/5/files',
    address: JOB,
    card: 'Files',
    rowOf: (id, name) => ({ ...row(id), name, contentType: 'text/plain', size: 9 }),
  },
};

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(() => closeOutbox());

it.each(Object.entries(LISTS))('%s: the next page stands behind the first', async (_, list) => {
  const { call, address, Screen = JobsScreens, card, rowOf } = list;
  const nothing = () => ({ items: [], nextCursor: null, totals: { ...totals, count: 0 } });
  const parts = ['tasks', 'notes', 'photos', 'files', 'activity'].map((part) => [`GET /projects/5/${part}`, nothing] as const);
  const api = fakeApi({
    'GET /projects/5': () => aProject({ id: 5, name: 'Kāpiti deck' }),
    'GET /measurements': nothing,
    ...Object.fromEntries(parts),
    [`GET ${call}`]: ({ query }) => {
      const isAnother = query.stage && query.stage !== 'in_progress';
      const items = isAnother ? [] : [query.cursor ? rowOf(2, 'Pōneke bathroom') : rowOf(1, 'Smith deck')];
      const sums = { ...totals, total: bucket, draft: bucket, paid: bucket, pending: bucket, overdue: bucket };
      return { items, nextCursor: isAnother || query.cursor ? null : 'next', totals: sums };
    },
  });
  const { user } = renderInShell(<Screen />, { address });
  const place = card ? within(await screen.findByRole('region', { name: new RegExp(card) })) : screen;
  const isThere = (name: string) => async () => expect(await place.findByText(name, { exact: false })).toBeVisible();
  await (card === 'Photos' ? () => place.findByRole('img', { name: 'Smith deck' }) : isThere('Smith deck'))();
  await user.click(place.getByRole('button', { name: 'Load more' }));
  await (card === 'Photos' ? () => place.findByRole('img', { name: 'Pōneke bathroom' }) : isThere('Pōneke bathroom'))();
  expect(api.sent('GET', call).some(({ query }) => query.cursor === 'next')).toBe(true);
  await waitFor(() => expect(place.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument());
});
