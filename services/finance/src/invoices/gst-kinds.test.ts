import type { CreditNote, GstReturnPage, Invoice } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { addHours, makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';

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
const register = () => agent().patch('/api/company').send({ gstNumber: '49-091-850' }).expect(200);
const line = (unitPrice: string, gstKind?: string) => ({ description: 'Work', quantity: '1', unitPrice, gstKind });
const FEBRUARY = { issueDate: '2026-02-10', dueDate: '2026-02-20' };
/** 100.00 with GST, 60.00 zero-rated and 40.00 exempt, less 20.00. */
const MIXED = {
  ...FEBRUARY,
  lines: [line('100.00'), line('60.00', 'zero-rated'), line('40.00', 'exempt')],
  discount: { kind: 'amount', value: '20.00' },
};
const kindsOf = ({ lines }: Pick<Invoice | CreditNote, 'lines'>) => lines.map(({ gstKind }) => gstKind);
const sumsOf = ({ subtotal, tax, total }: Pick<Invoice, 'subtotal' | 'tax' | 'total'>) => [subtotal, tax, total];
const boxes = async (on: string, basis: string) => {
  const { totals }: GstReturnPage = (await agent().get('/api/gst/return').query({ on, basis }).expect(200)).body;
  return [totals.sales, totals.withoutGst, totals.gst];
};
const pay = (id: number, amount: string, day: string) =>
  agent().post(`/api/invoices/${id}/payments`).send({ amount, day }).expect(201);
const credit = (id: number, body: object) =>
  agent()
    .post(`/api/invoices/${id}/credit-note`)
    .send({ reason: 'Not done', ...body });
const noteOf = async (id: number, body: object): Promise<CreditNote> => (await credit(id, body).expect(201)).body;

it('TR-119 an invoice of several kinds bears GST on its standard lines only, after their part of the discount', async () => {
  const invoice = await makeInvoice(at, MIXED);
  expect([kindsOf(invoice), sumsOf(invoice)]).toEqual([
    ['standard', 'zero-rated', 'exempt'],
    ['180.00', '13.50', '193.50'],
  ]);
  expect(invoice.byKind).toEqual([
    { kind: 'standard', amount: '90.00', discountAmount: '10.00', tax: '13.50' },
    { kind: 'zero-rated', amount: '54.00', discountAmount: '6.00', tax: '0.00' },
    { kind: 'exempt', amount: '36.00', discountAmount: '4.00', tax: '0.00' },
  ]);
  const inclusive = await makeInvoice(at, { ...MIXED, gst: 'inclusive' });
  expect(sumsOf(inclusive)).toEqual(['168.26', '11.74', '180.00']);
});

it('TR-119 what bears no GST is outside it without a GST number, zero-rated with one, or what is said', async () => {
  const free = { gst: 'none', lines: [line('10.00')] };
  expect(kindsOf(await makeInvoice(at, free))).toEqual(['outside']);
  expect(kindsOf(await makeInvoice(at, { gst: 'none', subtotal: '10.00' }))).toEqual(['outside']);
  await register();
  expect(kindsOf(await makeInvoice(at, free))).toEqual(['zero-rated']);
  expect(kindsOf(await makeInvoice(at, { ...free, gstKind: 'exempt' }))).toEqual(['exempt']);
  expect(kindsOf(await makeInvoice(at, { subtotal: '10.00', tax: '0.00' }))).toEqual(['zero-rated']);
  expect(kindsOf(await makeInvoice(at, { subtotal: '0.03' }))).toEqual(['standard']);
  const hours = await addHours(at);
  expect(kindsOf(await makeInvoice(at, { timeEntryIds: [hours.id], gst: 'none', gstKind: 'export' }))).toEqual(['export']);
  const refused = (await postInvoice(at, { gst: 'none', lines: [line('1.00', 'exempt'), line('1.00', 'standard')] })).body;
  expect([refused.status, refused.errors[0].field]).toEqual([400, 'lines.1.gstKind']);
  const document = (await postInvoice(at, { gst: 'none', gstKind: 'standard', subtotal: '1.00' })).body;
  expect([document.status, document.errors[0].field]).toEqual([400, 'gstKind']);
  const unknown = (await postInvoice(at, { lines: [line('1.00', 'free')] })).body;
  expect([unknown.status, unknown.errors[0].field]).toEqual([400, 'lines.0.gstKind']);
});

it('TR-119 the same invoice again is known by its kinds too, and a duplicate has them', async () => {
  const uid = '11111111-1111-4111-8111-111111111119';
  const first = await makeInvoice(at, { ...MIXED, uid });
  expect((await makeInvoice(at, { ...MIXED, uid })).id).toBe(first.id);
  const other = { ...MIXED, lines: [line('100.00'), line('60.00', 'export'), line('40.00', 'exempt')], uid };
  expect((await postInvoice(at, other)).body.code).toBe('REQUEST.UID_TAKEN');
  const copy = (await agent().post(`/api/invoices/${first.id}/duplicate`).send({}).expect(201)).body;
  expect([kindsOf(copy), sumsOf(copy)]).toEqual([kindsOf(first), sumsOf(first)]);
});

it('TR-119 a return has zero-rated sales in boxes 5 and 6 and exempt ones in neither, by invoice and as parts are paid', async () => {
  const { id } = await makeInvoice(at, MIXED);
  await makeInvoice(at, { ...FEBRUARY, lines: [line('500.00', 'outside'), line('70.00', 'export')] });
  expect(await boxes('2026-02-10', 'invoice')).toEqual(['227.50', '124.00', '13.50']);
  await pay(id, '100.00', '2026-02-15');
  expect(await boxes('2026-02-10', 'payments')).toEqual(['81.40', '27.91', '6.98']);
  await pay(id, '93.50', '2026-04-15');
  expect(await boxes('2026-04-15', 'payments')).toEqual(['76.10', '26.09', '6.52']);
});

it('TR-119 a credit note takes back lines of their kind, and no more than is left of it', async () => {
  const invoice = await makeInvoice(at, MIXED);
  const [standard, zeroRated] = invoice.lines.map(({ id }) => id);
  const note = await noteOf(invoice.id, { lineIds: [zeroRated], issueDate: '2026-04-03' });
  expect([kindsOf(note), sumsOf(note), note.discountAmount]).toEqual([['zero-rated'], ['54.00', '0.00', '54.00'], '6.00']);
  expect(await boxes('2026-04-03', 'invoice')).toEqual(['-54.00', '-54.00', '0.00']);
  const unsaid = (await credit(invoice.id, { lines: [line('1.00')] })).body;
  expect([unsaid.status, unsaid.errors[0].field]).toEqual([400, 'lines.0.gstKind']);
  expect((await credit(invoice.id, { lines: [line('1.00', 'outside')] })).body.errors[0].field).toBe('lines.0.gstKind');
  expect((await credit(invoice.id, { lines: [line('36.01', 'exempt')] })).body.code).toBe('CREDIT_NOTE.TOO_MUCH');
  expect(sumsOf(await noteOf(invoice.id, { lines: [line('36.00', 'exempt')] }))).toEqual(['36.00', '0.00', '36.00']);
  expect(sumsOf(await noteOf(invoice.id, { lineIds: [standard] }))).toEqual(['90.00', '13.50', '103.50']);
  expect((await agent().get(`/api/invoices/${invoice.id}`)).body).toMatchObject({ status: 'credited', credited: '193.50' });
});

it('TR-119 all that is left of several kinds is taken back with a line for each', async () => {
  const invoice = await makeInvoice(at, MIXED);
  await noteOf(invoice.id, { lines: [line('30.00', 'standard')] });
  const rest = await noteOf(invoice.id, {});
  expect([kindsOf(rest), sumsOf(rest)]).toEqual([
    ['standard', 'zero-rated', 'exempt'],
    ['150.00', '9.00', '159.00'],
  ]);
});

it('TR-119 of a bad debt only the standard part bears GST, and the client owes nothing of it', async () => {
  const { id } = await makeInvoice(at, { ...MIXED, status: 'sent' });
  await agent().post(`/api/invoices/${id}/write-off`).send({ reason: 'In liquidation' }).expect(201);
  const { adjustments }: GstReturnPage = (await agent().get('/api/gst/return').query({ basis: 'invoice' }).expect(200)).body;
  expect(adjustments).toEqual({ credit: '13.50', debit: '0.00' });
  expect((await agent().get(`/api/statements/${at.client.id}`).expect(200)).body.closing).toBe('0.00');
});

it('TR-119 an e-invoice is refused in words where lines outside GST stand beside others, and has a breakdown of each kind', async () => {
  await register();
  const numbers = { nzbn: '9429033821733', bankAccount: '01-0902-0068389-00' };
  await agent().patch('/api/company').send(numbers).expect(200);
  await agent().patch(`/api/clients/${at.client.id}`).send({ nzbn: '9429 0335 91476' }).expect(200);
  const gapsOf = async (fields: object) => {
    const { id } = await makeInvoice(at, { ...MIXED, ...fields });
    return (await agent().get(`/api/invoices/${id}/peppol/check`).expect(200)).body.gaps.map(
      ({ rule }: { rule: string }) => rule,
    );
  };
  expect(await gapsOf({ lines: [line('100.00'), line('5.00', 'outside')] })).toEqual(['aligned-ibrp-o-11-aunz']);
  expect(await gapsOf({ lines: [line('50.00', 'outside')] })).toEqual([]);
  const { id } = await makeInvoice(at, MIXED);
  const { text } = await agent().get(`/api/invoices/${id}/peppol`).expect(200);
  const taxable = [...text.matchAll(/<cbc:TaxableAmount[^>]*>([^<]*)<.*?<cbc:ID>(\w)</gs)].map(([, amount, category]) => [
    amount,
    category,
  ]);
  expect(taxable).toEqual([
    ['90.00', 'S'],
    ['54.00', 'Z'],
    ['36.00', 'E'],
  ]);
});

it('TR-119 a recurring invoice and a template keep the kinds of their lines', async () => {
  await register();
  const lines = [line('10.00'), line('5.00', 'exempt')];
  const next = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const recurring = { clientId: at.client.id, lines, every: 'monthly', nextDay: next };
  const made = (await agent().post('/api/recurring-invoices').send(recurring).expect(201)).body;
  expect([kindsOf(made), made.gstKind, made.total]).toEqual([['standard', 'exempt'], 'standard', '16.50']);
  const free = { ...recurring, gst: 'none', lines: [line('10.00')] };
  const other = (await agent().post('/api/recurring-invoices').send(free).expect(201)).body;
  expect([kindsOf(other), other.gstKind]).toEqual([['zero-rated'], 'zero-rated']);
  const template = (await agent().post('/api/quote-templates').send({ name: 'Both', lines }).expect(201)).body;
  expect(kindsOf(template)).toEqual(['standard', 'exempt']);
});
