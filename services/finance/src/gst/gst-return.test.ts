import type { GstReturnPage } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '..';
import { makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp([jobs, finance]);
});
afterAll(() => app.close());
beforeEach(async () => {
  scene = await makeScene(await app.people.signUp());
});

const read = async (person: Person, query: Record<string, unknown>): Promise<GstReturnPage> =>
  (await person.agent.get('/api/gst/return').query(query).expect(200)).body;
const pay = (id: number, amount: string, day: string) =>
  scene.person.agent.post(`/api/invoices/${id}/payments`).send({ amount, day, method: 'bank' }).expect(201);
const shortOf = ({ items }: GstReturnPage) => items.map(({ day, cause, number, total, gst }) => [day, cause, number, total, gst]);
const aBill = (issueDate: string, fields: Record<string, unknown> = {}) =>
  makeInvoice(scene, {
    issueDate,
    dueDate: issueDate,
    lines: [{ description: 'Deck', quantity: '1', unitPrice: '100.00' }],
    ...fields,
  });

test('by invoice and by payment the same two months hold what belongs to them, and both tie to the invoices', async () => {
  const early = await aBill('2026-01-20');
  const late = await aBill('2026-02-10', { lines: [{ description: 'Wall', quantity: '1', unitPrice: '33.33' }] });
  await aBill('2026-02-11', { status: 'draft' });
  await pay(early.id, '50.00', '2026-02-14');
  await pay(early.id, '65.00', '2026-04-01');
  const invoiced = await read(scene.person, { on: '2026-02-20', basis: 'invoice' });
  expect(invoiced).toMatchObject({ from: '2026-02-01', to: '2026-03-31', due: '2026-05-07', nextCursor: null });
  expect(shortOf(invoiced)).toEqual([['2026-02-10', 'invoice', late.invoiceNumber, '38.33', '5.00']]);
  expect(invoiced.totals).toEqual({ count: 1, sales: '38.33', withoutGst: '0.00', gst: '5.00' });
  const received = await read(scene.person, { on: '2026-02-20' });
  expect(received.basis).toBe('payments');
  expect(shortOf(received)).toEqual([['2026-02-14', 'payment', early.invoiceNumber, '50.00', '6.52']]);
  const next = await read(scene.person, { on: '2026-04-20' });
  expect(shortOf(next)).toEqual([['2026-04-01', 'payment', early.invoiceNumber, '65.00', '8.48']]);
});

test('a credit note and a void count on their own day, and leave the period before as it was', async () => {
  const bill = await aBill('2026-01-20');
  const other = await aBill('2026-01-21', { gst: 'none', gstKind: 'zero-rated' });
  const note = (
    await scene.person.agent
      .post(`/api/invoices/${bill.id}/credit-note`)
      .send({ issueDate: '2026-02-03', reason: 'Fewer boards' })
      .expect(201)
  ).body;
  await scene.person.agent.post(`/api/invoices/${other.id}/void`).send({}).expect(200);
  const before = await read(scene.person, { on: '2026-01-31', basis: 'invoice' });
  expect(before.totals).toEqual({ count: 2, sales: '215.00', withoutGst: '100.00', gst: '15.00' });
  const after = await read(scene.person, { on: '2026-02-03', basis: 'invoice' });
  expect(shortOf(after)).toEqual([['2026-02-03', 'credit_note', note.creditNoteNumber, '-115.00', '-15.00']]);
  const today = await read(scene.person, { basis: 'invoice' });
  expect(shortOf(today).map(([, ...rest]) => rest)).toEqual([['void', other.invoiceNumber, '-100.00', '0.00']]);
});

test('an invoice that is dated ahead and made void today counts in no return (TR-113)', async () => {
  const ahead = addDays(dayOf(Date.now(), 'Pacific/Auckland'), 72);
  const { id } = await aBill(ahead);
  await scene.person.agent.post(`/api/invoices/${id}/void`).send({}).expect(200);
  for (const on of [undefined, ahead])
    for (const basis of ['invoice', 'payments']) {
      const { items, totals } = await read(scene.person, { on, basis });
      expect({ items, totals }).toMatchObject({ items: [], totals: { count: 0, sales: '0.00', gst: '0.00' } });
    }
});

test('an invoice that is paid before its day counts whole when the money came, a payment claim only by what came (TR-114)', async () => {
  const bill = await aBill('2026-04-02');
  await pay(bill.id, '57.50', '2026-03-30');
  const claim = await aBill('2026-04-02');
  const said = { contract: 'Deck at 2 Tui Street', work: 'Framing', basis: 'As quoted' };
  await scene.person.agent.put(`/api/invoices/${claim.id}/payment-claim`).send(said).expect(200);
  await pay(claim.id, '57.50', '2026-03-30');
  const march = await read(scene.person, { on: '2026-03-30', basis: 'invoice' });
  expect(shortOf(march)).toEqual([
    ['2026-03-30', 'paid_ahead', bill.invoiceNumber, '115.00', '15.00'],
    ['2026-03-30', 'paid_ahead', claim.invoiceNumber, '57.50', '7.50'],
  ]);
  const april = await read(scene.person, { on: '2026-04-02', basis: 'invoice' });
  expect(shortOf(april)).toEqual([['2026-04-02', 'invoice', claim.invoiceNumber, '57.50', '7.50']]);
});

test('the return is read in pages whose totals are those of the whole', async () => {
  for (const day of ['2026-02-01', '2026-02-02', '2026-02-03']) await aBill(day);
  const first = await read(scene.person, { on: '2026-02-01', basis: 'invoice', limit: 2 });
  expect(first.items).toHaveLength(2);
  const second = await read(scene.person, { on: '2026-02-01', basis: 'invoice', limit: 2, cursor: first.nextCursor });
  expect(second.items.map(({ day }) => day)).toEqual(['2026-02-03']);
  expect(second.nextCursor).toBeNull();
  expect(second.totals).toEqual(first.totals);
  await scene.person.agent.get('/api/gst/return').query({ cursor: '-1' }).expect(400);
});

test('the owner says how the company files; it is kept, and asked for until then', async () => {
  const { agent } = scene.person;
  expect((await agent.get('/api/gst/settings').expect(200)).body).toEqual({
    basis: 'payments',
    months: 2,
    endsIn: 1,
    isSet: false,
  });
  const six = { basis: 'invoice', months: 6, endsIn: 3 };
  await agent.put('/api/gst/settings').send(six).expect(200);
  expect((await agent.put('/api/gst/settings').send(six).expect(200)).body).toEqual({ ...six, isSet: true });
  expect(await read(scene.person, { on: '2026-05-01' })).toMatchObject({
    basis: 'invoice',
    from: '2026-04-01',
    to: '2026-09-30',
  });
  const wrong = (await agent.put('/api/gst/settings').send({ basis: 'cash', months: 3, endsIn: 13 }).expect(400)).body;
  expect(wrong.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['basis', 'endsIn', 'months']);
});

test('another company sees none of it', async () => {
  await postInvoice(scene, { subtotal: '100.00', issueDate: '2026-02-10' }).expect(201);
  const stranger = await app.people.signUp();
  expect((await read(stranger, { on: '2026-02-10', basis: 'invoice' })).totals.count).toBe(0);
});
