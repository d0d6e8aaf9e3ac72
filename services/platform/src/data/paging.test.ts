import { startTestApp, type TestApp } from '@dwang/testing/services';
import type { Scope } from '../access/scope';
import { Invalid } from '../errors/app-errors';
import { Probe, Probes, probeArea } from '../testing/probe-area';
import { carriedTotals, totalsToCarry } from './carried-totals';
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

const OWNER = { companyId: 1, userId: 2, role: 'owner', seesPrices: true } as Scope;
const COUNT = {
  safeParse: (value: unknown) =>
    typeof value === 'number' ? { success: true as const, data: value } : { success: false as const },
};
const cursorWith = (carried: unknown) =>
  toPage([{ at: 'b' }, { at: 'a' }], 1, { ...BY_NAME, name: 'name' }, ({ at }) => [at, 1], carried).nextCursor ?? undefined;

it('carries the totals of the first page to the next ones of the same person and filters only', () => {
  const query = { limit: 1, sort: 'name', q: 'deck' };
  const cursor = cursorWith(totalsToCarry(OWNER, query, 5));
  expect(carriedTotals(OWNER, query, COUNT)).toBeNull();
  expect(carriedTotals(OWNER, { ...query, limit: 9, cursor }, COUNT)).toBe(5);
  const others = { ...query, q: 'fence', cursor };
  expect(carriedTotals(OWNER, others, COUNT)).toBeNull();
  expect(carriedTotals({ ...OWNER, userId: 3 }, { ...query, cursor }, COUNT)).toBeNull();
  expect(carriedTotals(OWNER, { ...query, cursor: cursorWith(totalsToCarry(OWNER, query, 'many')) }, COUNT)).toBeNull();
  expect(carriedTotals(OWNER, { ...query, cursor: 'rubbish' }, COUNT)).toBeNull();
});

it('carries no totals for who is not shown prices, as a cursor can be read', () => {
  expect(totalsToCarry({ ...OWNER, seesPrices: false }, { limit: 1 }, 5)).toBeUndefined();
});
