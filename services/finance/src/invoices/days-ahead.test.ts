import { addDays, dayOf } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '..';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp([jobs, finance]);
});
afterAll(() => app?.close());
beforeEach(async () => {
  scene = await makeScene(await app.people.signUp());
});

const TODAY = dayOf(Date.now(), 'Pacific/Auckland');
const [LAST, FAR] = [addDays(TODAY, 366), addDays(TODAY, 367)];
const lines = [{ description: 'Framing', quantity: '1', unitPrice: '1000.00' }];
const period = { periodFrom: TODAY, periodTo: TODAY };
const claim = { contract: 'Subcontract 14', work: 'Framing', ...period, basis: 'As the lines say', formAttached: true };

/** An invoice that is claimed and served, with a retention of its job. */
async function contract() {
  const { agent } = scene.person;
  const { id } = await makeInvoice(scene, { lines, projectId: scene.project.id, issueDate: TODAY, dueDate: TODAY });
  const served = (await agent.put(`/api/invoices/${id}/payment-claim`).send(claim).expect(200)).body.id;
  await agent.post(`/api/payment-claims/${served}/serve`).send({ day: TODAY, by: 'email' }).expect(200);
  const agreed = (await agent.post('/api/retentions').send({ projectId: scene.project.id, rate: '5' }).expect(201)).body.id;
  return { invoice: `/api/invoices/${id}`, served: `/api/payment-claims/${served}`, retention: `/api/retentions/${agreed}` };
}

it('TR-203 refuses every day of papers and money that is too far ahead, at its field', async () => {
  const { invoice, served, retention } = await contract();
  const { client, project, person } = scene;
  const draft = `/api/invoices/${(await makeInvoice(scene, { lines, status: 'draft' })).id}`;
  const paper = { clientId: client.id, lines };
  const quote = { ...paper, title: 'Deck' };
  const recurring = { ...paper, every: 'monthly', makes: 'draft', nextDay: TODAY, addHours: false };
  const writes = [
    ['post', '/api/invoices', { ...paper, dueDate: FAR }, 'issueDate'],
    ['post', '/api/invoices', paper, 'dueDate'],
    ['put', draft, { ...paper, dueDate: FAR }, 'issueDate'],
    ['put', draft, paper, 'dueDate'],
    ['patch', draft, {}, 'dueDate'],
    ['post', '/api/quotes', { ...quote, expiryDate: FAR }, 'issueDate'],
    ['post', '/api/quotes', quote, 'expiryDate'],
    ['post', '/api/recurring-invoices', recurring, 'nextDay'],
    ['put', `${draft}/payment-claim`, { ...claim, periodTo: FAR }, 'periodFrom'],
    ['put', `${draft}/payment-claim`, claim, 'periodTo'],
    ['post', '/api/retentions', { projectId: project.id, rate: '5' }, 'completedOn'],
    ['put', retention, { rate: '5' }, 'completedOn'],
    ['put', `${served}/schedule`, { amount: '700.00' }, 'receivedOn'],
    ['put', `${served}/notice`, {}, 'day'],
    ['post', `${invoice}/payments`, { amount: '10.00' }, 'day'],
    ['post', `${invoice}/credit-note`, { reason: 'Wrong' }, 'issueDate'],
    ['post', `${invoice}/write-off`, { reason: 'Bankrupt' }, 'day'],
    ['post', `/api/client-credits/${client.id}/refunds`, { amount: '10.00' }, 'day'],
  ] as const;
  for (const [method, path, body, field] of writes) {
    const { status, body: problem } = await person.agent[method](path).send({ ...body, [field]: FAR });
    expect([path, status, problem.errors?.[0].field]).toEqual([path, 400, field]);
  }
  await person.agent.delete(`${served}/serve`).expect(200);
  const again = await person.agent.post(`${served}/serve`).send({ day: FAR, by: 'email' });
  expect([again.status, again.body.errors[0].field]).toEqual([400, 'day']);
});

it('TR-203 takes a period of work and practical completion within a year, and keeps days that were stored before', async () => {
  const { agent } = scene.person;
  const draft = `/api/invoices/${(await makeInvoice(scene, { lines, status: 'draft' })).id}/payment-claim`;
  const write = (path: string, body: object) => agent.put(path).send(body).expect(200);
  await write(draft, { ...claim, periodFrom: LAST, periodTo: LAST });
  const terms = { rate: '5', completedOn: LAST };
  const { id } = (
    await agent
      .post('/api/retentions')
      .send({ projectId: scene.project.id, ...terms })
      .expect(201)
  ).body;
  await app.db.dataSource.query(`UPDATE payment_claims SET periodFrom = '${FAR}', periodTo = '${FAR}'`);
  await app.db.dataSource.query(`UPDATE retentions SET completedOn = '${FAR}'`);
  await write(draft, { ...claim, work: 'Framing and roof', periodFrom: FAR, periodTo: FAR });
  await write(`/api/retentions/${id}`, { rate: '7.50', completedOn: FAR });
});
