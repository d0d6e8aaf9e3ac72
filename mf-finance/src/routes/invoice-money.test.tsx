import type { CreateCreditNote, CreatePayment, ReplaceDraft } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { clientPage, entryPage, FakeServer, projectPage, Refusal } from '../testing/fake-server';
import { aCreditNote, aLine, anInvoice, aPayment } from '../testing/invoice-data';
import { aClient, anEntry, aProject } from '../testing/job-data';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';

const today = dayOf(Date.now(), 'Pacific/Auckland');
const open = (address: string) => renderScreen(InvoicesRoute, '/invoices', address);
const noEvents = { items: [], nextCursor: null, totals: { count: 0 } };

function serverWith(invoice: ReturnType<typeof anInvoice>): FakeServer {
  const path = `/invoices/${invoice.id}`;
  const server = new FakeServer()
    .on(`GET ${path}`, () => invoice)
    .on(`GET ${path}/history`, () => noEvents)
    .on('GET /clients', () => clientPage([aClient()]))
    .on('GET /projects', () => projectPage([aProject()]))
    .on('GET /time-entries', () => entryPage([]));
  server.install();
  return server;
}

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

describe('the money of an invoice', () => {
  it('shows every step from the lines to what is open, the payments with those removed, and the history', async () => {
    const invoice = anInvoice({
      id: 301,
      status: 'part_paid',
      discount: { kind: 'percent', value: '10.00' },
      linesTotal: '200.00',
      discountAmount: '20.00',
      subtotal: '180.00',
      tax: '27.00',
      total: '207.00',
      paid: '50.00',
      balance: '157.00',
      payments: [
        aPayment({ reference: 'Hēmi' }),
        aPayment({ removedAt: '2026-11-23T00:00:00.000Z', removedReason: 'Typed twice' }),
      ],
    });
    const server = serverWith(invoice);
    const change = { field: 'received', from: '0.00', to: '50.00' };
    const event = { id: 1, at: '2026-11-22T01:00:00.000Z', userId: 1, userName: 'Aroha', hash: '' };
    server.on('GET /invoices/301/history', () => ({
      items: [{ ...event, action: 'payment_added', changes: [change] }],
      nextCursor: null,
      totals: { count: 1 },
    }));
    open('/invoices/301');
    const totals = await screen.findByRole('region', { name: 'Totals' });
    expect(totals.textContent).toMatch(
      /Lines\$200\.00Discount \(10%\)−\$20\.00Subtotal\$180\.00GST \(15%\)\$27\.00Total\$207\.00Paid−\$50\.00Balance due\$157\.00/,
    );
    const payments = screen.getByRole('region', { name: 'Payments' });
    expect(payments).toHaveTextContent('Hēmi');
    expect(payments).toHaveTextContent('Typed twice');
    expect(within(payments).getAllByRole('button')).toHaveLength(1);
    expect(await screen.findByText('Payment recorded')).toBeVisible();
    expect(screen.getByText('Received: $0.00 → $50.00')).toBeVisible();
  });

  it('takes a part payment as people type money, and undoes it', async () => {
    const invoice = anInvoice({ id: 302, invoiceNumber: 'INV-302', total: '2300.00', balance: '2300.00' });
    const server = serverWith(invoice);
    server.on('POST /invoices/302/payments', ({ body }) => {
      const { uid, amount } = body as CreatePayment;
      return { ...invoice, status: 'part_paid', payments: [aPayment({ id: 77, uid, amount: String(amount) })] };
    });
    server.on('POST /payments/77/remove', () => aPayment({ id: 77, removedAt: '2026-11-23T00:00:00.000Z' }));
    const { person, notices, undo } = open('/invoices/302');
    await person.click(await screen.findByRole('button', { name: 'Record payment' }));
    const amount = await screen.findByLabelText('Amount');
    expect(amount).toHaveValue('2300.00');
    await person.clear(amount);
    await person.type(amount, '$ 2,500.5');
    expect(await screen.findByText(/\$200\.50 more than that becomes the client's credit/)).toBeVisible();
    await person.clear(amount);
    await person.type(amount, '1,150');
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(notices).toEqual(['Payment recorded - $1,150.00 for INV-302.']));
    expect(server.sentTo('POST /invoices/302/payments')[0]?.body).toMatchObject({
      amount: '1150.00',
      method: 'bank',
      day: today,
    });
    expect(screen.getByTestId('address')).toHaveTextContent('/invoices/302');
    undo();
    await waitFor(() => expect(notices.at(-1)).toBe('Payment removed'));
  });

  it('reads a decimal comma as one, and asks about a payment above what is open with both figures (TR-101)', async () => {
    const invoice = anInvoice({ id: 304, invoiceNumber: 'INV-304', total: '115.00', balance: '115.00' });
    const server = serverWith(invoice);
    server.on('POST /invoices/304/payments', ({ body }) => {
      const { uid, amount } = body as CreatePayment;
      return { ...invoice, status: 'paid', payments: [aPayment({ uid, amount: String(amount) })] };
    });
    const { person } = open('/invoices/304?do=payment');
    const amount = await screen.findByLabelText('Amount');
    const record = within(screen.getByRole('dialog')).getByRole('button', { name: 'Record payment' });
    await person.clear(amount);
    await person.type(amount, '1,150');
    await person.click(record);
    expect(await screen.findByText(/You typed \$1,150\.00; \$115\.00 is open on INV-304/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Change the amount' }));
    await waitFor(() => expect(record).toBeEnabled());
    expect(server.sentTo('POST /invoices/304/payments')).toEqual([]);
    expect(amount).toHaveValue('1150.00');
    await person.clear(amount);
    await person.type(amount, '115,00');
    await person.click(record);
    await waitFor(() => expect(server.sentTo('POST /invoices/304/payments')).toHaveLength(1));
    expect(server.sentTo('POST /invoices/304/payments')[0]?.body).toMatchObject({ amount: '115.00' });
  });

  it('records a payment once when its answer was lost, and another only when that is asked for (TR-201)', async () => {
    const invoice = anInvoice({ id: 305, invoiceNumber: 'INV-305', total: '250.00', balance: '250.00' });
    const server = serverWith(invoice);
    const paid = { ...invoice, status: 'part_paid' as const, payments: [aPayment({ id: 91, amount: '100.00' })] };
    const detail = 'Something else was saved in its place already.';
    let first: unknown;
    server.on('POST /invoices/305/payments', ({ body }) => {
      const { uid } = body as CreatePayment;
      first ??= uid;
      if (uid !== first) return paid;
      server.on('GET /invoices/305', () => paid);
      return new Refusal(409, detail, [{ field: 'uid', message: detail }], 'REQUEST.UID_TAKEN', 91);
    });
    const { person } = open('/invoices/305?do=payment');
    const dialog = await screen.findByRole('dialog');
    const amount = within(dialog).getByLabelText('Amount');
    await person.clear(amount);
    await person.type(amount, '150');
    const record = within(dialog).getByRole('button', { name: 'Record payment' });
    await person.click(record);
    expect(await screen.findByText('Saved already as a payment of $100.00')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/invoices/305');
    await person.click(record);
    await waitFor(() => expect(server.sentTo('POST /invoices/305/payments')).toHaveLength(2));
    expect(await screen.findByText('Saved already as a payment of $100.00')).toBeVisible();
    expect(new Set(server.sentTo('POST /invoices/305/payments').map(({ body }) => (body as CreatePayment).uid)).size).toBe(1);
    await person.click(screen.getByRole('button', { name: 'Save this as another' }));
    await waitFor(() => expect(server.sentTo('POST /invoices/305/payments')).toHaveLength(3));
  });

  it('says beside the field why a payment is refused, and keeps what was typed', async () => {
    const server = serverWith(anInvoice({ id: 303 }));
    const short = [{ field: 'amount', message: 'This client has a credit of 5.00.' }];
    server.on('POST /invoices/303/payments', () => new Refusal(409, 'Refused', short));
    const { person } = open('/invoices/303?do=payment');
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('This client has a credit of 5.00.')).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('115.00');
  });

  it('takes whole lines back by a credit note, and offers no line twice', async () => {
    const lines = [aLine({ description: 'Kwila' }), aLine({ description: 'Nails' })];
    const [first, second] = lines.map(({ id }) => id);
    const server = serverWith(anInvoice({ id: 304, lines, creditedLineIds: [first as number] }));
    server.on('POST /invoices/304/credit-note', () => aCreditNote({ creditNoteNumber: 'CN-9', total: '115.00' }));
    const { person, notices } = open('/invoices/304?do=credit');
    await person.click(await screen.findByLabelText('Some of it'));
    expect(await screen.findByRole('checkbox', { name: /Kwila/ })).toBeDisabled();
    await person.type(screen.getByLabelText('What is corrected'), 'Returned');
    await person.click(screen.getByRole('button', { name: 'Make credit note' }));
    expect(await screen.findByText(/nothing would be credited/)).toBeVisible();
    await person.click(screen.getByRole('checkbox', { name: /Nails/ }));
    await person.click(screen.getByRole('button', { name: 'Make credit note' }));
    await waitFor(() => expect(notices).toEqual(['Credit note made - CN-9 over $115.00']));
    const body = server.sentTo('POST /invoices/304/credit-note')[0]?.body as CreateCreditNote;
    expect(body).toMatchObject({ reason: 'Returned', lineIds: [second], lines: [], issueDate: today });
  });
});

describe('a draft', () => {
  const entry = anEntry({ id: 11, invoiceId: 305, billed: true });
  const draft = anInvoice({
    id: 305,
    status: 'draft',
    invoiceNumber: null,
    version: 3,
    terms: '7 days',
    lines: [aLine({ timeEntryIds: [11], kind: 'labour' }), aLine({ description: 'Kwila', quantity: '2.000', unitPrice: '9.99' })],
  });

  it('is edited as a whole; what somebody else changed meanwhile is shown before it is replaced', async () => {
    const server = serverWith(draft);
    server.on('GET /time-entries', ({ query }) => entryPage(query.get('invoiceId') ? [entry] : [anEntry({ id: 12 })]));
    server.on('PUT /invoices/305', () => {
      server.on('GET /invoices/305', () => ({ ...draft, version: 4, dueDate: '2026-12-20' }));
      return new Refusal(409, 'Changed meanwhile', [], 'REQUEST.VERSION_CONFLICT');
    });
    const { person, notices } = open('/invoices/305?do=edit');
    expect(await screen.findByText('1 of 2 entries')).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('Kwila');
    expect(within(screen.getByRole('dialog')).getByLabelText(/Terms/)).toHaveValue('7 days');
    await person.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Due date: 4 Dec 2026 → 20 Dec 2026')).toBeVisible();
    server.on('PUT /invoices/305', () => draft);
    await person.click(screen.getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(notices).toEqual(['Draft saved - The draft for Ngāti Whātua Homes']));
    const [before, after] = server.sentTo('PUT /invoices/305').map(({ body }) => body as ReplaceDraft);
    expect(before).toMatchObject({ version: 3, timeEntryIds: [11], terms: '7 days', gst: 'exclusive', discount: null });
    expect(before?.lines).toMatchObject([{ description: 'Kwila', quantity: '2', unitPrice: '9.99' }]);
    expect(after?.version).toBe(4);
  });
});
