import type { ClaimPage, Invoice, PaymentClaim } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '..';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp([jobs, finance]);
});
afterAll(() => app.close());
beforeEach(async () => {
  scene = await makeScene(await app.people.signUp());
});
afterEach(() => jest.restoreAllMocks());

/** From now on it is noon of that day in Auckland. */
const itIs = (day: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T00:00:00Z`));
const agent = () => scene.person.agent;
const whole = {
  contract: 'Subcontract 14, Kererū Street',
  work: 'Framing of the west wing',
  periodFrom: '2026-09-01',
  periodTo: '2026-09-30',
  basis: 'As the lines of this invoice say',
  formAttached: true,
};
const lines = [{ description: 'Framing', quantity: '1', unitPrice: '1000.00' }];
const anInvoice = (fields = {}): Promise<Invoice> =>
  makeInvoice(scene, { issueDate: '2026-10-01', dueDate: '2026-11-10', projectId: scene.project.id, lines, ...fields });
const write = async (invoiceId: number, fields: object = whole): Promise<PaymentClaim> =>
  (await agent().put(`/api/invoices/${invoiceId}/payment-claim`).send(fields).expect(200)).body;
const serve = (id: number, day = '2026-10-05') => agent().post(`/api/payment-claims/${id}/serve`).send({ day, by: 'email' });
const read = async (id: number): Promise<PaymentClaim> => (await agent().get(`/api/payment-claims/${id}`).expect(200)).body;
const list = async (query: object = {}): Promise<ClaimPage> =>
  (await agent().get('/api/payment-claims').query(query).expect(200)).body;

test('an invoice becomes a payment claim once it says all that section 20 asks for, item by item', async () => {
  itIs('2026-10-05');
  const invoice = await anInvoice();
  const claim = await write(invoice.id, { contract: whole.contract });
  expect(claim).toMatchObject({ stage: 'draft', claimed: '1150.00', dueOn: '2026-11-10', respondBy: null });
  const refusal = (await serve(claim.id).expect(400)).body;
  expect(refusal.errors.map(({ field }: { field: string }) => field)).toEqual(['work', 'periodTo', 'basis', 'formAttached']);
  const printed = async () => (await agent().get(`/api/invoices/${invoice.id}`).expect(200)).body.claim;
  expect(await printed()).toBeNull();
  await write(invoice.id);
  expect(await printed()).toMatchObject({ contract: whole.contract, formAttached: true, formText: '' });
  const served: PaymentClaim = (await serve(claim.id).expect(200)).body;
  expect(served).toMatchObject({ stage: 'waiting', servedOn: '2026-10-05', respondBy: '2026-11-03', daysLeft: 20 });
  await agent().put(`/api/invoices/${invoice.id}/payment-claim`).send(whole).expect(409);
  await agent().delete(`/api/payment-claims/${claim.id}`).expect(409);
  const [event] = (await agent().get(`/api/invoices/${invoice.id}/history`).expect(200)).body.items;
  expect(event).toMatchObject({ action: 'claim_changed', changes: [{ field: 'servedOn', from: null, to: '2026-10-05' }] });
});

test('a draft cannot be served; deleting it takes its claim along', async () => {
  itIs('2026-10-05');
  const draft = await anInvoice({ status: 'draft' });
  const claim = await write(draft.id);
  await serve(claim.id).expect(409);
  await agent().delete(`/api/invoices/${draft.id}`).expect(204);
  await agent().get(`/api/payment-claims/${claim.id}`).expect(404);
});

test('Form 1 is pasted once and goes with a claim as it was then; days of the contract and the region count', async () => {
  itIs('2026-01-23');
  const settings = { formText: 'The prescribed words', anniversaryRegion: 'Auckland' };
  await agent().put('/api/payment-claims/settings').send(settings).expect(200);
  const invoice = await anInvoice({ issueDate: '2026-01-20', dueDate: '2026-02-20' });
  const claim = await write(invoice.id, { ...whole, formAttached: false, responseDays: 1 });
  expect((await serve(claim.id, '2026-01-23').expect(200)).body).toMatchObject({ respondBy: '2026-01-27' });
  await agent().put('/api/payment-claims/settings').send({ formText: 'Other words' }).expect(200);
  expect((await read(claim.id)).formText).toBe('The prescribed words');
  const back = (await agent().delete(`/api/payment-claims/${claim.id}/serve`).expect(200)).body;
  expect(back).toMatchObject({ stage: 'draft', servedOn: null, formText: 'Other words' });
});

test('without a schedule in time all is due; a schedule in time says what is due and what is disputed', async () => {
  itIs('2026-10-05');
  const claim = await write((await anInvoice()).id);
  await serve(claim.id).expect(200);
  const path = `/api/payment-claims/${claim.id}/schedule`;
  await agent().put(path).send({ receivedOn: '2026-10-04', amount: '1.00' }).expect(400);
  itIs('2026-11-04');
  expect(await read(claim.id)).toMatchObject({ stage: 'due', due: '1150.00', nextDay: '2026-11-10', daysLeft: 4 });
  const body = { receivedOn: '2026-11-03', amount: '700.00', reasons: 'Two walls are not plumb' };
  const scheduled = (await agent().put(path).send(body).expect(200)).body;
  expect(scheduled).toMatchObject({ due: '700.00', schedule: { difference: '450.00', isLate: false } });
  const late = (
    await agent()
      .put(path)
      .send({ ...body, receivedOn: '2026-11-04' })
      .expect(200)
  ).body;
  expect(late).toMatchObject({ due: '1150.00', schedule: { isLate: true } });
  expect((await agent().delete(path).expect(200)).body.schedule).toBeNull();
});

test('what is unpaid after its due day may be followed by a notice, and that by suspending work', async () => {
  itIs('2026-10-05');
  const invoice = await anInvoice();
  const { id } = await write(invoice.id);
  await serve(id).expect(200);
  const path = `/api/payment-claims/${id}/notice`;
  itIs('2026-11-11');
  await agent().put(path).send({ day: '2026-11-10' }).expect(409);
  const noticed = (await agent().put(path).send({ day: '2026-11-11', note: 'By e-mail' }).expect(200)).body;
  expect(noticed).toMatchObject({ stage: 'notice', nextDay: '2026-11-18', daysLeft: 5, unpaid: '1150.00' });
  await agent().delete(`/api/payment-claims/${id}/serve`).expect(409);
  itIs('2026-11-19');
  expect(await read(id)).toMatchObject({ stage: 'may_suspend', daysLeft: -1 });
  await agent().post(`/api/invoices/${invoice.id}/payments`).send({ amount: '1150.00', method: 'bank' }).expect(201);
  expect(await read(id)).toMatchObject({ stage: 'settled', nextDay: null, unpaid: '0.00' });
});

test('the list tells open from closed claims and counts what waits, what is due and what is unpaid', async () => {
  itIs('2026-10-05');
  const [waiting, paid] = [await anInvoice(), await anInvoice()];
  for (const { id } of [waiting, paid]) await serve((await write(id)).id).expect(200);
  await write((await anInvoice()).id, {});
  await agent().post(`/api/invoices/${paid.id}/payments`).send({ amount: '1150.00', method: 'bank' }).expect(201);
  const open = await list({ state: 'open', limit: 1 });
  expect(open.totals).toMatchObject({ count: 2, waiting: { count: 1, amount: '1150.00' }, unpaid: { count: 0 } });
  expect((await list({ state: 'open', cursor: open.nextCursor })).items.map(({ invoiceId }) => invoiceId)).toEqual([waiting.id]);
  expect((await list({ state: 'closed' })).items.map(({ invoiceId }) => invoiceId)).toEqual([paid.id]);
  itIs('2026-11-11');
  expect((await list({ invoiceId: waiting.id })).totals).toMatchObject({ count: 1, unpaid: { count: 1, amount: '1150.00' } });
});
