import type { ClientReminder, PaperLetter, PaperMail, ReminderPage, SendPaper, SendReminders } from '@dwang/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, invoicePage, Refusal } from '../testing/fake-server';
import { anInvoice } from '../testing/invoice-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';

const LETTER: PaperLetter = {
  isMailOn: true,
  fromName: 'Hōne Building Ltd',
  replyTo: 'hone@example.nz',
  to: 'hana@example.nz',
  subject: 'Invoice INV-77 from Hōne Building Ltd',
  message: 'Kia ora Hana,\n\nPlease find attached invoice INV-77.',
  fileName: 'Invoice-INV-77.pdf',
};
const aMail = (fields: Partial<PaperMail> = {}): PaperMail => ({
  id: 5,
  kind: 'invoice',
  clientId: 1,
  to: 'hana@example.nz',
  cc: [],
  subject: LETTER.subject,
  message: LETTER.message,
  status: 'sent',
  reason: '',
  userName: 'Hōne',
  createdAt: '2026-11-20T01:00:00.000Z',
  sentAt: null,
  nextTryAt: null,
  ...fields,
});
const mailPage = (...items: PaperMail[]) => ({ items, nextCursor: null, totals: { count: items.length } });

function serverWith(letter: Partial<PaperLetter> = {}, mails: PaperMail[] = []): FakeServer {
  const server = new FakeServer()
    .on('GET /invoices/77', () => anInvoice({ id: 77, invoiceNumber: 'INV-77', status: 'pending', sentAt: null }))
    .on('GET /invoices/77/letter', () => ({ ...LETTER, ...letter }))
    .on('GET /paper-mails', () => mailPage(...mails));
  server.install();
  return server;
}
const open = (address: string) => renderScreen(InvoicesRoute, '/invoices', address);

it('sends the letter that was looked over, once, and shows how it arrives', async () => {
  const server = serverWith().on('POST /invoices/77/send', () => anInvoice({ id: 77, invoiceNumber: 'INV-77' }));
  const { person, notices } = open('/invoices/77?do=send');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send INV-77' }));
  await person.type(await dialog.findByLabelText(/Copy to/), 'books@example.nz, boss@example.nz');
  await person.click(dialog.getByText('Preview'));
  const preview = within(await dialog.findByRole('region', { name: 'Preview of the email' }));
  for (const part of ['Hōne Building Ltd', 'hone@example.nz', LETTER.subject]) expect(preview.getByText(part)).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Send' });
  await Promise.all([person.click(send), person.click(send)]);
  await waitFor(() => expect(notices).toEqual([expect.stringContaining('Email on its way')]));
  const sent = server.sentTo('POST /invoices/77/send');
  expect(new Set(sent.map(({ body }) => (body as SendPaper).uid)).size).toBe(1);
  expect(sent[0]?.body).toMatchObject({ to: LETTER.to, cc: ['books@example.nz', 'boss@example.nz'], subject: LETTER.subject });
});

it('says before sending which characters of the paper cannot be printed, and where they stand (TR-218)', async () => {
  serverWith().on('GET /invoices/77', () => anInvoice({ id: 77, invoiceNumber: 'INV-77', status: 'pending', notes: 'Ω ✓ 🔧' }));
  open('/invoices/77?do=send');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send INV-77' }));
  expect(await dialog.findByText('The PDF shows □ in place of: 🔧 in the notes.')).toBeVisible();
});

it('keeps what was typed when the server refuses it, and says why beside the field', async () => {
  serverWith().on(
    'POST /invoices/77/send',
    () => new Refusal(400, 'Not valid', [{ field: 'to', message: 'Please enter a valid email address' }]),
  );
  const { person } = open('/invoices/77?do=send');
  const to = await screen.findByRole('textbox', { name: 'To' });
  await person.clear(to);
  await person.type(to, 'hana at example');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(to).toHaveValue('hana at example');
});

it('offers the PDF where the server sends no email, and marks the invoice as sent only when somebody says so', async () => {
  const server = serverWith({ isMailOn: false }).on('PATCH /invoices/77', () => anInvoice({ id: 77, status: 'sent' }));
  const { person } = open('/invoices/77?do=send');
  expect(await screen.findByText('This server sends no email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  expect(server.sentTo('PATCH /invoices/77')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(server.sentTo('PATCH /invoices/77')[0]?.body).toEqual({ status: 'sent' }));
});

it('tells why a letter failed, and sends it again', async () => {
  const server = serverWith({}, [aMail({ status: 'failed', reason: '550 No such mailbox here' })]);
  server.on('POST /paper-mails/5/again', () => aMail({ status: 'queued' }));
  const { person } = open('/invoices/77');
  const log = within(await screen.findByRole('list', { name: 'Emails' }));
  expect(log.getByText('550 No such mailbox here')).toBeVisible();
  await person.click(log.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.sentTo('POST /paper-mails/5/again')).toHaveLength(1));
});

const reminder = (fields: Partial<ClientReminder>): ClientReminder => ({
  clientId: 1,
  clientName: 'Ngāti Whātua Homes',
  to: 'hana@example.nz',
  isStopped: false,
  open: '115.00',
  invoices: [],
  subject: 'Payment reminder',
  message: 'Still open:\n{invoices}\nTotal {open}',
  ...fields,
});
const late = (id: number, fields: object = {}) => ({
  id,
  invoiceNumber: `INV-${id}`,
  dueDate: '2026-10-03',
  daysOverdue: 9,
  balance: '115.00',
  remindedOn: null,
  isStopped: false,
  ...fields,
});

it('reminds of what is ticked, one letter to each client, and of nothing that is held back', async () => {
  const rows = [
    reminder({ invoices: [late(1), late(2), late(3, { isStopped: true })] }),
    reminder({ clientId: 2, clientName: 'Silent Ltd', to: '', invoices: [late(4)] }),
  ];
  const page: ReminderPage = {
    items: rows,
    nextCursor: null,
    totals: { clients: 2, invoices: 4, open: '460.00', isMailOn: true },
  };
  const server = serverWith()
    .on('GET /invoices', () => invoicePage([]))
    .on('GET /payment-reminders', () => page)
    .on('POST /payment-reminders', () => ({ letters: 1, already: 0 }));
  const { person, notices } = open('/invoices?remind=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Reminders' }));
  const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
  expect(await dialog.findByText('No email address. Add one on the client’s page.')).toBeVisible();
  expect([box(/INV-1/), box(/INV-2/)].every((one) => (one as HTMLInputElement).checked)).toBe(true);
  expect(box(/INV-3/)).not.toBeChecked();
  expect(box(/INV-4/)).toBeDisabled();
  await person.click(box(/INV-2/));
  expect(dialog.getByText(/INV-1 \$115\.00 due 3 Oct 2026/)).toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Send 1 reminder' }));
  await waitFor(() => expect(notices).toEqual([expect.stringContaining('1 reminder on its way')]));
  const letters: SendReminders['letters'] = [
    { clientId: 1, invoiceIds: [1], to: 'hana@example.nz', subject: 'Payment reminder', message: rows[0]?.message ?? '' },
  ];
  expect(server.sentTo('POST /payment-reminders')[0]?.body).toMatchObject({ letters });
});
