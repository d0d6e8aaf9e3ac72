import {
  anEntry,
  aProject,
  aSummary,
  entriesOf,
  expectText,
  fakeApi,
  NO_NETWORK,
  projectsOf,
  refuse,
  renderInShell,
  setNetwork,
} from '@dwang/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import TimesheetRoute from './timesheet.route';

const created = (api: ReturnType<typeof fakeApi>) => api.requests.find(({ method }) => method === 'POST')?.body;

/** Noon in Auckland on the given day. */
const noonOf = (day: string) => new Date(`${day}T00:00:00.000Z`).getTime();

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the list', () => {
  it('shows the four figures of all time, the week and the month', async () => {
    const month = { count: 2, seconds: 444_600, amount: '11250.00' };
    fakeApi({ 'GET /time-entries/summary': () => aSummary({ all: { count: 3, seconds: 450_000, amount: '11500.50' }, month }) });
    renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    const cards = within(screen.getByLabelText('Summary'));
    expect(await cards.findByText('125 h')).toBeVisible();
    expect(cards.getByText('$11,500.50')).toBeVisible();
    expect(cards.getByText('123.5 h')).toBeVisible();
    expect(cards.getByText('Since Sunday')).toBeVisible();
  });

  it('says that there are none, and reads a failing list again on Retry', async () => {
    const api = fakeApi({ 'GET /time-entries': () => refuse(429, 'REQUEST.RATE_LIMITED', 'Too many requests') });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    expect(await screen.findByText('Could not load time entries')).toBeVisible();
    api.handle['GET /time-entries'] = () => entriesOf();
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('No time entries found.')).toBeVisible();
  });

  it('asks the server for what the address bar filters', async () => {
    const { requests } = fakeApi({});
    renderInShell(<TimesheetRoute />, { address: '/timesheet?q=tūī&project=12&from=2026-03-01&to=2026-03-31' });
    await screen.findByText('No time entries found.');
    expect(requests.find(({ path }) => path === '/time-entries')?.query).toMatchObject({
      q: 'tūī',
      projectId: '12',
      from: '2026-03-01',
      to: '2026-03-31',
    });
  });

  it('shows the day of the company and the first 30 characters of the notes', async () => {
    const notes = 'Mahi tōtara: ngā pou, te tuanui me ngā pakitara katoa';
    fakeApi({ 'GET /time-entries': () => entriesOf(anEntry({ startTime: '2026-03-02T11:30:00.000Z', notes })) });
    renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    expect(await screen.findByText('3 Mar 2026')).toBeVisible();
    expect(screen.getByText('Mahi tōtara: ngā pou, te tuanu…')).toBeVisible();
    expect(screen.getByText('$160.00')).toBeVisible();
  });

  it('locks a billed entry, says why, and leads to its invoice', async () => {
    fakeApi({ 'GET /time-entries': () => entriesOf(anEntry({ billed: true, invoiceId: 31 })) });
    renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    expect(await screen.findByRole('link', { name: 'On an invoice' })).toHaveAttribute('href', '/invoices/31');
    expect(screen.getByText('Locked until it is voided')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('refreshes and says so', async () => {
    fakeApi({});
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    await screen.findByText('No time entries found.');
    await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
    expect(await screen.findByText('Refreshed')).toBeVisible();
    expect(screen.getByText('Timesheet data has been refreshed from all sources.')).toBeVisible();
  });

  it('duplicates an entry', async () => {
    const entry = anEntry();
    const api = fakeApi({ 'GET /time-entries': () => entriesOf(entry), 'POST /time-entries': () => anEntry() });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    await user.click(await screen.findByRole('button', { name: /^Duplicate/ }));
    await expectText('Time entry duplicated');
    expect(created(api)).toMatchObject({ startTime: entry.startTime, endTime: entry.endTime, duration: 7200, notes: 'Framing' });
  });

  it('deletes an entry and brings it back on Undo', async () => {
    const entry = anEntry();
    const api = fakeApi({
      'GET /time-entries': () => entriesOf(entry),
      'POST /time-entries': () => anEntry(),
      [`DELETE /time-entries/${entry.id}`]: () => null,
    });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    await expectText('Time entry deleted');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expectText('Time entry restored');
    expect(created(api)).toMatchObject({ startTime: entry.startTime, duration: 7200 });
  });

  it('sends only the notes when only the notes were edited', async () => {
    const entry = anEntry({ startTime: '2026-03-02T20:00:12.345Z', endTime: '2026-03-02T22:00:12.345Z' });
    const api = fakeApi({
      'GET /time-entries': () => entriesOf(entry),
      [`PATCH /time-entries/${entry.id}`]: () => entry,
    });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.type(await screen.findByLabelText(/Notes/), ' and bracing');
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    await expectText('Time entry updated');
    const sent = api.requests.find(({ method }) => method === 'PATCH')?.body;
    expect(sent).toEqual({ notes: 'Framing and bracing', version: 1 });
  });
});

describe('adding time', () => {
  it('saves yesterday from nine, across the end of daylight saving', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(noonOf('2026-04-05'));
    const api = fakeApi({ 'POST /time-entries': () => anEntry() });
    const heard = jest.fn();
    window.addEventListener('newTimeEntry', heard, { once: true });
    const { user, address } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    await user.click(await screen.findByRole('button', { name: 'Yesterday' }));
    const duration = screen.getByLabelText('Duration');
    await user.clear(duration);
    await user.type(duration, '2h30');
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    await expectText('Time entry saved');
    expect(screen.getByText('Your time entry has been added successfully.')).toBeVisible();
    expect(created(api)).toMatchObject({
      projectId: null,
      startTime: '2026-04-03T20:00:00.000Z',
      duration: 9000,
      hourlyRate: '65.00',
    });
    expect(heard).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(address()).toBe('/timesheet'));
  });

  it('asks which hour is meant on the night when clocks go back, and only then (TR-217)', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(noonOf('2026-04-05'));
    const api = fakeApi({ 'POST /time-entries': () => anEntry() });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    const start = await screen.findByLabelText('Start time');
    expect(screen.queryByLabelText(/Which hour/)).not.toBeInTheDocument();
    fireEvent.change(start, { target: { value: '02:15' } });
    await user.click(await screen.findByLabelText(/Which hour/));
    await user.click(await screen.findByTitle('2:15 am NZST, the second time'));
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    await waitFor(() => expect(created(api)).toMatchObject({ startTime: '2026-04-04T14:15:00.000Z' }));
  });

  it('TR-217 says beside 25:00 from midnight to midnight that the clocks went back, in the list and in the form', async () => {
    const night = { startTime: '2026-04-04T11:00:00.000Z', endTime: '2026-04-05T12:00:00.000Z' };
    const entry = anEntry({ ...night, duration: 25 * 3600, billedSeconds: 25 * 3600 });
    const usual = anEntry({ startTime: '2026-04-06T20:00:00.000Z', endTime: '2026-04-06T21:00:00.000Z' });
    fakeApi({ 'GET /time-entries': () => entriesOf(entry, usual), [`GET /time-entries/${entry.id}`]: () => entry });
    renderInShell(<TimesheetRoute />, { address: `/timesheet?edit=${entry.id}` });
    expect(await screen.findAllByText('clocks went back')).toHaveLength(1);
    expect(await screen.findByText(/^The clocks went back in this time/)).toBeVisible();
  });

  it('says at the date that work is not entered ahead, and sends nothing (TR-203)', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(noonOf('2026-04-05'));
    const api = fakeApi({ 'POST /time-entries': () => anEntry() });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    const date = await screen.findByLabelText('Date');
    fireEvent.mouseDown(date);
    fireEvent.change(date, { target: { value: '7/4/2026' } });
    fireEvent.keyDown(date, { key: 'Enter', code: 'Enter', keyCode: 13 });
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    await expectText('Please check the date: it is more than a day ahead of today');
    expect(created(api)).toBeUndefined();
  });

  it('is nine to five today until something else is typed', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(noonOf('2026-04-05'));
    const api = fakeApi({ 'POST /time-entries': () => anEntry() });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    await user.click(await screen.findByRole('button', { name: 'Save Time Entry' }));
    await expectText('Time entry saved');
    expect(created(api)).toMatchObject({ startTime: '2026-04-04T21:00:00.000Z', duration: 28_800 });
  });

  it('starts at the rate of the company, and comes back to it with General (TR-103)', async () => {
    const api = fakeApi({
      'GET /company': () => ({ defaultRate: '95.00' }),
      'GET /projects': () => projectsOf(aProject({ id: 9, name: 'Whare hou', hourlyRate: '92.50' })),
      'POST /time-entries': () => anEntry(),
    });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    const rate = await screen.findByLabelText('Hourly rate');
    expect(rate).toHaveValue('95.00');
    const form = within(rate.closest('form') ?? document.body);
    const choose = async (name: string) => {
      await user.click(form.getByRole('combobox'));
      await user.click(await screen.findByTitle(name));
    };
    await choose('Whare hou');
    await waitFor(() => expect(rate).toHaveValue('92.50'));
    await choose('General');
    await waitFor(() => expect(rate).toHaveValue('95.00'));
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    await waitFor(() => expect(created(api)).toMatchObject({ projectId: null, hourlyRate: '95.00' }));
  });

  it('stays open at the rate that this device knows when nothing answers (TR-103)', async () => {
    setNetwork('off');
    fakeApi({ 'GET /company': () => NO_NETWORK });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    const notes = await screen.findByLabelText(/^Notes/);
    await user.type(notes, 'Decking');
    expect(notes).toBeInTheDocument();
    expect(notes).toHaveValue('Decking');
    setNetwork('on');
  });

  it('refuses what is not a duration beside the field and sends nothing', async () => {
    const api = fakeApi({});
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    const duration = await screen.findByLabelText('Duration');
    await user.clear(duration);
    await user.type(duration, '2:75');
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    expect(await screen.findByText(/Please enter a duration such as/)).toBeVisible();
    expect(created(api)).toBeUndefined();
  });

  it('takes the rate of the chosen project and works out the amount', async () => {
    const api = fakeApi({
      'GET /projects': () => projectsOf(aProject({ id: 9, name: 'Whare hou', hourlyRate: '92.50' })),
      'POST /time-entries': () => anEntry(),
    });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    const form = within((await screen.findByLabelText('Duration')).closest('form') ?? document.body);
    await user.click(form.getByRole('combobox'));
    await user.click(await screen.findByTitle('Whare hou'));
    expect(await form.findByText('$740.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    await expectText('Time entry saved');
    expect(created(api)).toMatchObject({ projectId: 9, hourlyRate: '92.50' });
  });

  it('says when saving fails, gives the reason, and keeps what was typed', async () => {
    fakeApi({ 'POST /time-entries': () => refuse(403, 'AUTH.FORBIDDEN', 'You may not add time here') });
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet?new=1' });
    await user.type(await screen.findByLabelText(/Notes/), 'Kōwhai fence');
    await user.click(screen.getByRole('button', { name: 'Save Time Entry' }));
    await expectText('Failed to save time entry. Please try again.');
    expect(screen.getByText('You may not add time here')).toBeVisible();
    expect(screen.getByLabelText(/Notes/)).toHaveValue('Kōwhai fence');
  });

  it('reads Cancel while the form is open', async () => {
    fakeApi({});
    const { user } = renderInShell(<TimesheetRoute />, { address: '/timesheet' });
    await screen.findByText('No time entries found.');
    const [add] = screen.getAllByRole('button', { name: 'Add Time' });
    if (add) await user.click(add);
    await screen.findByLabelText('Duration');
    expect(screen.queryByRole('button', { name: 'Add Time' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Cancel' }).length).toBeGreaterThan(0);
  });
});
