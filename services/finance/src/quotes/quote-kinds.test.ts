import type { CreditNote, Invoice, Quote, Retention } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';
import { idsOf, line, makeSent } from '../testing/quote-scene';

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
/** 1000.05 with GST, 500.00 zero-rated and 250.00 exempt. */
const MIXED = [
  line('Deck', '1000.05'),
  line('Land', '500.00', { gstKind: 'zero-rated' }),
  line('Interest', '250.00', { gstKind: 'exempt' }),
];
const accepted = async (fields: object = {}): Promise<Quote> => {
  const { id } = await makeSent(at, { lines: MIXED, ...fields });
  return (await agent().post(`/api/quotes/${id}/accept`).send({ name: 'Hemi' }).expect(200)).body;
};
const bill = async (id: number, wish: object = {}): Promise<Invoice> =>
  (await agent().post(`/api/quotes/${id}/invoice`).send(wish).expect(201)).body;
const issue = async (id: number): Promise<Invoice> =>
  (await agent().patch(`/api/invoices/${id}`).send({ status: 'pending' }).expect(200)).body;
/** What documents come to of each kind, and their GST. */
const together = (documents: readonly Pick<Invoice, 'byKind' | 'tax' | 'total'>[]) => {
  const of = (wanted: string) =>
    sumMoney(documents.flatMap(({ byKind }) => byKind.filter(({ kind }) => kind === wanted).map(({ amount }) => amount)));
  return [
    ...['standard', 'zero-rated', 'exempt'].map(of),
    sumMoney(documents.map(({ tax }) => tax)),
    sumMoney(documents.map(({ total }) => total)),
  ];
};
const amounts = ({ lines }: Invoice) => lines.map(({ gstKind, amount }) => [gstKind, amount]);

it('TR-119 a quote of several kinds is invoiced by a deposit and the rest, each kind to the cent', async () => {
  const quote = await accepted();
  expect([quote.subtotal, quote.tax]).toEqual(['1750.05', '150.01']);
  const deposit = await issue((await bill(quote.id, { depositPercent: '30' })).id);
  expect(amounts(deposit)).toEqual([
    ['standard', '300.02'],
    ['zero-rated', '150.00'],
    ['exempt', '75.00'],
  ]);
  const rest = await issue((await bill(quote.id)).id);
  expect(amounts(rest).slice(3)).toEqual([
    ['standard', '-300.02'],
    ['zero-rated', '-150.00'],
    ['exempt', '-75.00'],
  ]);
  expect(together([deposit, rest])).toEqual(together([quote]));
});

it('TR-119 progress on one kind leaves the others whole, with a discount too', async () => {
  const quote = await accepted({ discount: { kind: 'percent', value: '10' } });
  const [deck] = idsOf(quote, 'Deck');
  const progress = await issue((await bill(quote.id, { progress: [{ lineId: deck, percent: '100' }] })).id);
  expect(amounts(progress)).toEqual([['standard', '900.04']]);
  const rest = await issue((await bill(quote.id)).id);
  expect(together([progress, rest])).toEqual(together([quote]));
});

it('TR-119 a draft that takes off an invoice follows each kind of it', async () => {
  const quote = await accepted();
  const deposit = await issue((await bill(quote.id, { depositPercent: '30' })).id);
  const rest = await bill(quote.id);
  const [, zeroRated] = deposit.lines.map(({ id }) => id);
  const note: CreditNote = (
    await agent()
      .post(`/api/invoices/${deposit.id}/credit-note`)
      .send({ reason: 'Too early', lineIds: [zeroRated] })
      .expect(201)
  ).body;
  expect(note.byKind).toMatchObject([{ kind: 'zero-rated', amount: '150.00' }]);
  const after = await issue(rest.id);
  expect(amounts(after).slice(3)).toEqual([
    ['standard', '-300.02'],
    ['exempt', '-75.00'],
  ]);
  expect(together([deposit, after]).slice(0, 4)).toEqual(['1000.05', '650.00', '250.00', '150.01']);
});

/** Writes a draft anew with its lines, some at other prices, and more. */
const rewrite = async (draft: Invoice, prices: Record<number, string>, ...more: object[]): Promise<Invoice> => {
  const { id, clientId, projectId, gst, discount } = draft;
  const kept = draft.lines.map(({ kind, description, quantity, unit, unitPrice, gstKind }, index) => ({
    ...{ kind, description, quantity, unit, gstKind },
    unitPrice: prices[index] ?? unitPrice,
  }));
  const body = { clientId, projectId, gst, discount, lines: [...kept, ...more] };
  return (await agent().put(`/api/invoices/${id}`).send(body).expect(200)).body;
};
const read = async (id: number): Promise<Invoice> => (await agent().get(`/api/invoices/${id}`).expect(200)).body;

it('TR-119 a draft takes off a kind that an earlier draft gains, also when both stay at their sums', async () => {
  const quote = await accepted();
  const [deck] = idsOf(quote, 'Deck');
  const progress = await bill(quote.id, { progress: [{ lineId: deck, percent: '30' }] });
  const rest = await bill(quote.id);
  const grown = await rewrite(progress, {}, line('Land', '100.00', { gstKind: 'zero-rated' }));
  expect(amounts(await read(rest.id)).slice(3)).toEqual([
    ['standard', '-300.02'],
    ['zero-rated', '-100.00'],
  ]);
  await rewrite(grown, { 0: '350.02', 1: '25.00' }, line('Interest', '25.00', { gstKind: 'exempt' }));
  expect(amounts(await read(rest.id)).slice(3)).toEqual([
    ['standard', '-350.02'],
    ['zero-rated', '-25.00'],
    ['exempt', '-25.00'],
  ]);
  const issued = [await issue(progress.id), await issue(rest.id)];
  expect(together(issued)).toEqual(together([quote]));
});

it('TR-119 a discount stays with the only kind of a draft that takes off another one since', async () => {
  const quote = await accepted({ lines: [line('Deck', '1000.05')], discount: { kind: 'percent', value: '10' } });
  const deposit = await bill(quote.id, { depositPercent: '30' });
  const rest = await bill(quote.id);
  expect(rest.discountAmount).toBe('100.01');
  await rewrite(deposit, { 0: '200.01' }, line('Land', '70.00', { gstKind: 'zero-rated' }));
  const issued = [await issue(deposit.id), await issue(rest.id)];
  expect(amounts(issued[1] as Invoice)).toEqual([
    ['standard', '1000.05'],
    ['standard', '-200.01'],
    ['zero-rated', '-70.00'],
    ['standard', '-100.01'],
  ]);
  expect(together(issued)).toEqual(together([quote]));
});

it('TR-119 a discount stays with its kind where a variation takes off another', async () => {
  const quote = await accepted({ lines: [line('Deck', '1000.05')], discount: { kind: 'percent', value: '10' } });
  const off = await accepted({ variationOf: quote.id, lines: [line('Less land', '-70.00', { gstKind: 'zero-rated' })] });
  const rest = await issue((await bill(quote.id)).id);
  expect(together([rest])).toEqual(together([quote, off]));
});

it('TR-119 issues no draft of before that takes off an invoice by other kinds', async () => {
  const quote = await accepted();
  const deposit = await issue((await bill(quote.id, { depositPercent: '30' })).id);
  const rest = await bill(quote.id);
  const lines = test.db.repo(InvoiceLineRow);
  const off = { invoiceId: rest.id, deductsId: deposit.id };
  await lines.update({ ...off, gstKind: 'exempt' }, { gstKind: 'export' });
  const refused = await agent().patch(`/api/invoices/${rest.id}`).send({ status: 'pending' }).expect(409);
  expect(refused.body).toMatchObject({ code: 'QUOTE.DRAFT_STALE' });
  expect(refused.body.detail).toMatch(/takes off 525.02 .*zero-rated export 75.00\) .* of which 525.02 .*exempt 75.00\) stands/);
  await rewrite(await read(rest.id), {});
  expect(together([deposit, await issue(rest.id)])).toEqual(together([quote]));
});

it('TR-119 a variation that takes off is settled, and credited, by its kinds', async () => {
  const quote = await accepted();
  await issue((await bill(quote.id)).id);
  const lines = [line('Less deck', '-100.00'), line('Less land', '-50.00', { gstKind: 'zero-rated' })];
  await accepted({ variationOf: quote.id, lines });
  const note: CreditNote = (await agent().post(`/api/quotes/${quote.id}/credit-note`).expect(201)).body;
  expect([note.subtotal, note.tax]).toEqual(['150.00', '15.00']);
  expect(note.lines.map(({ gstKind, amount }) => [gstKind, amount])).toEqual([
    ['standard', '100.00'],
    ['zero-rated', '50.00'],
  ]);
});

it('TR-119 retention is held and released by kind', async () => {
  const terms = { projectId: at.project.id, rate: '5.00' };
  const { id: retentionId } = (await agent().post('/api/retentions').send(terms).expect(201)).body;
  const draft = await makeInvoice(at, { status: 'draft', projectId: at.project.id, lines: MIXED.slice(0, 2) });
  const held: Invoice = (await agent().post(`/api/invoices/${draft.id}/retention`).expect(200)).body;
  expect(amounts(held).slice(2)).toEqual([
    ['standard', '-50.00'],
    ['zero-rated', '-25.00'],
  ]);
  expect([held.subtotal, held.tax]).toEqual(['1425.05', '142.51']);
  await issue(draft.id);
  const release = { amount: '75.00' };
  const released: Invoice = (await agent().post(`/api/retentions/${retentionId}/release`).send(release).expect(201)).body;
  expect([amounts(released), released.tax]).toEqual([
    [
      ['standard', '50.00'],
      ['zero-rated', '25.00'],
    ],
    '7.50',
  ]);
});

/** Agrees a retention of 5 % for the job. */
const retained = async (): Promise<Retention> =>
  (await agent().post('/api/retentions').send({ projectId: at.project.id, rate: '5.00' }).expect(201)).body;
const held = async (draft: Invoice): Promise<Invoice> => {
  await agent().post(`/api/invoices/${draft.id}/retention`).expect(200);
  return issue(draft.id);
};
const credit = async (id: number, body: object): Promise<CreditNote> =>
  (
    await agent()
      .post(`/api/invoices/${id}/credit-note`)
      .send({ reason: 'Not built', ...body })
      .expect(201)
  ).body;
const ofKind = ({ lines }: Invoice, wanted: string): number[] =>
  lines.flatMap(({ id, gstKind }) => (gstKind === wanted ? [id] : []));
const release = async (id: number, amount: string): Promise<Invoice> =>
  (await agent().post(`/api/retentions/${id}/release`).send({ amount }).expect(201)).body;

it('TR-119 what is credited of one kind is not held of that kind any more, be its retention named or its share', async () => {
  const { id } = await retained();
  const make = async () => held(await makeInvoice(at, { status: 'draft', projectId: at.project.id, lines: MIXED.slice(0, 2) }));
  const [named, shared] = [await make(), await make()];
  await credit(named.id, { lineIds: ofKind(named, 'zero-rated') });
  await credit(shared.id, { lines: [line('Less land', '95.00', { gstKind: 'zero-rated' })] });
  const { outstanding } = (await agent().get(`/api/retentions/${id}`).expect(200)).body;
  expect(outstanding).toBe('120.00');
  const [one, other] = [await release(id, '60.00'), await release(id, '60.00')];
  expect([amounts(one), amounts(other)]).toEqual([
    [
      ['standard', '50.00'],
      ['zero-rated', '10.00'],
    ],
    [
      ['standard', '50.00'],
      ['zero-rated', '10.00'],
    ],
  ]);
});

it('TR-119 what is credited of a kind, with its retention, is left of that kind alone', async () => {
  await retained();
  const quote = await accepted({ projectId: at.project.id });
  const deposit = await held(await bill(quote.id, { depositPercent: '30' }));
  expect(amounts(deposit).slice(3)).toEqual([
    ['standard', '-15.00'],
    ['zero-rated', '-7.50'],
    ['exempt', '-3.75'],
  ]);
  await credit(deposit.id, { lineIds: ofKind(deposit, 'zero-rated') });
  expect(amounts(await bill(quote.id)).slice(3)).toEqual([
    ['standard', '-300.02'],
    ['exempt', '-75.00'],
  ]);
});

it('TR-119 what a variation takes off of one kind is credited with the retention of that kind', async () => {
  const { id } = await retained();
  const quote = await accepted({ projectId: at.project.id });
  await held(await bill(quote.id));
  await accepted({ variationOf: quote.id, lines: [line('Less land', '-100.00', { gstKind: 'zero-rated' })] });
  const note: CreditNote = (await agent().post(`/api/quotes/${quote.id}/credit-note`).expect(201)).body;
  expect(note.lines.map(({ gstKind, amount }) => [gstKind, amount])).toEqual([
    ['zero-rated', '100.00'],
    ['zero-rated', '-5.00'],
  ]);
  expect(amounts(await release(id, '82.50'))).toEqual([
    ['standard', '50.00'],
    ['zero-rated', '20.00'],
    ['exempt', '12.50'],
  ]);
});

it('TR-119 a variation that takes off a kind that was never invoiced says so, and credits nothing', async () => {
  const quote = await accepted({ lines: MIXED.slice(0, 1) });
  const invoice = await issue((await bill(quote.id)).id);
  await accepted({ variationOf: quote.id, lines: [line('Less land', '-100.00', { gstKind: 'zero-rated' })] });
  const refused = await agent().post(`/api/quotes/${quote.id}/credit-note`).expect(409);
  expect(refused.body.detail).toMatch(/has lines of the kind that is taken off/);
  expect(await read(invoice.id)).toMatchObject({ status: 'pending', creditNotes: [] });
});
