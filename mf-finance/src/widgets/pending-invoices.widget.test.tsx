import { addDays, dayOf } from '@dwang/domain';
import { screen } from '@testing-library/react';
import { FakeServer, invoicePage, Refusal } from '../testing/fake-server';
import { aSummary } from '../testing/invoice-data';
import { renderScreen } from '../testing/render-screen';
import PendingInvoicesWidget from './pending-invoices.widget';

const today = dayOf(Date.now(), 'Pacific/Auckland');
const show = () => renderScreen(() => <PendingInvoicesWidget size="medium" />, '/');

describe('the pending invoices card', () => {
  it('lists what waits for money, the most pressing first, with amount, due text and link', async () => {
    const server = new FakeServer().on('GET /invoices', ({ query }) =>
      invoicePage(
        query.get('status') === 'overdue'
          ? [aSummary({ id: 900, clientName: 'Late Ltd', status: 'overdue', dueDate: addDays(today, -2), balance: '2440.50' })]
          : [aSummary({ clientName: 'Soon Ltd', dueDate: addDays(today, 1), balance: '1450.00' })],
      ),
    );
    server.install();
    show();
    const links = await screen.findAllByRole('link', { name: /Ltd/ });
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Late Ltd.*\$2,440\.50Overdue$/),
      expect.stringMatching(/^Soon Ltd.*\$1,450\.00Due tomorrow$/),
    ]);
    expect(links[0]).toHaveAttribute('href', '/invoices/900');
  });

  it('says so when nobody owes anything', async () => {
    new FakeServer().on('GET /invoices', () => invoicePage([])).install();
    show();
    expect(await screen.findByText('No pending invoices')).toBeVisible();
  });

  it('shows why it failed, with Retry', async () => {
    new FakeServer().on('GET /invoices', () => new Refusal(404, 'Down for the day.')).install();
    show();
    expect(await screen.findByText('Down for the day.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Retry/ })).toBeVisible();
  });
});
