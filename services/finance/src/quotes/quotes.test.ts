import type { Quote } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { area as jobs, KnownEstimates } from '@dwang/service-jobs';
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
  expect(await refused({ issueDate: '2026-04-02', expiryDate: '2099-01-01' })).toEqual([400, 'expiryDate']);
});

it('names the estimate that it was made of, and so does its next version', async () => {
  const lines = [line('Studs', '46.33', { kind: 'estimate' })];
  test.app.get(KnownEstimates).keptBy({ hasEstimate: async (_, id) => id === 7 });
  const quote = await makeSent(at, { estimateId: 7, lines });
  expect(quote).toMatchObject({ estimateId: 7, lines: [{ kind: 'estimate' }] });
  expect((await ok(`${quote.id}/revise`)).estimateId).toBe(7);
  expect((await postQuote(at, { estimateId: 8 }).expect(400)).body.errors[0].field).toBe('estimateId');
  expect((await makeQuote(at)).estimateId).toBeNull();
});

it('makes one quote of one uid, and refuses another one under it', async () => {
  const uid = crypto.randomUUID();
  const made = await Promise.all([postQuote(at, { uid }), postQuote(at, { uid }), postQuote(at, { uid })]);
  expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await postQuote(at, { uid, title: 'Another' })).body.code).toBe('REQUEST.UID_TAKEN');
});

it('gives 60 quotes sent at once 60 numbers in a row, apart from those of invoices', async () => {
  const expiryDate = addDays(dayOf(Date.now(), 'Pacific/Auckland'), 30);
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => postQuote(at, { status: 'sent', issueDate: '2026-04-05', expiryDate })),
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
