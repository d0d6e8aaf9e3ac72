import { addDays, dayOf } from '@dwang/domain';
import { fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { ClaimCard } from '../features/claims';
import { clientPage, entryPage, FakeServer, invoicePage, projectPage } from '../testing/fake-server';
import { anInvoice } from '../testing/invoice-data';
import { aClient, anEntry, aProject } from '../testing/job-data';
import { aQuote, quotePage } from '../testing/quote-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';
import QuotesRoute from './quotes.route';
import RetentionsRoute from './retentions.route';

jest.setTimeout(120_000);
beforeEach(() => localStorage.clear());

const TODAY = dayOf(Date.now(), 'Pacific/Auckland');

/** A form as it was left with these days in it. */
const FORMS = {
  invoice: {
    path: 'POST /invoices',
    button: 'Create invoice',
    open: (days: object) => {
      localStorage.setItem('dwang-draft:1:invoice-new-project-3', JSON.stringify({ ...days, paymentTerms: 'free' }));
      return renderScreen(InvoicesRoute, '/invoices', '/invoices?new=1&projectId=3');
    },
  },
  quote: {
    path: 'POST /quotes',
    button: 'Create quote',
    open: (days: object) => {
      const lines = [{ kind: 'material', description: 'Deck', quantity: '1', unit: '', unitPrice: '100' }];
      localStorage.setItem('dwang-draft:1:quote-new', JSON.stringify({ clientId: 7, title: 'Deck', lines, ...days }));
      return renderScreen(QuotesRoute, '/quotes', '/quotes?new=1');
    },
  },
} as const;

function server(): FakeServer {
  const made = new FakeServer()
    .on('GET /invoices', () => invoicePage([]))
    .on('GET /invoices/88', () => anInvoice({ id: 88 }))
    .on('GET /quotes', () => quotePage([]))
    .on('GET /quote-templates', () => ({ items: [], nextCursor: null, totals: { count: 0 } }))
    .on('GET /clients', () => clientPage([aClient()]))
    .on('GET /projects', () => projectPage([aProject()]))
    .on('GET /projects/3', () => aProject())
    .on('GET /time-entries', () => entryPage([anEntry({ id: 11 })]))
    .on('POST /invoices', () => anInvoice({ id: 88 }))
    .on('POST /quotes', () => aQuote({ id: 14 }));
  made.install();
  return made;
}

async function expectYear(label: string): Promise<void> {
  const field = (await screen.findByLabelText(new RegExp(`^${label}`))).closest('.ant-form-item') as HTMLElement;
  expect(await within(field).findByText('Please check the date: it is more than a year ahead')).toBeVisible();
}

it.each([
  ['invoice', 'dueDate'],
  ['quote', 'expiryDate'],
] as const)('TR-203 asks about both days of an %s that are far ahead, and sends what is kept', async (kind, second) => {
  const { path, button, open } = FORMS[kind];
  const fake = server();
  const days = { issueDate: addDays(TODAY, 40), [second]: addDays(TODAY, 140) };
  const { person } = open(days);
  await person.click(await screen.findByRole('button', { name: button }));
  await person.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(await screen.findByText('Please check the date')).toBeVisible();
  expect(fake.sentTo(path)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: button }));
  await screen.findByText(/^Date it/);
  await person.click(screen.getByRole('button', { name: 'Keep this date' }));
  await screen.findByText(/^(Due|Keep to it until) .*\?$/);
  await person.click(screen.getByRole('button', { name: 'Keep this date' }));
  await waitFor(() => expect(fake.sentTo(path)[0]?.body).toMatchObject(days));
});

it.each([
  ['invoice', ['Issue date', 'Due date'], { issueDate: '2099-12-01', dueDate: '2101-12-20' }],
  ['quote', ['Quote date', 'Can be accepted until'], { issueDate: '2099-12-01', expiryDate: '2101-12-20' }],
] as const)('TR-203 says at both fields of an %s that the day is more than a year ahead', async (kind, labels, days) => {
  const { path, button, open } = FORMS[kind];
  const fake = server();
  const { person } = open(days);
  await person.click(await screen.findByRole('button', { name: button }));
  for (const label of labels) await expectYear(label);
  expect(fake.sentTo(path)).toHaveLength(0);
});

it('TR-203 says at the days of a payment claim and of a retention that they are more than a year ahead', async () => {
  const far = '2099-12-01';
  const list = () => ({ items: [], nextCursor: null, totals: { count: 0, payers: [] } });
  fakeApi({ 'GET /payment-claims': list, 'GET /retentions': list });
  localStorage.setItem('dwang-draft:7:payment-claim-9', JSON.stringify({ periodFrom: far, periodTo: far }));
  localStorage.setItem('dwang-draft:7:retention-new', JSON.stringify({ rate: '5', completedOn: far }));
  const claim = renderInShell(<ClaimCard invoice={anInvoice({ id: 9, status: 'pending' })} />);
  await claim.user.click(await screen.findByRole('button', { name: 'Make it a payment claim' }));
  await claim.user.click(await screen.findByRole('button', { name: 'Save claim' }));
  for (const label of ['Work from', 'Work to']) await expectYear(label);
  claim.unmount();
  const { user } = renderInShell(<RetentionsRoute />, { address: '/retentions?open=new' });
  await user.click(await screen.findByRole('button', { name: 'Save retention' }));
  await expectYear('Practical completion');
});
