import { randomUUID } from 'node:crypto';
import type { Client, ClientPage } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());

async function addClient(person: Person, fields: Record<string, unknown>): Promise<Client> {
  const answer = await person.agent.post('/api/clients').send(fields).expect(201);
  return answer.body;
}

async function search(person: Person, q: string): Promise<string[]> {
  const { body } = await person.agent.get('/api/clients').query({ q }).expect(200);
  return (body as ClientPage).items.map((client) => client.name);
}

it('needs only the company name', async () => {
  const owner = await test.people.signUp();
  const client = await addClient(owner, { name: '  Tāne Construction  ' });
  expect(client).toMatchObject({
    name: 'Tāne Construction',
    contact: '',
    email: '',
    activeProjects: 0,
    version: 1,
    userId: owner.user.id,
  });
  const refused = await owner.agent.post('/api/clients').send({ name: '   ' });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([{ field: 'name', message: 'Please enter a company name' }]);
});

it('answers a repeated uid with the first client, also when both come at once', async () => {
  const owner = await test.people.signUp();
  const uid = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => owner.agent.post('/api/clients').send({ uid, name: 'Once' })),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await owner.agent.post('/api/clients').send({ uid, name: 'Other' })).body.code).toBe('REQUEST.UID_TAKEN');
  expect(await search(owner, 'once')).toEqual(['Once']);
});

it('finds names without macrons or accents, in any word order, over name, contact and email', async () => {
  const owner = await test.people.signUp();
  await addClient(owner, { name: 'Māori Land Trust', contact: 'Ngāhuia Rangi', email: 'office@trust.example.nz' });
  await addClient(owner, { name: 'Miller & Co' });
  for (const q of ['maori', 'MĀORI', 'trust land', 'ngahuia', 'office@trust', 'Ma\u0304ori']) {
    expect(await search(owner, q)).toEqual(['Māori Land Trust']);
  }
});

it('takes %, _, quotes and backslashes in a search literally (RC-082)', async () => {
  const owner = await test.people.signUp();
  const names = ['100% Plumbing', '100 Plumbing', 'a_b', 'axb', "O'Neill", 'back\\slash', 'bang!'];
  for (const name of names) await addClient(owner, { name });
  for (const q of ['100%', 'a_b', "O'Neill", 'back\\slash', 'bang!']) {
    expect(await search(owner, q)).toEqual(names.filter((name) => name.includes(q)));
  }
});

it('keeps names apart that differ by a macron or case, on both databases (RC-084)', async () => {
  const owner = await test.people.signUp();
  for (const name of ['Maori', 'Māori', 'maori']) await addClient(owner, { name });
  expect((await search(owner, 'maori')).sort()).toEqual(['Maori', 'Māori', 'maori'].sort());
});

it('stores emoji and rare characters unchanged (RC-136)', async () => {
  const owner = await test.people.signUp();
  const client = await addClient(owner, { name: '𠮷野 Homes 🏠', notes: 'Key under the 🪴\nthanks' });
  const { body } = await owner.agent.get(`/api/clients/${client.id}`).expect(200);
  expect(body).toMatchObject({ name: '𠮷野 Homes 🏠', notes: 'Key under the 🪴\nthanks' });
});

it('refuses text over its limit and stores text at its limit whole (RC-137)', async () => {
  const owner = await test.people.signUp();
  const client = await addClient(owner, { name: 'ā'.repeat(200), address: 'ō'.repeat(500) });
  expect(client.name).toHaveLength(200);
  const refused = await owner.agent.post('/api/clients').send({ name: 'x'.repeat(201), address: 'y'.repeat(5000) });
  expect(refused.status).toBe(400);
  expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'address']);
});

it('walks all pages once each when names tie, while others are added (RC-086)', async () => {
  const owner = await test.people.signUp();
  for (let index = 0; index < 25; index += 1) await addClient(owner, { name: 'Same name' });
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await owner.agent.get('/api/clients').query({ limit: 10, ...(cursor ? { cursor } : {}) });
    seen.push(...(body as ClientPage).items.map((client) => client.id));
    cursor = body.nextCursor;
    await addClient(owner, { name: 'AAA earlier' });
  }
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
});

it('refuses a change of an older version and tells so by code', async () => {
  const owner = await test.people.signUp();
  const client = await addClient(owner, { name: 'First' });
  await owner.agent.patch(`/api/clients/${client.id}`).send({ name: 'Second', version: client.version }).expect(200);
  const late = await owner.agent.patch(`/api/clients/${client.id}`).send({ name: 'Third', version: client.version });
  expect(late.status).toBe(409);
  expect(late.body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect((await owner.agent.get(`/api/clients/${client.id}`)).body).toMatchObject({ name: 'Second', version: 2 });
});

it('lets one of many parallel changes of one version through', async () => {
  const owner = await test.people.signUp();
  const client = await addClient(owner, { name: 'First' });
  const changes = Array.from({ length: 6 }, (_, index) =>
    owner.agent.patch(`/api/clients/${client.id}`).send({ name: `Change ${index}`, version: 1 }),
  );
  const statuses = (await Promise.all(changes)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
});

it('answers 404 for clients of another company, and changes nothing there', async () => {
  const [owner, stranger] = [await test.people.signUp(), await test.people.signUp()];
  const client = await addClient(owner, { name: 'Ours' });
  const path = `/api/clients/${client.id}`;
  expect((await stranger.agent.get(path)).status).toBe(404);
  expect((await stranger.agent.patch(path).send({ name: 'Theirs' })).status).toBe(404);
  expect((await stranger.agent.delete(path)).status).toBe(404);
  expect(await search(stranger, 'Ours')).toEqual([]);
  expect((await owner.agent.get(path)).body.name).toBe('Ours');
});

it('refuses to delete a client with jobs, and deletes one without', async () => {
  const owner = await test.people.signUp();
  const client = await addClient(owner, { name: 'Smith Family' });
  const project = await owner.agent.post('/api/projects').send({ name: 'Deck', clientId: client.id }).expect(201);
  const refused = await owner.agent.delete(`/api/clients/${client.id}`);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'CLIENT.IN_USE',
    detail: '1 job belongs to Smith Family. Archive it instead, or move the jobs first.',
  });
  expect((await owner.agent.get(`/api/clients/${client.id}`)).body.activeProjects).toBe(1);
  await owner.agent.delete(`/api/projects/${project.body.id}`).expect(204);
  await owner.agent.delete(`/api/clients/${client.id}`).expect(204);
  expect((await owner.agent.get(`/api/clients/${client.id}`)).status).toBe(404);
});

it('is closed to contractors', async () => {
  const contractor = await test.people.addMember(await test.people.signUp(), 'contractor');
  expect((await contractor.agent.get('/api/clients')).status).toBe(403);
  expect((await contractor.agent.post('/api/clients').send({ name: 'Mine' })).status).toBe(403);
});
