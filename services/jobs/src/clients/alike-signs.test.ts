import type { Client } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
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

const add = async (name: string): Promise<Client> => (await owner.agent.post('/api/clients').send({ name }).expect(201)).body;
const found = async (q: string): Promise<string[]> =>
  (await owner.agent.get('/api/clients').query({ q }).expect(200)).body.items.map(({ name }: Client) => name);

it.each([
  ['O’Brien', "O'Brien"],
  ["O'Brien", 'O’Brien'],
  ['Smith–Jones', 'smith-jones'],
  ['Hawaiʻi Homes', "hawai'i"],
])('finds %s by %s, and imports it no second time (TR-210)', async (name, typed) => {
  await add(name);
  expect(await found(typed)).toEqual([name]);
  const file = `Name\n${name.replace('’', "'").replace('–', '-').replace('ʻ', '’')}\n`;
  const import_ = owner.agent.post('/api/clients/import').query({ dryRun: true });
  const { body } = await import_.set('content-type', 'application/octet-stream').send(Buffer.from(file)).expect(200);
  expect(body.counts).toMatchObject({ new: 0, matched: 1 });
});
