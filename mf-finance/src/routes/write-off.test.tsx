import { dayOf } from '@dwang/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../testing/fake-server';
import { anInvoice } from '../testing/invoice-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';

const today = dayOf(Date.now(), 'Pacific/Auckland');
const open = (address: string) => renderScreen(InvoicesRoute, '/invoices', address);
jest.setTimeout(60_000);

it('writes an unpaid invoice off with a reason, and says what became of it (TR-120)', async () => {
  const invoice = anInvoice({ id: 77, invoiceNumber: 'INV-77', status: 'overdue', total: '115.00', balance: '115.00' });
  const record = { id: 1, userId: 1, day: today, amount: '115.00', reason: 'In liquidation', removedAt: null, removedReason: '' };
  const lost = anInvoice({ ...invoice, status: 'written_off', balance: '0.00', writtenOff: '115.00', writeOffs: [record] });
  const server = new FakeServer().on('GET /invoices/77', () => invoice);
  server.on('POST /invoices/77/write-off', () => {
    server.on('GET /invoices/77', () => lost);
    return lost;
  });
  server.on('POST /invoices/77/write-off/remove', () => invoice);
  server.install();
  const { person } = open('/invoices/77?do=writeOff');
  const dialog = within(await screen.findByRole('dialog', { name: 'Write off INV-77?' }));
  await person.type(dialog.getByLabelText('Reason'), 'In liquidation');
  await person.click(dialog.getByRole('button', { name: 'Write off' }));
  expect(await screen.findByText('$115.00 was written off as a bad debt')).toBeVisible();
  expect(server.sentTo('POST /invoices/77/write-off')[0]?.body).toMatchObject({ day: today, reason: 'In liquidation' });
  await person.click(screen.getByRole('button', { name: 'Remove write-off' }));
  const removing = within(await screen.findByRole('dialog', { name: 'Remove the write-off?' }));
  await person.type(removing.getByLabelText('Why is it removed?'), 'Wrong one');
  await person.click(removing.getByRole('button', { name: 'Remove write-off' }));
  await waitFor(() => expect(server.sentTo('POST /invoices/77/write-off/remove')[0]?.body).toEqual({ reason: 'Wrong one' }));
});
