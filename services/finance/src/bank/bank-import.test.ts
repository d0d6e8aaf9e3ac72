import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { bankLines, bring, sendStatement, statementOf } from '../testing/bank-scene';
import { makeScene, type Scene } from '../testing/invoice-scene';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  scene = await makeScene(await test.people.signUp());
});

const MARCH = statementOf([
  { amount: '115.00', payee: 'Hemi Tāne', reference: 'Deck' },
  { day: '04/03/2026', amount: '-20.00', payee: 'Mitre 10' },
  { day: '05/03/2026', amount: '"1,200.50"', payee: 'Mere' },
  { day: '05/03/2026', amount: '"1,200.50"', payee: 'Mere' },
]);

it('says first what would be done, and keeps nothing', async () => {
  const report = await bring(scene, MARCH, { dryRun: true });
  expect(report).toMatchObject({
    importId: null,
    format: 'csv',
    asksColumns: false,
    from: '2026-03-03',
    to: '2026-03-05',
    counts: { new: 3, known: 0, alike: 0, out: 1, asked: 0, refused: 0 },
    amount: '2516.00',
  });
  expect(report.columns.map(({ use }) => use)).toEqual(['day', 'amount', 'payee', 'reference']);
  expect(report.lines[0]).toEqual({
    line: 2,
    entry: 1,
    outcome: 'new',
    day: '2026-03-03',
    amount: '115.00',
    payee: 'Hemi Tāne',
    words: 'Deck',
    reason: '',
  });
  expect((await bankLines(scene)).items).toEqual([]);
});

it('brings what came in, the newest first, and never a line twice over repeated and overlapping statements', async () => {
  await bring(scene, MARCH);
  const { items, totals } = await bankLines(scene);
  expect(items.map(({ day, amount, payee, state }) => [day, amount, payee, state])).toEqual([
    ['2026-03-05', '1200.50', 'Mere', 'new'],
    ['2026-03-05', '1200.50', 'Mere', 'new'],
    ['2026-03-03', '115.00', 'Hemi Tāne', 'new'],
  ]);
  const none = { count: 0, amount: '0.00' };
  expect(totals).toEqual({ new: { count: 3, amount: '2516.00' }, matched: none, ignored: none, lastDay: '2026-03-05' });
  expect(await bring(scene, MARCH)).toMatchObject({ importId: null, counts: { new: 0, known: 3 } });
  const later = `${MARCH}\n06/03/2026,7.00,Aroha,`.replace(/03\/03.*\n/, '');
  expect((await bring(scene, later)).counts).toEqual({ new: 1, known: 2, alike: 0, out: 1, asked: 0, refused: 0 });
  expect((await bankLines(scene)).totals.new.count).toBe(4);
});

const ofxOf = (...rows: [day: string, amount: string, name: string][]) =>
  `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>${rows
    .map(([day, amount, name], index) => `<STMTTRN><DTPOSTED>${day}<TRNAMT>${amount}<FITID>F${index}<NAME>${name}</STMTTRN>`)
    .join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

it('leaves out what is probably here from a file of another kind, unless it is asked for', async () => {
  await bring(scene, MARCH);
  const ofx = ofxOf(
    ['20260303', '115.00', 'H TANE'],
    ['20260305', '1200.50', 'MERE 1'],
    ['20260305', '1200.50', 'MERE 2'],
    ['20260305', '1200.50', 'MERE 3'],
    ['20260306', '7.00', 'AROHA'],
  );
  expect((await bring(scene, ofx)).counts).toEqual({ new: 2, known: 0, alike: 3, out: 0, asked: 0, refused: 0 });
  expect((await bankLines(scene)).totals.new.count).toBe(5);
  expect((await bring(scene, ofx)).counts).toMatchObject({ new: 0, known: 2, alike: 3 });
  expect((await bring(scene, ofx, { bringAlike: true })).counts).toMatchObject({ new: 3, known: 2, alike: 0 });
});

it('brings each line once when the same statement is sent by several at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendStatement(scene, MARCH)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await bankLines(scene)).totals.new.count).toBe(3);
});

it('imports all or nothing: a line that cannot be read is named, and left out only when asked', async () => {
  const text = 'Date,Amount,Payee\n03/03/2026,5.00,A\n31/02/2026,6.00,B';
  const report = await bring(scene, text, { dryRun: true });
  expect(report.counts).toMatchObject({ new: 1, refused: 1 });
  expect(report.lines[0]).toMatchObject({ line: 3, outcome: 'refused', reason: expect.stringContaining('no date') });
  const refused = await sendStatement(scene, text);
  expect(refused.body).toMatchObject({ status: 409, code: 'BANK.LINES_REFUSED', errors: [{ field: 'leaveOutRefused' }] });
  expect((await bankLines(scene)).items).toEqual([]);
  await bring(scene, text, { leaveOutRefused: true });
  expect((await bankLines(scene)).items).toHaveLength(1);
});

it('asks for the columns where they are not known, and takes them as they are said', async () => {
  const text = 'Wann;Wer;Wieviel\n03.03.2026;Tane;115';
  expect((await bring(scene, text, { dryRun: true })).asksColumns).toBe(true);
  expect((await sendStatement(scene, text)).body).toMatchObject({ status: 409, errors: [{ field: 'columns' }] });
  for (const columns of ['day,payee', 'payee,amount,skip', 'day,amount,payee,skip,skip', 'day,amount,money']) {
    const { status, body } = await sendStatement(scene, text, { columns });
    expect([columns, status, body.errors[0].field.split('.')[0]]).toEqual([columns, 400, 'columns']);
  }
  await bring(scene, text, { columns: 'day,payee,amount' });
  expect((await bankLines(scene)).items).toMatchObject([{ day: '2026-03-03', amount: '115.00', payee: 'Tane' }]);
});

it('refuses what is no statement, with the reason', async () => {
  for (const file of [
    'Date,Amount\n"1',
    '%PDF-1.7',
    Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
    '<OFX></OFX>',
    `Date,Amount${',x'.repeat(100)}\n03/11/2026,5`,
    'x'.repeat(5_300_000),
  ]) {
    const { status, body } = await sendStatement(scene, file);
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'file']);
  }
  const many = statementOf(Array.from({ length: 10_001 }, () => ({ amount: '1.00' })));
  expect((await sendStatement(scene, many)).body.errors[0].message).toContain('at most 10000 lines');
});

it('takes an import back, but for the lines that were matched; those of others are not touched', async () => {
  const { importId } = await bring(scene, MARCH);
  const { person: other } = await makeScene(await test.people.signUp());
  await other.agent.delete(`/api/bank-imports/${importId}`).expect(404);
  const [line] = (await bankLines(scene)).items;
  await scene.person.agent.post(`/api/bank-lines/${line?.id}/ignore`).expect(200);
  await scene.person.agent.delete(`/api/bank-imports/${importId}`).expect(204);
  expect((await bankLines(scene)).totals).toMatchObject({ new: { count: 0 }, ignored: { count: 0 }, lastDay: null });
  expect((await bring(scene, MARCH)).counts.new).toBe(3);
});

it('takes the direction from its column, and lets the column be chosen (TR-104)', async () => {
  const text =
    'Date,Description,Amount,Dr/Cr Indicator,Balance\n03/11/2026,Timber,115.00,DR,120.00\n04/11/2026,Tane,5.00,CR,125.00';
  expect(await bring(scene, text, { dryRun: true })).toMatchObject({ counts: { new: 1, out: 1 }, amount: '5.00' });
  const chosen = await bring(scene, text.replace('Dr/Cr Indicator', 'Hmm'), { columns: 'day,details,amount,direction,skip' });
  expect([chosen.counts, chosen.columns[3]?.use]).toMatchObject([{ new: 1, out: 1 }, 'direction']);
});

it('takes a negative amount under Credit for money that went out (TR-105)', async () => {
  const text =
    'Date,Description,Debit,Credit,Balance\n03/11/2026,Tane INV 1,,115.00,500\n04/11/2026,Dishonour INV 1,,-115.00,385';
  expect((await bring(scene, text)).counts).toMatchObject({ new: 1, out: 1 });
  expect((await bankLines(scene)).items).toMatchObject([{ day: '2026-11-03', amount: '115.00' }]);
});

it('asks where the sign and the type of OFX contradict one another, and goes by what is said (TR-106)', async () => {
  const ofx = ofxOf(['20260303', '115.00', 'TIMBER'], ['20260303', '5.00', 'TANE']).replace(
    '<DTPOSTED>',
    '<TRNTYPE>DEBIT<DTPOSTED>',
  );
  const report = await bring(scene, ofx, { dryRun: true });
  expect(report.counts).toMatchObject({ new: 1, asked: 1 });
  expect(report.lines[0]).toMatchObject({ outcome: 'asked', payee: 'TIMBER', reason: expect.stringContaining('DEBIT') });
  expect((await sendStatement(scene, ofx)).body).toMatchObject({ status: 409, errors: [{ field: 'inOutBy' }] });
  expect((await bring(scene, ofx, { inOutBy: 'type' })).counts).toMatchObject({ new: 1, out: 1, asked: 0 });
  expect((await bring(scene, ofx, { inOutBy: 'sign', dryRun: true })).counts).toMatchObject({ new: 1, known: 1 });
  expect((await bring(scene, ofx, { leaveOutRefused: true })).counts).toMatchObject({ new: 0, known: 1, asked: 1 });
});

it('lists rows with other cells than headings among those that cannot be read (TR-107)', async () => {
  const text = 'Date,Details,Amount,Balance\n03/11/2026,INV 11001, 2026,115.00,1115.00\n04/11/2026,Tane,5.00,1120.00';
  const { counts, lines } = await bring(scene, text, { dryRun: true });
  expect(counts).toMatchObject({ new: 1, refused: 1 });
  expect(lines[0]).toMatchObject({ line: 2, reason: expect.stringContaining('4 headings, but this row has 5') });
});

it('asks for the order of day and month where the file contradicts itself (TR-111)', async () => {
  const american = statementOf([
    { day: '11/13/2026', amount: '1.00' },
    { day: '11/03/2026', amount: '2.00' },
  ]);
  expect(await bring(scene, american)).toMatchObject({ dayOrder: 'monthFirst', from: '2026-11-03', to: '2026-11-13' });
  const both = statementOf([
    { day: '11/13/2026', amount: '1.00' },
    { day: '13/11/2026', amount: '2.00' },
  ]);
  expect(await bring(scene, both, { dryRun: true })).toMatchObject({ dayOrder: null, dayOrderBy: 'none', lines: [] });
  expect((await sendStatement(scene, both)).body).toMatchObject({ status: 409, errors: [{ field: 'dayOrder' }] });
  expect((await bring(scene, both, { dayOrder: 'dayFirst', dryRun: true })).counts).toMatchObject({ new: 1, refused: 1 });
});

const TYPES = `Transaction Date,Details,Type,Amount
01/11/2026,wages,Payment,500.00
02/11/2026,smith,Deposit,115.00
03/11/2026,fuel,EFTPOS,80.00
04/11/2026,jones,Payment,230.00`;

it('takes the direction from types in words, and asks line by line where they go both ways (TR-104)', async () => {
  const report = await bring(scene, TYPES, { dryRun: true });
  expect(report).toMatchObject({ counts: { new: 1, out: 1, asked: 2 }, amount: '115.00' });
  expect((await sendStatement(scene, TYPES)).body).toMatchObject({ status: 409, errors: [{ field: 'inOutBy' }] });
  const jones = report.lines.find(({ payee }) => payee === 'jones')?.entry;
  const answer = { bring: String(jones), leaveOutRefused: true };
  expect((await bring(scene, TYPES, answer)).counts).toMatchObject({ new: 2, out: 1, asked: 1 });
  expect((await bankLines(scene)).items.map(({ amount }) => amount)).toEqual(['230.00', '115.00']);
  expect((await bring(scene, TYPES, answer)).counts).toMatchObject({ new: 0, known: 2, asked: 1 });
});

it('brings a line of which sign and type contradict one another, when it is said to have come in (TR-106)', async () => {
  const ofx = ofxOf(['20260303', '-115.00', 'TANE']).replace('<DTPOSTED>', '<TRNTYPE>CREDIT<DTPOSTED>');
  await bring(scene, ofx, { bring: '1' });
  expect((await bankLines(scene)).items).toMatchObject([{ amount: '115.00', payee: 'TANE' }]);
});

it('refuses lines more than a day ahead, and never says that statements reach beyond (TR-203)', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const text = `Date,Amount\n${inDays(0)},1.00\n${inDays(3)},2.00\n01/01/2099,3.00\n01/01/49,4.00`;
  const report = await bring(scene, text, { dryRun: true });
  expect(report).toMatchObject({ counts: { new: 1, refused: 3 }, to: inDays(0) });
  expect(report.lines[1]).toMatchObject({ outcome: 'refused', reason: '“01/01/2099” is 1 Jan 2099, which lies ahead.' });
  await bring(scene, text, { leaveOutRefused: true });
  expect((await bankLines(scene)).totals.lastDay).toBe(inDays(0));
});
