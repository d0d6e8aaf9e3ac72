import type { Retention, RetentionPage } from '@dwang/contracts';
import { expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import { RetentionCard } from '../features/retentions';
import { aLine, anInvoice } from '../testing/invoice-data';
import RetentionsRoute from './retentions.route';

const aRetention = (parts: Partial<Retention> = {}): Retention => ({
  id: 5,
  projectId: 3,
  projectName: 'West wing',
  clientId: 7,
  clientName: 'Tāmaki Homes',
  rate: '5.00',
  cap: null,
  firstShare: 50,
  completedOn: '2026-03-31',
  defectsMonths: 12,
  notes: '',
  firstOn: '2026-03-31',
  restOn: '2027-03-31',
  held: '80.00',
  released: '0.00',
  outstanding: '80.00',
  due: '40.00',
  drafted: '0.00',
  nextDay: '2027-03-31',
  ...parts,
});
const pageOf = (...items: Retention[]): RetentionPage => ({
  items,
  nextCursor: null,
  totals: {
    count: items.length,
    outstanding: '80.00',
    due: '40.00',
    payers: [{ clientId: 7, clientName: 'Tāmaki Homes', outstanding: '80.00' }],
  },
});

test('shows who holds how much, and bills what is due as a draft', async () => {
  const server = fakeApi({
    'GET /retentions': () => pageOf(aRetention()),
    'GET /retentions/5': () => aRetention(),
    'GET /retentions/5/moves': () => ({
      items: [{ invoiceId: 9, invoiceNumber: 'INV-2026-10009', invoiceStatus: 'sent', day: '2026-02-01', held: '80.00' }],
    }),
    'POST /retentions/5/release': () => anInvoice({ id: 12, status: 'draft' }),
  });
  const { user } = renderInShell(<RetentionsRoute />, { address: '/retentions' });
  const table = await screen.findByRole('table', { name: 'Retentions' });
  expect(await within(table).findByText('$40.00 is due')).toBeVisible();
  const payers = await screen.findByRole('list', { name: 'Payers' });
  expect(within(payers).getByText('$80.00')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Open the retention of West wing' }));
  expect(await screen.findByRole('link', { name: /INV-2026-10009/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bill a release' }));
  await user.click(await screen.findByRole('button', { name: 'Make the draft invoice' }));
  await expectText('Draft made');
  expect(server.sent('POST', '/retentions/5/release')[0]?.body).toEqual({ amount: '40.00' });
});

test('a new retention is refused at its field, and nothing typed is lost', async () => {
  fakeApi({
    'GET /retentions': () => pageOf(),
    'POST /retentions': () =>
      refuse(400, 'REQUEST.INVALID', 'No', [{ field: 'rate', message: 'Must be more than 0 and at most 100 %' }]),
    'GET /projects': () => ({ items: [{ id: 3, name: 'West wing' }], nextCursor: null, totals: { count: 1 } }),
  });
  const { user } = renderInShell(<RetentionsRoute />, { address: '/retentions?open=new' });
  await user.click(await screen.findByLabelText('Job'));
  await user.click(await screen.findByText('West wing', { selector: '.ant-select-item-option-content' }));
  await user.type(screen.getByLabelText('Held back of each invoice, %'), '500');
  await user.click(screen.getByRole('button', { name: 'Save retention' }));
  await expectText('Must be more than 0 and at most 100 %');
  expect(screen.getByLabelText('Held back of each invoice, %')).toHaveValue('500');
});

test('the page of a draft holds the retention of its job; an issued invoice says what it holds', async () => {
  const server = fakeApi({
    'GET /retentions': () => pageOf(aRetention()),
    'POST /invoices/7/retention': () => anInvoice({ id: 7 }),
  });
  const draft = renderInShell(<RetentionCard invoice={anInvoice({ id: 7, status: 'draft', projectId: 3 })} />);
  await draft.user.click(await screen.findByRole('button', { name: 'Hold retention' }));
  await expectText('Retention held');
  expect(server.sent('POST', '/invoices/7/retention')).toHaveLength(1);
  draft.unmount();
  const lines = [aLine({ kind: 'retention', quantity: '-1.000', amount: '-50.00' })];
  renderInShell(<RetentionCard invoice={anInvoice({ status: 'sent', projectId: 3, lines })} />);
  await expectText('$50.00 of this invoice is held back until its release.');
});
