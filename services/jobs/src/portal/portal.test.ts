import type { Client, Portal, PortalLink } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

const DAY_MS = 86_400_000;
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let test: TestApp;
let owner: Person;
let client: Client;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
    now: new Date('2026-04-01T00:00:00Z'),
  });
  owner = await test.people.signUp({ companyName: 'Kauri & Sons' });
  client = (await owner.agent.post('/api/clients').send({ name: 'Smith', contact: 'Hannah' }).expect(201)).body;
});
afterEach(() => jest.useRealTimers());

const make = async (fields: object = {}): Promise<PortalLink> =>
  (
    await owner.agent
      .post('/api/portal-links')
      .send({ clientId: client.id, ...fields })
      .expect(201)
  ).body;
const open = ({ path }: PortalLink, address = '') => test.nobody().get(`/api${path}${address}`);
const listed = async (): Promise<PortalLink[]> => (await owner.agent.get('/api/portal-links').expect(200)).body.items;
const addJob = async (fields: object): Promise<number> =>
  (await owner.agent.post('/api/projects').send(fields).expect(201)).body.id;
const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

async function addPhoto(job: number): Promise<number> {
  const facts = { caption: 'Joists', contentType: 'image/png', size: PNG.length, width: 1, height: 1 };
  const { id } = (await owner.agent.post(`/api/projects/${job}/photos`).send(facts).expect(201)).body;
  await owner.agent.put(`/api/projects/${job}/photos/${id}/content`).set('content-type', 'image/png').send(PNG).expect(200);
  return id;
}

it('shows whoever has the link this client and its jobs, and no prices', async () => {
  await addJob({ name: 'Deck', clientId: client.id, hourlyRate: '95.00', description: 'Mean, but pays' });
  await addJob({ name: 'Of somebody else' });
  const answer = await open(await make()).expect(200);
  const portal: Portal = answer.body;
  expect(portal).toMatchObject({ company: { name: 'Kauri & Sons' }, client: { name: 'Smith', contact: 'Hannah' } });
  expect(portal.jobs.map(({ name }) => name)).toEqual(['Deck']);
  expect(answer.text).not.toMatch(/95\.00|Mean/);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

it('shows photos only where the link says so, and only those of this client', async () => {
  const photo = await addPhoto(await addJob({ name: 'Deck', clientId: client.id }));
  const foreign = await addPhoto(await addJob({ name: 'Of somebody else' }));
  const [plain, withPhotos] = [await make(), await make({ showPhotos: true })];
  expect((await open(plain)).body.jobs[0].photos).toEqual([]);
  await open(plain, `/photos/${photo}/content`).expect(404);
  expect((await open(withPhotos)).body.jobs[0].photos).toMatchObject([{ id: photo, caption: 'Joists' }]);
  const shown = await open(withPhotos, `/photos/${photo}/thumbnail`).expect(200);
  expect(shown.headers['content-type']).toMatch(/^image\//);
  await open(withPhotos, `/photos/${foreign}/content`).expect(404);
});

it('answers an unknown, an expired and a revoked link alike', async () => {
  const [expired, revoked] = [await make({ days: 1 }), await make()];
  await owner.agent.delete(`/api/portal-links/${revoked.id}`).expect(200);
  later(DAY_MS + 1);
  const unknown = { ...revoked, path: `/portal/${'x'.repeat(43)}` };
  const answers = await Promise.all([expired, revoked, unknown].map(async (link) => (await open(link)).body));
  for (const { status, detail } of answers) expect([status, detail]).toEqual([404, answers[0].detail]);
  expect((await listed()).map(({ state }) => state).sort()).toEqual(['expired', 'revoked']);
  await owner.agent.post(`/api/portal-links/${expired.id}/renew`).send({ days: 30 }).expect(200);
  await open(expired).expect(200);
  expect((await owner.agent.post(`/api/portal-links/${revoked.id}/renew`).send({})).status).toBe(409);
});

it('logs who looked, once in ten minutes for each device, and never the address', async () => {
  const link = await make({ label: 'Hannah' });
  const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  await open(link).set('user-agent', chrome).expect(200);
  await open(link).set('user-agent', chrome).expect(200);
  later(11 * 60_000);
  await open(link).set('user-agent', chrome).expect(200);
  const { body } = await owner.agent.get(`/api/portal-links/${link.id}/views`).expect(200);
  expect(body.totals.count).toBe(2);
  expect(body.items[0]).toMatchObject({ device: 'Chrome on Android', viewedAt: new Date(Date.now()).toISOString() });
  expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  expect(await listed()).toMatchObject([{ label: 'Hannah', views: 2, path: null }]);
});

it('keeps links of other companies apart', async () => {
  const stranger = await test.people.signUp();
  const link = await make();
  await stranger.agent.delete(`/api/portal-links/${link.id}`).expect(404);
  await stranger.agent.get(`/api/portal-links/${link.id}/views`).expect(404);
  const refused = await stranger.agent.post('/api/portal-links').send({ clientId: client.id });
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'clientId']);
  await open(link).expect(200);
});
