import { randomUUID } from 'node:crypto';
import { dayOf } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { listInvoices, makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test?.close());
beforeEach(async () => {
  scene = await makeScene(await test.people.signUp());
});

const pay = (id: number, body: object) => scene.person.agent.post(`/api/invoices/${id}/payments`).send(body);
const remove = (id: number) => scene.person.agent.post(`/api/payments/${id}/remove`).send({ reason: 'Typed twice' });
const owed = async () => (await scene.person.agent.get(`/api/clients/${scene.client.id}`).expect(200)).body.outstanding;
const credit = async () => (await scene.person.agent.get(`/api/client-credits/${scene.client.id}`).expect(200)).body;
const refund = (body: object) => scene.person.agent.post(`/api/client-credits/${scene.client.id}/refunds`).send(body);

it('takes payments in parts until nothing is open, and the cards follow (RC-056)', async () => {
  const { id } = await makeInvoice(scene, { subtotal: '100.00', status: 'sent' });
  const first = (await pay(id, { amount: '15.00', day: '2026-03-02', method: 'cash', reference: 'Receipt 7' }).expect(201)).body;
  expect(first).toMatchObject({ status: 'part_paid', paid: '15.00', balance: '100.00', total: '115.00' });
  expect(first.payments).toMatchObject([{ amount: '15.00', day: '2026-03-02', method: 'cash', reference: 'Receipt 7' }]);
  expect(await owed()).toBe('100.00');
  const { totals } = await listInvoices(scene, { status: 'part_paid' });
  expect(totals).toMatchObject({
    total: { count: 1, amount: '115.00' },
    paid: { count: 0, amount: '15.00' },
    pending: { count: 1, amount: '100.00' },
  });
  const last = (await pay(id, { amount: '100.00' }).expect(201)).body;
  expect(last).toMatchObject({ status: 'paid', paid: '115.00', balance: '0.00', overpaid: '0.00' });
  expect(await owed()).toBe('0.00');
});

it('is overdue for the part that is open', async () => {
  const { id } = await makeInvoice(scene, { subtotal: '100.00', issueDate: '2026-01-01', dueDate: '2026-01-02' });
  expect((await pay(id, { amount: '15.00' }).expect(201)).body.status).toBe('overdue');
  expect((await listInvoices(scene, { status: 'overdue' })).totals.overdue).toEqual({ count: 1, amount: '100.00' });
});

it('counts a payment once, however often it is sent, and refuses another under its uid (RC-060)', async () => {
  const { id } = await makeInvoice(scene);
  const uid = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, { uid, amount: '15.00' })));
  expect(answers.map(({ status, body }) => [status, body.paid])).toEqual(Array.from({ length: 5 }, () => [201, '15.00']));
  expect((await pay(id, { uid, amount: '16.00' })).body).toMatchObject({ status: 409, code: 'REQUEST.UID_TAKEN' });
  expect(await owed()).toBe('100.00');
});

it('keeps every one of many payments at once', async () => {
  const { id } = await makeInvoice(scene, { subtotal: '100.00' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => pay(id, { amount: '10.00' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  const { body } = await scene.person.agent.get(`/api/invoices/${id}`);
  expect(body).toMatchObject({ status: 'paid', paid: '115.00', overpaid: '5.00' });
  expect(body.payments).toHaveLength(12);
});

it('makes what is paid too much the client’s credit, used on another invoice or paid back, never twice', async () => {
  const first = await makeInvoice(scene, { subtotal: '100.00' });
  const second = await makeInvoice(scene, { subtotal: '20.00' });
  const over = (await pay(first.id, { amount: '150.00' }).expect(201)).body;
  expect(over).toMatchObject({ status: 'paid', paid: '115.00', overpaid: '35.00' });
  expect((await credit()).available).toBe('35.00');
  const uses = await Promise.all(Array.from({ length: 3 }, () => pay(second.id, { amount: '20.00', method: 'credit' })));
  expect(uses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect((await credit()).available).toBe('15.00');
  expect((await refund({ amount: '15.01' })).body).toMatchObject({
    code: 'PAYMENT.CREDIT_TOO_SMALL',
    errors: [{ field: 'amount' }],
  });
  const back = (await refund({ amount: '12.00', day: '2026-03-05' }).expect(201)).body;
  expect(back).toMatchObject({ available: '3.00', refunds: [{ kind: 'refund', amount: '12.00', day: '2026-03-05' }] });
  const refused = (await remove(over.payments[0].id)).body;
  expect(refused).toMatchObject({ status: 409, code: 'PAYMENT.CREDIT_TOO_SMALL' });
  expect(refused.detail).toMatch(/^32.00 of this payment was credit that has been used since. Remove the refund/);
  await remove(back.refunds[0].id).expect(200);
  expect((await credit()).available).toBe('15.00');
  expect((await pay(second.id, { amount: '3.00', method: 'credit' }).expect(201)).body.status).toBe('paid');
  expect((await credit()).available).toBe('12.00');
});

it('takes a payment out again with who, when and why, once; the invoice waits for its money as before', async () => {
  const { id } = await makeInvoice(scene, { subtotal: '100.00', status: 'sent' });
  const { payments } = (await pay(id, { amount: '115.00' }).expect(201)).body;
  const [one, two] = await Promise.all([remove(payments[0].id), remove(payments[0].id)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const { body } = await scene.person.agent.get(`/api/invoices/${id}`);
  expect(body).toMatchObject({
    status: 'sent',
    balance: '115.00',
    payments: [{ removedBy: scene.person.user.id, removedReason: 'Typed twice' }],
  });
  expect(await owed()).toBe('115.00');
  const history = (await scene.person.agent.get(`/api/invoices/${id}/history`)).body.items;
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['payment_removed', 'payment_added', 'issued']);
});

it('takes no payment of a day to come', async () => {
  const { id } = await makeInvoice(scene);
  expect((await pay(id, { amount: '15.00', day: '2099-01-01' }).expect(400)).body.errors[0].field).toBe('day');
  await pay(id, { amount: '15.00', day: dayOf(Date.now(), 'Pacific/Auckland') }).expect(201);
});

it('takes no money for a draft or a void invoice, no nothing, and no credit that is not there', async () => {
  const draft = await makeInvoice(scene, { subtotal: '1.00', status: 'draft' });
  const open = await makeInvoice(scene);
  expect((await pay(draft.id, { amount: '1.00' })).body).toMatchObject({ status: 409, code: 'PAYMENT.NOTHING_OPEN' });
  for (const amount of ['0', '-1.00', '1.001', 'x']) expect((await pay(open.id, { amount })).status).toBe(400);
  expect((await pay(open.id, { amount: '1.00', method: 'credit' })).body.code).toBe('PAYMENT.CREDIT_TOO_SMALL');
  await pay(open.id, { amount: '1.00' }).expect(201);
  expect((await scene.person.agent.post(`/api/invoices/${open.id}/void`)).body.code).toBe('INVOICE.MOVE_NOT_ALLOWED');
});

it('marks as paid by a payment of what is open, and makes one for an invoice that comes paid', async () => {
  const open = await makeInvoice(scene);
  await pay(open.id, { amount: '15.00' }).expect(201);
  const paid = (await scene.person.agent.patch(`/api/invoices/${open.id}`).send({ status: 'paid' }).expect(200)).body;
  expect(paid.payments.map(({ amount }: { amount: string }) => amount)).toEqual(['15.00', '100.00']);
  const old = await makeInvoice(scene, { subtotal: '10.00', status: 'paid', issueDate: '2026-01-01', dueDate: '2026-01-15' });
  expect(old).toMatchObject({ status: 'paid', payments: [{ amount: '11.50', day: '2026-01-15', method: 'other' }] });
});

it('goes with a client that is merged, and answers 404 to another company', async () => {
  const { agent } = scene.person;
  const { id } = await makeInvoice(scene);
  const { payments } = (await pay(id, { amount: '120.00' }).expect(201)).body;
  const other = (await agent.post('/api/clients').send({ name: 'Aroha' }).expect(201)).body;
  await agent.post(`/api/clients/${other.id}/merge`).send({ fromId: scene.client.id }).expect(200);
  expect((await agent.get(`/api/client-credits/${other.id}`).expect(200)).body.available).toBe('5.00');
  const stranger = await test.people.signUp();
  for (const path of [`/invoices/${id}/payments`, `/client-credits/${other.id}/refunds`])
    await stranger.agent.post(`/api${path}`).send({ amount: '1.00' }).expect(404);
  await stranger.agent.post(`/api/payments/${payments[0].id}/remove`).send({ reason: 'x' }).expect(404);
  await stranger.agent.get(`/api/client-credits/${other.id}`).expect(404);
});

it('RC-041 answers sums of money as decimal strings and counts as numbers on both databases', async () => {
  await makeInvoice(scene, { subtotal: '3.99', tax: '0.00' });
  const { body } = await postInvoice(scene, { subtotal: '1.00', tax: '0.00' }).expect(201);
  const { totals } = await listInvoices(scene);
  expect(totals.pending).toStrictEqual({ count: 2, amount: '4.99' });
  for (const value of [body.total, body.balance, body.paid, body.credited]) expect(typeof value).toBe('string');
});
