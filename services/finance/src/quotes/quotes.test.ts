import type { Invoice, Quote } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeScene, type Scene } from '../testing/invoice-scene';
import { DECK, idsOf, line, makeQuote, makeSent, postQuote } from '../testing/quote-scene';

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

it('sums what is proposed: fixed lines and one option of each group, by the rule of invoices', async () => {
  const quote = await makeQuote(at, { discount: { kind: 'percent', value: '10' } });
  expect(quote).toMatchObject({
    status: 'draft',
    quoteNumber: null,
    revision: 1,
    linesTotal: '1400.00',
    discountAmount: '140.00',
  });
  expect(quote).toMatchObject({ subtotal: '1260.00', tax: '189.00', total: '1449.00' });
  expect(quote.lines.map(({ selected }) => selected)).toEqual([true, true, false, false]);
  const glass = DECK.map((one) => ({ ...one, selected: one.description !== 'Timber railing' }));
  expect((await makeQuote(at, { lines: glass, gst: 'inclusive' })).total).toBe('1850.00');
});

it('refuses on its field what is no choice, no client and no line', async () => {
  const refused = async (fields: object) => {
    const { status, body } = await postQuote(at, fields);
    return [status, body.errors?.[0]?.field];
  };
  expect(await refused({ lines: [] })).toEqual([400, 'lines']);
  expect(await refused({ title: ' ' })).toEqual([400, 'title']);
  expect(await refused({ clientId: null })).toEqual([400, 'clientId']);
  expect(await refused({ lines: [line('Alone', '1.00', { group: 'A' })] })).toEqual([400, 'lines.0.group']);
  expect(await refused({ lines: [DECK[0], line('Both', '1.00', { group: 'A', optional: true }), DECK[1]] })).toEqual([
    400,
    'lines.1.optional',
  ]);
  const both = [1, 2].map((index) => ({ ...DECK[index], selected: true }));
  expect(await refused({ lines: both })).toEqual([400, 'lines.1.selected']);
  expect(await refused({ discount: { kind: 'amount', value: '2000' } })).toEqual([400, 'discount.value']);
  expect(await refused({ issueDate: '2026-04-02', expiryDate: '2026-04-01' })).toEqual([400, 'expiryDate']);
});

it('names the estimate that it was made of, and so does its next version', async () => {
  const quote = await makeSent(at, { estimateId: 7, lines: [line('Studs', '46.33', { kind: 'estimate' })] });
  expect(quote).toMatchObject({ estimateId: 7, lines: [{ kind: 'estimate' }] });
  expect((await ok(`${quote.id}/revise`)).estimateId).toBe(7);
  expect((await makeQuote(at)).estimateId).toBeNull();
});

it('makes one quote of one uid, and refuses another one under it', async () => {
  const uid = crypto.randomUUID();
  const made = await Promise.all([postQuote(at, { uid }), postQuote(at, { uid }), postQuote(at, { uid })]);
  expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await postQuote(at, { uid, title: 'Another' })).body.code).toBe('REQUEST.UID_TAKEN');
});

it('gives 60 quotes sent at once 60 numbers in a row, apart from those of invoices', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => postQuote(at, { status: 'sent', issueDate: '2026-04-05', expiryDate: '2099-01-01' })),
  );
  const numbers = answers.map(({ body }) => body.quoteNumber).sort();
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => `QU-2026-04${String(index + 1).padStart(3, '0')}`));
});

it('changes a draft as often as one likes, and a quote that was sent never', async () => {
  const { id, version } = await makeQuote(at);
  const put = (body: object) => at.person.agent.put(`/api/quotes/${id}`).send({ clientId: at.client.id, title: 'Deck', ...body });
  const lines = [line('All of it', '2000.00')];
  expect((await put({ lines, version }).expect(200)).body).toMatchObject({ total: '2300.00', lines: [{ amount: '2000.00' }] });
  expect((await put({ lines, version })).body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect(await ok(`${id}/send`)).toMatchObject({ status: 'sent', quoteNumber: expect.stringMatching(/^QU-/) });
  expect((await put({ lines })).body.code).toBe('QUOTE.LOCKED');
  expect((await at.person.agent.delete(`/api/quotes/${id}`)).body.code).toBe('QUOTE.LOCKED');
  expect(await ok(`${id}/send`)).toMatchObject({ status: 'sent' });
  await at.person.agent.delete(`/api/quotes/${(await ok(`${id}/duplicate`)).id}`).expect(204);
});

it('lets a new version take the place of the one before once it is sent, under the same number', async () => {
  const first = await makeSent(at);
  const draft = await ok(`${first.id}/revise`);
  expect(draft).toMatchObject({ status: 'draft', revision: 2, previousId: first.id });
  expect((await ok(`${first.id}/revise`)).id).toBe(draft.id);
  expect(await get(`/quotes/${first.id}`)).toMatchObject({ status: 'sent', nextId: draft.id });
  expect(await ok(`${draft.id}/send`)).toMatchObject({ status: 'sent', quoteNumber: first.quoteNumber, revision: 2 });
  expect((await get(`/quotes/${first.id}`)).status).toBe('superseded');
  expect((await post(`${first.id}/accept`, { name: 'Hemi' })).body.code).toBe('QUOTE.MOVE_NOT_ALLOWED');
  const { items, totals } = await get('/quotes');
  expect(items.map(({ id }: Quote) => id)).toEqual([draft.id]);
  expect(totals.sent.count).toBe(1);
});

it('keeps a version that was accepted while the next one was drafted', async () => {
  const first = await makeSent(at);
  const draft = await ok(`${first.id}/revise`);
  await ok(`${first.id}/accept`, { name: 'Hemi' });
  expect((await post(`${draft.id}/send`)).body.code).toBe('QUOTE.MOVE_NOT_ALLOWED');
  expect((await post(`${first.id}/revise`)).status).toBe(409);
});

it('freezes what was taken and its total when it is accepted, once', async () => {
  const quote = await makeSent(at);
  const lineIds = idsOf(quote, 'Glass railing', 'Stain');
  const accepted = await ok(`${quote.id}/accept`, { name: 'Hemi', lineIds });
  expect(accepted).toMatchObject({
    status: 'accepted',
    subtotal: '1850.00',
    total: '2127.50',
    decision: { name: 'Hemi', by: 'business' },
  });
  expect(accepted.lines.map(({ selected }) => selected)).toEqual([true, false, true, true]);
  expect((await ok(`${quote.id}/accept`, { name: 'Hemi', lineIds })).version).toBe(accepted.version);
  expect((await post(`${quote.id}/accept`, { name: 'Hemi' })).status).toBe(409);
  expect((await post(`${quote.id}/decline`, {})).status).toBe(409);
  const told = await get(`/quotes/${quote.id}/history`);
  expect(told.items.map(({ action }: { action: string }) => action)).toEqual(['accepted', 'sent', 'created']);
});

it('takes only a whole choice: one of each group, and nothing that is not there', async () => {
  const quote = await makeSent(at);
  for (const lineIds of [[], idsOf(quote, 'Timber railing', 'Glass railing'), idsOf(quote, 'Deck as drawn'), [987_654_321]]) {
    const { status, body } = await post(`${quote.id}/accept`, { name: 'Hemi', lineIds });
    expect([status, body.errors[0].field]).toEqual([400, 'lineIds']);
  }
});

it('shows a quote as expired once its last day is past, and accepts it no more', async () => {
  const quote = await makeSent(at, { issueDate: '2026-01-05', expiryDate: '2026-01-20' });
  expect(quote.status).toBe('expired');
  expect((await post(`${quote.id}/accept`, { name: 'Hemi' })).body.code).toBe('QUOTE.EXPIRED');
  expect((await get('/quotes?status=expired')).items).toHaveLength(1);
  expect((await get('/quotes?status=sent')).items).toHaveLength(0);
  const { totals } = await get('/quotes');
  expect([totals.expired, totals.sent.count]).toEqual([{ count: 1, amount: '1610.00' }, 0]);
  expect((await ok(`${quote.id}/revise`)).expiryDate > '2026-01-20').toBe(true);
});

it('finds quotes by number, client and title, page after page', async () => {
  const sent = await makeSent(at, { title: 'Pergola' });
  await makeQuote(at);
  await makeQuote(at);
  for (const q of ['pergola', sent.quoteNumber, 'tane pergola'])
    expect((await get(`/quotes?q=${q}`)).items.map(({ id }: Quote) => id)).toEqual([sent.id]);
  const first = await get('/quotes?limit=2');
  const rest = await get(`/quotes?limit=2&cursor=${first.nextCursor}`);
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
  expect((await get(`/quotes?clientId=${at.client.id}&sort=expiryDate`)).items).toHaveLength(3);
});

it('moves its job on: quoted when sent, booked at its price when accepted, and never back', async () => {
  const job = (await at.person.agent.post('/api/projects').send({ name: 'Fence', clientId: at.client.id, stage: 'enquiry' }))
    .body;
  const quote = await makeSent(at, { projectId: job.id });
  expect((await get(`/projects/${job.id}`)).stage).toBe('quoted');
  await ok(`${quote.id}/accept`, { name: 'Hemi' });
  expect(await get(`/projects/${job.id}`)).toMatchObject({ stage: 'booked', estimateAmount: '1400.00' });
  await makeSent(at, { projectId: at.project.id });
  expect((await get(`/projects/${at.project.id}`)).stage).toBe('in_progress');
  const told = (await get(`/projects/${job.id}/activity?kind=quote`)).items.map(({ action }: { action: string }) => action);
  expect(told).toEqual(['accepted', 'issued', 'added']);
});

it('makes the job of an accepted quote, once', async () => {
  const lines = [line('Framing', '85.00', { kind: 'labour', quantity: '12.5', unit: 'h' }), ...DECK];
  const quote = await makeSent(at, { lines });
  expect((await post(`${quote.id}/job`)).status).toBe(409);
  await ok(`${quote.id}/accept`, { name: 'Hemi' });
  const { projectId } = await ok(`${quote.id}/job`);
  expect(await get(`/projects/${projectId}`)).toMatchObject({
    name: 'New deck',
    clientId: at.client.id,
    stage: 'booked',
    estimateAmount: '2462.50',
    estimateHours: '12.50',
    description: expect.stringContaining('- 12.5 h Framing'),
  });
  expect((await ok(`${quote.id}/job`)).projectId).toBe(projectId);
});

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
  const less = await leaveOut(id, '-200.00');
  expect(await leftOf(id)).toBe('-200.00');
  await post(`${id}/invoice`).expect(409);
  await issue(rest.id);
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

it('keeps contents as templates', async () => {
  const body = { name: 'Deck', title: 'New deck', lines: DECK, terms: 'Half beforehand' };
  const made = (await at.person.agent.post('/api/quote-templates').send(body).expect(201)).body;
  const { items, totals } = await get('/quote-templates');
  expect([items, totals.count]).toEqual([[made], 1]);
  const { name: _, id, uid: __, ...content } = made;
  expect((await makeQuote(at, content)).total).toBe('1610.00');
  await at.person.agent.delete(`/api/quote-templates/${id}`).expect(204);
  expect((await get('/quote-templates')).items).toEqual([]);
});

it('follows a client that is merged into another, and keeps one that has quotes', async () => {
  const quote = await makeSent(at);
  const other = (await at.person.agent.post('/api/clients').send({ name: 'Other' }).expect(201)).body;
  expect((await at.person.agent.delete(`/api/clients/${at.client.id}`)).status).toBe(409);
  await at.person.agent.post(`/api/clients/${other.id}/merge`).send({ fromId: at.client.id }).expect(200);
  expect(await get(`/quotes/${quote.id}`)).toMatchObject({ clientId: other.id, clientName: 'Tāne Construction' });
});
