import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as jobs } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([jobs]);
});
beforeEach(async () => {
  owner = await test.people.signUp();
});
afterAll(() => test?.close());

const add = async (path: string, body: object) => (await owner.agent.post(`/api/${path}`).send(body).expect(201)).body;
const find = async (path: string, q: string): Promise<{ items: Record<string, string>[]; totals: { count: number } }> =>
  (await owner.agent.get(`/api/${path}`).query({ q }).expect(200)).body;
const names = async (path: string, q: string): Promise<unknown[]> => (await find(path, q)).items.map(({ name }) => name).sort();

it('takes every sign of a search literally (RC-082)', async () => {
  const all = ['100% Plumbing', '100 Plumbing', 'a_b', 'axb', "O'Neill", 'back\\slash', 'what!'];
  for (const name of all) {
    await add('clients', { name });
    await add('projects', { name });
  }
  for (const path of ['clients', 'projects']) {
    expect(await names(path, '100%')).toEqual(['100% Plumbing']);
    expect(await names(path, 'a_b')).toEqual(['a_b']);
    expect(await names(path, "O'Neill")).toEqual(["O'Neill"]);
    expect(await names(path, 'back\\slash')).toEqual(['back\\slash']);
    expect(await names(path, '\\')).toEqual(['back\\slash']);
    expect(await names(path, '!')).toEqual(['what!']);
    expect(await names(path, '%')).toEqual(['100% Plumbing']);
  }
});

it('finds jobs and hours by their own words and their client’s together, without marks and in parts, and counts just those', async () => {
  const client = await add('clients', { name: 'Māori Land Trust' });
  const deck = await add('projects', { name: 'Wharekai deck', clientId: client.id });
  await add('projects', { name: 'Maori carving shed' });
  const fence = await add('projects', { name: 'Fence' });
  const work = (projectId: number, notes: string) =>
    add('time-entries', { projectId, startTime: '2026-03-02T20:00:00Z', duration: 3600, notes });
  await work(deck.id, 'Framing');
  await work(fence.id, 'Framing of the māori gate');
  await work(fence.id, 'Posts');

  expect(await names('projects', 'maori')).toEqual(['Maori carving shed', 'Wharekai deck']);
  expect(await names('projects', 'DECK māori')).toEqual(['Wharekai deck']);
  expect((await find('projects', 'maori')).totals).toMatchObject({ count: 2, active: 2 });
  const notes = async (q: string) => (await find('time-entries', q)).items.map((entry) => entry.notes).sort();
  expect(await notes('maori')).toEqual(['Framing', 'Framing of the māori gate']);
  expect(await notes('fram trust')).toEqual(['Framing']);
  expect(await notes('po')).toEqual(['Posts']);
  expect(await notes('d')).toEqual(['Framing']);
  expect(await notes('eck')).toEqual([]);
  expect((await find('time-entries', 'maori')).totals).toMatchObject({ count: 2, seconds: 7200 });
  expect(await notes('nothing like it')).toEqual([]);
});

it('finds numbers of streets, papers and addresses by their parts, and words by their beginning only', async () => {
  for (const name of ['Smith & Sons, 42b Rata St', 'Rewire INV-0042', 'Bay12 shed']) await add('projects', { name });
  await add('clients', { name: 'Hoani Te Whare', email: 'hoani.tw@example.co.nz' });
  expect(await names('projects', '42')).toEqual(['Rewire INV-0042', 'Smith & Sons, 42b Rata St']);
  expect(await names('projects', '0042')).toEqual(['Rewire INV-0042']);
  expect(await names('projects', 'inv-0042')).toEqual(['Rewire INV-0042']);
  expect(await names('projects', 'inv-42')).toEqual([]);
  expect(await names('projects', '42b rat')).toEqual(['Smith & Sons, 42b Rata St']);
  expect(await names('projects', 'smith & sons')).toEqual(['Smith & Sons, 42b Rata St']);
  expect(await names('projects', 'bay12')).toEqual(['Bay12 shed']);
  expect(await names('projects', '12')).toEqual(['Bay12 shed']);
  expect(await names('projects', 'wire')).toEqual([]);
  expect(await names('clients', 'tw@example')).toEqual(['Hoani Te Whare']);
  expect(await names('clients', `${'x'.repeat(60)}`)).toEqual([]);
});

it('forgets the words that a row had, and those of a row that is gone', async () => {
  const client = await add('clients', { name: 'Kauri Builders' });
  const job = await add('projects', { name: 'Veranda', clientId: client.id });
  const entry = await add('time-entries', {
    projectId: job.id,
    startTime: '2026-03-02T20:00:00Z',
    duration: 3600,
    notes: 'Joists',
  });
  const change = async (path: string, body: object) => (await owner.agent.patch(`/api/${path}`).send(body).expect(200)).body;
  await change(`clients/${client.id}`, { name: 'Tōtara Builders', version: client.version });
  await change(`projects/${job.id}`, { name: 'Carport', version: job.version });
  await change(`time-entries/${entry.id}`, { notes: 'Rafters', version: entry.version });
  expect(await names('projects', 'kauri')).toEqual([]);
  expect(await names('projects', 'veranda')).toEqual([]);
  expect(await names('projects', 'totara build carport')).toEqual(['Carport']);
  expect((await find('time-entries', 'joists')).totals.count).toBe(0);
  expect((await find('time-entries', 'rafters totara')).totals.count).toBe(1);
  await owner.agent.delete(`/api/time-entries/${entry.id}`).expect(204);
  const words = await test.db.dataSource.query('SELECT word FROM time_entries_words WHERE rowId = ?', [entry.id]);
  expect(words).toEqual([]);
});
