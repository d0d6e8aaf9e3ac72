import { area as finance } from '@dwang/service-finance';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { Watch } from './watch';

let test: TestApp;
let watch: Watch;
let owner: Person;
let jobId: number;
let clientId: number;
beforeAll(async () => {
  test = await startTestApp([jobs, finance, area]);
  watch = test.app.get(Watch);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
  clientId = (await owner.agent.post('/api/clients').send({ name: 'Smith Whānau Trust' }).expect(201)).body.id;
  jobId = (await owner.agent.post('/api/projects').send({ name: 'West wing', clientId }).expect(201)).body.id;
});
afterEach(() => jest.restoreAllMocks());

const noon = (day: string) => new Date(`${day}T00:00:00Z`);
const told = async (): Promise<{ title: string; read: boolean; to: string; message: string }[]> =>
  (await owner.agent.get('/api/notifications').query({ kind: 'contract-day' }).expect(200)).body.items;
const unread = async () => (await told()).filter(({ read }) => !read).map(({ title }) => title);
const lines = [{ description: 'Framing', quantity: '1', unitPrice: '1000.00' }];

it('tells of the days of a payment claim as they come, one after the other, until it is paid', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(noon('2026-10-05').getTime());
  const body = { clientId, issueDate: '2026-10-05', dueDate: '2026-11-10', lines };
  const { id, invoiceNumber } = (await owner.agent.post('/api/invoices').send(body).expect(201)).body;
  const content = { contract: '14', work: 'Framing', periodFrom: '2026-09-01', periodTo: '2026-09-30', basis: 'Lines' };
  const path = `/api/invoices/${id}/payment-claim`;
  const claim = (
    await owner.agent
      .put(path)
      .send({ ...content, formAttached: true })
      .expect(200)
  ).body;
  await owner.agent.post(`/api/payment-claims/${claim.id}/serve`).send({ day: '2026-10-05', by: 'hand' }).expect(200);
  await watch.look(noon('2026-10-30'));
  expect(await told()).toEqual([]);
  await watch.look(noon('2026-10-31'));
  expect(await told()).toMatchObject([
    { to: `/invoices/${id}`, message: `The payer of ${invoiceNumber} has until 3 Nov 2026 to answer the claim of $1,150.00.` },
  ]);
  await watch.look(noon('2026-11-04'));
  expect(await unread()).toEqual(['No payment schedule in time: Smith Whānau Trust']);
  await watch.look(noon('2026-11-11'));
  await watch.look(noon('2026-11-12'));
  expect(await unread()).toEqual(['Payment claim unpaid: Smith Whānau Trust']);
  await owner.agent.post(`/api/invoices/${id}/payments`).send({ amount: '1150.00', method: 'bank' }).expect(201);
  await watch.look(noon('2026-11-13'));
  expect(await unread()).toEqual([]);
});

it('tells once that a retention is due for release', async () => {
  const terms = { projectId: jobId, rate: '5.00', completedOn: '2026-03-31', defectsMonths: 12 };
  const retention = (await owner.agent.post('/api/retentions').send(terms).expect(201)).body;
  const body = { clientId, projectId: jobId, status: 'draft', lines };
  const { id } = (await owner.agent.post('/api/invoices').send(body).expect(201)).body;
  await owner.agent.post(`/api/invoices/${id}/retention`).expect(200);
  await owner.agent.patch(`/api/invoices/${id}`).send({ status: 'pending' }).expect(200);
  await watch.look(noon('2026-03-30'));
  expect(await told()).toEqual([]);
  await watch.look(noon('2026-03-31'));
  await watch.look(noon('2026-04-01'));
  expect(await told()).toMatchObject([
    {
      title: 'Retention due for release',
      to: `/retentions?open=${retention.id}`,
      message: '$25.00 that is held back has been due since 31 Mar 2026. Bill its release.',
    },
  ]);
});
