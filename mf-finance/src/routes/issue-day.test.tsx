import type { Invoice } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { formatDay } from '@dwang/kit';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, invoicePage } from '../testing/fake-server';
import { anInvoice } from '../testing/invoice-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';

const today = dayOf(Date.now(), 'Pacific/Auckland');
const OLD = { issueDate: addDays(today, -40), dueDate: addDays(today, -20) };

function serverWith(fields: Partial<Invoice>): FakeServer {
  const draft = anInvoice({ id: 77, status: 'draft', invoiceNumber: null, sentAt: null, version: 3, ...fields });
  const server = new FakeServer()
    .on('GET /invoices/77', () => draft)
    .on('GET /invoices', () => invoicePage([draft]))
    .on('PATCH /invoices/77', () => ({ ...draft, status: 'pending', invoiceNumber: 'INV-77' }));
  server.install();
  return server;
}
const open = (address: string) => renderScreen(InvoicesRoute, '/invoices', address);
jest.setTimeout(60_000);

it('asks what an old draft is dated before it is issued (TR-219)', async () => {
  const server = serverWith(OLD);
  const { person } = open('/invoices/77');
  await person.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue invoice' }));
  expect(dialog.getByText(/would be overdue at once/)).toBeVisible();
  expect(dialog.getByRole('button', { name: `Keep ${formatDay(OLD.issueDate)}` })).toBeVisible();
  expect(server.sentTo('PATCH /invoices/77')).toHaveLength(0);
  await person.click(dialog.getByRole('button', { name: `Today, due ${formatDay(addDays(today, 20))}` }));
  await waitFor(() => expect(server.sentTo('PATCH /invoices/77')).toHaveLength(1));
  expect(server.sentTo('PATCH /invoices/77')[0]?.body).toEqual({ status: 'pending', version: 3, issueDay: 'today' });
});

it('asks the same before it is sent, and the letter follows (TR-219)', async () => {
  serverWith(OLD).on('GET /invoices/77/letter', ({ query }) => ({
    isMailOn: true,
    fromName: 'Hōne Building Ltd',
    replyTo: 'hone@example.nz',
    to: 'hana@example.nz',
    subject: 'Invoice',
    message: `Dated ${query.get('issueDay')}`,
    fileName: 'Invoice.pdf',
  }));
  const { person } = open('/invoices/77?do=send');
  await person.click(await screen.findByRole('button', { name: /^Keep/ }));
  expect(await screen.findByDisplayValue('Dated keep')).toBeVisible();
});

it('issues a draft of today at once (TR-219)', async () => {
  const server = serverWith({ issueDate: today, dueDate: addDays(today, 14) });
  const { person } = open('/invoices/77');
  await person.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  await waitFor(() => expect(server.sentTo('PATCH /invoices/77')[0]?.body).toEqual({ status: 'pending', version: 3 }));
});
