import type { CreateInvoice, InvoiceSummary } from '@dwang/contracts';
import { addDays, dayOf, dueDayBy } from '@dwang/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { clientPage, entryPage, FakeServer, invoicePage, projectPage, Refusal, type SentRequest } from '../testing/fake-server';
import { aLine, anInvoice, aSummary } from '../testing/invoice-data';
import { aClient, anEntry, aProject } from '../testing/job-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';

const today = dayOf(Date.now(), 'Pacific/Auckland');
const open = (address?: string) => renderScreen(InvoicesRoute, '/invoices', address);

const none = { count: 0, amount: '0.00' };
const noAges = { current: none, days1to30: none, days31to60: none, days61to90: none, over90: none, total: none };

function serverWith(invoices: InvoiceSummary[]): FakeServer {
  const server = new FakeServer()
    .on('GET /invoices', ({ query }) => {
      const [status, q] = [query.get('status'), query.get('q') ?? ''];
      const items = invoices.filter((row) => (!status || row.status === status) && row.clientName.includes(q));
      return { ...invoicePage(items), totals: invoicePage(invoices).totals };
    })
    .on('GET /invoices/ageing', () => noAges)
    .on('GET /clients', () => clientPage([aClient()]))
    .on('GET /projects', () => projectPage([aProject()]))
    .on('GET /projects/3', () => aProject())
    .on('GET /time-entries', () => entryPage([anEntry({ id: 11, duration: 5025, hourlyRate: '65.55' }), anEntry({ id: 12 })]));
  server.install();
  return server;
}

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });

describe('the list of invoices', () => {
  it('shows the four totals, and due words beside the colours', async () => {
    serverWith([
      aSummary({ status: 'overdue', dueDate: addDays(today, -1), invoiceNumber: 'INV-1' }),
      aSummary({ dueDate: addDays(today, 2), invoiceNumber: 'INV-2' }),
      aSummary({ status: 'paid', invoiceNumber: 'INV-3' }),
    ]);
    open();
    const late = await screen.findByRole('row', { name: /INV-1/ });
    expect(within(late).getAllByText('Overdue')).toHaveLength(2);
    expect(within(screen.getByRole('row', { name: /INV-2/ })).getByText('Due in 2 days')).toBeVisible();
    const cards = screen.getByLabelText('Invoice totals');
    for (const label of ['Total Value', 'Paid', 'Pending', 'Overdue']) expect(within(cards).getByText(label)).toBeVisible();
    expect(within(cards).getByText('$345.00')).toBeVisible();
    expect(within(cards).getByText('3 invoices')).toBeVisible();
  });

  it('keeps the status in the address and says so when nothing matches', async () => {
    serverWith([aSummary()]);
    const { person } = open();
    await person.click(await screen.findByRole('tab', { name: 'Paid' }));
    expect(await screen.findByText('No invoices found matching your criteria.')).toBeVisible();
    expect(screen.getByText('Try changing your filters or create a new invoice.')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/invoices?status=paid');
  });

  it('shows why the list failed, and Retry brings it back', async () => {
    const server = serverWith([aSummary({ invoiceNumber: 'INV-9' })]);
    server.on('GET /invoices', () => new Refusal(404, 'The books are closed.'));
    const { person } = open();
    expect(await screen.findByText('Could not load invoices')).toBeVisible();
    expect(screen.getByText('The books are closed.')).toBeVisible();
    server.on('GET /invoices', () => invoicePage([aSummary({ invoiceNumber: 'INV-9' })]));
    await person.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('INV-9')).toBeVisible();
  });

  it('marks an invoice as paid with the version that was seen', async () => {
    const invoice = aSummary({ id: 501, version: 4, dueDate: addDays(today, 9), invoiceNumber: 'INV-5' });
    const server = serverWith([invoice]).on('PATCH /invoices/501', () => anInvoice({ ...invoice, status: 'paid' }));
    const { person, notices } = open();
    await person.click(await screen.findByRole('button', { name: 'More actions for INV-5' }));
    await person.click(await screen.findByText('Mark as paid'));
    await waitFor(() => expect(notices).toEqual(['Invoice marked as paid - INV-5 for Ngāti Whātua Homes']));
    expect(server.sentTo('PATCH /invoices/501')[0]?.body).toEqual({ status: 'paid', version: 4 });
  });
});

describe('one invoice', () => {
  it('is voided only after asking, and says that its hours are free', async () => {
    const server = serverWith([]).on('GET /invoices/77', () => anInvoice({ id: 77, invoiceNumber: 'INV-77' }));
    server.on('POST /invoices/77/void', () => {
      server.on('GET /invoices/77', () => anInvoice({ id: 77, invoiceNumber: 'INV-77', status: 'void' }));
      return anInvoice({ id: 77, invoiceNumber: 'INV-77', status: 'void' });
    });
    const { person, notices } = open('/invoices/77');
    await person.click(await screen.findByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByText('Void'));
    expect(await screen.findByText(/Its hours become unbilled again/)).toBeVisible();
    expect(server.sentTo('POST /invoices/77/void')).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Void invoice' }));
    expect(await screen.findByText('This invoice is void')).toBeVisible();
    expect(notices).toEqual(['Invoice voided - INV-77 is void. Its hours are free to be billed again.']);
  });

  it('exports its lines and sums as a CSV, from its page and from its row (TR-315)', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:invoice';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const lines = [aLine({ description: 'Pine, "dry"', quantity: '2.500', unit: 'm', unitPrice: '40.00' })];
    const invoice = anInvoice({ id: 77, invoiceNumber: 'INV/77', lines });
    serverWith([invoice]).on('GET /invoices/77', () => invoice);
    const page = open('/invoices/77');
    await page.person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(page.notices).toEqual(['CSV exported - Invoice-INV-77.csv']));
    page.unmount();
    const list = open();
    await list.person.click(await screen.findByRole('button', { name: 'More actions for INV/77' }));
    await list.person.click(await screen.findByText('Export CSV'));
    await waitFor(() => expect(list.notices).toEqual(['CSV exported - Invoice-INV-77.csv']));
    const [first, second] = await Promise.all(files.map(textOf));
    const facts = 'INV/77,Ngāti Whātua Homes,2026-11-20,2026-12-04';
    expect(first?.split('\r\n')).toEqual([
      '\uFEFFInvoice,Client,Issue date,Due date,Description,Quantity,Unit,Rate,Amount',
      `${facts},"Pine, ""dry""",2.500,m,40.00,100.00`,
      `${facts},Subtotal,,,,100.00`,
      `${facts},GST (15%),,,,15.00`,
      `${facts},Total,,,,115.00`,
      '',
    ]);
    expect(second).toBe(first);
  });

  it('says so when there is none with this number', async () => {
    serverWith([]);
    open('/invoices/9999');
    expect(await screen.findByText('This invoice was not found.')).toBeVisible();
  });
});

describe('a new invoice', () => {
  const totals = () => screen.getByRole('region', { name: 'Totals' });

  it('shows unbilled hours that add up to their total, to the second', async () => {
    const entries = [11, 12].map((id) => anEntry({ id, uid: `e-${id}`, duration: 1230 }));
    serverWith([]).on('GET /time-entries', () => entryPage(entries));
    open('/invoices?new=1&projectId=3');
    expect(await screen.findByText(/^0:41 h · /)).toBeVisible();
    expect(screen.getAllByText('0:20:30')).toHaveLength(2);
  });

  it('bills the hours of the job from which it was opened, to the cent, with a material line', async () => {
    const server = serverWith([]).on('POST /invoices', ({ body }) => {
      const { lines, ...rest } = body as CreateInvoice;
      return anInvoice({ id: 88, invoiceNumber: 'INV-88', notes: `${rest.notes}${lines?.length}` });
    });
    server.on('GET /invoices/88', () => anInvoice({ id: 88, invoiceNumber: 'INV-88' }));
    const { person, notices } = open('/invoices?new=1&projectId=3');
    expect(await screen.findByText('2 of 2 entries')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add line' }));
    await person.type(screen.getByLabelText('Description'), 'Rātā boards');
    await person.clear(screen.getByLabelText('Quantity'));
    await person.type(screen.getByLabelText('Quantity'), '24.333');
    await person.type(screen.getByLabelText('Unit price'), '11.11');
    await waitFor(() => expect(totals()).toHaveTextContent('$426.84'));
    expect(totals()).toHaveTextContent('$64.03');
    expect(totals()).toHaveTextContent('$490.87');
    expect(totals()).toHaveTextContent('Total is calculated automatically');
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    await waitFor(() => expect(notices).toEqual(['Invoice created - INV-88 for Ngāti Whātua Homes']));
    const request = server.sentTo('POST /invoices')[0] as SentRequest;
    expect(request.body).toMatchObject({
      clientId: 7,
      projectId: 3,
      issueDate: today,
      dueDate: addDays(today, 14),
      status: 'pending',
      timeEntryIds: [11, 12],
      lines: [{ kind: 'material', description: 'Rātā boards', quantity: '24.333', unitPrice: '11.11' }],
    });
    expect(request.key).toContain((request.body as CreateInvoice).uid);
    expect(await screen.findByRole('heading', { name: 'INV-88' })).toBeVisible();
  });

  it('says above the preview which characters cannot be printed, while they are typed (TR-218)', async () => {
    serverWith([]);
    const { person } = open('/invoices?new=1&projectId=3');
    await person.click(await screen.findByRole('button', { name: 'Add line' }));
    await person.type(screen.getByLabelText('Description'), '4 kΩ ✓ 🔧');
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(await preview.findByText(/^The PDF shows □ in place of: 🔧 in line \d\.$/)).toBeVisible();
  });

  it('leaves out an entry whose mark is taken off', async () => {
    const server = serverWith([]).on('POST /invoices', () => new Refusal(500, 'The server had a fault.'));
    const { person } = open('/invoices?new=1&projectId=3');
    await person.click((await screen.findAllByRole('checkbox', { name: /Bearers/ }))[0] as HTMLElement);
    expect(await screen.findByText('1 of 2 entries')).toBeVisible();
    expect(totals()).toHaveTextContent('$74.75');
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    expect(await screen.findByText('Failed to create invoice. Please try again. The server had a fault.')).toBeVisible();
    const requests = server.sentTo('POST /invoices');
    expect(requests[0]?.body).toMatchObject({ timeEntryIds: [12] });
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  });

  it('puts what the server refuses beside its field and keeps what was typed', async () => {
    const taken = [{ field: 'invoiceNumber', message: 'This invoice number is already in use' }];
    serverWith([]).on('POST /invoices', () => new Refusal(409, 'Refused', taken));
    const { person } = open('/invoices?new=1&projectId=3');
    await screen.findByText('2 of 2 entries');
    await person.type(screen.getByLabelText(/Invoice number/), 'A-1');
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    expect(await screen.findByText('This invoice number is already in use')).toBeVisible();
    expect(screen.getByLabelText(/Invoice number/)).toHaveValue('A-1');
  });

  it('shows what the job comes to beside its quote, and makes the invoice only when that is meant (TR-102)', async () => {
    const figures = 'This job has an accepted quote. Quoted $3,128.00, invoiced so far $0.00; this makes $930.38.';
    const server = serverWith([]).on('POST /invoices', ({ body }) =>
      (body as CreateInvoice).confirmBesideQuote
        ? anInvoice({ id: 90 })
        : new Refusal(409, figures, [{ field: 'confirmBesideQuote', message: figures }], 'INVOICE.BESIDE_QUOTE'),
    );
    const { person, notices } = open('/invoices?new=1&projectId=3');
    await screen.findByText('2 of 2 entries');
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    expect(await screen.findByText(new RegExp(figures.replace(/[$.]/g, '.')))).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByText(/Nothing was made. Change what is billed/)).toBeVisible();
    expect(notices).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    await person.click(await screen.findByRole('button', { name: 'Invoice both' }));
    await waitFor(() => expect(notices[0]).toContain('Invoice created'));
    const sent = server.sentTo('POST /invoices');
    expect(sent.map(({ body }) => (body as CreateInvoice).confirmBesideQuote)).toEqual([undefined, undefined, true]);
    expect(sent[2]?.key).not.toBe(sent[1]?.key);
  });

  it('follows the terms of the company until another day is typed (TR-124)', async () => {
    const server = serverWith([])
      .on('GET /finance-settings', () => ({ hourCost: null, accountCode: '200', paymentTerms: 'next-month-20' }))
      .on('POST /invoices', () => anInvoice({ id: 90 }));
    const { person, notices } = open('/invoices?new=1&projectId=3');
    await screen.findByText('2 of 2 entries');
    expect(await screen.findByText('As usual: 20th of the month following')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    await waitFor(() => expect(notices[0]).toContain('Invoice created'));
    const dueDate = dueDayBy('next-month-20', today);
    expect(server.sentTo('POST /invoices')[0]?.body).toMatchObject({ paymentTerms: 'next-month-20', dueDate });
  });

  it('leads to the invoice that has the typed number (TR-216)', async () => {
    const taken = [{ field: 'invoiceNumber', message: 'Invoice number A-1 is already taken by the void invoice A-1' }];
    serverWith([]).on('POST /invoices', () => new Refusal(409, 'Refused', taken, 'INVOICE.NUMBER_TAKEN', 44));
    const { person } = open('/invoices?new=1&projectId=3');
    await screen.findByText('2 of 2 entries');
    await person.type(screen.getByLabelText(/Invoice number/), 'A-1');
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    expect(await screen.findByText(/already taken by the void invoice A-1/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the invoice that has this number' })).toHaveAttribute('href', '/invoices/44');
  });

  it('does not send an invoice that bills nothing, and opens the project only after the client', async () => {
    const server = serverWith([]);
    const { person } = open('/invoices?new=1');
    const project = await screen.findByRole('combobox', { name: /Project/ });
    expect(project).toBeDisabled();
    await person.click(screen.getByRole('combobox', { name: 'Client' }));
    await person.click(await screen.findByTitle('Ngāti Whātua Homes'));
    await waitFor(() => expect(project).toBeEnabled());
    expect(server.sentTo('GET /projects').at(-1)?.query.get('clientId')).toBe('7');
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    expect(await screen.findByText(/there is nothing to bill/)).toBeVisible();
    expect(server.sentTo('POST /invoices')).toHaveLength(0);
  });

  it('survives a reload with the same identity, so that a second try is still the same write', async () => {
    const server = serverWith([]).on('POST /invoices', () => new Refusal(409, 'Busy'));
    const first = open('/invoices?new=1&projectId=3');
    await first.person.type(await screen.findByLabelText(/Notes/), 'Ngā mihi');
    await first.person.click(screen.getByRole('button', { name: 'Create invoice' }));
    await waitFor(() => expect(server.sentTo('POST /invoices')).toHaveLength(1));
    first.unmount();
    const second = open('/invoices?new=1&projectId=3');
    expect(await screen.findByLabelText(/Notes/)).toHaveValue('Ngā mihi');
    await screen.findByText('2 of 2 entries');
    await second.person.click(screen.getByRole('button', { name: 'Create invoice' }));
    await waitFor(() => expect(server.sentTo('POST /invoices')).toHaveLength(2));
    const [before, after] = server.sentTo('POST /invoices');
    expect(after?.body).toEqual(before?.body);
    expect(after?.key).toBe(before?.key);
  });
});
