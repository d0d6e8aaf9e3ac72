import type { CreateQuote, Quote } from '@dwang/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { clientPage, FakeServer, projectPage, Refusal } from '../testing/fake-server';
import { anInvoice } from '../testing/invoice-data';
import { aClient, aProject } from '../testing/job-data';
import { aQuote, quotePage } from '../testing/quote-data';
import { renderScreen } from '../testing/render-screen';
import QuotesRoute from './quotes.route';

const open = (address?: string) => renderScreen(QuotesRoute, '/quotes', address);
const events = { items: [], nextCursor: null, totals: { count: 0 } };

function serverWith(...quotes: Quote[]): FakeServer {
  const server = new FakeServer()
    .on('GET /quotes', ({ query }) => {
      const status = query.get('status');
      return { ...quotePage(quotes.filter((row) => !status || row.status === status)), totals: quotePage(quotes).totals };
    })
    .on('GET /quote-templates', () => ({ items: [], nextCursor: null, totals: { count: 0 } }))
    .on('GET /clients', () => clientPage([aClient()]))
    .on('GET /projects', () => projectPage([aProject()]));
  for (const quote of quotes)
    server.on(`GET /quotes/${quote.id}`, () => quote).on(`GET /quotes/${quote.id}/history`, () => events);
  server.install();
  return server;
}

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

it('lists quotes with what they come to, and keeps the status in the address', async () => {
  serverWith(aQuote(), aQuote({ id: 13, status: 'accepted', quoteNumber: 'QU-2026-11002', total: '500.00' }));
  const { person } = open();
  expect(await screen.findByRole('row', { name: /QU-2026-11001.*New deck.*Ngāti Whātua Homes/ })).toBeVisible();
  expect(within(screen.getByLabelText('Quote totals')).getByText('$500.00')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Declined' }));
  expect(await screen.findByText('No quotes found.')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/quotes?status=declined');
});

it('makes a quote with an optional line, with the sums that the server works out', async () => {
  const server = serverWith().on('POST /quotes', () => aQuote({ id: 14, status: 'draft', quoteNumber: null }));
  const { person } = open('/quotes?new=1');
  const form = within(await screen.findByRole('dialog', { name: 'New Quote' }));
  await person.click(await form.findByRole('combobox', { name: 'Client' }));
  await person.click(await screen.findByTitle('Ngāti Whātua Homes'));
  await person.type(screen.getByLabelText(/^What is quoted/), 'New deck');
  await person.type(screen.getByLabelText('Description'), 'Deck');
  await person.type(screen.getByLabelText('Unit price'), '1000');
  const totals = () => within(screen.getByLabelText('Totals'));
  await waitFor(() => expect(totals().getByText('$1,150.00')).toBeVisible());
  await person.click(screen.getByRole('button', { name: 'Add line' }));
  const second = within(screen.getByRole('group', { name: 'Line 2' }));
  await person.type(second.getByLabelText('Description'), 'Stain');
  await person.type(second.getByLabelText('Unit price'), '150');
  await person.click(second.getByLabelText(/Client’s choice/));
  await person.click(await screen.findByTitle('Optional extra'));
  await waitFor(() => expect(totals().getByText('$1,150.00')).toBeVisible());
  await person.click(screen.getByRole('button', { name: 'Create quote' }));
  await waitFor(() => expect(server.sentTo('POST /quotes')).toHaveLength(1));
  const body = server.sentTo('POST /quotes')[0]?.body as CreateQuote;
  expect(body).toMatchObject({ clientId: expect.any(Number), title: 'New deck', discount: null, gst: 'exclusive' });
  expect(body.lines).toMatchObject([{ description: 'Deck' }, { description: 'Stain', optional: true, selected: false }]);
});

/** 1,400.00 accepted, of which 400.00 of the deck were invoiced as it went on. */
const LEFT: Quote['invoicing'] = {
  left: '1000.00',
  lines: [
    { lineId: 1, net: '1000.00', invoiced: '400.00' },
    { lineId: 2, net: '400.00', invoiced: '0.00' },
  ],
};

it('invoices what is done of each line, less what was invoiced before', async () => {
  const server = serverWith(aQuote({ status: 'accepted', invoicing: LEFT })).on('POST /quotes/12/invoice', () =>
    anInvoice({ id: 78, status: 'draft' }),
  );
  const { person } = open('/quotes/12?do=progress');
  const form = within(await screen.findByRole('dialog', { name: 'Invoice progress' }));
  const deck = await form.findByLabelText('Done to date of Deck as drawn, in per cent');
  expect(deck).toHaveValue('40');
  await person.clear(deck);
  await person.type(deck, '72.5%');
  await waitFor(() => expect(form.getAllByText('$325.00')).toHaveLength(2));
  await person.click(form.getByRole('button', { name: 'Make invoice' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/invoices/78'));
  expect(server.sentTo('POST /quotes/12/invoice')[0]?.body).toEqual({
    uid: expect.any(String),
    progress: [{ lineId: 1, percent: '72.5' }],
  });
});

it.each([
  ['deposit', 'Invoice a deposit', 'Deposit in per cent'],
  ['progress', 'Invoice progress', 'Done to date of Deck as drawn, in per cent'],
])('names the draft of a %s that an earlier try made, in place of a second one (TR-201)', async (what, title, label) => {
  const server = serverWith(aQuote({ status: 'accepted', invoicing: LEFT }))
    .on('GET /invoices/78', () => anInvoice({ id: 78, invoiceNumber: 'INV-78' }))
    .on(
      'POST /quotes/12/invoice',
      () => new Refusal(409, 'Something else', [{ field: 'uid', message: 'Something else' }], 'REQUEST.UID_TAKEN', 78),
    );
  const { person } = open(`/quotes/12?do=${what}`);
  const form = within(await screen.findByRole('dialog', { name: title }));
  const make = async (percent: string) => {
    const field = await form.findByLabelText(label);
    await person.clear(field);
    await person.type(field, percent);
    await person.click(form.getByRole('button', { name: 'Make invoice' }));
  };
  await make('50');
  expect(await form.findByText('Saved already as INV-78')).toBeVisible();
  expect(form.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/invoices/78');
  await make('60');
  await waitFor(() => expect(server.sentTo('POST /quotes/12/invoice')).toHaveLength(2));
  const uids = server.sentTo('POST /quotes/12/invoice').map(({ body }) => (body as { uid: string }).uid);
  expect(new Set(uids).size).toBe(1);
});

it('varies an accepted quote for its client, and sums up what is agreed', async () => {
  const variation = { id: 15, quoteNumber: 'QU-2026-11001-V1', revision: 1, title: 'Wider steps', total: '287.50' } as const;
  const accepted = aQuote({
    status: 'accepted',
    invoicing: LEFT,
    variations: [
      { ...variation, status: 'accepted', subtotal: '250.00' },
      { ...variation, id: 16, quoteNumber: null, status: 'draft', subtotal: '80.00' },
    ],
  });
  const server = serverWith(accepted).on('POST /quotes', () => aQuote({ id: 17, status: 'draft', quoteNumber: null }));
  const { person } = open('/quotes/12');
  const card = within(await screen.findByRole('region', { name: 'Variations' }));
  expect(card.getByText('$1,650.00')).toBeVisible();
  await person.click(card.getByRole('link', { name: 'New variation' }));
  const form = within(await screen.findByRole('dialog', { name: 'New variation' }));
  expect(await form.findByText(/Varies QU-2026-11001 for Ngāti Whātua Homes/)).toBeVisible();
  await person.type(screen.getByLabelText(/^What changes/), 'Stain it');
  await person.type(screen.getByLabelText('Description'), 'Stain');
  await person.type(screen.getByLabelText('Unit price'), '150');
  await person.click(screen.getByRole('button', { name: 'Create variation' }));
  await waitFor(() =>
    expect(server.sentTo('POST /quotes')[0]?.body).toMatchObject({ variationOf: 12, clientId: accepted.clientId }),
  );
});

it('makes the invoice of an accepted quote with one press, and opens it', async () => {
  const decision = { name: 'Hannah', at: '2026-11-21T01:00:00.000Z', by: 'client' as const, reason: '', address: '203.0.113.7' };
  const server = serverWith(aQuote({ status: 'accepted', decision, invoicing: LEFT })).on('POST /quotes/12/invoice', () =>
    anInvoice({ id: 77, status: 'draft' }),
  );
  const { person } = open('/quotes/12');
  expect(await screen.findByText('Hannah, online')).toBeVisible();
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Make invoice' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/invoices/77'));
  expect(server.sentTo('POST /quotes/12/invoice')[0]?.key).toBeTruthy();
});

it('sends a draft and makes the private link that opens it', async () => {
  let quote = aQuote({ status: 'draft', quoteNumber: null });
  const server = serverWith(quote)
    .on('GET /quotes/12', () => quote)
    .on('POST /quotes/12/send', () => {
      quote = aQuote();
      return quote;
    })
    .on('POST /portal-links', () => ({ path: '/portal/secret', expiresAt: '2027-02-20T00:00:00.000Z' }));
  const { person } = open('/quotes/12');
  await person.click(await screen.findByRole('button', { name: 'Send quote' }));
  await person.click(await screen.findByRole('button', { name: 'Make private link' }));
  expect(await screen.findByLabelText('Private link')).toHaveValue('http://localhost/portal/secret?quote=12');
  expect(server.sentTo('POST /portal-links')[0]?.body).toMatchObject({ clientId: 7 });
});

it('TR-119 edits a quote with the GST kind of each line, and lets a new version of the lines keep it', async () => {
  const [deck, timber, glass, stain] = aQuote().lines;
  const lines = [deck, timber, glass, stain].flatMap((line) =>
    line ? [{ ...line, gstKind: line.id === 4 ? ('exempt' as const) : ('zero-rated' as const) }] : [],
  );
  const sums = { subtotal: '1400.00', tax: '0.00' };
  const quote = aQuote({ status: 'draft', quoteNumber: null, expiryDate: '2026-12-20', gst: 'none', lines, ...sums });
  const server = serverWith(quote).on('PUT /quotes/12', () => quote);
  const { person } = open('/quotes/12?do=edit');
  expect(await screen.findByRole('checkbox', { name: 'GST differs by line' })).toBeChecked();
  const kindOfLine = (number: number) =>
    within(screen.getByRole('group', { name: `Line ${number}` }))
      .getByLabelText('GST')
      .closest('.ant-select');
  await waitFor(() => expect(kindOfLine(4)).toHaveTextContent('Exempt'));
  expect(within(screen.getByRole('dialog')).getByRole('region', { name: 'Totals' })).toHaveTextContent(
    /Subtotal\$1,400\.00GST \(zero-rated\)\$0\.00/,
  );
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(server.sentTo('PUT /quotes/12')).toHaveLength(1));
  const body = server.sentTo('PUT /quotes/12')[0]?.body as CreateQuote;
  expect(body.gst).toBe('none');
  expect(body.lines?.map(({ gstKind }) => gstKind)).toEqual(['zero-rated', 'zero-rated', 'zero-rated', 'exempt']);
});
