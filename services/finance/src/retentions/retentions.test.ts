import type { Invoice, Retention, RetentionPage } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '..';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp([jobs, finance]);
});
afterAll(() => app.close());
beforeEach(async () => {
  scene = await makeScene(await app.people.signUp());
});
afterEach(() => jest.restoreAllMocks());

const agent = () => scene.person.agent;
const agree = async (terms: object = {}): Promise<Retention> =>
  (
    await agent()
      .post('/api/retentions')
      .send({ projectId: scene.project.id, rate: '5.00', ...terms })
      .expect(201)
  ).body;
const read = async (id: number): Promise<Retention> => (await agent().get(`/api/retentions/${id}`).expect(200)).body;
const aDraft = (price = '1000.00', fields = {}): Promise<Invoice> =>
  makeInvoice(scene, {
    status: 'draft',
    projectId: scene.project.id,
    lines: [{ description: 'Framing', quantity: '1', unitPrice: price }],
    ...fields,
  });
const hold = (invoiceId: number) => agent().post(`/api/invoices/${invoiceId}/retention`);
const issue = (id: number) => agent().patch(`/api/invoices/${id}`).send({ status: 'pending' }).expect(200);

test('a draft holds the retention of its job back as a line, and GST is worked out once on what is left', async () => {
  const { id } = await agree();
  const draft = await aDraft();
  const held: Invoice = (await hold(draft.id).expect(200)).body;
  expect(held).toMatchObject({ subtotal: '950.00', tax: '142.50', total: '1092.50' });
  expect(held.lines.at(-1)).toMatchObject({ kind: 'retention', quantity: '-1.000', unitPrice: '50.00', amount: '-50.00' });
  expect((await hold(draft.id).expect(409)).body.code).toBe('RETENTION.MOVE_NOT_ALLOWED');
  expect(await read(id)).toMatchObject({ held: '0.00', outstanding: '0.00' });
  await issue(draft.id);
  expect(await read(id)).toMatchObject({ held: '50.00', outstanding: '50.00', due: '0.00', clientName: 'Tāne Construction' });
  await hold(draft.id).expect(409);
});

test('no more is held than the contract allows, and nothing where none was agreed', async () => {
  await hold((await aDraft()).id).expect(409);
  const { id } = await agree({ rate: '10.00', cap: '120.00' });
  const said: string[] = [];
  for (const price of ['1000.00', '1000.00']) {
    const { id: draftId } = await aDraft(price);
    const { lines }: Invoice = (await hold(draftId).expect(200)).body;
    said.push(lines.at(-1)?.description ?? '');
    await issue(draftId);
  }
  expect(said).toEqual(['Less retention, 10% of $1,000.00', 'Less retention, 10% of $1,000.00, up to $120.00 in all']);
  expect(await read(id)).toMatchObject({ outstanding: '120.00' });
  await hold((await aDraft()).id).expect(409);
});

test('a limit counts what other drafts hold and what is released by now, and is kept when the drafts are issued', async () => {
  const { id } = await agree({ rate: '10.00', cap: '250.00', completedOn: '2026-01-31', defectsMonths: 12 });
  const [early, late, more] = [await aDraft('1000.00'), await aDraft('2000.00'), await aDraft('9000.00')];
  const held = async (draft: Invoice): Promise<string | undefined> =>
    ((await hold(draft.id).expect(200)).body as Invoice).lines.at(-1)?.amount;
  expect([await held(early), await held(late)]).toEqual(['-100.00', '-150.00']);
  await hold(more.id).expect(409);
  for (const { id: draftId } of [early, late]) await issue(draftId);
  const release = (await agent().post(`/api/retentions/${id}/release`).send({ amount: '125.00' }).expect(201)).body;
  await issue(release.id);
  await hold(more.id).expect(409);
  await agent().put(`/api/retentions/${id}`).send({ rate: '10.00', cap: '400.00' }).expect(200);
  expect(await held(more)).toBe('-150.00');
  await agent().put(`/api/retentions/${id}`).send({ rate: '10.00', cap: '300.00' }).expect(200);
  const refused = await agent().patch(`/api/invoices/${more.id}`).send({ status: 'pending' }).expect(409);
  expect(refused.body.code).toBe('RETENTION.MOVE_NOT_ALLOWED');
  expect(refused.body.detail).toMatch(/^This would make 400.00 .* allows 300.00/);
  expect(await read(id)).toMatchObject({ held: '250.00', released: '125.00' });
});

test('a part is due at practical completion, the rest after the defects period; a release is billed on a draft', async () => {
  const { id } = await agree({ completedOn: '2026-03-31', defectsMonths: 6, firstShare: 40 });
  const draft = await aDraft();
  await hold(draft.id).expect(200);
  await issue(draft.id);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-29T00:00:00Z'));
  expect(await read(id)).toMatchObject({ firstOn: '2026-03-31', restOn: '2026-09-30', nextDay: '2026-09-30', due: '20.00' });
  const path = `/api/retentions/${id}/release`;
  expect((await agent().post(path).send({ amount: '50.01' }).expect(400)).body.errors[0].field).toBe('amount');
  const release: Invoice = (await agent().post(path).send({ amount: '20.00' }).expect(201)).body;
  expect(release).toMatchObject({ status: 'draft', subtotal: '20.00', tax: '3.00', projectId: scene.project.id });
  expect(await read(id)).toMatchObject({ released: '0.00', drafted: '20.00' });
  await agent().post(path).send({ amount: '30.01' }).expect(400);
  await issue(release.id);
  expect(await read(id)).toMatchObject({ released: '20.00', outstanding: '30.00', due: '0.00', drafted: '0.00' });
  const moves = (await agent().get(`/api/retentions/${id}/moves`).expect(200)).body.items;
  expect(moves.map(({ held }: { held: string }) => held).sort()).toEqual(['-20.00', '50.00']);
  await agent().delete(`/api/retentions/${id}`).expect(409);
});

test('an invoice that is made void holds nothing; one job has one retention, which can be changed and taken away', async () => {
  const { id, projectId } = await agree();
  await agent().post('/api/retentions').send({ projectId, rate: '10.00' }).expect(409);
  const draft = await aDraft();
  await hold(draft.id).expect(200);
  await issue(draft.id);
  await agent().post(`/api/invoices/${draft.id}/void`).send({}).expect(200);
  expect(
    (await agent().put(`/api/retentions/${id}`).send({ rate: '7.50', notes: 'Head contract' }).expect(200)).body,
  ).toMatchObject({
    rate: '7.50',
    held: '0.00',
    completedOn: null,
    nextDay: null,
  });
  await agent().delete(`/api/retentions/${id}`).expect(204);
  await agent().get(`/api/retentions/${id}`).expect(404);
});

test('what is credited of an invoice is not held back any more: its share, or the retention line that is named', async () => {
  const { id } = await agree();
  const credit = (invoiceId: number, body: object) =>
    agent()
      .post(`/api/invoices/${invoiceId}/credit-note`)
      .send({ reason: 'Less was built', ...body })
      .expect(201);
  const [shared, named] = [await aDraft(), await aDraft('2000.00')];
  for (const draft of [shared, named]) {
    await hold(draft.id).expect(200);
    await issue(draft.id);
  }
  expect((await read(id)).outstanding).toBe('150.00');
  const part = { description: 'Not built', quantity: '1', unitPrice: '190.00' };
  await credit(shared.id, { lines: [part] });
  expect((await read(id)).outstanding).toBe('140.00');
  const { lines }: Invoice = (await agent().get(`/api/invoices/${named.id}`).expect(200)).body;
  const lineIds = lines.filter(({ kind }) => kind === 'retention').map((one) => one.id);
  await credit(named.id, { lineIds, lines: [{ ...part, unitPrice: '500.00' }] });
  expect(await read(id)).toMatchObject({ held: '40.00', outstanding: '40.00' });
  const moves = (await agent().get(`/api/retentions/${id}/moves`).expect(200)).body.items;
  expect(moves.map(({ held }: { held: string }) => held).sort()).toEqual(['0.00', '40.00']);
  await credit(shared.id, {});
  expect((await read(id)).outstanding).toBe('0.00');
});

test('never releases more than is held, whatever happened to the invoice that held it since the release was drafted', async () => {
  const { id } = await agree({ rate: '10.00' });
  const draft = await aDraft('1000.10');
  await hold(draft.id).expect(200);
  await issue(draft.id);
  const release: Invoice = (await agent().post(`/api/retentions/${id}/release`).send({ amount: '60.00' }).expect(201)).body;
  const credited = { reason: 'Less was built', lines: [{ description: 'Not built', quantity: '1', unitPrice: '500.00' }] };
  await agent().post(`/api/invoices/${draft.id}/credit-note`).send(credited).expect(201);
  expect((await read(id)).outstanding).toBe('44.45');
  const refused = await agent().patch(`/api/invoices/${release.id}`).send({ status: 'pending' }).expect(409);
  expect(refused.body.code).toBe('RETENTION.MOVE_NOT_ALLOWED');
  expect(refused.body.detail).toMatch(/^44.45 of retention is held .* would take 60.00 of it/);
  const line = { kind: 'retention', description: 'Release of retention', quantity: '1', unitPrice: '44.45' };
  const { clientId, projectId } = release;
  await agent()
    .put(`/api/invoices/${release.id}`)
    .send({ clientId, projectId, lines: [line] })
    .expect(200);
  await issue(release.id);
  const early = await agent().post(`/api/invoices/${draft.id}/credit-note`).send({ reason: 'Wrong' }).expect(409);
  expect(early.body.code).toBe('RETENTION.MOVE_NOT_ALLOWED');
  await agent().post(`/api/invoices/${release.id}/void`).send({}).expect(200);
  await agent().post(`/api/invoices/${draft.id}/credit-note`).send({ reason: 'Wrong' }).expect(201);
  expect(await read(id)).toMatchObject({ held: '0.00', released: '0.00' });
});

test('a line of retention belongs to a job', async () => {
  const line = { kind: 'retention', description: 'Release', quantity: '1', unitPrice: '10.00' };
  const body = { clientId: scene.client.id, lines: [line] };
  expect((await agent().post('/api/invoices').send(body).expect(400)).body.errors[0].field).toBe('projectId');
});

test('the list says who holds how much altogether, whatever the page', async () => {
  await agree({ completedOn: '2020-01-31', defectsMonths: 0 });
  const draft = await aDraft();
  await hold(draft.id).expect(200);
  await issue(draft.id);
  const other = (await agent().post('/api/projects').send({ name: 'Fence', clientId: scene.client.id }).expect(201)).body;
  await agree({ projectId: other.id });
  const first: RetentionPage = (await agent().get('/api/retentions').query({ limit: 1 }).expect(200)).body;
  expect(first.items.map(({ projectName }) => projectName)).toEqual(['Fence']);
  const payer = { clientId: scene.client.id, clientName: 'Tāne Construction', outstanding: '50.00' };
  expect(first.totals).toEqual({ count: 2, outstanding: '50.00', due: '50.00', payers: [payer] });
  const one = (await agent().get('/api/retentions').query({ projectId: other.id }).expect(200)).body;
  expect(one.totals).toMatchObject({ count: 1, outstanding: '0.00', payers: [] });
});
