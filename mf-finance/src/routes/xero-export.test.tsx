import { Route, Routes } from '@dwang/kit';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { invoicePage } from '../testing/fake-server';
import { aCreditNote, anInvoice } from '../testing/invoice-data';
import InvoicesRoute from './invoices.route';

const note = aCreditNote({ id: 5 });
const bucket = { count: 0, amount: '0.00' };
const ages = { current: bucket, days1to30: bucket, days31to60: bucket, days61to90: bucket, over90: bucket, total: bucket };

test('the issued invoices of the list leave for Xero, and the account is kept for the next time', async () => {
  const listed = [anInvoice({ invoiceNumber: 'INV-1' }), anInvoice({ status: 'draft' }), anInvoice({ status: 'void' })];
  const server = fakeApi({
    'GET /invoices': () => invoicePage(listed),
    'GET /invoices/documents': () => ({ ...invoicePage(listed), items: listed }),
    'GET /invoices/ageing': () => ages,
    'GET /credit-notes': () => ({ items: [note], nextCursor: null, totals: { count: 1, tax: '15.00', total: '115.00' } }),
    'GET /credit-notes/5': () => note,
    'GET /finance-settings': () => ({ hourCost: null, accountCode: '200' }),
    'PATCH /finance-settings': () => ({ hourCost: null, accountCode: '260' }),
  });
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:xero';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const route = <Route path="/invoices/*" element={<InvoicesRoute />} />;
  const { user } = renderInShell(<Routes>{route}</Routes>, { address: '/invoices?from=2026-11-01' });
  const opener = await screen.findByRole('button', { name: 'Export for Xero' });
  await waitFor(() => expect(opener).toBeEnabled());
  await user.click(opener);
  const code = await screen.findByRole('textbox', { name: /Sales account/ });
  await user.clear(code);
  await user.type(code, '260');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await expectText('1 invoice and 1 credit note for Xero');
  expect(server.sent('GET', '/credit-notes')[0]?.query).toMatchObject({ from: '2026-11-01' });
  expect(server.sent('PATCH', '/finance-settings')[0]?.body).toEqual({ accountCode: '260' });
  expect(server.sent('GET', '/invoices/documents')[0]?.query).toMatchObject({ from: '2026-11-01' });
  expect(saved).toHaveLength(2);
});
