import type { CreditNote, Invoice, Quote } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { makeScene, type Scene } from '../testing/invoice-scene';
import { line, makeSent, postQuote } from '../testing/quote-scene';

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
const get = async (path: string) => (await agent().get(`/api${path}`).expect(200)).body;
const quoteOf = (id: number): Promise<Quote> => get(`/quotes/${id}`);
const leftOf = async (id: number) => (await quoteOf(id)).invoicing?.left;
const accepted = async (fields: object = {}): Promise<Quote> => {
  const { id } = await makeSent(at, { lines: [line('Deck', '1000.00')], ...fields });
  return (await agent().post(`/api/quotes/${id}/accept`).send({ name: 'Hemi' }).expect(200)).body;
};
const ask = (id: number, wish: object = {}) => agent().post(`/api/quotes/${id}/invoice`).send(wish);
const bill = async (id: number, wish: object = {}): Promise<Invoice> => (await ask(id, wish).expect(201)).body;
const typed = ({ lines }: Invoice) =>
  lines.map(({ kind, description, quantity, unit, unitPrice }) => ({ kind, description, quantity, unit, unitPrice }));
const put = ({ id, clientId, projectId, gst, discount, lines: own }: Invoice, fields: object) =>
  agent()
    .put(`/api/invoices/${id}`)
    .send({ clientId, projectId, gst, discount, lines: typed({ lines: own } as Invoice), ...fields });
const edit = async (draft: Invoice, price: string): Promise<Invoice> => {
  const [first, ...others] = typed(draft);
  return (await put(draft, { lines: [{ ...first, unitPrice: price }, ...others] }).expect(200)).body;
};
const move = (id: number, status = 'pending') => agent().patch(`/api/invoices/${id}`).send({ status });
const issue = async (id: number): Promise<Invoice> => (await move(id).expect(200)).body;
const credit = async (id: number, body: object = {}): Promise<CreditNote> =>
  (
    await agent()
      .post(`/api/invoices/${id}/credit-note`)
      .send({ reason: 'Not built', ...body })
      .expect(201)
  ).body;
const sum = (...amounts: string[]) => (amounts.reduce((cents, one) => cents + Math.round(Number(one) * 100), 0) / 100).toFixed(2);

it('leaves to invoice what an edited deposit does not take, and comes to what was accepted', async () => {
  const { id, total, tax } = await accepted({ lines: [line('Deck', '1000.05')] });
  const deposit = await edit(await bill(id, { depositPercent: '50' }), '333.33');
  expect(await leftOf(id)).toBe('666.72');
  await issue(deposit.id);
  const rest = await bill(id);
  expect(rest.subtotal).toBe('666.72');
  expect([sum(deposit.total, rest.total), sum(deposit.tax, rest.tax)]).toEqual([total, tax]);
  expect(await leftOf(id)).toBe('0.00');
});

it('takes a deposit off once: a duplicate of the rest is the work without it', async () => {
  const { id } = await accepted();
  await issue((await bill(id, { depositPercent: '50' })).id);
  const rest = await issue((await bill(id)).id);
  expect(rest.subtotal).toBe('500.00');
  const copy: Invoice = (await agent().post(`/api/invoices/${rest.id}/duplicate`).send({}).expect(201)).body;
  expect(copy).toMatchObject({ status: 'draft', subtotal: '1000.00' });
  expect(copy.lines.map(({ description }) => description)).toEqual(['Deck']);
});

it('lets no draft of a quote take more than is left of it, nor other prices, nor another client', async () => {
  const { id, quoteNumber } = await accepted();
  const deposit = await bill(id, { depositPercent: '50' });
  const refused = await put(deposit, { lines: [line('Deposit', '1000.01')] });
  expect([refused.status, refused.body.code]).toEqual([409, 'QUOTE.INVOICED']);
  expect(refused.body.detail).toBe(
    `This draft bills ${quoteNumber}, of which $1,000.00 is left. Bill what is extra on an invoice of its own, or agree a variation.`,
  );
  expect(await get(`/invoices/${deposit.id}`)).toMatchObject({ subtotal: '500.00' });
  expect((await put(deposit, { gst: 'none' }).expect(400)).body.errors[0].field).toBe('gst');
  expect((await put(deposit, { lines: [], subtotal: '500.00', tax: '10.00' }).expect(400)).body.errors[0].field).toBe('tax');
  const other = (await agent().post('/api/clients').send({ name: 'Ōtara Motors' }).expect(201)).body;
  expect((await put(deposit, { clientId: other.id }).expect(400)).body.errors[0].field).toBe('clientId');
  await edit(deposit, '1000.00');
  expect((await ask(id).expect(409)).body.code).toBe('QUOTE.INVOICED');
});

it('lets the rest that was edited down be followed by another rest, to the cent', async () => {
  const { id, total, tax } = await accepted({ lines: [line('Deck', '1000.05')] });
  const first = await edit(await bill(id), '300.10');
  expect([first.gstRounding, await leftOf(id)]).toEqual([null, '699.95']);
  await issue(first.id);
  const rest = await bill(id);
  expect(rest.lines.at(-1)?.amount).toBe('-300.10');
  expect([sum(first.total, rest.total), sum(first.tax, rest.tax)]).toEqual([total, tax]);
});

it('knows what of a line was invoiced by the lines of progress drafts as they stand', async () => {
  const { id, invoicing } = await accepted();
  const lineId = invoicing?.lines[0]?.lineId;
  const progress = (percent: string) => ({ progress: [{ lineId, percent }] });
  const first = await edit(await bill(id, progress('40')), '250.00');
  expect(first.lines[0]?.description).toBe('Deck: 25% done of $1000.00');
  expect((await quoteOf(id)).invoicing).toMatchObject({ left: '750.00', lines: [{ invoiced: '250.00' }] });
  await issue(first.id);
  const second = await bill(id, progress('50'));
  expect(second.lines[0]).toMatchObject({
    description: 'Deck: 50% done of $1000.00, less $250.00 invoiced before',
    amount: '250.00',
  });
  await agent().post(`/api/invoices/${first.id}/void`).send({}).expect(200);
  expect((await quoteOf(id)).invoicing).toMatchObject({ left: '750.00', lines: [{ invoiced: '250.00' }] });
  expect((await get(`/invoices/${second.id}`)).lines[0].description).toBe('Deck: 25% done of $1000.00');
});

it.each(['void', 'credit-note'])('gives back what a deposit took once that is taken back by a %s', async (end) => {
  const { id, total, tax } = await accepted({ lines: [line('Deck', '1000.05')] });
  const deposit = await bill(id, { depositPercent: '30' });
  await issue(deposit.id);
  const rest = await bill(id);
  await issue(rest.id);
  await agent().post(`/api/invoices/${deposit.id}/${end}`).send({ reason: 'Wrong' });
  expect(await leftOf(id)).toBe('300.02');
  const again = await bill(id);
  expect(again.subtotal).toBe('300.02');
  expect([sum(rest.total, again.total), sum(rest.tax, again.tax)]).toEqual([total, tax]);
});

it('names the issued deposit on the rest, and issues no rest before the deposit that it takes off', async () => {
  const { id, quoteNumber } = await accepted();
  const deposit = await bill(id, { depositPercent: '30' });
  const rest = await bill(id);
  expect(rest.lines.at(-1)?.description).toBe('Less deposit, a draft invoice');
  const early = await move(rest.id);
  expect([early.status, early.body.code]).toEqual([409, 'QUOTE.DRAFT_STALE']);
  expect(early.body.detail).toBe(
    `This draft takes off an invoice of ${quoteNumber} that is a draft itself. Issue that one first.`,
  );
  const { invoiceNumber, issueDate } = await issue(deposit.id);
  const day = new Date(`${issueDate}T00:00:00Z`).toLocaleDateString('en-NZ', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const named = await get(`/invoices/${rest.id}`);
  expect(named.lines.at(-1)).toMatchObject({
    description: `Less deposit, invoice ${invoiceNumber} of ${day.replace('Sept', 'Sep')} ($345.00 with GST)`,
    amount: '-300.00',
  });
  expect(named.version).toBeGreaterThan(rest.version);
  await issue(rest.id);
});

it('lets the rest follow a deposit that is changed, taken back in part or made void, and says so in its history (TR-116)', async () => {
  const { id, total, tax } = await accepted();
  const deposit = await bill(id, { depositPercent: '10' });
  const rest = await bill(id);
  const now = (): Promise<Invoice> => get(`/invoices/${rest.id}`);
  const stands = async (subtotal: string, off: string | undefined) => {
    const draft = await now();
    expect([draft.subtotal, draft.lines.find(({ description }) => /^Less/.test(description))?.amount]).toEqual([subtotal, off]);
    expect(await leftOf(id)).toBe('0.00');
  };
  await stands('900.00', '-100.00');
  const lowered = await edit(deposit, '60.00');
  await stands('940.00', '-60.00');
  const raised = await edit(lowered, '115.00');
  await stands('885.00', '-115.00');
  await issue(raised.id);
  await credit(raised.id, { lines: [line('Less', '55.00')] });
  await stands('940.00', '-60.00');
  await agent().post(`/api/invoices/${raised.id}/credit-note`).send({ reason: 'Wrong' }).expect(201);
  await stands('1000.00', undefined);
  const [last] = (await get(`/invoices/${rest.id}/history`)).items;
  expect([last.action, last.changes]).toEqual([
    'edited',
    [
      { field: 'total', from: '1081.00', to: '1150.00' },
      { field: 'reason', from: null, to: 'An invoice that it takes off has changed' },
    ],
  ]);
  const issued = await issue(rest.id);
  expect([issued.total, issued.tax]).toEqual([total, tax]);
});

it.each(['void', 'delete'])('lets the rest bill all of it once its deposit is gone by %s (TR-116)', async (end) => {
  const { id, total, tax } = await accepted({ lines: [line('Deck', '1000.05')] });
  const deposit = await bill(id, { depositPercent: '10' });
  const rest = await bill(id);
  if (end === 'void') await issue(deposit.id);
  if (end === 'void') await agent().post(`/api/invoices/${deposit.id}/void`).send({}).expect(200);
  else await agent().delete(`/api/invoices/${deposit.id}`).expect(204);
  const issued = await issue(rest.id);
  expect([issued.total, issued.tax, issued.lines.length]).toEqual([total, tax, 1]);
});

it('lets each of several drafts follow the one before (TR-116)', async () => {
  const { id } = await accepted();
  const deposit = await bill(id, { depositPercent: '10' });
  const part = await edit(await bill(id), '600.00');
  const rest = await bill(id);
  expect([part.subtotal, rest.subtotal]).toEqual(['500.00', '400.00']);
  await agent().delete(`/api/invoices/${deposit.id}`).expect(204);
  const [first, second] = [await get(`/invoices/${part.id}`), await get(`/invoices/${rest.id}`)];
  expect([first.subtotal, second.subtotal]).toEqual(['600.00', '400.00']);
  await issue(first.id);
  await issue(second.id);
});

it('issues no draft of before that takes off what is not so', async () => {
  const { id } = await accepted();
  const deposit = await issue((await bill(id, { depositPercent: '30' })).id);
  const rest = await bill(id);
  const lines = test.db.repo(InvoiceLineRow);
  await lines.update({ invoiceId: rest.id, deductsId: deposit.id }, { amountCents: -20_000 });
  expect((await move(rest.id).expect(409)).body.detail).toMatch(/takes off 200.00 .* of which 300.00 stands/);
  await lines.update({ invoiceId: rest.id, deductsId: deposit.id }, { deductsId: 999_999_999 });
  expect((await move(rest.id).expect(409)).body.code).toBe('QUOTE.DRAFT_STALE');
});

it('issues no draft once a variation took off what it bills', async () => {
  const { id } = await accepted();
  const rest = await bill(id);
  const made = (await postQuote(at, { variationOf: id, status: 'sent', lines: [line('No rail', '-200.00')] }).expect(201)).body;
  await agent().post(`/api/quotes/${made.id}/accept`).send({ name: 'Hemi' }).expect(200);
  expect(await leftOf(id)).toBe('-200.00');
  expect((await move(rest.id).expect(409)).body.code).toBe('QUOTE.DRAFT_STALE');
  const lines = typed(await get(`/invoices/${rest.id}`));
  await put(rest, { lines: [...lines, line('No rail', '-200.00')] }).expect(200);
  await issue(rest.id);
  expect([await leftOf(id), await leftOf(made.id)]).toEqual(['0.00', '0.00']);
});

it('lets what is credited of an invoice be invoiced again, or cuts the price by it, as one chooses', async () => {
  const { id } = await accepted();
  const { id: invoiceId } = await issue((await bill(id, { depositPercent: '50' })).id);
  const part = { lines: [line('Less', '100.00')] };
  expect(await credit(invoiceId, part)).toMatchObject({ isPriceCut: false });
  expect(await leftOf(id)).toBe('600.00');
  expect(await credit(invoiceId, { ...part, isPriceCut: true })).toMatchObject({ isPriceCut: true });
  expect(await leftOf(id)).toBe('600.00');
  const rest = await bill(id);
  expect(rest).toMatchObject({ subtotal: '600.00' });
  await credit(invoiceId);
  expect(await leftOf(id)).toBe('0.00');
  expect((await get(`/invoices/${rest.id}`)).subtotal).toBe('900.00');
});

it('takes the discount of a variation that takes off into account', async () => {
  const { id } = await accepted({ discount: { kind: 'percent', value: '10' } });
  const off = { variationOf: id, status: 'sent', lines: [line('No rail', '-200.00')] };
  const less: Quote = (await postQuote(at, { ...off, discount: { kind: 'percent', value: '10' } }).expect(201)).body;
  expect(less).toMatchObject({ linesTotal: '-200.00', discountAmount: '-20.00', subtotal: '-180.00', total: '-207.00' });
  await agent().post(`/api/quotes/${less.id}/accept`).send({ name: 'Hemi' }).expect(200);
  expect(await leftOf(id)).toBe('720.00');
});

it('counts retention held back on an invoice as billed, after the discount, and gives it back with a credit', async () => {
  const { id } = await accepted({ projectId: at.project.id, discount: { kind: 'percent', value: '10' } });
  await agent().post('/api/retentions').send({ projectId: at.project.id, rate: '5.00' }).expect(201);
  const draft = await bill(id);
  const held: Invoice = (await agent().post(`/api/invoices/${draft.id}/retention`).expect(200)).body;
  expect(held).toMatchObject({ discountAmount: '100.00', subtotal: '855.00' });
  expect(await leftOf(id)).toBe('0.00');
  await issue(draft.id);
  await credit(draft.id, { lines: [line('Not built', '190.00')] });
  expect(await leftOf(id)).toBe('200.00');
});
