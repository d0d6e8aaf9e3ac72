import { randomUUID } from 'node:crypto';
import type { Client, ClientStatement } from '@dwang/contracts';
import { addDays, centsToDecimal, dayOf, parseCents } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { MailBox, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';
import { papersIn } from '../testing/paper-text';

const TODAY = dayOf(Date.now(), 'Pacific/Auckland');

let box: MailBox;
let test: TestApp;
let at: Scene;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([jobs, finance], { settings: { SMTP_URL: box.url } });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});
beforeEach(async () => {
  at = await makeScene(await test.people.signUp());
});

const statement = async (period: object = {}): Promise<ClientStatement> =>
  (await at.person.agent.get(`/api/statements/${at.client.id}`).query(period).expect(200)).body;
const client = async (): Promise<Client> => (await at.person.agent.get(`/api/clients/${at.client.id}`).expect(200)).body;
const pay = (id: number, amount: string, fields: object = {}) =>
  at.person.agent
    .post(`/api/invoices/${id}/payments`)
    .send({ amount, ...fields })
    .expect(201);

it('adds up from the opening to the closing balance, and ties to what the client owes', async () => {
  const issue = (days: number, subtotal: string) =>
    makeInvoice(at, { subtotal, status: 'sent', issueDate: addDays(TODAY, -days), dueDate: addDays(TODAY, 14 - days) });
  const [first, second, third, wrong] = [
    await issue(120, '1000.00'),
    await issue(60, '200.00'),
    await issue(3, '10.00'),
    await issue(2, '77.00'),
  ];
  await pay(first.id, '1000.00', { day: addDays(TODAY, -100) });
  await pay(first.id, '200.00', { day: addDays(TODAY, -50), reference: 'Rest' });
  const credit = { reason: 'Boards returned', lines: [{ description: 'Boards', quantity: '1', unitPrice: '20.00' }] };
  await at.person.agent.post(`/api/invoices/${second.id}/credit-note`).send(credit).expect(201);
  await pay(third.id, '11.50', { method: 'credit' });
  await at.person.agent.post(`/api/client-credits/${at.client.id}/refunds`).send({ amount: '5.00' }).expect(201);
  await at.person.agent.post(`/api/invoices/${wrong.id}/void`).send({}).expect(200);
  await makeInvoice(at, { subtotal: '5000.00', status: 'draft' });

  const now = await statement();
  expect(now.opening).toBe('150.00');
  expect(now.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice', '230.00'],
    ['payment', '-200.00'],
    ['invoice', '11.50'],
    ['invoice', '88.55'],
    ['void', '-88.55'],
    ['credit', '-23.00'],
    ['refund', '5.00'],
  ]);
  const sum = now.lines.reduce((cents, { amount }) => cents + parseCents(amount), parseCents(now.opening));
  expect(now.closing).toBe(centsToDecimal(sum));
  expect(now.closing).toBe(now.lines.at(-1)?.balance);
  const { outstanding } = await client();
  expect(parseCents(now.closing) + parseCents(now.credit)).toBe(parseCents(outstanding));
  expect(now.open.map(({ id, balance }) => [id, balance])).toEqual([[second.id, '207.00']]);
  expect(now.ageing).toMatchObject({ current: '0.00', days31to60: '207.00' });
  const earlier = await statement({ from: addDays(TODAY, -119), to: addDays(TODAY, -91) });
  expect([earlier.opening, earlier.closing]).toEqual(['1150.00', '150.00']);
});

const AHEAD = addDays(TODAY, 72);
const figures = ({ closing, credit, open, ageing }: ClientStatement) => ({
  closing,
  credit,
  open: open.map(({ balance }) => balance),
  current: ageing.current,
});

it('an invoice that is dated ahead and made void leaves no trace in an account (TR-113)', async () => {
  await makeInvoice(at, { subtotal: '620.00', status: 'sent' });
  const wrong = await makeInvoice(at, { subtotal: '1000.00', status: 'sent', issueDate: AHEAD, dueDate: AHEAD });
  await at.person.agent.post(`/api/invoices/${wrong.id}/void`).send({}).expect(200);
  const right = { closing: '713.00', credit: '0.00', open: ['713.00'], current: '713.00' };
  for (const to of [TODAY, AHEAD]) {
    const now = await statement({ to });
    expect(figures(now)).toEqual(right);
    expect(now.lines).toHaveLength(1);
  }
  expect((await statement({ from: addDays(AHEAD, 1), to: addDays(AHEAD, 9) })).opening).toBe('713.00');
});

it('an invoice that is dated ahead is open from its day, and what is paid for it is credit until then (TR-115)', async () => {
  const ahead = { status: 'sent', issueDate: AHEAD, dueDate: AHEAD };
  await makeInvoice(at, { subtotal: '10.00', status: 'sent' });
  const early = await makeInvoice(at, { subtotal: '100.00', ...ahead });
  expect(figures(await statement())).toEqual({ closing: '11.50', credit: '0.00', open: ['11.50'], current: '11.50' });
  await pay(early.id, '115.00');
  const paid = await statement();
  expect(figures(paid)).toEqual({ closing: '-103.50', credit: '115.00', open: ['11.50'], current: '11.50' });
  expect(paid.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice', '11.50'],
    ['payment', '-115.00'],
  ]);
  expect(figures(await statement({ to: AHEAD }))).toEqual({
    closing: '11.50',
    credit: '0.00',
    open: ['11.50'],
    current: '11.50',
  });
});

it('neither a credit note nor a refund is dated ahead (TR-115)', async () => {
  const { id } = await makeInvoice(at, { subtotal: '100.00', status: 'sent' });
  const { agent } = at.person;
  const day = addDays(TODAY, 1);
  const credit = (fields: object) => agent.post(`/api/invoices/${id}/credit-note`).send({ reason: 'Wrong', ...fields });
  expect((await credit({ issueDate: day }).expect(400)).body.errors[0].field).toBe('issueDate');
  await pay(id, '120.00');
  const refund = (await agent.post(`/api/client-credits/${at.client.id}/refunds`).send({ amount: '5.00', day }).expect(400)).body;
  expect(refund.errors[0].field).toBe('day');
  await credit({ issueDate: TODAY }).expect(201);
});

it('goes out by email with its PDF', async () => {
  const to = `statement-${randomUUID().slice(0, 8)}@example.nz`;
  await at.person.agent.patch(`/api/clients/${at.client.id}`).send({ email: to }).expect(200);
  const invoice = await makeInvoice(at, { subtotal: '100.00', status: 'sent' });
  const [from, until] = [addDays(TODAY, -30), TODAY];
  const path = `/api/statements/${at.client.id}`;
  const proposed = (await at.person.agent.get(`${path}/letter`).query({ from, to: until }).expect(200)).body;
  expect(proposed.message).toContain('$115.00 is open');
  const { subject, message } = proposed;
  const body = { uid: randomUUID(), to, subject, message, fromDay: from, toDay: until };
  await at.person.agent.post(`${path}/send`).send(body).expect(200);
  const { names, text } = papersIn(await box.next(to));
  expect(names).toEqual([`Statement-Tāne-Construction-${until}.pdf`]);
  for (const part of ['Opening balance', `Invoice ${invoice.invoiceNumber}`, '$115.00', 'To pay (NZD)'])
    expect(text).toContain(part);
});

it('knows no client of another company', async () => {
  const other = await makeScene(await test.people.signUp());
  await other.person.agent.get(`/api/statements/${at.client.id}`).expect(404);
});
