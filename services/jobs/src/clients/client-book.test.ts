import type { Client, ClientPage, Project } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import fc from 'fast-check';
import { area } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const add = async (fields: object): Promise<Client> => (await owner.agent.post('/api/clients').send(fields).expect(201)).body;
const addJob = (clientId: number, name = 'Deck') => owner.agent.post('/api/projects').send({ name, clientId }).expect(201);
const read = async (id: number): Promise<Client> => (await owner.agent.get(`/api/clients/${id}`).expect(200)).body;
const list = async (query: object = {}): Promise<ClientPage> =>
  (await owner.agent.get('/api/clients').query(query).expect(200)).body;
const namesOf = ({ items }: ClientPage) => items.map(({ name }) => name);

it('lists by active jobs, and counts jobs and money of all that match', async () => {
  const [busy] = [await add({ name: 'Busy', email: 'busy@example.nz' }), await add({ name: 'Calm' })];
  for (const name of ['Deck', 'Fence']) await addJob(busy.id, name);
  const done = (await addJob(busy.id, 'Done')).body;
  await owner.agent.patch(`/api/projects/${done.id}`).send({ status: 'completed' }).expect(200);
  const page = await list({ sort: '-activeProjects', limit: 1 });
  expect(namesOf(page)).toEqual(['Busy']);
  expect(page.totals).toEqual({ count: 2, activeJobs: 2, outstanding: '0.00' });
  expect(namesOf(await list({ sort: '-activeProjects', limit: 1, cursor: page.nextCursor }))).toEqual(['Calm']);
  expect(namesOf(await list({ hasEmail: 'false' }))).toEqual(['Calm']);
  expect((await list({ q: 'calm' })).totals.activeJobs).toBe(0);
});

it('counts the active jobs of each client, whatever happens to jobs and clients', async () => {
  const clients = [await add({ name: 'One' }), await add({ name: 'Two' }), await add({ name: 'Three' })];
  const someone = fc.constantFrom(0, ...clients.map(({ id }) => id));
  const status = fc.constantFrom('active', 'completed');
  const moves = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), clientId: someone, status }),
    fc.record({ kind: fc.constant('change' as const), at: fc.nat(50), clientId: someone }),
    fc.record({ kind: fc.constant('change' as const), at: fc.nat(50), status }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(50) }),
  );
  const jobs: number[] = [];
  for (const { kind, ...move } of fc.sample(moves, { numRuns: 40, seed: 20_261_129 })) {
    if (kind === 'add')
      jobs.push(
        (
          await owner.agent
            .post('/api/projects')
            .send({ name: 'Job', ...move })
            .expect(201)
        ).body.id,
      );
    else if (jobs.length > 0) {
      const { at, ...change } = move as { at: number };
      const id = jobs[at % jobs.length] as number;
      if (kind === 'change') await owner.agent.patch(`/api/projects/${id}`).send(change).expect(200);
      else await owner.agent.delete(`/api/projects/${jobs.splice(at % jobs.length, 1)}`).expect(204);
    }
  }
  const [one, two] = clients as [Client, Client];
  const into = (await owner.agent.post(`/api/clients/${one.id}/merge`).send({ fromId: two.id, fields: {} }).expect(200)).body;
  const active = (await owner.agent.get('/api/projects').query({ status: 'active', limit: 200 })).body.items as Project[];
  const { items, totals } = await list();
  expect(into.activeProjects).toBeGreaterThan(0);
  for (const { id, activeProjects } of items)
    expect(activeProjects).toBe(active.filter(({ clientId }) => clientId === id).length);
  expect(totals.activeJobs).toBe(items.reduce((sum, { activeProjects }) => sum + activeProjects, 0));
});

it('counts both of two jobs that are added to one client at the same moment', async () => {
  const client = await add({ name: 'Busy' });
  await Promise.all(Array.from({ length: 6 }, (_, index) => addJob(client.id, `Job ${index}`)));
  expect((await read(client.id)).activeProjects).toBe(6);
});

it('archives a client with jobs, and brings it back', async () => {
  const client = await add({ name: 'Smith' });
  await addJob(client.id);
  expect((await owner.agent.delete(`/api/clients/${client.id}`)).body.detail).toContain('Archive it instead');
  const archived = await owner.agent.patch(`/api/clients/${client.id}`).send({ archived: true }).expect(200);
  expect(archived.body.archivedAt).not.toBeNull();
  expect(namesOf(await list())).toEqual([]);
  expect(namesOf(await list({ archived: 'true' }))).toEqual(['Smith']);
  expect((await owner.agent.get('/api/projects')).body.items[0].clientName).toBe('Smith');
  await owner.agent.patch(`/api/clients/${client.id}`).send({ archived: false }).expect(200);
  expect(namesOf(await list())).toEqual(['Smith']);
});

describe('contacts and sites', () => {
  it('are kept by client; a repeated uid makes one', async () => {
    const [client, other] = [await add({ name: 'Smith' }), await add({ name: 'Jones' })];
    const uid = crypto.randomUUID();
    const send = () => owner.agent.post(`/api/clients/${client.id}/contacts`).send({ uid, name: 'Māia', role: 'Site manager' });
    const [first, again] = [await send().expect(201), await send().expect(201)];
    expect(again.body.id).toBe(first.body.id);
    await owner.agent.patch(`/api/clients/${other.id}/contacts/${first.body.id}`).send({ name: 'X' }).expect(404);
    const site = { name: 'Back section', address: '24A Kōwhai Road', place: { lat: -36.85, lng: 174.76 } };
    const made = (await owner.agent.post(`/api/clients/${client.id}/sites`).send(site).expect(201)).body;
    expect(made).toMatchObject(site);
    const half = await owner.agent.patch(`/api/clients/${client.id}/sites/${made.id}`).send({ place: { lat: -36 } });
    expect(half.body.errors[0].field).toBe('place.lng');
    const { body } = await owner.agent.get(`/api/clients/${client.id}/sites`).expect(200);
    expect(body).toMatchObject({ items: [{ name: 'Back section' }], totals: { count: 1 } });
    await owner.agent.delete(`/api/clients/${client.id}`).expect(204);
    await owner.agent.get(`/api/clients/${client.id}/contacts`).expect(404);
  });

  it('let a contact change places with the main one', async () => {
    const client = await add({ name: 'Smith', contact: 'Hannah', email: 'hannah@example.nz', contactRole: 'Owner' });
    const path = `/api/clients/${client.id}/contacts`;
    const contact = (await owner.agent.post(path).send({ name: 'Māia', role: 'Manager', phone: '021 1' }).expect(201)).body;
    await owner.agent.post(`${path}/${contact.id}/make-main`).expect(204);
    expect(await read(client.id)).toMatchObject({ contact: 'Māia', contactRole: 'Manager', email: '', phone: '021 1' });
    const { items } = (await owner.agent.get(path).expect(200)).body;
    expect(items).toMatchObject([{ name: 'Hannah', role: 'Owner', email: 'hannah@example.nz' }]);
    expect(namesOf(await list({ q: 'maia' }))).toEqual(['Smith']);
  });
});

describe('duplicates', () => {
  it('are found by name without macrons, by e-mail and by phone, and put together', async () => {
    const macron = await add({ name: 'Tāne Homes', email: 'office@tane.example.nz' });
    const plain = await add({ name: 'TANE homes', phone: '+64 21 555 100' });
    const phone = await add({ name: 'Tane Mahuta', phone: '021 555 100' });
    await add({ name: 'Somebody else', phone: '021 555 101' });
    const { body } = await owner.agent.get('/api/clients/duplicates').expect(200);
    expect(body.totals.count).toBe(1);
    expect(body.items[0].alikeBy.sort()).toEqual(['name', 'phone']);
    expect(body.items[0].clients.map(({ id }: Client) => id)).toEqual([macron.id, plain.id, phone.id]);
  });

  it('become one: jobs, contacts and links move, the chosen fields stay, and the other is gone', async () => {
    const into = await add({ name: 'Tāne Homes', email: 'office@tane.example.nz' });
    const from = await add({ name: 'Tane', phone: '021 555 100' });
    const job = (await addJob(from.id)).body;
    await owner.agent.post(`/api/clients/${from.id}/contacts`).send({ name: 'Māia' }).expect(201);
    await owner.agent.post('/api/portal-links').send({ clientId: from.id }).expect(201);
    const body = { fromId: from.id, fields: { phone: from.phone }, version: into.version, fromVersion: from.version };
    const merged = (await owner.agent.post(`/api/clients/${into.id}/merge`).send(body).expect(200)).body;
    expect(merged).toMatchObject({
      name: 'Tāne Homes',
      email: 'office@tane.example.nz',
      phone: '021 555 100',
      activeProjects: 1,
    });
    expect((await owner.agent.get(`/api/projects/${job.id}`)).body.clientId).toBe(into.id);
    expect((await owner.agent.get(`/api/clients/${into.id}/contacts`)).body.totals.count).toBe(1);
    expect((await owner.agent.get('/api/portal-links').query({ clientId: into.id })).body.totals.count).toBe(1);
    await owner.agent.get(`/api/clients/${from.id}`).expect(404);
    expect((await owner.agent.post(`/api/clients/${into.id}/merge`).send(body)).status).toBe(400);
  });

  it('are not merged on a view that has become old, nor with somebody of another company', async () => {
    const [into, from] = [await add({ name: 'A' }), await add({ name: 'B' })];
    await owner.agent.patch(`/api/clients/${from.id}`).send({ phone: '09' }).expect(200);
    const body = { fromId: from.id, fromVersion: from.version };
    expect((await owner.agent.post(`/api/clients/${into.id}/merge`).send(body)).status).toBe(409);
    const stranger = await test.people.signUp();
    const theirs = (await stranger.agent.post('/api/clients').send({ name: 'C' }).expect(201)).body;
    const refused = await owner.agent.post(`/api/clients/${into.id}/merge`).send({ fromId: theirs.id });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'fromId']);
    expect((await read(from.id)).phone).toBe('09');
  });
});
