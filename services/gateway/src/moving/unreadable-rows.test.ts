import { FAR_DAY, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { areas } from '../areas';

let test: TestApp;
let owner: Person;
let clientId: number;
const post = async (path: string, body: object): Promise<number> =>
  (await owner.agent.post(`/api${path}`).send(body).expect(201)).body.id;
beforeAll(async () => {
  test = await startTestApp(areas);
  owner = await test.people.signUp();
  clientId = await post('/clients', { name: 'Smith' });
}, 60_000);
afterAll(() => test?.close());

const lines = [{ description: 'Boards', quantity: '1', unitPrice: '2.00' }];
const dates = { issueDate: '2026-03-03', dueDate: '2026-03-20' };
const BODIES: Readonly<Record<string, object>> = {
  '/tool-results': { tool: 'pad', title: 'Pad', answers: [{ label: 'V', value: '1' }], takenAt: '2026-03-02T20:00:00Z' },
  '/quote-templates': { name: 'Decks', lines },
  '/recurring-invoices': { lines, every: 'monthly', nextDay: FAR_DAY },
  '/suppliers': { name: 'Kauri', type: 'timber' },
  '/invoices': { ...dates, subtotal: '10.00', status: 'draft' },
  '/quotes': { title: 'Deck', lines },
  '/projects': { name: 'Deck' },
};
const OF_CLIENT = ['/recurring-invoices', '/invoices', '/quotes', '/projects'];
let made = 0;
const make = (path: string) => {
  made += 1;
  const { name, ...body } = BODIES[path] as { name?: string };
  return post(path, { ...body, ...(name && { name: `${name} ${made}` }), ...(OF_CLIENT.includes(path) && { clientId }) });
};
const idsOf = async (path: string): Promise<number[]> =>
  (await owner.agent.get(`/api${path}`).expect(200)).body.items
    .filter(({ isOwn = true }) => isOwn)
    .map(({ id }: { id: number }) => id);

it.each([
  ['tool_results', 'facts', 'no JSON'],
  ['tool_results', 'facts', '{"answers":7}'],
  ['quote_templates', 'content', 'no JSON'],
  ['quote_templates', 'content', '{"lines":[7]}'],
  ['recurring_invoices', 'content', 'no JSON'],
  ['recurring_invoices', 'content', '{"lines":7}'],
  ['suppliers', 'hours', '[7]'],
])('answers a list without the row of %s whose %s was left as %s by a fault (TR-409)', async (table, column, value) => {
  const path = `/${table.replace('_', '-')}`;
  const bad = await make(path);
  const good = await make(path);
  await test.db.dataSource.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [value, bad]);
  const ids = await idsOf(path);
  expect(ids).toContain(good);
  expect(ids).not.toContain(bad);
});

it.each([
  ['invoices', 'dueDate', 'aaaa'],
  ['invoices', 'seller', 'no JSON'],
  ['quotes', 'expiryDate', 'aaaa'],
  ['quotes', 'decision', 'no JSON'],
  ['recurring_invoices', 'nextDay', 'aaaa'],
  ['projects', 'endDate', 'aaaa'],
])('answers a list that holds a row of %s whose %s was left as %s by a fault (TR-409)', async (table, column, value) => {
  const path = `/${table.replace('_', '-')}`;
  const bad = await make(path);
  const good = await make(path);
  await test.db.dataSource.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [value, bad]);
  expect(await idsOf(path)).toContain(good);
});
