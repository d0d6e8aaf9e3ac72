import { type Agent, FAR_DAY, startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';

const built = makeBuiltFront();
let test: TestApp;
let own: Agent;
/** Rows of one's own company, and of another one. */
let mine: Rows;
let theirs: Rows;
beforeAll(async () => {
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
  own = (await test.people.signUp()).agent;
  mine = await rowsOf(own);
  theirs = await rowsOf((await test.people.signUp()).agent);
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

const LINE = { description: 'Deck', quantity: '1', unitPrice: '10.00' };

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** A row of each kind that a request of finance can name. */
async function rowsOf(agent: Agent) {
  const add = async (path: string, body: object) => {
    const answer = await agent.post(`/api${path}`).send(body);
    if (answer.status > 201) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  const client = (await add('/clients', { name: 'Client' })).id;
  const project = (await add('/projects', { name: 'Job', clientId: client })).id;
  const time = { projectId: project, startTime: '2026-03-02T20:00:00Z', duration: 3600, notes: '' };
  const quote = await add('/quotes', { clientId: client, title: 'Deck', lines: [LINE], status: 'sent' });
  await add(`/quotes/${quote.id}/accept`, { name: 'Hemi' });
  const invoice = await add('/invoices', { clientId: client, lines: [LINE] });
  return {
    client,
    project,
    hours: (await add('/time-entries', time)).id,
    estimate: (await add('/estimates', { name: 'Deck', lines: [], labour: [] })).id,
    quote: quote.id,
    quoteLine: quote.lines[0].id,
    invoice: invoice.id,
    invoiceLine: invoice.lines[0].id,
  };
}

const bill = (fields: object) => ({ clientId: mine.client, lines: [LINE], ...fields });
const quoted = (fields: object) => bill({ title: 'Deck', ...fields });
const again = (fields: object) => bill({ every: 'monthly', nextDay: FAR_DAY, makes: 'draft', ...fields });

/** What is written anew, each with its own address. */
const ANEW: Record<string, () => [path: string, made: object, anew: object]> = {
  'the client of a draft invoice': () => ['/invoices', bill({ status: 'draft' }), bill({ clientId: theirs.client })],
  'the job of a draft invoice': () => ['/invoices', bill({ status: 'draft' }), bill({ projectId: theirs.project })],
  'the hours of a draft invoice': () => ['/invoices', bill({ status: 'draft' }), bill({ timeEntryIds: [theirs.hours] })],
  'the client of a draft quote': () => ['/quotes', quoted({}), quoted({ clientId: theirs.client })],
  'the job of a draft quote': () => ['/quotes', quoted({}), quoted({ projectId: theirs.project })],
  'the client of a recurring invoice': () => ['/recurring-invoices', again({}), again({ clientId: theirs.client })],
  'the job of a recurring invoice': () => ['/recurring-invoices', again({}), again({ projectId: theirs.project })],
};

/** What is asked for with an id of the other company in it. */
const REQUESTS: Record<string, () => [path: string, body: object]> = {
  'an invoice for its client': () => ['/invoices', bill({ clientId: theirs.client })],
  'an invoice on its job': () => ['/invoices', bill({ projectId: theirs.project })],
  'an invoice of its hours': () => ['/invoices', bill({ timeEntryIds: [theirs.hours] })],
  'a quote for its client': () => ['/quotes', quoted({ clientId: theirs.client })],
  'a quote on its job': () => ['/quotes', quoted({ projectId: theirs.project })],
  'a quote of its estimate': () => ['/quotes', quoted({ estimateId: theirs.estimate })],
  'a quote of an estimate that is nowhere': () => ['/quotes', quoted({ estimateId: 1_000_000 })],
  'a variation of its quote': () => ['/quotes', quoted({ variationOf: theirs.quote })],
  'progress on a line of its quote': () => [
    `/quotes/${mine.quote}/invoice`,
    { progress: [{ lineId: theirs.quoteLine, percent: '10' }] },
  ],
  'a credit of a line of its invoice': () => [
    `/invoices/${mine.invoice}/credit-note`,
    { reason: 'Wrong', lineIds: [theirs.invoiceLine] },
  ],
  'a retention on its job': () => ['/retentions', { projectId: theirs.project, rate: '5.00' }],
  'a recurring invoice for its client': () => ['/recurring-invoices', again({ clientId: theirs.client })],
  'a recurring invoice on its job': () => ['/recurring-invoices', again({ projectId: theirs.project })],
};

it.each(Object.keys(REQUESTS))('refuses an id of another company: %s', async (name) => {
  const [path, body] = REQUESTS[name]?.() ?? ['', {}];
  const { status, body: problem } = await own.post(`/api${path}`).send(body);
  expect([status, problem.code, problem.errors?.length]).toEqual([400, 'REQUEST.INVALID', 1]);
});

it.each(Object.keys(ANEW))('refuses an id of another company in %s', async (name) => {
  const [path, made, anew] = ANEW[name]?.() ?? ['', {}, {}];
  const { id } = (await own.post(`/api${path}`).send(made).expect(201)).body;
  const { status, body: problem } = await own.put(`/api${path}/${id}`).send(anew);
  expect([status, problem.code, problem.errors?.length]).toEqual([400, 'REQUEST.INVALID', 1]);
});

it('matches no money with an invoice of another company', async () => {
  const statement = Buffer.from('Date,Amount,Payee,Reference\n03/03/2026,10.00,J Smith,Deck');
  const type = 'application/octet-stream';
  await own.post('/api/bank-imports').query({ dryRun: false }).set('content-type', type).send(statement).expect(200);
  const [line] = (await own.get('/api/bank-lines').expect(200)).body.items;
  const match = { invoices: [{ invoiceId: theirs.invoice, amount: '10.00' }] };
  await own.post(`/api/bank-lines/${line.id}/match`).send(match).expect(404);
});

it('takes the estimate of one’s own company', async () => {
  const { body } = await own
    .post('/api/quotes')
    .send(quoted({ estimateId: mine.estimate }))
    .expect(201);
  expect(body.estimateId).toBe(mine.estimate);
});
