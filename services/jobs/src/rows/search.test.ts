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
  expect(await notes('k')).toEqual(['Framing']);
  expect((await find('time-entries', 'maori')).totals).toMatchObject({ count: 2, seconds: 7200 });
  expect(await notes('nothing like it')).toEqual([]);
});
