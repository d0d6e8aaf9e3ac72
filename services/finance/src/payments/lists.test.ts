import { addDays, dayOf } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  scene = await makeScene(await test.people.signUp());
});

const get = async (path: string) => (await scene.person.agent.get(`/api${path}`).expect(200)).body;
const pay = (id: number, body: object) => scene.person.agent.post(`/api/invoices/${id}/payments`).send(body).expect(201);

it('lists payments and refunds that stand, by client, method and day, page by page, with what came and went', async () => {
  const first = await makeInvoice(scene, { subtotal: '100.00', issueDate: '2026-03-01' });
  await pay(first.id, { amount: '60.00', day: '2026-03-04', method: 'bank' });
  const cash = (await pay(first.id, { amount: '60.00', day: '2026-03-05', method: 'cash' })).body;
  const second = await makeInvoice(scene, { subtotal: '2.00', tax: '0.00' });
  await pay(second.id, { amount: '2.00', day: '2026-03-06', method: 'credit' });
  const refund = { amount: '3.00', day: '2026-03-07' };
  await scene.person.agent.post(`/api/client-credits/${scene.client.id}/refunds`).send(refund).expect(201);
  const { items, nextCursor, totals } = await get('/payments?limit=3');
  expect(totals).toEqual({ count: 4, received: '120.00', refunded: '3.00', fromCredit: '2.00' });
  expect(items.map(({ kind, method }: Record<string, string>) => `${kind} ${method}`)).toEqual([
    'refund bank',
    'payment credit',
    'payment cash',
  ]);
  expect(items[2]).toMatchObject({ clientName: 'Tāne Construction', invoiceNumber: first.invoiceNumber, amount: '60.00' });
  expect((await get(`/payments?limit=3&cursor=${nextCursor}`)).items).toMatchObject([{ day: '2026-03-04' }]);
  expect((await get('/payments?method=cash')).totals).toMatchObject({ count: 1, received: '60.00' });
  expect((await get(`/payments?from=2026-03-05&to=2026-03-06&clientId=${scene.client.id}`)).totals.count).toBe(2);
  const removed = cash.payments.find(({ method }: { method: string }) => method === 'cash').id;
  await scene.person.agent.post(`/api/payments/${removed}/remove`).send({ reason: 'x' }).expect(409);
  const stranger = await test.people.signUp();
  expect((await stranger.agent.get('/api/payments').expect(200)).body.totals.count).toBe(0);
});

it('lists credit notes with their GST', async () => {
  const { id } = await makeInvoice(scene, { subtotal: '100.00', issueDate: '2026-03-01' });
  for (const [unitPrice, issueDate] of [
    ['10.00', '2026-03-02'],
    ['20.00', '2026-03-09'],
  ])
    await scene.person.agent
      .post(`/api/invoices/${id}/credit-note`)
      .send({ reason: 'Wrong', issueDate, lines: [{ description: 'x', quantity: '1', unitPrice }] })
      .expect(201);
  const { items, totals, nextCursor } = await get('/credit-notes?limit=1');
  expect(totals).toEqual({ count: 2, tax: '4.50', total: '34.50' });
  expect(items).toMatchObject([{ total: '23.00', clientName: 'Tāne Construction' }]);
  expect((await get(`/credit-notes?limit=1&cursor=${nextCursor}`)).items).toMatchObject([{ total: '11.50' }]);
  expect((await get('/credit-notes?to=2026-03-02')).totals.count).toBe(1);
});

it('tells how old open money is by the day of the company’s zone; a part payment counts what is left', async () => {
  const today = dayOf(Date.now(), 'Pacific/Auckland');
  const due = async (days: number, subtotal: string) => {
    const dates = { issueDate: addDays(today, -200), dueDate: addDays(today, -days) };
    return makeInvoice(scene, { ...dates, subtotal, tax: '0.00' });
  };
  await due(0, '1.00');
  await due(1, '2.00');
  await due(30, '4.00');
  await due(31, '8.00');
  await due(60, '16.00');
  await due(61, '32.00');
  await due(90, '64.00');
  const old = await due(91, '128.00');
  await pay(old.id, { amount: '28.00' });
  await makeInvoice(scene, { subtotal: '999.00', status: 'draft' });
  expect(await get('/invoices/ageing')).toEqual({
    current: { count: 1, amount: '1.00' },
    days1to30: { count: 2, amount: '6.00' },
    days31to60: { count: 2, amount: '24.00' },
    days61to90: { count: 2, amount: '96.00' },
    over90: { count: 1, amount: '100.00' },
    total: { count: 8, amount: '227.00' },
  });
});

it('answers whole invoices page by page, each the same as alone', async () => {
  const first = await makeInvoice(scene, { lines: [{ description: 'Kwila', quantity: '2', unitPrice: '9.99' }] });
  const second = await makeInvoice(scene, { subtotal: '5.00' });
  await pay(first.id, { amount: '1.00' });
  const { items, nextCursor } = await get('/invoices/documents?limit=1');
  expect(items).toEqual([await get(`/invoices/${second.id}`)]);
  expect((await get(`/invoices/documents?limit=1&cursor=${nextCursor}`)).items).toEqual([await get(`/invoices/${first.id}`)]);
  await scene.person.agent.get('/api/invoices/documents?limit=51').expect(400);
});
