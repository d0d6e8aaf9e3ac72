import type { Invoice, Quote } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
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

const get = async (path: string) => (await at.person.agent.get(`/api${path}`).expect(200)).body;
const post = (path: string, body: object = {}) => at.person.agent.post(`/api/quotes/${path}`).send(body);
const ok = async (path: string, body: object = {}): Promise<Quote> => {
  const answer = await post(path, body);
  expect([path, answer.status < 300, answer.body.detail]).toEqual([path, true, undefined]);
  return answer.body;
};

it('invoices a deposit and then the rest, together what was accepted', async () => {
  const quote = await makeSent(at, { discount: { kind: 'percent', value: '10' } });
  await ok(`${quote.id}/accept`, { name: 'Hemi' });
  const invoice = async (body: object) => (await post(`${quote.id}/invoice`, body).expect(201)).body;
  const deposit = await invoice({ depositPercent: '30' });
  expect(deposit).toMatchObject({ status: 'draft', clientId: at.client.id, subtotal: '378.00', total: '434.70' });
  expect((await post(`${quote.id}/invoice`, { depositPercent: '71' })).body.code).toBe('QUOTE.INVOICED');
  const rest = await invoice({});
  expect(rest).toMatchObject({ subtotal: '882.00', total: '1014.30', discountAmount: '140.00' });
  expect((Number(deposit.total) + Number(rest.total)).toFixed(2)).toBe('1449.00');
  const refused = await post(`${quote.id}/invoice`);
  expect([refused.status, refused.body.code]).toEqual([409, 'QUOTE.INVOICED']);
  expect((await get(`/quotes/${quote.id}`)).invoices.map(({ id }: { id: number }) => id)).toEqual([deposit.id, rest.id]);
  await at.person.agent.delete(`/api/invoices/${rest.id}`).expect(204);
  expect(await invoice({})).toMatchObject({ subtotal: '882.00' });
});

/** What a quote of 1,260.00 after its discount of 10 % leaves, and what was invoiced of the deck and the railing. */
const progressOf = async (id: number) => {
  const { invoicing } = (await get(`/quotes/${id}`)) as Quote;
  return [invoicing?.left, ...(invoicing?.lines.map(({ invoiced }) => invoiced) ?? [])];
};

it('invoices what is done of each line, together what was accepted, to the cent', async () => {
  const sent = await makeSent(at, { discount: { kind: 'percent', value: '10' } });
  const { id, invoicing } = await ok(`${sent.id}/accept`, { name: 'Hemi' });
  expect(invoicing?.lines.map(({ net }) => net)).toEqual(['900.00', '360.00']);
  const [deck = 0, railing = 0] = invoicing?.lines.map(({ lineId }) => lineId) ?? [];
  const invoice = (...progress: [lineId: number, percent: string][]) =>
    post(`${id}/invoice`, { progress: progress.map(([lineId, percent]) => ({ lineId, percent })) });

  const first = (await invoice([deck, '33.33'], [railing, '0']).expect(201)).body;
  expect(first).toMatchObject({ status: 'draft', subtotal: '299.97', discount: null });
  expect(first.lines.map(({ description }: { description: string }) => description)).toEqual([
    'Deck as drawn: 33.33% done of $900.00',
  ]);
  const second = (await invoice([deck, '70'], [railing, '50']).expect(201)).body;
  expect(second.lines.map(({ amount }: { amount: string }) => amount)).toEqual(['330.03', '180.00']);
  expect(await progressOf(id)).toEqual(['450.00', '630.00', '180.00']);

  expect((await invoice([deck, '69']).expect(400)).body.errors[0].field).toBe('progress.0.percent');
  expect((await invoice([deck, '70']).expect(400)).body.errors[0].field).toBe('progress');
  expect((await invoice([railing + 1, '10']).expect(400)).body.errors[0].field).toBe('progress.0.lineId');
  await invoice([deck, '100.01']).expect(400);
  await post(`${id}/invoice`, { depositPercent: '10', progress: [{ lineId: deck, percent: '80' }] }).expect(400);

  await at.person.agent.delete(`/api/invoices/${second.id}`).expect(204);
  expect(await progressOf(id)).toEqual(['960.03', '299.97', '0.00']);
  const rest = (await post(`${id}/invoice`).expect(201)).body;
  expect(rest).toMatchObject({ subtotal: '960.03', discountAmount: '140.00' });
  expect(rest.lines.at(-1)).toMatchObject({ description: 'Less progress, a draft invoice', amount: '-299.97' });
  expect((await progressOf(id))[0]).toBe('0.00');
  await invoice([deck, '100']).expect(409);
});

it('makes one draft of a share under its uid, and names it to who wishes another share (TR-201)', async () => {
  const sent = await makeSent(at, { lines: [line('Deck', '1000.00')] });
  const { id, invoicing } = await ok(`${sent.id}/accept`, { name: 'Hemi' });
  const uid = crypto.randomUUID();
  const first = (await post(`${id}/invoice`, { uid, depositPercent: '30' }).expect(201)).body;
  expect(first.uid).toBe(uid);
  expect((await post(`${id}/invoice`, { uid, depositPercent: '30' }).expect(201)).body.id).toBe(first.id);
  const progress = [{ lineId: invoicing?.lines[0]?.lineId, percent: '10' }];
  for (const other of [{ depositPercent: '40' }, { progress }, {}]) {
    const refused = await post(`${id}/invoice`, { uid, ...other }).expect(409);
    expect(refused.body).toMatchObject({ code: 'REQUEST.UID_TAKEN', rowId: first.id });
  }
  expect((await progressOf(id))[0]).toBe('700.00');
});

it.each([
  ['a deposit and the rest', '100.10', ['d30', 'rest']],
  ['progress and the rest', '33.37', ['10', '20', '30', '40', '50', 'rest']],
  ['progress to the end', '1111.33', ['33.33', '66.67', '100']],
])('comes to the accepted total with GST to the cent by %s', async (_name, price, steps) => {
  const sent = await makeSent(at, { lines: [line('Deck', price)] });
  const { id, total, tax, invoicing } = await ok(`${sent.id}/accept`, { name: 'Hemi' });
  const lineId = invoicing?.lines[0]?.lineId;
  const made: Record<string, string>[] = [];
  for (const step of steps) {
    const wish =
      step === 'rest' ? {} : step.startsWith('d') ? { depositPercent: step.slice(1) } : { progress: [{ lineId, percent: step }] };
    made.push((await post(`${id}/invoice`, wish).expect(201)).body);
  }
  const sum = (field: string) => (made.reduce((cents, one) => cents + Math.round(Number(one[field]) * 100), 0) / 100).toFixed(2);
  expect([sum('total'), sum('tax')]).toEqual([total, tax]);
});

it('keeps the settled GST of the last invoice through every edit, with and without a retention', async () => {
  const sent = await makeSent(at, { projectId: at.project.id, lines: [line('Deck', '33.37')] });
  const { id, tax, invoicing } = await ok(`${sent.id}/accept`, { name: 'Hemi' });
  const lineId = invoicing?.lines[0]?.lineId;
  const made: Invoice[] = [];
  for (const percent of ['10', '20', '30', '40', '50', '100'])
    made.push((await post(`${id}/invoice`, { progress: [{ lineId, percent }] }).expect(201)).body);
  const last = made.pop() as Invoice;
  const before = made.reduce((cents, one) => cents + Math.round(Number(one.tax) * 100), 0);
  const settled = ((Math.round(Number(tax) * 100) - before) / 100).toFixed(2);
  expect([last.tax, last.gstRounding]).toEqual([settled, '0.01']);
  const { clientId, projectId, issueDate, dueDate } = last;
  const lines = last.lines.map(({ kind, description, quantity, unitPrice }) => ({ kind, description, quantity, unitPrice }));
  const edit = async (fields: object): Promise<Invoice> =>
    (
      await at.person.agent
        .put(`/api/invoices/${last.id}`)
        .send({ clientId, projectId, issueDate, dueDate, lines, ...fields })
        .expect(200)
    ).body;
  expect((await edit({ notes: 'Thank you' })).tax).toBe(settled);

  await at.person.agent.post('/api/retentions').send({ projectId, rate: '5.00' }).expect(201);
  const held: Invoice = (await at.person.agent.post(`/api/invoices/${last.id}/retention`).expect(200)).body;
  const retained = Number(held.lines.at(-1)?.amount) * -100;
  const ofRetained = Math.round(retained * 0.15) / 100;
  expect(held.tax).toBe((Number(settled) - ofRetained).toFixed(2));
  const again = held.lines.map(({ kind, description, quantity, unitPrice }) => ({ kind, description, quantity, unitPrice }));
  expect((await edit({ lines: again, terms: 'Seven days' })).tax).toBe(held.tax);
});

it('never invoices more by progress than a deposit has left', async () => {
  const { id } = await ok(`${(await makeSent(at)).id}/accept`, { name: 'Hemi' });
  const { invoicing } = (await get(`/quotes/${id}`)) as Quote;
  const all = invoicing?.lines.map(({ lineId }) => ({ lineId, percent: '100' }));
  await post(`${id}/invoice`, { depositPercent: '30' }).expect(201);
  await post(`${id}/invoice`, { progress: all }).expect(409);
  await Promise.all(
    [1, 2, 3].map(() => post(`${id}/invoice`, { progress: all?.slice(0, 1).map((one) => ({ ...one, percent: '90' })) })),
  );
  expect(await progressOf(id)).toEqual(['80.00', '900.00', '0.00']);
});

it('varies an accepted quote: a number of its own family, its job and its price', async () => {
  const { id } = await ok(`${(await makeSent(at)).id}/accept`, { name: 'Hemi' });
  const vary = (fields: object = {}) =>
    postQuote(at, { variationOf: id, title: 'Wider steps', lines: [line('Steps', '250.00')], ...fields });
  const early: Quote = (await vary().expect(201)).body;
  expect(early.variationOf).toMatchObject({ id });
  const job = (await ok(`${id}/job`)).projectId;
  await ok(`${early.id}/send`);
  expect((await ok(`${early.id}/accept`, { name: 'Hemi' })).projectId).toBe(job);
  expect((await get(`/projects/${job}`)).estimateAmount).toBe('1650.00');

  const parent = (await get(`/quotes/${id}`)) as Quote;
  const both = await Promise.all(
    [1, 2].map(() => vary({ status: 'sent', projectId: job, lines: [line('Less rail', '-100.00'), line('Stain', '150.00')] })),
  );
  const numbers = both.map(({ body }) => body.quoteNumber).sort();
  expect(numbers).toEqual([`${parent.quoteNumber}-V2`, `${parent.quoteNumber}-V3`]);
  const second = both[0]?.body.id;
  const revised = await ok(`${second}/revise`);
  expect(await ok(`${revised.id}/send`)).toMatchObject({
    quoteNumber: both[0]?.body.quoteNumber,
    revision: 2,
    variationOf: { id },
  });
  await ok(`${revised.id}/accept`, { name: 'Hemi' });
  expect((await get(`/projects/${job}`)).estimateAmount).toBe('1700.00');
  const { variations } = (await get(`/quotes/${id}`)) as Quote;
  expect(variations.map(({ status }) => status).sort()).toEqual(['accepted', 'accepted', 'sent']);
});

/** Agrees that so much is left out of a quote, and answers with the variation. */
const leaveOut = async (id: number, price: string): Promise<Quote> => {
  const made = await postQuote(at, { variationOf: id, status: 'sent', title: 'No rail', lines: [line('Less rail', price)] });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  return ok(`${made.body.id}/accept`, { name: 'Hemi' });
};
const leftOf = async (id: number) => ((await get(`/quotes/${id}`)) as Quote).invoicing?.left;

it('takes a variation that takes off from the rest of its quote, to the cent, and lets it go with the draft', async () => {
  const { id, total, tax } = await ok(`${(await makeSent(at, { lines: [line('Deck', '1000.05')] })).id}/accept`, {
    name: 'Hemi',
  });
  const deposit: Invoice = (await post(`${id}/invoice`, { depositPercent: '30' }).expect(201)).body;
  const less = await leaveOut(id, '-100.10');
  expect([less.subtotal, less.total, await leftOf(id)]).toEqual(['-100.10', '-115.12', '599.93']);
  expect((await post(`${less.id}/invoice`).expect(409)).body.detail).toMatch(/settled with the rest of QU-/);
  const rest: Invoice = (await post(`${id}/invoice`).expect(201)).body;
  expect(rest.lines.map(({ description, amount }) => [description, amount])).toContainEqual([
    `Variation ${less.quoteNumber}: No rail`,
    '-100.10',
  ]);
  const sum = (...amounts: string[]) => amounts.reduce((cents, one) => cents + Math.round(Number(one) * 100), 0) / 100;
  expect([sum(deposit.total, rest.total), sum(deposit.tax, rest.tax)]).toEqual([sum(total, less.total), sum(tax, less.tax)]);
  expect([await leftOf(id), await leftOf(less.id)]).toEqual(['0.00', '0.00']);
  await at.person.agent.delete(`/api/invoices/${rest.id}`).expect(204);
  expect(await leftOf(id)).toBe('599.93');
});

it('proposes a credit note for what a variation takes off once all is invoiced, never twice', async () => {
  const { id } = await ok(`${(await makeSent(at)).id}/accept`, { name: 'Hemi' });
  const issue = (invoiceId: number) =>
    at.person.agent.patch(`/api/invoices/${invoiceId}`).send({ status: 'pending' }).expect(200);
  await post(`${id}/credit-note`).expect(409);
  const deposit: Invoice = (await post(`${id}/invoice`, { depositPercent: '30' }).expect(201)).body;
  await issue(deposit.id);
  const rest: Invoice = (await post(`${id}/invoice`).expect(201)).body;
  await issue(rest.id);
  const less = await leaveOut(id, '-200.00');
  expect(await leftOf(id)).toBe('-200.00');
  await post(`${id}/invoice`).expect(409);
  const note = (await post(`${id}/credit-note`).expect(201)).body;
  expect(note).toMatchObject({
    invoiceId: rest.id,
    subtotal: '200.00',
    total: '230.00',
    reason: `Variation ${less.quoteNumber}: No rail`,
  });
  expect([await leftOf(id), await leftOf(less.id)]).toEqual(['0.00', '0.00']);
  await post(`${id}/credit-note`).expect(409);
  await leaveOut(id, '-1000.00');
  expect((await post(`${id}/credit-note`).expect(201)).body).toMatchObject({ invoiceId: rest.id, subtotal: '780.00' });
  expect(await leftOf(id)).toBe('-220.00');
  expect((await post(`${id}/credit-note`).expect(201)).body).toMatchObject({ invoiceId: deposit.id, subtotal: '220.00' });
  expect(await leftOf(id)).toBe('0.00');
});

it('lets a variation take off no more than there is, and only in the prices of its quote', async () => {
  const { id } = await ok(`${(await makeSent(at)).id}/accept`, { name: 'Hemi' });
  const off = async (price: string, fields: object = {}) => {
    const { status, body } = await postQuote(at, { variationOf: id, lines: [line('Less', price)], ...fields });
    return [status, body.errors?.[0]?.field];
  };
  expect(await off('-1400.01')).toEqual([400, 'lines']);
  expect(await off('-1.00', { gst: 'none' })).toEqual([400, 'gst']);
  expect(await off('-1.00', { discount: { kind: 'amount', value: '1' } })).toEqual([400, 'discount.value']);
  expect((await postQuote(at, { lines: [line('Less', '-1.00')] })).status).toBe(400);
  const both = [await off('-1400.00', { status: 'sent' }), await off('-1400.00', { status: 'sent' })];
  expect(both).toEqual([
    [201, undefined],
    [201, undefined],
  ]);
  const { variations } = (await get(`/quotes/${id}`)) as Quote;
  await ok(`${variations[0]?.id}/accept`, { name: 'Hemi' });
  expect((await post(`${variations[1]?.id}/accept`, { name: 'Hemi' }).expect(400)).body.errors[0].field).toBe('lineIds');
  await post(`${id}/invoice`).expect(409);
});

it('varies only what was accepted, for its client, and no variation', async () => {
  const sent = await makeSent(at);
  const fieldOf = async (fields: object) => {
    const { status, body } = await postQuote(at, { lines: [line('More', '1.00')], ...fields });
    return [status, body.errors?.[0]?.field];
  };
  expect(await fieldOf({ variationOf: sent.id })).toEqual([400, 'variationOf']);
  expect(await fieldOf({ variationOf: 1_000_000 })).toEqual([400, 'variationOf']);
  await ok(`${sent.id}/accept`, { name: 'Hemi' });
  const other = (await at.person.agent.post('/api/clients').send({ name: 'Ōtara Motors' }).expect(201)).body;
  expect(await fieldOf({ variationOf: sent.id, clientId: other.id })).toEqual([400, 'clientId']);
  const variation = (await postQuote(at, { variationOf: sent.id, status: 'sent', lines: [line('More', '1.00')] }).expect(201))
    .body;
  await post(`${variation.id}/job`).expect(409);
  await ok(`${variation.id}/accept`, { name: 'Hemi' });
  expect((await post(`${variation.id}/job`).expect(409)).body.detail).toMatch(/belongs to the job/);
  expect(await fieldOf({ variationOf: variation.id })).toEqual([400, 'variationOf']);
});
