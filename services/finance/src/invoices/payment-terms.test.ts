import type { Invoice } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { RecurringRun } from '../recurring/recurring-run';
import { listInvoices, makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';
import { line, makeSent } from '../testing/quote-scene';

let test: TestApp;
let at: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test?.close());
beforeEach(async () => {
  at = await makeScene(await test.people.signUp());
});

const clientHas = (paymentTerms: string) =>
  at.person.agent.patch(`/api/clients/${at.client.id}`).send({ paymentTerms }).expect(200);
const companyHas = (paymentTerms: string) => at.person.agent.patch('/api/finance-settings').send({ paymentTerms }).expect(200);
const dueOf = ({ dueDate, paymentTerms }: Invoice) => [dueDate, paymentTerms];
const on = (day: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T01:00:00Z`));

it('works the due day out by the terms of the invoice, else the client, else the company (TR-124)', async () => {
  const invoice = (fields: object = {}) => makeInvoice(at, { subtotal: '10.00', issueDate: '2026-11-30', ...fields });
  expect(dueOf(await invoice())).toEqual(['2026-12-14', 'days-14']);
  await companyHas('month-end');
  expect(dueOf(await invoice())).toEqual(['2026-11-30', 'month-end']);
  await clientHas('next-month-20');
  expect(dueOf(await invoice())).toEqual(['2026-12-20', 'next-month-20']);
  expect(dueOf(await invoice({ paymentTerms: 'next-month-end' }))).toEqual(['2026-12-31', 'next-month-end']);
  expect(dueOf(await invoice({ dueDate: '2026-12-05' }))).toEqual(['2026-12-05', '']);
  expect(dueOf(await invoice({ dueDate: '2026-12-20', paymentTerms: 'next-month-20' }))).toEqual(['2026-12-20', 'next-month-20']);
});

it('refuses a due day that contradicts the terms, and terms that are none, each on its field (TR-124)', async () => {
  const refusedOf = async (fields: object) => (await postInvoice(at, { subtotal: '10.00', ...fields }).expect(400)).body.errors;
  expect(await refusedOf({ issueDate: '2026-11-30', dueDate: '2026-12-14', paymentTerms: 'next-month-20' })).toEqual([
    { field: 'dueDate', message: 'By its terms, 20th of the month following, it is due 20 Dec 2026' },
  ]);
  for (const paymentTerms of ['days-366', 'next-month-31', 'soon'])
    expect(await refusedOf({ paymentTerms })).toMatchObject([{ field: 'paymentTerms' }]);
  await at.person.agent.patch(`/api/clients/${at.client.id}`).send({ paymentTerms: 'soon' }).expect(400);
  await at.person.agent.patch('/api/finance-settings').send({ paymentTerms: '' }).expect(400);
});

it('dates copies, invoices of quotes and what recurs by the terms (TR-124)', async () => {
  on('2027-01-31');
  const invoice = await makeInvoice(at, { subtotal: '10.00', issueDate: '2026-11-30', paymentTerms: 'month-end' });
  await clientHas('next-month-20');
  const copy = (await at.person.agent.post(`/api/invoices/${invoice.id}/duplicate`).send({}).expect(201)).body;
  expect([copy.issueDate, ...dueOf(copy)]).toEqual(['2027-01-31', '2027-01-31', 'month-end']);
  const { id } = await makeSent(at, { lines: [line('Deck', '100.00')] });
  await at.person.agent.post(`/api/quotes/${id}/accept`).send({ name: 'Hemi' }).expect(200);
  expect(dueOf((await at.person.agent.post(`/api/quotes/${id}/invoice`).send({}).expect(201)).body)).toEqual([
    '2027-02-20',
    'next-month-20',
  ]);
  const recurring = { clientId: at.client.id, lines: [line('Round', '77.00')], every: 'monthly', nextDay: '2027-01-31' };
  await at.person.agent.post('/api/recurring-invoices').send(recurring).expect(201);
  await at.person.agent
    .post('/api/recurring-invoices')
    .send({ ...recurring, paymentTerms: 'days-7' })
    .expect(201);
  await test.app.get(RecurringRun).runDue(new Date('2027-01-31T01:00:00Z'));
  const made = (await listInvoices(at)).items.filter(({ subtotal }) => subtotal === '77.00').map(({ dueDate }) => dueDate);
  expect(made.sort()).toEqual(['2027-02-07', '2027-02-20']);
});

it('forgets the terms of a draft whose due day is moved by hand (TR-124)', async () => {
  const draft = await makeInvoice(at, { subtotal: '10.00', status: 'draft', issueDate: '2026-11-30' });
  const patch = async (body: object) => (await at.person.agent.patch(`/api/invoices/${draft.id}`).send(body).expect(200)).body;
  expect(dueOf(await patch({ notes: 'Thanks' }))).toEqual(['2026-12-14', 'days-14']);
  expect(dueOf(await patch({ dueDate: '2026-12-24' }))).toEqual(['2026-12-24', '']);
});
