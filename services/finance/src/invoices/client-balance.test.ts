import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  scene = await makeScene(await test.people.signUp());
});

const owed = async (id = scene.client.id): Promise<string> =>
  (await scene.person.agent.get(`/api/clients/${id}`).expect(200)).body.outstanding;
const move = (id: number, status: string) => scene.person.agent.patch(`/api/invoices/${id}`).send({ status }).expect(200);

it('keeps what a client owes: issued and unpaid, neither drafts nor what is void', async () => {
  const draft = await makeInvoice(scene, { subtotal: '100.00', tax: '15.00', status: 'draft' });
  expect(await owed()).toBe('0.00');
  await move(draft.id, 'sent');
  const second = await makeInvoice(scene, { subtotal: '200.00', tax: '30.00' });
  await makeInvoice(scene, { subtotal: '50.00', tax: '7.50', status: 'paid' });
  expect(await owed()).toBe('345.00');
  await move(draft.id, 'paid');
  expect(await owed()).toBe('230.00');
  await scene.person.agent.post(`/api/invoices/${second.id}/void`).send({ reason: 'Typed wrongly' }).expect(200);
  expect(await owed()).toBe('0.00');
});

it('stays right when many invoices come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => postInvoice(scene, { subtotal: '10.00', tax: '1.50' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(await owed()).toBe('69.00');
});

it('sorts and filters clients by it, and goes with a client that is merged', async () => {
  const { agent } = scene.person;
  const invoice = await makeInvoice(scene, { subtotal: '100.00', tax: '15.00' });
  const other = (await agent.post('/api/clients').send({ name: 'Aroha' }).expect(201)).body;
  const list = async (query: object) => (await agent.get('/api/clients').query(query).expect(200)).body;
  expect((await list({ sort: '-outstanding' })).items.map(({ id }: { id: number }) => id)).toEqual([scene.client.id, other.id]);
  expect(await list({ hasOutstanding: 'true' })).toMatchObject({
    items: [{ id: scene.client.id }],
    totals: { outstanding: '115.00' },
  });
  await agent.post(`/api/clients/${other.id}/merge`).send({ fromId: scene.client.id }).expect(200);
  expect(await owed(other.id)).toBe('115.00');
  const kept = (await agent.get(`/api/invoices/${invoice.id}`).expect(200)).body;
  expect(kept).toMatchObject({ clientId: other.id, clientName: 'Tāne Construction', buyer: { name: 'Tāne Construction' } });
});
