import { randomUUID } from 'node:crypto';
import type { Estimate } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area, jobs]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const lumber = (quantity = '10') => ({
  uid: randomUUID(),
  materialId: 'm-1',
  description: '2x4 lumber',
  unit: 'each',
  quantity,
  basePrice: '5.45',
});
const make = async (body: object = {}, { agent } = owner): Promise<Estimate> =>
  (await agent.post('/api/estimates').send(body).expect(201)).body;
const read = async (id: number): Promise<Estimate> => (await owner.agent.get(`/api/estimates/${id}`).expect(200)).body;

it('begins with the name of the specification and nothing in it', async () => {
  expect(await make()).toMatchObject({
    name: 'New Construction Project',
    supplier: 'dwang',
    lines: [],
    labour: [],
    total: '0.00',
    projectId: null,
    version: 1,
  });
});

it('works out material, waste, margin, labour and GST', async () => {
  const made = await make({
    name: 'Deck',
    supplier: 'discount-materials',
    lines: [lumber(), { uid: randomUUID(), description: 'Skip bin', unit: 'day', quantity: '1', basePrice: '120.00' }],
    labour: [{ uid: randomUUID(), description: 'Carpentry', hours: '7.5', rate: '65' }],
    wastePercent: '10',
    marginPercent: '20',
  });
  // 11 x 5.45 x 0.85 = 50.96, sold for 63.70; the skip is typed, and bears no waste.
  expect(made).toMatchObject({ materials: '170.96', margin: '42.74', labourTotal: '487.50', subtotal: '701.20', tax: '105.18' });
  expect(made.total).toBe('806.38');
  expect(made.lines[0]).toMatchObject({ quantity: '10', basePrice: '5.45' });
  const list = (await owner.agent.get('/api/estimates').expect(200)).body;
  expect(list.items[0]).toMatchObject({ name: 'Deck', total: '806.38', lineCount: 3 });
});

it('makes one of a create that is sent twice', async () => {
  const body = { uid: randomUUID(), name: 'Deck', lines: [lumber()] };
  const first = await make(body);
  expect(await make(body)).toEqual(first);
  const other = await owner.agent.post('/api/estimates').send({ ...body, name: 'Fence' });
  expect(other.body.code).toBe('REQUEST.UID_TAKEN');
  expect((await owner.agent.get('/api/estimates')).body.totals.count).toBe(1);
});

it('is replaced as a whole, and tells the second of two people who change it at once', async () => {
  const { id, version } = await make({ name: 'Deck', lines: [lumber()], notes: 'north' });
  const put = (body: object) => owner.agent.put(`/api/estimates/${id}`).send(body);
  const next = (await put({ name: 'Deck', lines: [lumber('4')], version }).expect(200)).body;
  expect(next).toMatchObject({ notes: '', version: 2, materials: '21.80' });
  expect((await put({ name: 'Mine', version })).body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect(await read(id)).toEqual(next);
});

it('adds lines to what is there: the same grows by its quantity', async () => {
  const { id } = await make({ lines: [lumber('2')] });
  const ready = { uid: randomUUID(), description: 'Ready-mix 20 MPa delivered', unit: 'm3', quantity: '2.4' };
  const lines = [lumber('1'), ready, { uid: randomUUID(), description: 'Concrete', unit: 'bag', quantity: '3', basePrice: '0' }];
  const { body } = await owner.agent.post(`/api/estimates/${id}/lines`).send({ lines }).expect(200);
  expect(
    body.lines.map(({ description, quantity }: { description: string; quantity: string }) => [description, quantity]),
  ).toEqual([
    ['2x4 lumber', '3'],
    ['Ready-mix 20 MPa delivered', '2.4'],
    ['Concrete', '3'],
  ]);
  expect(body.lines[1]).toMatchObject({ materialId: expect.stringMatching(/^m-/), basePrice: '285.00' });
});

it('is priced by an own list as that list stands, also in the list of estimates', async () => {
  const book = (await owner.agent.post('/api/price-books').send({ name: 'Kauri' }).expect(201)).body;
  const bring = (price: string) =>
    owner.agent
      .post(`/api/price-books/${book.id}/import?dryRun=false`)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.from(`Name,Unit,Price ex GST\n2x4 lumber,each,${price}\n`))
      .expect(200);
  await bring('5.00');
  const { id } = await make({ supplier: book.key, lines: [lumber()], gst: 'none' });
  expect((await read(id)).total).toBe('50.00');
  await bring('6.00');
  expect((await read(id)).total).toBe('60.00');
  expect((await owner.agent.get('/api/estimates').expect(200)).body.items[0].total).toBe('60.00');
  await owner.agent.delete(`/api/price-books/${book.id}`).expect(204);
  expect(await read(id)).toMatchObject({ supplier: 'dwang', total: '54.50' });
});

it.each([
  [{ lines: [{ ...lumber('0') }] }, 'lines.0.quantity'],
  [{ lines: [{ ...lumber(), quantity: '1.2345' }] }, 'lines.0.quantity'],
  [{ lines: [{ ...lumber('999999'), basePrice: '9999999' }] }, 'lines'],
  [{ marginPercent: '91' }, 'marginPercent'],
  [{ wastePercent: '-1' }, 'wastePercent'],
  [{ supplier: 'nobody' }, 'supplier'],
  [{ projectId: 987_654 }, 'projectId'],
  [{ name: ' ' }, 'name'],
])('refuses %j', async (body, field) => {
  const answer = await owner.agent.post('/api/estimates').send(body);
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
});

it('hangs on a job, is found by words, and templates are listed apart', async () => {
  const projectId = (await owner.agent.post('/api/projects').send({ name: 'Smith' }).expect(201)).body.id;
  const deck = await make({ name: 'Deck for Mānuka St', projectId });
  await make({ name: 'Standard bathroom', isTemplate: true, projectId, lines: [lumber()] });
  await make({ name: 'Fence' });
  const names = async (query: object) =>
    (await owner.agent.get('/api/estimates').query(query).expect(200)).body.items.map(({ name }: Estimate) => name);
  expect(await names({ projectId })).toEqual(['Deck for Mānuka St']);
  expect(await names({ q: 'manuka' })).toEqual(['Deck for Mānuka St']);
  expect(await names({ template: true })).toEqual(['Standard bathroom']);
  expect(await names({ sort: 'name' })).toEqual(['Deck for Mānuka St', 'Fence']);
  expect(deck.projectName).toBe('Smith');
});

it('comes back after it was thrown away', async () => {
  const { id } = await make({ lines: [lumber()] });
  await owner.agent.delete(`/api/estimates/${id}`).expect(204);
  await owner.agent.get(`/api/estimates/${id}`).expect(404);
  expect((await owner.agent.get('/api/estimates')).body.totals.count).toBe(0);
  expect((await owner.agent.post(`/api/estimates/${id}/restore`).expect(200)).body.lines).toHaveLength(1);
});

it('is read by a private link without an account, without costs, until the link is revoked', async () => {
  const { id } = await make({ name: 'Deck', lines: [lumber()], marginPercent: '20', supplier: 'discount-materials' });
  const link = (await owner.agent.post(`/api/estimates/${id}/links`).send({}).expect(201)).body;
  const token = link.path.replace('/shared-estimate/', '');
  const open = () => test.nobody().get(`/api/shared-estimates/${token}`);
  const { body } = await open().expect(200);
  // 10 x 5.45 x 0.85 = 46.33 costs, sold for 57.91, which no price of a piece in whole cents gives.
  expect(body).toMatchObject({
    name: 'Deck',
    lines: [{ description: '2x4 lumber, 10 each', quantity: '1', unit: '', unitPrice: '57.91', amount: '57.91' }],
    subtotal: '57.91',
    tax: '8.69',
    total: '66.60',
  });
  expect(JSON.stringify(body)).not.toMatch(/margin|discount|basePrice|46\.33/);
  expect((await owner.agent.get(`/api/estimates/${id}/shared`).expect(200)).body).toEqual(body);
  const { items } = (await owner.agent.get(`/api/estimates/${id}/links`).expect(200)).body;
  expect(items).toEqual([{ ...link, path: null }]);
  await owner.agent.delete(`/api/estimate-links/${link.id}`).expect(200);
  await open().expect(404);
  expect((await owner.agent.get(`/api/estimates/${id}/links`)).body.items[0].state).toBe('revoked');
});

it('a link of an estimate that was thrown away is dead', async () => {
  const { id } = await make({ lines: [lumber()] });
  const { path } = (await owner.agent.post(`/api/estimates/${id}/links`).send({}).expect(201)).body;
  await owner.agent.delete(`/api/estimates/${id}`).expect(204);
  await test
    .nobody()
    .get(`/api/shared-estimates/${path.replace('/shared-estimate/', '')}`)
    .expect(404);
});

it('belongs to the office of one company', async () => {
  const { id } = await make({ lines: [lumber()] });
  const [mate, user, stranger] = [
    await test.people.addMember(owner, 'contractor'),
    await test.people.addMember(owner, 'user'),
    await test.people.signUp(),
  ];
  await mate.agent.get('/api/estimates').expect(403);
  await user.agent.get(`/api/estimates/${id}`).expect(200);
  for (const call of [stranger.agent.get(`/api/estimates/${id}`), stranger.agent.delete(`/api/estimates/${id}`)])
    await call.expect(404);
  await stranger.agent.post(`/api/estimates/${id}/links`).send({}).expect(404);
  const link = (await owner.agent.post(`/api/estimates/${id}/links`).send({}).expect(201)).body;
  await stranger.agent.delete(`/api/estimate-links/${link.id}`).expect(404);
});
