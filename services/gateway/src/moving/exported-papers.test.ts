import { finish, readCsv } from '@dwang/domain';
import { readPdf } from '@dwang/testing/pdf';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { strFromU8, unzipSync } from 'fflate';
import { areas } from '../areas';
import { exportOf } from './testing/moving-company';
import { realWork, type Work } from './testing/real-work';

let test: TestApp;
let owner: Person;
let mate: Person;
let work: Work;
let zip: Record<string, Uint8Array>;
beforeAll(async () => {
  test = await startTestApp(areas);
  owner = await test.people.signUp({ companyName: 'Rātā Building' });
  mate = await test.people.addMember(owner);
  work = await realWork(owner);
  zip = unzipSync(await exportOf(owner));
}, 120_000);
afterAll(() => test?.close());

const pdfs = (of: Record<string, Uint8Array>) => Object.keys(of).filter((name) => name.endsWith('.pdf'));
const textOf = (name: string) => readPdf(new Uint8Array(zip[name] ?? []).buffer).join(' ');
const cellsOf = (name: string) => finish(readCsv(strFromU8(zip[name] ?? new Uint8Array()))).map(({ cells }) => cells);

it('holds each paper that has a number as a PDF, and no draft', async () => {
  const [notes, quotes] = await Promise.all(
    ['credit-notes', 'quotes'].map((path) => owner.agent.get(`/api/${path}`).expect(200)),
  );
  const note = notes?.body.items[0].creditNoteNumber;
  const quote = quotes?.body.items[0].quoteNumber;
  const invoice = `invoices/Invoice-${work.invoiceNumber}.pdf`;
  expect(pdfs(zip).sort()).toEqual([`credit-notes/Credit-note-${note}.pdf`, invoice, `quotes/Quote-${quote}.pdf`]);
  expect(textOf(invoice)).toContain(work.invoiceNumber);
  expect(textOf(invoice)).toContain('Rātā Building');
  expect(textOf(`quotes/Quote-${quote}.pdf`)).toContain('Deck boards');
});

it('gives a member the papers of what they made, and nobody else’s', async () => {
  expect(pdfs(unzipSync(await exportOf(mate)))).toEqual([]);
});

it('goes on where a paper cannot be drawn, and says so in its place', async () => {
  const person = await test.people.signUp();
  const { invoiceNumber } = await realWork(person);
  const [{ id }] = await test.db.dataSource.query('SELECT id FROM invoices WHERE companyId = ? AND invoiceNumber = ?', [
    person.user.company.id,
    invoiceNumber,
  ]);
  await test.db.dataSource.query("UPDATE invoices SET seller = '{}' WHERE id = ?", [id]);
  const names = Object.keys(unzipSync(await exportOf(person)));
  expect(names).toContain(`invoices/Not-drawn-${id}.txt`);
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  expect(names).toContain('manifest.json');
});

it('lists what its papers cannot show (TR-218)', async () => {
  expect(Object.keys(zip)).not.toContain('Not-printed.txt');
  const person = await test.people.signUp();
  const client = (await person.agent.post('/api/clients').send({ name: 'Smith' }).expect(201)).body;
  const invoice = { clientId: client.id, subtotal: '10.00', issueDate: '2026-04-05', notes: 'Site 🔧' };
  const { invoiceNumber } = (await person.agent.post('/api/invoices').send(invoice).expect(201)).body;
  const list = strFromU8(unzipSync(await exportOf(person))['Not-printed.txt'] ?? new Uint8Array());
  expect(list).toMatch(new RegExp(`^invoices/Invoice-${invoiceNumber}.pdf: Some characters cannot be printed.*🔧 in the notes`));
});

it('names every column of a table once, with its value below it', () => {
  const tables = Object.keys(zip).filter((name) => name.endsWith('.csv'));
  expect(tables).toContain('invoices.csv');
  for (const name of tables) {
    const [heads = [], ...rows] = cellsOf(name);
    expect([name, new Set(heads).size]).toEqual([name, heads.length]);
    for (const row of rows) expect([name, row.length]).toEqual([name, heads.length]);
  }
  const invoices = JSON.parse(strFromU8(zip['invoices.json'] ?? new Uint8Array()));
  const [heads = [], ...rows] = cellsOf('invoices.csv');
  const total = heads.indexOf('total');
  expect(rows.map((row) => row[total])).toEqual(invoices.map((invoice: { total: string }) => invoice.total));
  expect(heads).toEqual(expect.arrayContaining(['discount', 'discountAmount']));
});
