import { randomUUID } from 'node:crypto';
import type { Material, MaterialPage, PriceImportReport } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { longestHold, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { PriceBookItemRow } from './price-book-item.entity';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area, jobs]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const materials = async (query: object = {}, { agent } = owner): Promise<Material[]> =>
  (await agent.get('/api/materials').query(query).expect(200)).body.items;
const newBook = async (name = 'Kauri Timber', { agent } = owner) =>
  (await agent.post('/api/price-books').send({ name }).expect(201)).body;
const send = (id: number, file: string, query: object = {}, { agent } = owner) =>
  agent
    .post(`/api/price-books/${id}/import`)
    .query(query)
    .set('content-type', 'application/octet-stream')
    .send(Buffer.from(file));
const bring = async (id: number, file: string, query: object = {}): Promise<PriceImportReport> =>
  (await send(id, file, { dryRun: false, ...query }).expect(200)).body;
const none = { new: 0, changed: 0, same: 0, skipped: 0, refused: 0 };

const PRICES =
  'SKU,Description,UOM,Trade price ex GST\nK1,2x4 lumber,each,$4.99\nK2,Rimu skirting 90mm,m,"1,012.50"\nK3,Kōwhai peg,each,0.85\n';

it('holds 33 materials in 8 categories with indicative prices of a day', async () => {
  const { body } = await owner.agent.get('/api/materials?limit=200').expect(200);
  expect(body.totals).toEqual({
    count: 33,
    categories: ['framing', 'drywall', 'concrete', 'roofing', 'electrical', 'plumbing', 'flooring', 'painting'],
  });
  const [lumber] = body.items;
  expect(lumber).toMatchObject({
    id: 'm-1',
    name: '2x4 lumber',
    category: 'framing',
    unit: 'each',
    unit_type: 'count',
    basePrice: '5.45',
  });
  expect(lumber.pricedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const [toilet] = await materials({ q: 'TOILET' });
  expect(toilet?.basePrice).toBe('99.00');
  expect(await materials({ category: 'roofing' })).toHaveLength(4);
});

it('lists the price lists of the specification with their multipliers', async () => {
  const { items } = (await owner.agent.get('/api/price-books').expect(200)).body;
  expect(items.map(({ name, multiplier }: { name: string; multiplier: string }) => `${name} ${multiplier}`)).toEqual([
    'Dwang 1.000',
    'Discount Materials 0.850',
    'Premium Building Co 1.150',
    'Local Hardware 0.950',
  ]);
});

it('says first what a file would do, and does nothing', async () => {
  const { id } = await newBook();
  const report: PriceImportReport = (await send(id, PRICES).expect(200)).body;
  expect(report.columns.map(({ use }) => use)).toEqual(['code', 'name', 'unit', 'price']);
  expect(report).toMatchObject({ isDone: false, counts: { ...none, new: 3 } });
  expect(await materials({ q: 'rimu' })).toEqual([]);
});

it('TR-203 refuses prices that are to hold from later than tomorrow, also before anything is done', async () => {
  const { id } = await newBook();
  const today = dayOf(Date.now(), 'Pacific/Auckland');
  for (const dryRun of [true, false]) {
    const refused = (await send(id, PRICES, { dryRun, pricedOn: addDays(today, 2) }).expect(400)).body;
    const message = 'Please check the date: it is more than a day ahead of today';
    expect(refused.errors).toEqual([{ field: 'pricedOn', message }]);
  }
  await bring(id, PRICES, { pricedOn: addDays(today, 1) });
});

it('adds what a file holds to the catalogue, prices what is there already, and finds both by words without marks', async () => {
  const book = await newBook();
  expect((await bring(book.id, PRICES, { pricedOn: '2026-10-03' })).counts).toEqual({ ...none, new: 3 });
  const [rimu] = await materials({ q: 'skirting rimu' });
  expect(rimu).toMatchObject({ basePrice: '1012.50', unit: 'm', unit_type: 'length', isOwn: true, pricedOn: '2026-10-03' });
  expect(await materials({ q: 'kowhai' })).toHaveLength(1);
  const [lumber] = await materials({ q: 'lumber' });
  expect(lumber).toMatchObject({
    id: 'm-1',
    basePrice: '5.45',
    offers: [{ book: book.key, price: '4.99', pricedOn: '2026-10-03' }],
  });
  const { items } = (await owner.agent.get('/api/price-books').expect(200)).body;
  expect(items[4]).toMatchObject({ name: 'Kauri Timber', itemCount: 3, pricedOn: '2026-10-03', isOwn: true });
});

it('says when the prices of a list are old', async () => {
  const book = await newBook();
  await bring(book.id, PRICES, { pricedOn: '2020-01-01' });
  const stale = async () => (await owner.agent.get('/api/price-books').expect(200)).body.items[4].isStale;
  expect(await stale()).toBe(true);
  await bring(book.id, PRICES);
  expect(await stale()).toBe(false);
});

it('tells what changes when a file comes again, and keeps what it does not name', async () => {
  const book = await newBook();
  await bring(book.id, PRICES, { pricedOn: '2026-10-03' });
  const again = await bring(
    book.id,
    'SKU,Description,UOM,Trade price ex GST\nK1,2x4 LUMBER,Each,5.10\nK3,Kowhai peg,each,0.85\n',
  );
  expect(again.counts).toEqual({ ...none, changed: 1, same: 1 });
  expect(again.lines[0]).toMatchObject({ outcome: 'changed', price: '5.10', before: '4.99' });
  expect(await materials({ q: 'rimu' })).toHaveLength(1);
});

it('remembers which column is what for files with the same headings', async () => {
  const book = await newBook();
  const file = 'A,B,C\nRimu skirting,m,11.50\n';
  await bring(book.id, file, { columns: 'name,unit,priceIncl' });
  const report: PriceImportReport = (await send(book.id, file).expect(200)).body;
  expect(report.columns.map(({ use }) => use)).toEqual(['name', 'unit', 'priceIncl']);
  expect(report.lines[0]).toMatchObject({ outcome: 'same', price: '10.00' });
});

it('imports all or nothing: a line that cannot be read is named, and left out only when asked', async () => {
  const book = await newBook();
  const file = 'Name,Price excl GST\nRimu,11\nTotara,POA\n,4\nRimu,12\nKauri,"5,2,0"\n';
  const refused = await send(book.id, file, { dryRun: false });
  expect([refused.status, refused.body.code]).toEqual([409, 'ESTIMATE.PRICES_UNREAD']);
  const report: PriceImportReport = (await send(book.id, file).expect(200)).body;
  expect(report.lines.slice(0, 4).map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '3 Price: This is not a price',
    '4 Name: Please enter a name',
    '5 The same as line 2',
    '6 Price: This is not a price',
  ]);
  expect((await bring(book.id, file, { leaveOutRefused: true })).counts).toEqual({ ...none, new: 1, skipped: 4 });
});

it.each([
  ['nothing', 'file'],
  ['Name,Price\n"Rimu,4\n', 'file'],
])('refuses a file %j', async (file, field) => {
  const book = await newBook();
  const answer = await send(book.id, file);
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
});

it('pages through the catalogue and the company’s own in one order, each once', async () => {
  const book = await newBook();
  const rows = Array.from({ length: 9 }, (_, index) => `Peg ${index},each,1.0${index}`);
  await bring(book.id, `Name,Unit,Price excl GST\n${rows.join('\n')}\n`);
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const answer: { body: MaterialPage } = await owner.agent
      .get('/api/materials')
      .query({ limit: 11, ...(cursor !== null && { cursor }) })
      .expect(200);
    ids.push(...answer.body.items.map(({ id }) => id));
    cursor = answer.body.nextCursor;
  } while (cursor !== null);
  expect(ids).toHaveLength(42);
  expect(new Set(ids).size).toBe(42);
  await owner.agent.get('/api/materials?cursor=nonsense').expect(400);
});

it('deletes a list with its prices and what only it knew', async () => {
  const [kauri, other] = [await newBook(), await newBook('Other')];
  await bring(kauri.id, PRICES);
  await bring(other.id, 'Name,Unit,Price excl GST\nKōwhai peg,each,0.80\n');
  await owner.agent.delete(`/api/price-books/${kauri.id}`).expect(204);
  expect(await materials({ q: 'rimu' })).toEqual([]);
  expect((await materials({ q: 'kowhai' }))[0]?.basePrice).toBe('0.80');
  expect((await materials({ q: 'lumber' }))[0]?.offers).toEqual([]);
});

it('belongs to the office of one company; a contractor reads the catalogue without a price', async () => {
  const uid = randomUUID();
  const book = (await owner.agent.post('/api/price-books').send({ uid, name: 'Kauri' }).expect(201)).body;
  expect((await owner.agent.post('/api/price-books').send({ uid, name: 'Kauri' }).expect(201)).body).toEqual(book);
  await bring(book.id, PRICES);
  const [mate, stranger] = [await test.people.addMember(owner, 'contractor'), await test.people.signUp()];
  expect(await materials({ q: 'rimu' }, stranger)).toEqual([]);
  await send(book.id, PRICES, {}, stranger).expect(404);
  await stranger.agent.delete(`/api/price-books/${book.id}`).expect(404);
  await mate.agent.get('/api/price-books').expect(403);
  const [lumber] = await materials({ q: 'lumber' }, mate);
  expect(lumber).toMatchObject({ name: '2x4 lumber', basePrice: null, offers: [{ price: null }] });
  const renamed = await owner.agent.patch(`/api/price-books/${book.id}`).send({ name: 'Kauri & Sons', version: 1 });
  expect(renamed.body.code).toBe('REQUEST.VERSION_CONFLICT');
});

it('lists rows with more or fewer cells than headings among those that cannot be read (TR-107)', async () => {
  const { id } = await newBook();
  const file = 'Code,Name,Unit,Price\n00123,Steel beam,each,1,250.00\n00124,Nail,each,1.00\n00125,Peg,2.00';
  const { counts, lines } = await bring(id, file, { dryRun: true });
  expect(counts).toEqual({ ...none, new: 1, refused: 2 });
  expect(lines.slice(0, 2)).toMatchObject([
    { line: 2, outcome: 'refused', reason: expect.stringContaining('There are 4 headings, but this row has 5.') },
    { line: 4, outcome: 'refused', reason: expect.stringContaining('There are 4 headings, but this row has 3.') },
  ]);
});

it('asks whether GST is in the prices where the headings do not say, and imports nothing before (TR-222)', async () => {
  const { id } = await newBook();
  const file = 'Name,Price\nRimu,"11,50"\n';
  const report: PriceImportReport = (await send(id, file).expect(200)).body;
  expect(report.columns.map(({ use }) => use)).toEqual(['name', 'priceUnknown']);
  const refused = await send(id, file, { dryRun: false });
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'columns']);
  expect((await bring(id, file, { columns: 'name,priceIncl' })).lines[0]).toMatchObject({ outcome: 'new', price: '10.00' });
  expect((await bring(id, file)).lines[0]).toMatchObject({ outcome: 'same', price: '10.00' });
});

it('reads prices with GST as such, and takes the trade price before the retail price (TR-222)', async () => {
  const { id } = await newBook();
  expect((await bring(id, 'Code,Name,Price Including GST\nA,Rimu,115.00\n')).lines[0]).toMatchObject({ price: '100.00' });
  const both = await bring(id, 'Code,Name,RRP inc GST,Trade Price ex GST\nB,Kauri,138.00,80.00\n');
  expect(both.lines[0]).toMatchObject({ price: '80.00' });
});

it('knows an article by its code: two of one name are two, and one under a new name is the same (TR-222)', async () => {
  const book = await newBook();
  const file = 'Code,Name,Price ex GST\nS8,Timber screw,10.00\nS10,Timber screw,12.00\nP1,Peg,1.00\n';
  expect((await bring(book.id, file)).counts).toEqual({ ...none, new: 3 });
  const screws = await materials({ q: 'timber screw' });
  expect(screws.map(({ name, basePrice }) => `${name} ${basePrice}`).sort()).toEqual([
    'Timber screw (S10) 12.00',
    'Timber screw (S8) 10.00',
  ]);
  const again = await bring(book.id, 'Code,Name,Price ex GST\nS8,Timber screw,10.50\nP1,Survey peg,1.00\n');
  expect(again.counts).toEqual({ ...none, changed: 1, same: 1 });
  expect(again.lines[0]).toMatchObject({ code: 'S8', price: '10.50', before: '10.00' });
  expect((await bring(book.id, `${file}S8,Other screw,9.00\n`, { dryRun: true })).lines[0]).toMatchObject({
    line: 5,
    reason: 'The code S8 stands on line 2 already',
  });
  const more = await bring(book.id, 'Code,Name,Price ex GST\nP2,Peg,2.00\n');
  expect(more.counts).toEqual({ ...none, new: 1 });
});

it('takes a code once from a file: the same words again are skipped, others refused (TR-222)', async () => {
  const { id } = await newBook();
  const file = 'Code,Name,Unit,Price ex GST\nA1,Nail,each,11.50\na1,Nail b,each,12.50\nA1,nail,Each,11.50\nA1,Nail,box,90.00\n';
  const { counts, lines } = await bring(id, file, { dryRun: true });
  expect(counts).toEqual({ ...none, new: 2, skipped: 1, refused: 1 });
  expect(lines.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '3 The code a1 stands on line 2 already',
    '2 ',
    '5 ',
    '4 Line 2 says the same already',
  ]);
  await bring(id, file, { leaveOutRefused: true });
  const again = await bring(id, 'Code,Name,Unit,Price ex GST\nA1,Nail,each,99.00\n');
  expect(again.lines).toMatchObject([{ outcome: 'changed', price: '99.00', before: '11.50' }]);
});

it('prices the material of the row’s name where a list has its code on several (TR-222)', async () => {
  const { id } = await newBook();
  const headings = 'Code,Name,Unit,Price ex GST';
  await bring(id, `${headings}\nA1,Nail,each,11.50\nA2,Nail b,each,12.50\n`);
  // Lists of before took a code twice.
  await test.db.repo(PriceBookItemRow).update({ bookId: id, code: 'A2' }, { code: 'A1' });
  const { lines } = await bring(id, `${headings}\nA1,Nail,each,99.00\n`);
  expect(lines).toMatchObject([{ outcome: 'changed', price: '99.00', before: '11.50' }]);
  const other = await bring(id, `${headings}\nA1,Nail c,each,1.00\n`, { dryRun: true });
  const reason = 'This list has the code A1 on several materials, and none has this name';
  expect(other.lines).toMatchObject([{ outcome: 'refused', reason }]);
});

it.each([
  ['Price per 100 ex GST', '20.00', 'per 100'],
  ['Price/100 ex GST', '20.00', 'per 100'],
  ['Price per 1000 ex GST', '20.00', 'per 1000'],
  ['Price per pack of 50 ex GST', '20.00', 'per 50'],
  ['Price per 1 ex GST', '20.00', 'each'],
  ['Price per 2.4 m ex GST', '20.00', 'each'],
  ['Price ex GST,UOM', '20.00,100', 'per 100'],
  ['Price ex GST,Unit', '20.00,C', 'C'],
  ['Price ex GST,Price per', '20.00,100', 'per 100'],
  ['Price ex GST,Per,Unit', '20.00,100,each', 'per 100'],
  ['Price ex GST,Per,Unit', '20.00,100,m', 'per 100 m'],
  ['Price ex GST,Per,Unit', '20.00,1,m', 'm'],
])('keeps for how many a price is: %s of %s is %s (TR-222)', async (headings, cells, unit) => {
  const { id } = await newBook();
  const { lines } = await bring(id, `Code,Name,${headings}\nA1,Nail,${cells}\n`);
  expect(lines).toMatchObject([{ outcome: 'new', price: '20.00', unit }]);
  expect(await materials({ q: 'nail' })).toMatchObject([{ basePrice: '20.00', unit }]);
});

it('looks at no more of a heading than a heading says (TR-206)', async () => {
  const { id } = await newBook();
  const heading = `Price ex ${'gst '.repeat(20_000)}`;
  const report: PriceImportReport = (await send(id, `Name,${heading}\nRimu,11.50\n`).expect(200)).body;
  expect(report.columns.map(({ use }) => use)).toEqual(['name', 'price']);
  expect(report.columns[1]?.heading).toHaveLength(100);
});

it('TR-412 a long price list, looked at, brought and compared with what is there, holds nobody up', async () => {
  const { id } = await newBook();
  const rows = Array.from({ length: 5000 }, (_, at) => `A${at},Timber ${at} H3.2 90 x 45,m,${at}.25`);
  const fileOf = (count: number) => ['SKU,Description,UOM,Trade price ex GST', ...rows.slice(0, count)].join('\n');
  for (const [count, dryRun, counts] of [
    [5000, true, { ...none, new: 5000 }],
    [2000, false, { ...none, new: 2000 }],
    [5000, true, { ...none, new: 3000, same: 2000 }],
  ] as const) {
    const { result, longest } = await longestHold(() => send(id, fileOf(count), { dryRun }));
    expect(result.body.counts).toEqual(counts);
    // Milliseconds of computing; all in one go takes far longer.
    expect(longest).toBeLessThan(150);
  }
});
