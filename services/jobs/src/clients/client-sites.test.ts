import type { Client, ClientSite, Project } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let owner: Person;
let client: Client;
let site: ClientSite;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
  client = await make('/clients', { name: 'Smith' });
  site = await make(`/clients/${client.id}/sites`, { name: 'Bach', address: '3 Bay Rd\nRaglan', region: 'Waikato' });
});

async function make<Row>(path: string, body: object, { agent } = owner): Promise<Row> {
  return (await agent.post(`/api${path}`).send(body).expect(201)).body;
}
const makeJob = (fields: object = {}) =>
  make<Project>('/projects', { name: 'Deck', clientId: client.id, siteId: site.id, ...fields });
const change = (id: number, body: object) => owner.agent.patch(`/api/projects/${id}`).send(body);

describe('a job at a site of its client', () => {
  it('takes the address and region of the site where none are said', async () => {
    const place = { siteId: site.id, siteName: 'Bach' };
    expect(await makeJob()).toMatchObject({ ...place, location: '3 Bay Rd, Raglan', region: 'Waikato' });
    expect(await makeJob({ location: 'Shed', region: 'Otago' })).toMatchObject({ ...place, location: 'Shed', region: 'Otago' });
    const job = await makeJob({ siteId: null, location: 'Shed' });
    expect((await change(job.id, { siteId: site.id }).expect(200)).body).toMatchObject({
      ...place,
      location: '3 Bay Rd, Raglan',
    });
    const { body } = await owner.agent.get(`/api/projects/${job.id}/activity`).expect(200);
    expect(body.items[0].changes).toContainEqual({ field: 'siteName', from: null, to: 'Bach' });
  });

  it('is refused at a site of somebody else, and leaves the site with its client', async () => {
    const other = await make<Client>('/clients', { name: 'Jones' });
    const stranger = await test.people.signUp();
    const theirs = await make<Client>('/clients', { name: 'Theirs' }, stranger);
    const far = await make<ClientSite>(`/clients/${theirs.id}/sites`, { name: 'Far' }, stranger);
    const job = await makeJob();
    for (const body of [{ siteId: far.id }, { clientId: other.id, siteId: site.id }, { clientId: null, siteId: site.id }]) {
      const refused = await change(job.id, body);
      expect(refused.status).toBe(400);
      expect(refused.body.errors[0].field).toBe('siteId');
    }
    expect((await change(job.id, { clientId: other.id }).expect(200)).body).toMatchObject({
      siteId: null,
      location: job.location,
    });
  });

  it('stays at it when clients are merged, and keeps the address when the site is deleted', async () => {
    const job = await makeJob();
    const into = await make<Client>('/clients', { name: 'Smith Ltd' });
    await owner.agent.post(`/api/clients/${into.id}/merge`).send({ fromId: client.id }).expect(200);
    const read = async () => (await owner.agent.get(`/api/projects/${job.id}`).expect(200)).body;
    expect(await read()).toMatchObject({ clientId: into.id, siteId: site.id });
    await owner.agent.delete(`/api/clients/${into.id}/sites/${site.id}`).expect(204);
    expect(await read()).toMatchObject({ siteId: null, siteName: null, location: job.location });
  });

  it('is on the map where its site is until it has a pin of its own, and stays there when the site is deleted', async () => {
    const [atSite, own] = [
      { lat: -37.801234, lng: 174.881 },
      { lat: -43.95, lng: -176.56 },
    ];
    const sites = `/api/clients/${client.id}/sites`;
    const read = async (id: number) => (await owner.agent.get(`/api/projects/${id}`).expect(200)).body;
    const [deck, shed] = [await makeJob(), await makeJob({ place: own })];
    expect(deck).toMatchObject({ place: null, sitePlace: null });
    await owner.agent.patch(`${sites}/${site.id}`).send({ place: atSite }).expect(200);
    expect(await read(deck.id)).toMatchObject({ place: null, sitePlace: atSite });
    expect(await read(shed.id)).toMatchObject({ place: own, sitePlace: atSite });
    const { body } = await owner.agent.get(`/api/clients/${client.id}/activity`).expect(200);
    expect(body.items[0].changes).toEqual([{ field: 'place', from: null, to: '-37.801234, 174.881000' }]);
    await change(shed.id, { siteId: null }).expect(200);
    expect((await change(shed.id, { siteId: site.id }).expect(200)).body.place).toBeNull();
    await change(shed.id, { place: { lat: 91, lng: 0 } }).expect(400);
    await change(shed.id, { place: own }).expect(200);
    await owner.agent.delete(`${sites}/${site.id}`).expect(204);
    expect(await read(deck.id)).toMatchObject({ place: atSite, sitePlace: null });
    expect(await read(shed.id)).toMatchObject({ place: own, sitePlace: null });
  });
});

it('tells in a client’s history who changed what, also of contacts, sites and merged clients', async () => {
  await owner.agent.patch(`/api/clients/${client.id}`).send({ phone: '021 1' }).expect(200);
  await owner.agent.patch(`/api/clients/${client.id}`).send({ archived: true }).expect(200);
  const contact = await make<{ id: number }>(`/clients/${client.id}/contacts`, { name: 'Māia' });
  await owner.agent.patch(`/api/clients/${client.id}/contacts/${contact.id}`).send({ role: 'Manager' }).expect(200);
  const twin = await make<Client>('/clients', { name: 'Smyth' });
  await owner.agent.post(`/api/clients/${client.id}/merge`).send({ fromId: twin.id }).expect(200);
  const { items, totals } = (await owner.agent.get(`/api/clients/${client.id}/activity`).expect(200)).body;
  const words = items.map(({ kind, action, subject }: Record<string, string>) => `${kind} ${action} ${subject}`);
  expect(words.sort()).toEqual([
    'client added Smith',
    'client added Smyth',
    'client archived Smith',
    'client changed Smith',
    'client merged Smyth',
    'contact added Māia',
    'contact changed Māia',
    'site added Bach',
  ]);
  expect(totals.count).toBe(8);
  const stranger = await test.people.signUp();
  await stranger.agent.get(`/api/clients/${client.id}/activity`).expect(404);
});
