import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Invalid } from '../errors/app-errors';
import { Probe, Probes, probeArea } from '../testing/probe-area';
import { type ListOrder, seek, toPage } from './paging';
import { likeContains, searchText, whereContains } from './search';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([probeArea]);
});
afterAll(() => test?.close());

const NEWEST: ListOrder = { name: '-createdAt', column: 'row.createdAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
const BY_NAME: ListOrder = { name: 'name', column: 'row.name', idColumn: 'row.id', direction: 'ASC', kind: 'text' };

async function read(companyId: number, order: ListOrder, limit: number, cursor?: string) {
  const query = test.db.repo(Probe).createQueryBuilder('row').where({ companyId });
  const rows = await seek(query, order, { limit, cursor }).getMany();
  return toPage(rows, limit, order, (row) => [order === NEWEST ? row.createdAt : row.name, row.id]);
}

it.each([
  ['newest first', NEWEST],
  ['by name', BY_NAME],
])('gives each row once, %s, though many share an instant and rows come in between', async (_, order) => {
  const companyId = order === NEWEST ? 201 : 202;
  const createdAt = new Date('2026-09-26T14:00:00.123Z');
  const rows = Array.from({ length: 23 }, (__, index) => ({
    companyId,
    name: `row ${String(index).padStart(2, '0')}`,
    cents: 0,
    createdAt,
  }));
  await test.db.repo(Probe).insert(rows);
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(companyId, order, 5, cursor);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    await test.app.get(Probes).create(companyId, `${order === NEWEST ? 'z' : 'a'} new ${seen.length}`);
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(23);
});

it.each([
  '',
  'rubbish',
  Buffer.from('[1]').toString('base64url'),
  Buffer.from('["name","x",1]').toString('base64url'),
  Buffer.from('["-createdAt","no date",1]').toString('base64url'),
])('refuses the cursor %j', async (cursor) => {
  await expect(read(203, NEWEST, 5, cursor)).rejects.toThrow(Invalid);
});

it('finds words without marks in any order, and takes signs of patterns literally', async () => {
  const find = async (q: string) => {
    const query = test.db.repo(Probe).createQueryBuilder('row').where({ companyId: 204 });
    whereContains(query, 'row.name', q);
    return (await query.getMany()).map(({ name }) => name);
  };
  const deck = searchText(['Ōtāhuhu deck', '50% done', null]);
  for (const name of [deck, 'otahuhu fence', '500 done!']) await test.app.get(Probes).create(204, name);
  expect(await find('deck otahuhu')).toEqual([deck]);
  expect(await find('ŌTĀHUHU')).toEqual([deck, 'otahuhu fence']);
  expect(await find('50%')).toEqual([deck]);
  expect(await find('done!')).toEqual(['500 done!']);
  expect(await find('_')).toEqual([]);
  expect(likeContains('a_b%c!')).toBe('%a!_b!%c!!%');
});
