import type { Company, CreateCreditNote, CreateInvoice, Invoice, ReplaceDraft } from '@dwang/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { clientPage, entryPage, FakeServer, invoicePage, projectPage, Refusal } from '../testing/fake-server';
import { aCreditNote, aKindSum, aLine, anInvoice } from '../testing/invoice-data';
import { aClient, anEntry, aProject } from '../testing/job-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';

const open = (address: string) => renderScreen(InvoicesRoute, '/invoices', address);
const noEvents = { items: [], nextCursor: null, totals: { count: 0 } };
type Screen = ReturnType<typeof open>;

function serverWith(...invoices: Invoice[]): FakeServer {
  const server = new FakeServer()
    .on('GET /invoices', () => invoicePage(invoices))
    .on('GET /clients', () => clientPage([aClient()]))
    .on('GET /clients/7', () => aClient())
    .on('GET /projects', () => projectPage([aProject()]))
    .on('GET /time-entries', () => entryPage([]));
  for (const invoice of invoices) {
    const path = `/invoices/${invoice.id}`;
    server.on(`GET ${path}`, () => invoice).on(`GET ${path}/history`, () => noEvents);
  }
  server.install();
  return server;
}
const registered = (gstNumber: string) => () => ({ gstNumber }) as Company;

const totals = () => within(screen.getByRole('region', { name: 'Totals' }));
const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));
async function typeLine(person: Screen['person'], number: number, description: string, price: string) {
  await person.click(screen.getByRole('button', { name: 'Add line' }));
  await person.type(line(number).getByLabelText('Description'), description);
  await person.type(line(number).getByLabelText('Unit price'), price);
}
async function choose(person: Screen['person'], field: HTMLElement, option: string) {
  await person.click(field);
  const shown = await screen.findAllByTitle(option);
  await person.click(shown.at(-1) as HTMLElement);
}
async function chooseClient(person: Screen['person']) {
  await person.click(await screen.findByRole('combobox', { name: 'Client' }));
  await person.click(await screen.findByTitle('Ngāti Whātua Homes'));
}

/** 100.00 with GST, 120.00 zero-rated and 80.00 outside GST, as a draft. */
const MIXED = anInvoice({
  id: 401,
  status: 'draft',
  invoiceNumber: null,
  version: 3,
  lines: [
    aLine({ description: 'Framing' }),
    aLine({ description: 'Plans for Fiji', gstKind: 'zero-rated', unitPrice: '120.00', amount: '120.00' }),
    aLine({ description: 'Council fee', gstKind: 'outside', unitPrice: '80.00', amount: '80.00' }),
  ],
  byKind: [
    aKindSum(),
    aKindSum({ kind: 'zero-rated', amount: '120.00', tax: '0.00' }),
    aKindSum({ kind: 'outside', amount: '80.00', tax: '0.00' }),
  ],
  linesTotal: '300.00',
  subtotal: '300.00',
  total: '315.00',
  balance: '315.00',
});
const MIXED_ROWS = /Taxed at 15%\$100\.00Zero-rated\$120\.00No GST\$80\.00GST \(15%\)\$15\.00Total\$315\.00/;

jest.setTimeout(120_000);
beforeEach(() => localStorage.clear());

describe('TR-119 the form of an invoice', () => {
  it('TR-119 asks for no GST kind until lines differ; then each line has its own, and each kind its sum', async () => {
    const server = serverWith().on('POST /invoices', () => anInvoice());
    const { person } = open('/invoices?new=1');
    await chooseClient(person);
    await typeLine(person, 1, 'Framing', '100');
    await typeLine(person, 2, 'Plans for Fiji', '120');
    expect(line(1).queryByLabelText('GST')).toBeNull();
    expect(screen.queryByLabelText('Why no GST')).not.toBeInTheDocument();
    await waitFor(() => expect(totals().getByText('$253.00')).toBeVisible());
    await person.click(screen.getByRole('checkbox', { name: 'GST differs by line' }));
    expect(await screen.findByText(/^Zero-rated: taxed at 0%.*Exempt:.*Outside GST:/)).toBeVisible();
    await choose(person, await line(2).findByLabelText('GST'), 'Zero-rated');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(
        /Taxed at 15%\$100\.00Zero-rated\$120\.00GST \(15%\)\$15\.00Total\$235\.00/,
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Create invoice' }));
    await waitFor(() => expect(server.sentTo('POST /invoices')).toHaveLength(1));
    const body = server.sentTo('POST /invoices')[0]?.body as CreateInvoice;
    expect(body.gst).toBe('exclusive');
    expect(body.lines).toMatchObject([{ gstKind: 'standard' }, { gstKind: 'zero-rated' }]);
  });

  it('TR-119 asks why there is no GST, proposes it by the GST number, and says it of every line and of hours', async () => {
    for (const [gstNumber, proposed] of [
      ['', 'Outside GST'],
      ['49-091-850', 'Zero-rated'],
    ] as const) {
      const server = serverWith()
        .on('GET /company', registered(gstNumber))
        .on('POST /invoices', () => anInvoice());
      const { person, unmount } = open('/invoices?new=1');
      await chooseClient(person);
      await typeLine(person, 1, 'Rent of the flat', '500');
      await choose(person, screen.getByLabelText('GST'), 'No GST');
      const why = await screen.findByLabelText('Why no GST');
      await waitFor(() => expect(why.closest('.ant-select')).toHaveTextContent(proposed));
      await choose(person, why, 'Exempt');
      await waitFor(() => expect(totals().getByText('GST (exempt)')).toBeVisible());
      await person.click(screen.getByRole('button', { name: 'Create invoice' }));
      await waitFor(() => expect(server.sentTo('POST /invoices')).toHaveLength(1));
      expect(server.sentTo('POST /invoices')[0]?.body).toMatchObject({
        gst: 'none',
        gstKind: 'exempt',
        lines: [{ gstKind: 'exempt' }],
      });
      unmount();
      localStorage.clear();
    }
  });

  it('TR-119 keeps what was chosen when the form is left and opened again', async () => {
    serverWith();
    const { person, unmount } = open('/invoices?new=1');
    await screen.findByRole('button', { name: 'Add line' });
    await typeLine(person, 1, 'Flat', '120');
    await person.click(screen.getByRole('checkbox', { name: 'GST differs by line' }));
    await choose(person, await line(1).findByLabelText('GST'), 'Exempt');
    await waitFor(() => expect(totals().getByText('GST (exempt)')).toBeVisible());
    unmount();
    open('/invoices?new=1');
    expect(await screen.findByRole('checkbox', { name: 'GST differs by line' })).toBeChecked();
    await waitFor(() => expect(line(1).getByLabelText('GST').closest('.ant-select')).toHaveTextContent('Exempt'));
    expect(totals().getByText('GST (exempt)')).toBeVisible();
  });
});

describe('TR-119 a draft', () => {
  it('TR-119 opens with the kind of each line and of its hours, and saves them as they were', async () => {
    const hours = aLine({ description: 'Labour', kind: 'labour', timeEntryIds: [11], gstKind: 'exempt' });
    const draft = { ...MIXED, lines: [hours, ...MIXED.lines] };
    const server = serverWith(draft).on('PUT /invoices/401', () => draft);
    server.on('GET /time-entries', ({ query }) =>
      entryPage(query.get('invoiceId') ? [anEntry({ id: 11, invoiceId: 401, billed: true })] : []),
    );
    const { person } = open('/invoices/401?do=edit');
    const onHours = await screen.findByLabelText('GST on hours');
    expect(onHours.closest('.ant-select')).toHaveTextContent('Exempt');
    expect(line(2).getByLabelText('GST').closest('.ant-select')).toHaveTextContent('Zero-rated');
    await person.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(server.sentTo('PUT /invoices/401')).toHaveLength(1));
    const body = server.sentTo('PUT /invoices/401')[0]?.body as ReplaceDraft;
    expect(body).toMatchObject({ gst: 'exclusive', gstKind: 'exempt', timeEntryIds: [11] });
    expect(body.lines).toMatchObject([{ gstKind: 'standard' }, { gstKind: 'zero-rated' }, { gstKind: 'outside' }]);
  });

  it('TR-119 says that the lines are others where somebody changed nothing but their GST', async () => {
    const server = serverWith(MIXED);
    const others = MIXED.lines.map((one) => ({ ...one, gstKind: one.gstKind === 'outside' ? ('exempt' as const) : one.gstKind }));
    server.on('PUT /invoices/401', () => {
      server.on('GET /invoices/401', () => ({ ...MIXED, version: 4, lines: others }));
      return new Refusal(409, 'Changed meanwhile', [], 'REQUEST.VERSION_CONFLICT');
    });
    const { person } = open('/invoices/401?do=edit');
    await person.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The lines are others')).toBeVisible();
    expect(screen.queryByText(/^Total:/)).toBeNull();
  });
});

describe('TR-119 an issued invoice', () => {
  it('TR-119 marks the lines that bear no GST, says each sum, and exports both', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:invoice';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    serverWith({ ...MIXED, status: 'pending', invoiceNumber: 'INV-401' });
    const { person, notices } = open('/invoices/401');
    expect(await screen.findByRole('region', { name: 'Totals' })).toHaveTextContent(MIXED_ROWS);
    expect(screen.getByRole('row', { name: /Plans for Fiji zero-rated/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Council fee no GST/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Framing 1/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    const reader = new FileReader();
    const text = await new Promise((resolve) => {
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0] as Blob);
    });
    expect(text).toContain('Plans for Fiji,1.000,,120.00,120.00,Zero-rated');
    expect(text).toContain('Zero-rated,,,,120.00');
  });

  it('TR-119 says nothing of GST kinds where all lines bear 15 %', async () => {
    serverWith(anInvoice({ id: 402 }));
    open('/invoices/402');
    const shown = await screen.findByRole('region', { name: 'Totals' });
    expect(shown).toHaveTextContent(/Subtotal\$100\.00GST \(15%\)\$15\.00Total\$115\.00/);
    expect(screen.queryByText(/zero-rated|exempt|no GST/i)).toBeNull();
  });

  it('TR-119 asks of which kind a typed amount is that is credited, where the invoice has several', async () => {
    const server = serverWith({ ...MIXED, status: 'pending', invoiceNumber: 'INV-401' });
    server.on('POST /invoices/401/credit-note', () => aCreditNote());
    const { person } = open('/invoices/401?do=credit');
    await person.click(await screen.findByLabelText('Some of it'));
    expect(await screen.findByRole('checkbox', { name: /Plans for Fiji zero-rated/ })).toBeEnabled();
    await person.type(screen.getByLabelText('What is corrected'), 'Fee was less');
    await typeLine(person, 1, 'Part of the fee', '20');
    await choose(person, line(1).getByLabelText('GST'), 'Outside GST');
    await person.click(screen.getByRole('button', { name: 'Make credit note' }));
    await waitFor(() => expect(server.sentTo('POST /invoices/401/credit-note')).toHaveLength(1));
    const body = server.sentTo('POST /invoices/401/credit-note')[0]?.body as CreateCreditNote;
    expect(body.lines).toMatchObject([{ description: 'Part of the fee', gstKind: 'outside' }]);
  });

  it('TR-119 is repeated with the kinds of its lines', async () => {
    const server = serverWith({ ...MIXED, projectId: null, status: 'pending' });
    server
      .on('GET /recurring-invoices', () => ({
        items: [],
        nextCursor: null,
        totals: { count: 0, active: 0, paused: 0, problems: 0 },
      }))
      .on('POST /recurring-invoices', () => new Refusal(404, 'Seen'));
    const { person } = open('/invoices/recurring?new=1&from=401');
    expect(await screen.findByRole('checkbox', { name: 'GST differs by line' })).toBeChecked();
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(MIXED_ROWS);
    await person.click(screen.getByRole('button', { name: 'Create recurring invoice' }));
    await waitFor(() => expect(server.sentTo('POST /recurring-invoices')).toHaveLength(1));
    expect(server.sentTo('POST /recurring-invoices')[0]?.body).toMatchObject({
      lines: [{ gstKind: 'standard' }, { gstKind: 'zero-rated' }, { gstKind: 'outside' }],
    });
  });
});
