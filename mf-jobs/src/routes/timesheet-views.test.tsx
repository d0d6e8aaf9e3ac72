import type { TimeGrid } from '@dwang/contracts';
import { anEntry, aUser, entriesOf, expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { aGrid, aWeek, DECK, rowOf, WEEK } from '../testing/time-grid';
import TestTimesheetRoute from './test-timesheet.route';
import TimesheetRoute from './timesheet.route';

const none = { items: [] };
const server = (grid: TimeGrid, more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /time-entries/grid': () => grid, 'GET /time-entries/hints': () => none, ...more });
const show = () => renderInShell(<TimesheetRoute />, { address: `/timesheet?view=week&week=${WEEK}` });
const cell = (name: string) => screen.findByRole('textbox', { name });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the week', () => {
  it('takes what is typed, saves it on Enter and goes on below, with its sums', async () => {
    const api = server(aGrid(), { 'PUT /time-entries/cell': () => aGrid() });
    const { user } = show();
    const monday = await cell('Smith deck, Mon 2 Mar');
    expect(monday).toHaveValue('7:30');
    expect(within(screen.getByRole('row', { name: /^Smith deck/ })).getAllByText('7:30')).not.toHaveLength(0);
    await user.click(await cell('Smith deck, Tue 3 Mar'));
    await user.keyboard('2h30{Enter}');
    expect(await cell('Fence, Tue 3 Mar')).toHaveFocus();

    const sent = await waitFor(
      () => api.requests.find(({ method }) => method === 'PUT') ?? Promise.reject(new Error('not sent')),
    );
    expect(sent?.body).toEqual({ projectId: 1, day: '2026-03-03', seconds: 9000, from: 0 });
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(monday).toHaveFocus();
  });

  it('keeps what it cannot read and what the server refuses, with the reason beside it', async () => {
    server(aGrid(), { 'PUT /time-entries/cell': () => refuse(409, 'TIME.WEEK_LOCKED', 'This week is approved and is locked.') });
    const { user } = show();
    const tuesday = await cell('Smith deck, Tue 3 Mar');
    await user.type(tuesday, 'later{Enter}');
    expect(await screen.findByText(/Please enter a duration/)).toBeVisible();
    expect(tuesday).toHaveValue('later');
    await user.clear(tuesday);
    await user.type(tuesday, '8{Enter}');
    expect(await screen.findByText('This week is approved and is locked.')).toBeVisible();
    expect(tuesday).toHaveValue('8');
  });

  it('leads to the list where a cell is made of several entries, and says why billed time is locked', async () => {
    const cells = {
      '2026-03-02': { seconds: 27_000, entries: 2, lock: 'several' as const },
      '2026-03-03': { seconds: 3600, entries: 1, lock: 'billed' as const },
    };
    server(aGrid({ rows: [rowOf(DECK, cells)] }));
    show();
    const several = await screen.findByRole('link', { name: /Smith deck, Mon 2 Mar: 7:30. Made of several entries/ });
    expect(several).toHaveAttribute('href', '/timesheet?project=1&from=2026-03-02&to=2026-03-02');
    expect(screen.getByRole('link', { name: /On an invoice: locked until it is voided/ })).toBeVisible();
  });

  it('is approved by the owner, or returned with a reason', async () => {
    const week = aWeek({ userId: 9, userName: 'mere', status: 'submitted', submittedAt: '2026-03-06T04:00:00.000Z' });
    const api = server(aGrid({ week, usesApproval: true }), {
      [`POST /timesheets/${WEEK}/approve`]: () => week,
      [`POST /timesheets/${WEEK}/return`]: () => week,
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await expectText('Week approved');
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await user.type(await screen.findByLabelText('What should be changed?'), 'Tuesday is missing');
    await user.click(screen.getByRole('button', { name: 'Return week' }));
    await expectText('Week returned');
    const bodies = api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ userId: 9 }, { userId: 9, reason: 'Tuesday is missing' }]);
  });

  it('copies last week once it is said how much that is', async () => {
    const item = {
      projectName: 'Smith deck',
      notes: 'Framing',
      startTime: '2026-03-02T20:00:00Z',
      seconds: 7200,
      isThere: false,
    };
    const api = server(aGrid(), {
      'POST /time-entries/copy-week': ({ body }) => ({ items: [item, { ...item, isThere: true }], copied: body.dry ? 0 : 1 }),
    });
    const { user } = show();
    await cell('Smith deck, Mon 2 Mar');
    await user.click(screen.getByRole('button', { name: 'Copy last week' }));
    expect(await screen.findByText('Copy 1 entry from last week?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await expectText('1 entry copied');
    expect(api.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ from: '2026-02-22', to: WEEK });
  });
});

describe('many at once', () => {
  it('changes the marked entries, names those that the server refuses, and leaves them out', async () => {
    const [one, two] = [anEntry({ notes: 'Framing' }), anEntry({ notes: 'Lining' })];
    const refusal = { field: 'changes.1', message: 'This time is on invoice INV-1 and is locked.' };
    const api = fakeApi({
      'GET /time-entries': () => entriesOf(one, two, anEntry({ billed: true, invoiceId: 3, notes: 'Billed' })),
      'POST /time-entries/bulk': ({ body }) =>
        (body.changes as unknown[]).length > 1
          ? refuse(409, 'TIME.ENTRY_BILLED', 'Nothing was changed', [refusal])
          : { count: 1 },
    });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    await screen.findByText('Framing');
    await user.click(screen.getByRole('button', { name: 'Mark several' }));
    expect(screen.getByRole('checkbox', { name: 'Mark Smith deck, Billed' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Mark all shown' }));
    expect(screen.getByText('2 marked')).toBeVisible();
    const change = async () => {
      await user.click(screen.getByRole('button', { name: 'Change' }));
      await user.type(await screen.findByLabelText(/Move by days/), '1');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
    };
    await change();
    expect(await screen.findByText(/INV-1 and is locked/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave them out' }));
    await change();
    await expectText('1 entry changed');
    expect(api.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      changes: [{ id: one.id, startTime: '2026-03-03T20:00:00.000Z', endTime: '2026-03-03T22:00:00.000Z' }],
    });
  });
});

describe('TR-319 the week of a company whose weeks begin on Monday', () => {
  const host = { user: aUser({ company: { ...aUser().company, weekStart: 1 as const } }) };
  const days = Array.from({ length: 7 }, (_, index) => `2026-03-0${index + 2}`);

  it('says which days were handed in with a week of before, leads to that week, and steps by its own', async () => {
    const held = [{ week: WEEK, from: WEEK, to: '2026-03-07', status: 'approved' as const }];
    server(aGrid({ week: aWeek({ week: '2026-03-02' }), days, held, rows: [], usesApproval: true }));
    const { user, address } = renderInShell(<TimesheetRoute />, { address: '/timesheet?view=week&week=2026-03-04', host });
    const link = await screen.findByRole('link', { name: 'Mon 2 Mar to Sat 7 Mar are approved with the week from 1 Mar 2026' });
    expect(link).toHaveAttribute('href', `/timesheet?view=week&week=${WEEK}`);
    expect(screen.getByText('2 Mar to 8 Mar 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The week after' }));
    expect(address()).toBe('/timesheet?view=week&week=2026-03-09');
  });

  it('keeps a week of before by its name, and steps from it to those of now', async () => {
    const api = server(aGrid());
    const { user, address } = renderInShell(<TimesheetRoute />, { address: `/timesheet?view=week&week=${WEEK}`, host });
    expect(await screen.findByText('1 Mar to 7 Mar 2026')).toBeVisible();
    expect(api.sent('GET', '/time-entries/grid').at(-1)?.query.week).toBe(WEEK);
    await user.click(screen.getByRole('button', { name: 'The week before' }));
    expect(address()).toBe('/timesheet?view=week&week=2026-02-23');
  });
});

describe('the calendar', () => {
  it('begins its weeks on the day on which those of the week view begin (TR-319)', async () => {
    const api = fakeApi({});
    renderInShell(<TimesheetRoute />, { address: '/timesheet?view=calendar&month=2026-04' });
    const asked = () => api.sent('GET', '/time-entries').find(({ query }) => query.to === '2026-05-02');
    await waitFor(() => expect(asked()?.query.from).toBe('2026-03-29'));
  });

  it('TR-319 begins its weeks on Monday in a company whose weeks do', async () => {
    const api = fakeApi({});
    const host = { user: aUser({ company: { ...aUser().company, weekStart: 1 } }) };
    renderInShell(<TimesheetRoute />, { address: '/timesheet?view=calendar&month=2026-04', host });
    const asked = () => api.sent('GET', '/time-entries').find(({ query }) => query.to === '2026-05-03');
    await waitFor(() => expect(asked()?.query.from).toBe('2026-03-30'));
    expect(await screen.findByText('Since Monday')).toBeVisible();
  });

  it('makes an entry longer by the keyboard, and opens it', async () => {
    const entry = anEntry({ startTime: '2026-03-02T20:00:00.000Z', endTime: '2026-03-02T22:00:00.000Z' });
    const api = fakeApi({ 'GET /time-entries': () => entriesOf(entry), [`PATCH /time-entries/${entry.id}`]: () => entry });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?view=calendar&month=2026-03' });
    const chip = await screen.findByRole('button', { name: 'Smith deck, 2:00 from 9:00 am' });
    chip.focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getByRole('button', { name: 'Smith deck, 2:30 from 9:00 am' })).toBeVisible();
    await expectText('Now 2:30');
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      duration: 9000,
      endTime: '2026-03-02T22:30:00.000Z',
    });
    await user.click(chip);
    expect(await screen.findByText('Edit Time Entry')).toBeVisible();
  });
});

describe('hours of a day', () => {
  const entries = [1230, 1200].map((duration, index) =>
    anEntry({ startTime: `2026-03-02T2${index}:00:00.000Z`, endTime: `2026-03-02T2${index}:30:00.000Z`, duration }),
  );

  it('add up in the month, to the second', async () => {
    fakeApi({ 'GET /time-entries': () => entriesOf(...entries) });
    renderInShell(<TimesheetRoute />, { address: '/timesheet?view=calendar&month=2026-03' });
    const month = within(await screen.findByRole('table', { name: 'Month' }));
    for (const text of ['0:20:30', '0:20', '0:40:30']) expect(await month.findByText(text)).toBeVisible();
  });
});

describe('the charts', () => {
  it('show hours and earnings by week and job, with their figures in a table', async () => {
    const sums = { items: [{ key: '1', name: 'Smith deck', seconds: 27_000, amount: '600.00' }] };
    const totals = { count: 1, seconds: 27_000, amount: '600.00' };
    const { requests } = fakeApi({ 'GET /time-entries/sums': () => ({ ...sums, totals }) });
    renderInShell(<TimesheetRoute />, { address: '/timesheet?view=charts&span=12w' });
    const figures = within(await screen.findByRole('region', { name: 'By job, figures' }));
    expect(figures.getByText('7:30')).toBeVisible();
    expect(figures.getByText('$600.00')).toBeVisible();
    expect(requests.filter(({ path }) => path === '/time-entries/sums').map(({ query }) => query.by)).toEqual([
      'week',
      'project',
    ]);
  });
});

describe('the tester', () => {
  it('makes a real entry of one hour at the sample rate and lists it', async () => {
    const api = fakeApi({
      'POST /time-entries': ({ body }) => anEntry({ notes: String(body.notes), duration: 3600, amount: '50.00' }),
    });
    const { user } = renderInShell(<TestTimesheetRoute />, { address: '/test-timesheet' });
    await user.click(screen.getByRole('button', { name: 'Create demo entry' }));
    await expectText('Time entry saved');
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      duration: 3600,
      hourlyRate: '50.00',
      notes: 'Demo entry',
    });
    expect(await screen.findByText('$50.00')).toBeVisible();
  });
});
