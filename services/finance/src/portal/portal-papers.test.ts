import type { PortalPapers, PortalQuote } from '@dwang/contracts';
import { type Notice, Notifier } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';
import { idsOf, makeQuote, makeSent } from '../testing/quote-scene';

/** A whole PNG of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let test: TestApp;
let at: Scene;
let page: string;
let told: Notice[];
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  told = [];
  const keep = async (_: unknown, notice: Notice) => told.push(notice) > 0;
  test.app.get(Notifier).keepWith({ tell: keep });
  at = await makeScene(await test.people.signUp({ companyName: 'Kauri & Sons' }));
  page = await linkFor(at);
});

async function linkFor({ person, client }: Scene): Promise<string> {
  const { path } = (await person.agent.post('/api/portal-links').send({ clientId: client.id }).expect(201)).body;
  return path.replace('/portal/', '/api/portal-papers/');
}
const get = (address = '') => test.nobody().get(`${page}${address}`);
const answer = (id: number, what: string, body: object) => test.nobody().post(`${page}/quotes/${id}/${what}`).send(body);

it('shows the client what was sent to them: no drafts, nothing void, nothing of another client', async () => {
  const sent = await makeSent(at);
  await makeQuote(at);
  const invoice = await makeInvoice(at);
  await makeInvoice(at, { subtotal: '5.00', status: 'draft' });
  const other = (await at.person.agent.post('/api/clients').send({ name: 'Other' }).expect(201)).body;
  const foreign = await makeSent({ ...at, client: other });
  const { body, headers } = await get().expect(200);
  const papers: PortalPapers = body;
  expect([papers.quotes.map(({ id }) => id), papers.invoices.map(({ id }) => id)]).toEqual([[sent.id], [invoice.id]]);
  expect(papers.payBy.payee).toBe('Kauri & Sons');
  expect(headers['cache-control']).toBe('no-store');
  await get(`/quotes/${foreign.id}`).expect(404);
  await answer(foreign.id, 'accept', { name: 'Hemi' }).expect(404);
  expect((await get(`/invoices/${invoice.id}`).expect(200)).body.invoiceNumber).toBe(invoice.invoiceNumber);
});

it('lets the client choose and accept, freezes it with name, time and address, and tells the owner once', async () => {
  const quote = await makeSent(at);
  const lineIds = idsOf(quote, 'Glass railing');
  const choice = { name: 'Hannah Smith', lineIds };
  const answers = await Promise.all([1, 2, 3].map(() => answer(quote.id, 'accept', choice)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const accepted: PortalQuote = answers[0]?.body;
  expect(accepted).toMatchObject({ status: 'accepted', total: '1955.00', decision: { name: 'Hannah Smith', by: 'client' } });
  expect(JSON.stringify(accepted)).not.toContain('127.0.0.1');
  const seen = (await at.person.agent.get(`/api/quotes/${quote.id}`).expect(200)).body;
  expect(seen).toMatchObject({ total: '1955.00', decision: { address: expect.stringContaining('127.0.0.1') } });
  const events = (await at.person.agent.get(`/api/quotes/${quote.id}/history`).expect(200)).body.items;
  expect(events.filter(({ action }: { action: string }) => action === 'accepted')).toMatchObject([
    { userId: null, userName: 'Hannah Smith' },
  ]);
  expect(told).toMatchObject([{ userId: at.person.user.id, kind: 'quote-accepted', to: `/quotes/${quote.id}` }]);
  await answer(quote.id, 'decline', { name: 'Hannah Smith' }).expect(409);
  await answer(quote.id, 'accept', { name: 'Hannah Smith', lineIds: idsOf(quote, 'Timber railing') }).expect(409);
});

it('takes a decline with its reason, and no answer to a quote that has expired', async () => {
  const quote = await makeSent(at);
  const declined = (await answer(quote.id, 'decline', { name: 'Hannah', reason: 'Too dear' }).expect(200)).body;
  expect(declined).toMatchObject({ status: 'declined', decision: { reason: 'Too dear' } });
  const old = await makeSent(at, { issueDate: '2026-01-05', expiryDate: '2026-01-20' });
  expect((await get(`/quotes/${old.id}`)).body.status).toBe('expired');
  expect((await answer(old.id, 'accept', { name: 'Hannah' })).body.code).toBe('QUOTE.EXPIRED');
});

it('answers a revoked link and one that never was alike', async () => {
  const quote = await makeSent(at);
  const [{ id }] = (await at.person.agent.get('/api/portal-links').expect(200)).body.items;
  await at.person.agent.delete(`/api/portal-links/${id}`).expect(200);
  const revoked = await get(`/quotes/${quote.id}`).expect(404);
  page = `/api/portal-papers/${'x'.repeat(43)}`;
  expect((await get(`/quotes/${quote.id}`).expect(404)).body.detail).toBe(revoked.body.detail);
});

it('hands the logo for its papers to whoever holds the link, and to nobody else', async () => {
  expect((await get('/letterhead').expect(200)).body).toEqual({ logo: null });
  await at.person.agent.put('/api/company/logo').set('content-type', 'image/png').send(Buffer.from(DOT, 'base64')).expect(200);
  expect((await get('/letterhead').expect(200)).body.logo).toMatchObject({ width: 1, height: 1 });
  await test.nobody().get('/api/portal-papers/nonsense/letterhead').expect(404);
});
