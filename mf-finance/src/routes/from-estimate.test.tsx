import type { CreateInvoice, CreateQuote, SharedEstimate } from '@dwang/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { clientPage, entryPage, FakeServer, invoicePage, projectPage, type SentRequest } from '../testing/fake-server';
import { anInvoice, aParty } from '../testing/invoice-data';
import { aClient, aProject } from '../testing/job-data';
import { aQuote, quotePage } from '../testing/quote-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';
import QuotesRoute from './quotes.route';

const deck: SharedEstimate = {
  name: 'Deck, 24 m²',
  projectName: null,
  day: '2026-11-20',
  seller: aParty(),
  lines: [
    { description: '2x4 lumber, 10 each', quantity: '1', unit: '', unitPrice: '46.33', amount: '46.33' },
    { description: 'Carpentry', quantity: '7.5', unit: 'h', unitPrice: '65.00', amount: '487.50' },
  ],
  gst: 'exclusive',
  subtotal: '533.83',
  tax: '80.07',
  total: '613.90',
  notes: 'Without the steps',
};

function server(): FakeServer {
  const made = new FakeServer()
    .on('GET /quotes', () => quotePage([]))
    .on('GET /invoices', () => invoicePage([]))
    .on('GET /time-entries', () => entryPage([]))
    .on('GET /quote-templates', () => ({ items: [], nextCursor: null, totals: { count: 0 } }))
    .on('GET /clients', () => clientPage([aClient()]))
    .on(`GET /clients/${aClient().id}`, () => aClient())
    .on('GET /projects', () => projectPage([aProject()]))
    .on(`GET /projects/${aProject().id}`, () => aProject())
    .on('GET /estimates', () => ({
      items: [{ id: 9, name: deck.name, lineCount: 2, total: deck.total }],
      nextCursor: null,
      totals: { count: 1 },
    }))
    .on('GET /estimates/9/shared', () => deck);
  made.install();
  return made;
}

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

it('an estimate becomes a quote in one tap more: lines, name, notes, and which estimate it was', async () => {
  const api = server().on('POST /quotes', () => aQuote({ id: 14, status: 'draft', quoteNumber: null, estimateId: 9 }));
  const { person } = renderScreen(QuotesRoute, '/quotes', `/quotes?new=1&estimateId=9&projectId=${aProject().id}`);
  expect(await screen.findByRole('link', { name: deck.name })).toHaveAttribute('href', '/estimates/9');
  await waitFor(() => expect(within(screen.getByLabelText('Totals')).getByText('$613.90')).toBeVisible());
  await person.click(screen.getByRole('button', { name: 'Create quote' }));
  await waitFor(() => expect(api.sentTo('POST /quotes')).toHaveLength(1));
  const body = api.sentTo('POST /quotes')[0]?.body as CreateQuote;
  expect(body).toMatchObject({ estimateId: 9, title: deck.name, notes: deck.notes, gst: 'exclusive', projectId: aProject().id });
  expect(body.lines).toMatchObject([
    { kind: 'estimate', description: '2x4 lumber, 10 each', quantity: '1', unitPrice: '46.33' },
    { kind: 'estimate', description: 'Carpentry', quantity: '7.5', unit: 'h', unitPrice: '65.00' },
  ]);
});

it('an invoice takes the lines of one of the job’s estimates', async () => {
  const api = server().on('POST /invoices', () => anInvoice());
  const { person } = renderScreen(InvoicesRoute, '/invoices', `/invoices?new=1&projectId=${aProject().id}`);
  await person.click(await screen.findByRole('button', { name: 'Add from estimate' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Deck, 24 m² · $613.90' }));
  await waitFor(() => expect(within(screen.getByLabelText('Totals')).getByText('$613.90')).toBeVisible());
  await person.click(screen.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(api.sentTo('POST /invoices')).toHaveLength(1));
  const { lines } = (api.sentTo('POST /invoices')[0] as SentRequest).body as CreateInvoice;
  expect(lines).toMatchObject([
    { kind: 'estimate', unitPrice: '46.33' },
    { kind: 'estimate', quantity: '7.5' },
  ]);
});
