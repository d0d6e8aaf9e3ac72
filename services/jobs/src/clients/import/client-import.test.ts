import type { Client, ImportReport } from '@dwang/contracts';
import { csvLine } from '@dwang/domain';
import { longestHold, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const send = (file: string | Buffer, query: object = {}) =>
  owner.agent.post('/api/clients/import').query(query).set('content-type', 'application/octet-stream').send(Buffer.from(file));
const look = async (file: string | Buffer, query: object = {}): Promise<ImportReport> =>
  (await send(file, query).expect(200)).body;
const bring = (file: string | Buffer, query: object = {}) => look(file, { ...query, dryRun: false });
const clients = async (): Promise<Client[]> =>
  (await owner.agent.get('/api/clients').query({ limit: 200 }).expect(200)).body.items;
const none = { new: 0, contact: 0, matched: 0, twin: 0, skipped: 0, refused: 0 };

const THREE =
  'Company,Contact,Email,Phone\nTāne Homes,Tāne,tane@example.nz,021 1\nSmith,Hannah,,021 2\nŌtaki Trust,,office@otaki.example.nz,\n';

it('says first what would be done, and does nothing', async () => {
  const report = await look(THREE);
  expect(report.columns.map(({ use }) => use)).toEqual(['name', 'contact', 'email', 'phone']);
  expect(report).toMatchObject({ isDone: false, counts: { ...none, new: 3 } });
  expect(report.lines[0]).toEqual({
    line: 2,
    outcome: 'new',
    name: 'Tāne Homes',
    email: 'tane@example.nz',
    phone: '021 1',
    reason: '',
  });
  expect(await clients()).toEqual([]);
});

it('adds nothing when the same file comes again, and says so (RC-077)', async () => {
  expect((await bring(THREE)).counts).toEqual({ ...none, new: 3 });
  const again = await bring(THREE.replace('021 1', '+64 21 1').replace('Tāne Homes', 'TANE  homes'));
  expect(again).toMatchObject({ isDone: true, counts: { ...none, matched: 3 } });
  expect(await clients()).toHaveLength(3);
});

it('keeps real twins of a file, listed for choice (RC-078)', async () => {
  const twins = 'Name,Phone\nSmith,021 2\nSmith,021 2\nJones,\n';
  expect((await look(twins)).lines[0]).toMatchObject({ line: 3, outcome: 'twin', reason: 'The same as line 2' });
  const undecided = await send(twins, { dryRun: false });
  expect([undecided.status, undecided.body.code]).toEqual([409, 'CLIENT.IMPORT_UNDECIDED']);
  expect(await clients()).toEqual([]);
  expect((await bring(twins, { add: '3' })).counts).toEqual({ ...none, new: 3 });
  expect((await bring(twins)).counts).toEqual({ ...none, matched: 3 });
});

it('asks about a known name with other details', async () => {
  await bring(THREE);
  const other = 'Name,Email\nSmith,hannah@example.nz\n';
  const report = await look(other);
  expect(report.lines).toMatchObject([{ outcome: 'twin', reason: 'Like Smith (021 2), with other details' }]);
  expect((await bring(other, { twins: 'skip' })).counts).toEqual({ ...none, skipped: 1 });
  expect((await bring(other, { twins: 'add' })).counts).toEqual({ ...none, new: 1 });
});

it('imports all or nothing: a line that cannot be read is named, and left out only when asked', async () => {
  const file = `Name,Email\nSmith,\n,nobody@example.nz\n"Jones","not an address"\n${'x'.repeat(201)},\n`;
  const { counts, lines } = await look(file);
  expect(counts).toEqual({ ...none, new: 1, refused: 3 });
  expect(lines.slice(0, 3).map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '3 Company name: Please enter a company name',
    '4 Email: Please enter a valid email address',
    '5 Company name: Must be at most 200 characters',
  ]);
  expect((await send(file, { dryRun: false })).body).toMatchObject({ status: 409, errors: [{ field: 'leaveOutRefused' }] });
  expect(await clients()).toEqual([]);
  expect((await bring(file, { leaveOutRefused: true })).counts).toEqual({ ...none, new: 1, skipped: 3 });
});

it('reads UTF-16, Windows-1252, semicolons, tabs, quoted line breaks and formulas as the text that they are', async () => {
  await bring(Buffer.from('\uFEFFName\tAddress\nMāui Ltd\t"1 Tui St\nŌtaki"\n', 'utf16le'));
  await bring(Buffer.from('Name;Notes\nCaf\u00e9 Ren\u00e9e;=SUM(A1)\n', 'latin1'));
  await bring(csvLine(['Name', 'Notes']) + csvLine(['@home', '-cheap']));
  expect(await clients()).toMatchObject([
    { name: '@home', notes: '-cheap' },
    { name: 'Café Renée', notes: '=SUM(A1)' },
    { name: 'Māui Ltd', address: '1 Tui St\nŌtaki' },
  ]);
});

it('takes the columns as they are said, several into one field', async () => {
  const file = 'a,b,c,d\nSmith,1 Tui St,Ōtaki,x\n';
  await bring(file, { columns: 'name,address,address,skip' });
  expect((await clients())[0]).toMatchObject({ name: 'Smith', address: '1 Tui St\nŌtaki', notes: '' });
  expect((await send(file, { columns: 'email,skip' })).body.errors[0].field).toBe('columns');
});

it('refuses what is no list', async () => {
  for (const file of ['Name\n', `Name${',x'.repeat(100)}\nTāne`, 'Name\n"open', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])]) {
    const { status, body } = await send(file);
    expect([status, body.errors[0].field]).toEqual([400, 'file']);
  }
  expect((await send(`Name\n${'x'.repeat(5 * 1024 * 1024)}`)).status).toBe(400);
});

it('lists rows with more or fewer cells than headings among those that cannot be read (TR-107)', async () => {
  const file = 'Company,Phone,Address\nSmith, J & M,021 555 010,1 Tui St\nTāne Homes,021 1,2 Tui St\nŌtaki';
  const { counts, lines } = await look(file);
  expect(counts).toEqual({ ...none, new: 1, refused: 2 });
  expect(lines.slice(0, 2)).toMatchObject([
    { line: 2, outcome: 'refused', reason: expect.stringContaining('There are 3 headings, but this row has 4.') },
    { line: 4, outcome: 'refused', reason: expect.stringContaining('There are 3 headings, but this row has 1.') },
  ]);
});

it('TR-412 a long list, looked at, brought and compared with what is there, holds nobody up', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `Client ${at},P ${at},p${at}@example.nz,021 ${at},${at} Kauri St`);
  const fileOf = (count: number) => ['Company,Contact,Email,Phone,Address', ...rows.slice(0, count)].join('\n');
  for (const [count, dryRun, counts] of [
    [5000, true, { ...none, new: 5000 }],
    [500, false, { ...none, new: 500 }],
    [5000, true, { ...none, new: 4500, matched: 500 }],
  ] as const) {
    const { result, longest } = await longestHold(() => send(fileOf(count), { dryRun }));
    expect(result.body.counts).toEqual(counts);
    // Milliseconds of computing; all in one go takes far longer.
    expect(longest).toBeLessThan(150);
  }
});
