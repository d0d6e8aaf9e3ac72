import type { Client } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { RefoldJobs1782000000021 } from '../migrations/refold-jobs.migration';

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

it('finds what was stored before signs were made alike (TR-210)', async () => {
  const { id } = await add('Hawaiʻi Homes');
  const job = { name: 'Ōʼs deck', clientId: id };
  await owner.agent.post('/api/projects').send(job).expect(201);
  const { dataSource } = test.db;
  const old = 'hawaiʻi homes';
  await dataSource.query('UPDATE clients SET sortName = ?, searchText = ? WHERE id = ?', [old, old, id]);
  await dataSource.query("UPDATE clients_words SET word = 'hawaiʻi' WHERE rowId = ? AND word = 'hawai'", [id]);
  await dataSource.query('UPDATE projects SET clientOrder = ? WHERE clientId = ?', [old, id]);
  const runner = dataSource.createQueryRunner();
  await new RefoldJobs1782000000021().up(runner);
  await runner.release();
  expect(await found("hawai'i")).toEqual(['Hawaiʻi Homes']);
  const [stored] = await dataSource.query('SELECT sortName FROM clients WHERE id = ?', [id]);
  expect(stored.sortName).toBe("hawai'i homes");
  const [project] = await dataSource.query('SELECT clientOrder FROM projects WHERE clientId = ?', [id]);
  expect(project.clientOrder).toBe("hawai'i homes");
});
