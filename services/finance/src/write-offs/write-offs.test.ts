import type { ClientStatement, GstReturnPage, Invoice } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { listInvoices, makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

const TODAY = dayOf(Date.now(), 'Pacific/Auckland');
const BEFORE = addDays(TODAY, -200);

let test: TestApp;
let at: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  at = await makeScene(await test.people.signUp());
});

const agent = () => at.person.agent;
const writeOff = (id: number, body: object = { reason: 'In liquidation' }) =>
  agent().post(`/api/invoices/${id}/write-off`).send(body);
const pay = async (id: number, amount: string): Promise<Invoice> =>
  (await agent().post(`/api/invoices/${id}/payments`).send({ amount }).expect(201)).body;
const late = () => makeInvoice(at, { subtotal: '100.00', status: 'sent', issueDate: BEFORE, dueDate: addDays(BEFORE, 14) });
const returned = async (basis: string) => {
  const { adjustments, totals }: GstReturnPage = (await agent().get('/api/gst/return').query({ basis }).expect(200)).body;
  return [totals.sales, totals.gst, adjustments.credit, adjustments.debit];
};
const account = async (): Promise<ClientStatement> => (await agent().get(`/api/statements/${at.client.id}`).expect(200)).body;

it('gives up what is open: nothing of it is owed, overdue or aged any more (TR-120)', async () => {
  const { id, invoiceNumber } = await late();
  await pay(id, '23.00');
  const lost: Invoice = (await writeOff(id).expect(201)).body;
  expect(lost).toMatchObject({ status: 'written_off', paid: '23.00', writtenOff: '92.00', balance: '0.00' });
  expect(lost.writeOffs).toMatchObject([{ day: TODAY, amount: '92.00', reason: 'In liquidation', removedAt: null }]);
  expect((await agent().get('/api/invoices/ageing').expect(200)).body.total).toEqual({ count: 0, amount: '0.00' });
  const { items, totals: cards } = await listInvoices(at, { status: 'written_off' });
  expect(items.map((one) => one.invoiceNumber)).toEqual([invoiceNumber]);
  expect([cards.total, cards.paid, cards.overdue, cards.pending].map(({ amount }) => amount)).toEqual([
    '23.00',
    '23.00',
    '0.00',
    '0.00',
  ]);
  expect((await agent().get(`/api/clients/${at.client.id}`)).body.outstanding).toBe('0.00');
  const { closing, open, credit, lines } = await account();
  expect([closing, open, credit, lines.at(-1)?.kind]).toEqual(['0.00', [], '0.00', 'write_off']);
  const [event] = (await agent().get(`/api/invoices/${id}/history`)).body.items;
  expect(event.action).toBe('written_off');
  expect(event.changes).toContainEqual({ field: 'reason', from: null, to: 'In liquidation' });
  await agent().post(`/api/invoices/${id}/void`).send({}).expect(409);
  await writeOff(id).expect(409);
});

it('is an adjustment of the return by invoice, and none by payment; what comes after all is the other one (TR-120)', async () => {
  const { id } = await late();
  await writeOff(id).expect(201);
  expect(await returned('invoice')).toEqual(['0.00', '0.00', '15.00', '0.00']);
  expect(await returned('payments')).toEqual(['0.00', '0.00', '0.00', '0.00']);
  expect(await pay(id, '46.00')).toMatchObject({ status: 'written_off', paid: '46.00', writtenOff: '69.00', overpaid: '0.00' });
  expect(await returned('invoice')).toEqual(['0.00', '0.00', '15.00', '6.00']);
  expect(await returned('payments')).toEqual(['46.00', '6.00', '0.00', '0.00']);
  const part = await account();
  expect([part.closing, part.credit, part.open]).toEqual(['0.00', '0.00', []]);
  expect(await pay(id, '79.00')).toMatchObject({ status: 'paid', paid: '115.00', writtenOff: '0.00', overpaid: '10.00' });
  expect(await returned('invoice')).toEqual(['0.00', '0.00', '15.00', '15.00']);
  const whole = await account();
  expect([whole.closing, whole.credit]).toEqual(['-10.00', '10.00']);
});

it('is taken out again when it was wrong, and a payment that is taken out opens only what it paid (TR-120)', async () => {
  const { id } = await late();
  await writeOff(id).expect(201);
  const back: Invoice = (await agent().post(`/api/invoices/${id}/write-off/remove`).send({ reason: 'Wrong one' }).expect(200))
    .body;
  expect(back).toMatchObject({ status: 'overdue', balance: '115.00', writtenOff: '0.00' });
  expect(back.writeOffs).toMatchObject([{ removedReason: 'Wrong one' }]);
  const paid = await pay(id, '15.00');
  await writeOff(id).expect(201);
  await agent().post(`/api/payments/${paid.payments[0]?.id}/remove`).send({ reason: 'Typed twice' }).expect(200);
  const open: Invoice = (await agent().get(`/api/invoices/${id}`).expect(200)).body;
  expect(open).toMatchObject({ status: 'overdue', balance: '15.00', writtenOff: '100.00' });
  const { totals: cards } = await listInvoices(at);
  expect([cards.total.amount, cards.overdue.amount]).toEqual(['15.00', '15.00']);
  const { closing, ageing } = await account();
  expect([closing, ageing.over90]).toEqual(['15.00', '15.00']);
});

it('needs a reason, something open, and a day between the invoice and today; a repetition changes nothing (TR-120)', async () => {
  const { id } = await late();
  const fieldOf = async (body: object) => (await writeOff(id, body).expect(400)).body.errors[0].field;
  expect(await fieldOf({ reason: '' })).toBe('reason');
  expect(await fieldOf({ reason: 'x', day: addDays(TODAY, 1) })).toBe('day');
  expect(await fieldOf({ reason: 'x', day: addDays(BEFORE, -1) })).toBe('day');
  const draft = await makeInvoice(at, { subtotal: '1.00', status: 'draft' });
  await writeOff(draft.id).expect(409);
  const body = { uid: crypto.randomUUID(), reason: 'In liquidation' };
  await writeOff(id, body).expect(201);
  expect((await writeOff(id, body).expect(201)).body.writeOffs).toHaveLength(1);
  await writeOff(id, { ...body, reason: 'Another' }).expect(409);
  const stranger = await makeScene(await test.people.signUp());
  await stranger.person.agent.post(`/api/invoices/${id}/write-off`).send({ reason: 'x' }).expect(404);
});
