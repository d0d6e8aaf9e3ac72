import type { CreateRecurringInvoice, RecurringInvoice } from '@dwang/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import InvoicesRoute from '../../routes/invoices.route';
import { clientPage, FakeServer, projectPage } from '../../testing/fake-server';
import { anInvoice } from '../../testing/invoice-data';
import { aClient, aProject } from '../../testing/job-data';
import { renderScreen } from '../../testing/render-screen';

const aRecurring = (changes: Partial<RecurringInvoice> = {}): RecurringInvoice => ({
  id: 5,
  uid: '00000000-0000-4000-8000-000000000005',
  userId: 1,
  clientId: 7,
  clientName: 'Ngāti Whātua Homes',
  projectId: null,
  projectName: null,
  lines: [
    {
      kind: 'other',
      description: 'Maintenance round',
      quantity: '1.000',
      unit: 'month',
      unitPrice: '480.00',
      gstKind: 'standard',
    },
  ],
  addHours: false,
  groupTimeBy: 'day',
  gst: 'exclusive',
  gstKind: 'standard',
  discount: null,
  terms: '',
  notes: '',
  paymentTerms: '',
  every: 'monthly',
  nextDay: '2099-01-31',
  lastDay: null,
  makes: 'issued',
  state: 'active',
  total: '552.00',
  made: 0,
  lastInvoice: null,
  problem: '',
  version: 1,
  ...changes,
});

function serverWith(...rows: RecurringInvoice[]): FakeServer {
  const totals = {
    count: rows.length,
    active: rows.filter(({ state }) => state === 'active').length,
    paused: rows.filter(({ state }) => state === 'paused').length,
    problems: rows.filter(({ problem }) => problem).length,
  };
  const server = new FakeServer()
    .on('GET /recurring-invoices', ({ query }) => {
      const state = query.get('state');
      return { items: rows.filter((row) => !state || row.state === state), nextCursor: null, totals };
    })
    .on('GET /clients', () => clientPage([aClient()]))
    .on('GET /projects', () => projectPage([aProject()]));
  for (const row of rows) server.on(`GET /recurring-invoices/${row.id}`, () => row);
  server.install();
  return server;
}
const open = (address: string) => renderScreen(InvoicesRoute, '/invoices', `/invoices/recurring${address}`);

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Lets the clock run on from this day. */
function setToday(day: string): void {
  const real = Date.now;
  const ahead = Date.parse(day) - real();
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
}

it('says while it is typed what the papers of a recurring invoice could not show (TR-218)', async () => {
  serverWith(aRecurring());
  const { person } = open('?edit=5');
  const form = within(await screen.findByRole('dialog', { name: 'Edit recurring invoice' }));
  expect(form.queryByText('Some characters cannot be printed')).not.toBeInTheDocument();
  await person.type(await form.findByLabelText(/^Notes/), 'Danke 🙏');
  expect(await form.findByText(/🙏 in the notes/)).toBeVisible();
});

it('lists what recurs, with the reason why one could not be made', async () => {
  serverWith(aRecurring(), aRecurring({ id: 6, state: 'paused', clientName: 'Ōtara Motors', problem: 'No such client' }));
  const { person } = open('');
  expect(
    await screen.findByRole('row', { name: /Ngāti Whātua Homes.*Every month.*31 Jan 2099.*Active.*\$552\.00/ }),
  ).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Ended' }));
  expect(await screen.findByText('No recurring invoices.')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/invoices/recurring?state=ended');
});

it('begins from an invoice, says the days that follow, and asks about a first day that is far ahead (TR-203)', async () => {
  setToday('2098-12-20');
  const server = serverWith().on('POST /recurring-invoices', () => aRecurring());
  const invoice = anInvoice({ issueDate: '2098-12-31', projectId: null });
  server.on(`GET /invoices/${invoice.id}`, () => invoice);
  const { person } = open(`?new=1&from=${invoice.id}`);
  const form = within(await screen.findByRole('dialog', { name: 'New recurring invoice' }));
  expect(await form.findByText('Then 28 Feb 2099, 31 Mar 2099 and so on.')).toBeVisible();
  await person.click(form.getByRole('button', { name: 'Create recurring invoice' }));
  await person.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(await form.findByText('Please check the date')).toBeVisible();
  expect(server.sentTo('POST /recurring-invoices')).toHaveLength(0);
  await person.click(form.getByRole('button', { name: 'Create recurring invoice' }));
  await person.click(await screen.findByRole('button', { name: 'Keep this date' }));
  await waitFor(() => expect(server.sentTo('POST /recurring-invoices')).toHaveLength(1));
  const body = server.sentTo('POST /recurring-invoices')[0]?.body as CreateRecurringInvoice;
  expect(body).toMatchObject({
    every: 'monthly',
    nextDay: '2099-01-31',
    lastDay: null,
    makes: 'draft',
    paymentTerms: '',
    addHours: false,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('TR-203 asks about a last day more than a year ahead, and says at the field that ten years are too much', async () => {
  setToday('2099-01-20');
  const server = serverWith(aRecurring()).on('PUT /recurring-invoices/5', () => aRecurring({ version: 2 }));
  const edit = async (lastDay: string) => {
    localStorage.setItem('dwang-draft:1:recurring-5-1', JSON.stringify({ lastDay }));
    const { person, unmount } = open('?edit=5');
    const form = within(await screen.findByRole('dialog', { name: 'Edit recurring invoice' }));
    await person.click(await form.findByRole('button', { name: 'Save' }));
    return { person, form, unmount };
  };
  const late = await edit('2119-01-31');
  expect(await late.form.findByText('Please check the date: it is more than ten years ahead')).toBeVisible();
  late.unmount();
  const { person, form } = await edit('2101-01-31');
  await screen.findByText('Go on until 31 Jan 2101?');
  await person.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(await form.findByText('Please check the date')).toBeVisible();
  expect(server.sentTo('PUT /recurring-invoices/5')).toHaveLength(0);
  await person.click(form.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Keep this date' }));
  await waitFor(() => expect(server.sentTo('PUT /recurring-invoices/5')[0]?.body).toMatchObject({ lastDay: '2101-01-31' }));
});

it('edits over the version that was read', async () => {
  const server = serverWith(aRecurring({ version: 4 })).on('PUT /recurring-invoices/5', () => aRecurring({ version: 5 }));
  const { person } = open('?edit=5');
  const form = within(await screen.findByRole('dialog', { name: 'Edit recurring invoice' }));
  await person.click(await form.findByRole('combobox', { name: /^Payment terms/ }));
  await person.click(await screen.findByTitle('20th of the month following'));
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sentTo('PUT /recurring-invoices/5')[0]?.body).toMatchObject({ paymentTerms: 'next-month-20', version: 4 }),
  );
});

it('pauses with one press, and undoes it', async () => {
  const server = serverWith(aRecurring()).on('PATCH /recurring-invoices/5', ({ body }) =>
    aRecurring({ state: (body as { paused: boolean }).paused ? 'paused' : 'active' }),
  );
  const { person, notices, undo } = open('');
  await person.click(await screen.findByRole('button', { name: /More actions for the recurring invoice/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  act(undo);
  await waitFor(() =>
    expect(server.sentTo('PATCH /recurring-invoices/5').map(({ body }) => body)).toEqual([{ paused: true }, { paused: false }]),
  );
});
