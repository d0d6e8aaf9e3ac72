import { randomUUID } from 'node:crypto';
import type { Supplier } from '@dwang/contracts';
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

const yard = {
  name: 'Kōwhai Timber',
  type: 'timber',
  address: '4 Mill Road, Katikati',
  region: 'Bay of Plenty',
  phone: '07 555 0100',
  accountNumber: 'DW-204',
  notes: 'Ask for Rangi',
  hours: { weekdays: { from: '06:30', to: '17:00' }, saturday: null, sunday: null },
  location: { lat: -37.553, lng: 175.917 },
} as const;
const listed = async ({ agent }: Person = owner): Promise<Supplier[]> =>
  (await agent.get('/api/suppliers').expect(200)).body.items;
const add = (body: object = {}, { agent } = owner) => agent.post('/api/suppliers').send({ ...yard, ...body });

it('lists the company’s own suppliers before those that come with the product, to nobody else', async () => {
  const made = (await add().expect(201)).body;
  expect(made).toMatchObject({ ...yard, isOwn: true, timeZone: 'Pacific/Auckland', version: 1 });
  const all = await listed();
  expect(all).toHaveLength(9);
  expect(all[0]).toEqual(made);
  expect(all.slice(1).every(({ isOwn, location }) => !isOwn && location !== null)).toBe(true);
  expect(new Set(all.map(({ key }) => key)).size).toBe(9);
  expect(await listed(await test.people.signUp())).toHaveLength(8);
});

it('needs no more than a name, and makes one row of a create that is sent twice', async () => {
  const uid = randomUUID();
  const bare = () => owner.agent.post('/api/suppliers').send({ uid, name: ' Bay Hire ' });
  const made = (await bare().expect(201)).body;
  expect(made).toMatchObject({ key: uid, name: 'Bay Hire', type: 'building supplies', hours: null, location: null });
  expect((await bare().expect(201)).body).toEqual(made);
  expect((await add({ uid }).expect(409)).body.code).toBe('REQUEST.UID_TAKEN');
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['a kind that is none', { type: 'cars' }, 'type'],
  ['hours that are no time', { hours: { ...yard.hours, saturday: { from: '7', to: '12:00' } } }, 'hours.saturday.from'],
  ['closing before opening', { hours: { ...yard.hours, saturday: { from: '12:00', to: '08:00' } } }, 'hours.saturday.to'],
  ['a place that is none', { location: { lat: -97, lng: 175 } }, 'location.lat'],
  ['too long notes', { notes: 'x'.repeat(2001) }, 'notes'],
])('refuses %s and writes nothing', async (_, change, field) => {
  const answer = await add(change);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe(field);
  expect(await listed()).toHaveLength(8);
});

it('changes what was said and leaves the rest, and tells of two who change it at once', async () => {
  const { id } = (await add().expect(201)).body;
  const change = (body: object) => owner.agent.patch(`/api/suppliers/${id}`).send(body);
  const changed = (await change({ phone: '0800 555 010', location: null, version: 1 }).expect(200)).body;
  expect(changed).toMatchObject({ ...yard, phone: '0800 555 010', location: null, version: 2 });
  expect((await change({ name: 'Other', version: 1 }).expect(409)).body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect((await change({ hours: null }).expect(200)).body.hours).toBeNull();
});

it('tells contractors where it is and not what the company agreed with it', async () => {
  const mate = await test.people.addMember(owner, 'contractor');
  const { id } = (await add().expect(201)).body;
  expect((await listed(mate))[0]).toMatchObject({ name: yard.name, phone: yard.phone, accountNumber: '', notes: '' });
  await add({}, mate).expect(403);
  await mate.agent.patch(`/api/suppliers/${id}`).send({ name: 'Theirs' }).expect(403);
  await mate.agent.delete(`/api/suppliers/${id}`).expect(403);
});

it('has a price list that stays when the supplier is deleted; another company’s supplier cannot be named', async () => {
  const { id } = (await add().expect(201)).body;
  const book = (body: object, { agent } = owner) => agent.post('/api/price-books').send(body);
  const made = (await book({ name: yard.name, supplierId: id }).expect(201)).body;
  expect(made.supplierId).toBe(id);
  const stranger = await test.people.signUp();
  expect((await book({ name: 'Theirs', supplierId: id }, stranger).expect(400)).body.errors[0].field).toBe('supplierId');
  await stranger.agent.delete(`/api/suppliers/${id}`).expect(404);
  await owner.agent.delete(`/api/suppliers/${id}`).expect(204);
  expect(await listed()).toHaveLength(8);
  const { items } = (await owner.agent.get('/api/price-books').expect(200)).body;
  expect(items.find(({ key }: { key: string }) => key === made.key)).toMatchObject({ name: yard.name, supplierId: null });
});
