import type { CreateTimeEntry, TimeEntrySummary } from '@dwang/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { clientPage, entryPage, FakeServer, invoicePage, projectPage, Refusal } from '../testing/fake-server';
import { anEntry, aProject } from '../testing/job-data';
import { renderScreen } from '../testing/render-screen';
import CombinedRoute from './combined.route';

const figures = { count: 3, seconds: 27_000, amount: '487.50' };
const summary: TimeEntrySummary = { all: figures, today: figures, week: figures, month: figures, unbilled: figures };

function server(): FakeServer {
  const fake = new FakeServer()
    .on('GET /invoices', () => invoicePage([]))
    .on('GET /clients', () => clientPage([]))
    .on('GET /projects', () => projectPage([aProject()]))
    .on('GET /time-entries/summary', () => summary)
    .on('GET /time-entries', () => entryPage([]));
  fake.install();
  return fake;
}

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

describe('the finance screen', () => {
  it('opens the form of a new invoice with its toast', async () => {
    server();
    const { person, notices } = renderScreen(CombinedRoute, '/combined');
    expect(screen.getByText('Manage your invoices and time entries in one place')).toBeVisible();
    expect(await screen.findByText('No invoices found')).toBeVisible();
    expect(screen.getByText('No invoices match your current filters or search criteria.')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'New Invoice' })[0] as HTMLElement);
    expect(notices).toEqual(['New Invoice - Please enter the invoice details in the form.']);
    expect(await screen.findByRole('dialog', { name: 'New Invoice' })).toBeVisible();
  });

  it('shows the four cards of hours and the empty text', async () => {
    server();
    renderScreen(CombinedRoute, '/combined', '/combined?tab=timesheets');
    expect(await screen.findByText('No time entries found matching your criteria.')).toBeVisible();
    expect(screen.getByText('Try changing your search or add a new time entry.')).toBeVisible();
    const cards = screen.getByLabelText('Time totals');
    expect(await within(cards).findByText('3 entries')).toBeVisible();
    for (const text of ['Total Hours', 'Based on hourly rates', 'Since Sunday', 'This Month', '$487.50']) {
      expect(within(cards).getByText(text)).toBeVisible();
    }
  });

  it('shows the hours with the day of the company’s zone, their rate and cost', async () => {
    server().on('GET /time-entries', () => entryPage([anEntry({ startTime: '2026-11-17T20:00:00.000Z', duration: 9000 })]));
    renderScreen(CombinedRoute, '/combined', '/combined?tab=timesheets');
    const row = await screen.findByRole('row', { name: /Deck at Pākihi Rd/ });
    for (const text of ['18 Nov 2026', '2:30', '$65.00', '$162.50']) expect(row).toHaveTextContent(text);
  });

  it('shows a month with the hours of each day, and the entries of the chosen one', async () => {
    const work: Record<string, number> = { '2026-11-17': 3600, '2026-11-18': 9045 };
    const fake = server()
      .on('GET /time-entries/days', () => ({
        items: Object.entries(work).map(([day, seconds]) => ({ day, seconds, amount: '0.00' })),
      }))
      .on('GET /time-entries', ({ query }) =>
        entryPage(query.get('from') === '2026-11-18' ? [anEntry({ startTime: '2026-11-17T20:00:00.000Z', duration: 9045 })] : []),
      );
    const { person } = renderScreen(CombinedRoute, '/combined', '/combined?tab=timesheets&view=calendar&day=2026-11-05');
    expect(await screen.findByText('No time on this day.')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: /^Wed 18 Nov.*, 2:30:45$/ }));
    const row = await screen.findByRole('row', { name: /Deck at Pākihi Rd/ });
    for (const text of ['18 Nov 2026', '2:30:45']) expect(row).toHaveTextContent(text);
    await person.click(screen.getByRole('button', { name: 'The month before' }));
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'List View' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/combined?tab=timesheets');
    expect(screen.getByPlaceholderText('Search time entries...')).toBeVisible();
    const asked = fake.sentTo('GET /time-entries/days').map(({ query }) => query.toString());
    expect(asked[0]).toBe('from=2026-11-01&to=2026-12-05');
  });

  it('refuses a duration that is none, then saves from nine o’clock in summer time', async () => {
    localStorage.setItem('dwang-draft:1:finance-time-new', JSON.stringify({ day: '2026-12-01' }));
    const fake = server().on('POST /time-entries', () => anEntry());
    const { person, notices } = renderScreen(CombinedRoute, '/combined', '/combined?tab=timesheets');
    await person.click(screen.getByRole('button', { name: 'Add Time', expanded: false }));
    await person.type(await screen.findByLabelText('Duration'), 'soon');
    await person.click(screen.getByRole('button', { name: 'Save time entry' }));
    expect(await screen.findByText('Please enter a duration such as 2:30, 2.5 or 2h 30m')).toBeVisible();
    expect(fake.sentTo('POST /time-entries')).toHaveLength(0);
    await person.clear(screen.getByLabelText('Duration'));
    await person.type(screen.getByLabelText('Duration'), '2h30');
    await person.click(screen.getByRole('button', { name: 'Save time entry' }));
    await waitFor(() => expect(notices).toEqual(['Time entry saved - Your time entry has been added successfully.']));
    const body = fake.sentTo('POST /time-entries').at(-1)?.body as CreateTimeEntry;
    expect(body).toMatchObject({ projectId: null, startTime: '2026-11-30T20:00:00.000Z', duration: 9000 });
  });

  it('says that an entry could not be saved, and keeps it in the form', async () => {
    server().on('POST /time-entries', () => new Refusal(409, 'Try later.'));
    const { person } = renderScreen(CombinedRoute, '/combined', '/combined?tab=timesheets');
    await person.click(screen.getByRole('button', { name: 'Add Time', expanded: false }));
    await person.type(await screen.findByLabelText('Duration'), '1:15');
    await person.click(screen.getByRole('button', { name: 'Save time entry' }));
    expect(await screen.findByText('Failed to save time entry. Please try again. Try later.')).toBeVisible();
    expect(screen.getByLabelText('Duration')).toHaveValue('1:15');
  });
});
