import { Route, Routes } from '@dwang/kit';
import { expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import { aCreditNote, aLine, anInvoice } from '../testing/invoice-data';
import InvoicesRoute from './invoices.route';

const note = aCreditNote({
  id: 4,
  invoiceId: 9,
  lines: [aLine({ description: 'Boards sent back', amount: '20.00' })],
  discountAmount: '10.00',
});
const open = (address: string) => {
  const route = <Route path="/invoices/*" element={<InvoicesRoute />} />;
  return renderInShell(<Routes>{route}</Routes>, { address });
};
const check = (gaps: object[]) => ({ fileName: 'Credit-note-CN-2026-11001-peppol.xml', reference: '', clientId: 7, gaps });

test('a credit note has a page of its own, with its lines, the invoice that it corrects, and sums that add up', async () => {
  fakeApi({ 'GET /credit-notes/4': () => note });
  open('/invoices/credit-notes/4');
  expect(await screen.findByRole('heading', { name: 'CN-2026-11001' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'INV-2026-11001' })).toHaveAttribute('href', '/invoices/9');
  expect(within(screen.getByRole('table', { name: 'Lines' })).getByText('Boards sent back')).toBeVisible();
  for (const figure of ['−$10.00', '$1.50', '$11.50']) await expectText(figure);
});

test('a credit note that is not there says so', async () => {
  fakeApi({ 'GET /credit-notes/5': () => refuse(404, 'REQUEST.NOT_FOUND', 'No such credit note') });
  open('/invoices/credit-notes/5');
  await expectText('This credit note was not found.');
});

test('what an e-invoice lacks is said with the way to mend it', async () => {
  const gaps = [
    { rule: 'ibr-080', of: 'seller', text: 'Your business has no NZBN.' },
    { rule: 'ibr-081', of: 'buyer', text: 'The client has no NZBN.' },
    { rule: 'aligned-ibrp-003', of: 'document', text: 'Enter a reference of the buyer, or their order number.' },
  ];
  fakeApi({ 'GET /credit-notes/4': () => note, 'GET /credit-notes/4/peppol/check': () => check(gaps) });
  const { user } = open('/invoices/credit-notes/4');
  await user.click(await screen.findByRole('button', { name: 'Peppol e-invoice' }));
  expect(await screen.findByRole('link', { name: 'Complete your company' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Complete the client' })).toHaveAttribute('href', '/jobs/clients/7');
  expect(screen.queryByText(/Enter a reference/)).toBeNull();
});

test('an e-invoice needs a reference or an order number, and is saved under its name', async () => {
  const server = fakeApi({
    'GET /credit-notes/4': () => note,
    'GET /credit-notes/4/peppol/check': () => check([]),
    'GET /credit-notes/4/peppol': () => ({}),
  });
  URL.createObjectURL = () => 'blob:einvoice';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open('/invoices/credit-notes/4');
  await user.click(await screen.findByRole('button', { name: 'Peppol e-invoice' }));
  await user.click(await screen.findByRole('button', { name: 'Export XML' }));
  await expectText('Please enter a reference or an order number');
  await user.type(screen.getByRole('textbox', { name: /Order number/ }), 'PO 7');
  await user.click(screen.getByRole('button', { name: 'Export XML' }));
  await expectText('E-invoice exported');
  expect(server.sent('GET', '/credit-notes/4/peppol')[0]?.query).toEqual({ reference: '', order: 'PO 7' });
});

test('what a client paid too much is paid back from the invoice', async () => {
  const invoice = anInvoice({ id: 9, status: 'paid', paid: '115.00', balance: '0.00', overpaid: '35.00' });
  const server = fakeApi({
    'GET /invoices/9': () => invoice,
    'GET /invoices/9/history': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
    'GET /client-credits/7': () => ({ clientId: 7, available: '35.00', refunds: [] }),
    'POST /client-credits/7/refunds': () => ({ clientId: 7, available: '0.00', refunds: [] }),
  });
  const { user } = open('/invoices/9');
  await user.click(await screen.findByRole('button', { name: 'Pay back' }));
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('35.00');
  await user.click(screen.getByRole('button', { name: 'Record refund' }));
  await expectText('Refund recorded');
  expect(server.sent('POST', '/client-credits/7/refunds')[0]?.body).toMatchObject({ amount: '35.00', method: 'bank' });
});

test.each([
  ['0.00', 'It was used to pay other invoices, or paid back.'],
  ['20.00', "It is in the client's credit of $20.00: use it to pay another invoice of this client, or pay it back."],
])('an overpaid invoice says what is left of it as credit: %s', async (available, words) => {
  fakeApi({
    'GET /invoices/9': () => anInvoice({ id: 9, status: 'paid', paid: '115.00', balance: '0.00', overpaid: '35.00' }),
    'GET /invoices/9/history': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
    'GET /client-credits/7': () => ({ clientId: 7, available, refunds: [] }),
  });
  open('/invoices/9');
  await expectText(words);
  expect(screen.queryAllByRole('button', { name: 'Pay back' })).toHaveLength(available === '0.00' ? 0 : 1);
});
