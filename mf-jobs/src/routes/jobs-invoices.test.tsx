import type { InvoicePage, InvoiceSummary } from '@dwang/contracts';
import { fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import JobsRoute from './jobs.route';

const invoice: InvoiceSummary = {
  id: 5,
  uid: 'invoice-5',
  userId: 7,
  clientId: 3,
  clientName: 'Smith Whānau Trust',
  projectId: 4,
  projectName: 'Smith deck',
  invoiceNumber: 'INV-2026-03001',
  issueDate: '2026-03-01',
  dueDate: '2026-03-15',
  subtotal: '1000.00',
  tax: '150.00',
  total: '1150.00',
  credited: '0.00',
  writtenOff: '0.00',
  paid: '0.00',
  balance: '1150.00',
  status: 'overdue',
  notes: '',
  createdAt: '2026-03-01T00:00:00.000Z',
  version: 1,
};
const none = { count: 0, amount: '0.00' };
const page: InvoicePage = {
  items: [invoice],
  nextCursor: null,
  totals: {
    total: none,
    draft: none,
    paid: none,
    pending: { count: 2, amount: '100.10' },
    overdue: { count: 1, amount: '1150.00' },
  },
};

it('shows what waits for money, and the invoices of the status and days in the address', async () => {
  const { requests } = fakeApi({ 'GET /invoices': () => page });
  const { user, address } = renderInShell(<JobsRoute />, { address: '/jobs?tab=invoices&from=2026-03-01' });
  expect(await screen.findByRole('link', { name: 'INV-2026-03001' })).toHaveAttribute('href', '/invoices/5');
  const summary = within(screen.getByLabelText('Summary'));
  expect(summary.getByText('Unpaid Amount').closest('div')).toHaveTextContent('$1,250.10');
  expect(summary.getByText('Pending Invoices').closest('div')).toHaveTextContent('3');
  expect(screen.getByLabelText('Waiting for money')).toHaveTextContent('$1,250.103 outstanding, 1 overdue');
  await user.click(screen.getByRole('radio', { name: 'Overdue' }));
  expect(address()).toBe('/jobs?tab=invoices&from=2026-03-01&status=overdue');
  expect(requests.some(({ query }) => query.status === 'overdue' && query.from === '2026-03-01')).toBe(true);
});
