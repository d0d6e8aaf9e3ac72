import type { ClientStatement, Invoice } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import fc from 'fast-check';
import { area as finance } from '../index';
import { AHEAD, type Books, issuedOf, Books as NewBooks, openOf, steps } from '../testing/books-model';
import { makeScene } from '../testing/invoice-scene';
import { InvoiceEventRow } from './invoice-event.entity';
import { eventHash } from './invoice-history';

const RUNS = Number(process.env.MODEL_RUNS ?? 3);
const STEPS = Number(process.env.MODEL_STEPS ?? 30);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

const cents = (text: string): number => Math.round(Number(text) * 100);

/** I5: figures add up, on the invoice and over its payments and credit notes. */
function checkMoney(invoice: Invoice): void {
  const lines = invoice.lines.reduce((sum, { amount }) => sum + cents(amount), 0);
  expect(lines).toBe(cents(invoice.linesTotal));
  const net = lines - cents(invoice.discountAmount);
  expect(invoice.gst === 'inclusive' ? cents(invoice.total) : cents(invoice.subtotal)).toBe(net);
  expect(cents(invoice.subtotal) + cents(invoice.tax)).toBe(cents(invoice.total));
  const stand = invoice.payments.filter(({ removedAt }) => removedAt === null);
  expect(stand.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(invoice.paid) + cents(invoice.overpaid));
  expect(invoice.creditNotes.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(invoice.credited));
}

/** I9: one event for each change, each bound to the one before. */
async function checkEvents(books: Books, id: number): Promise<void> {
  const events = await test.db.repo(InvoiceEventRow).find({ where: { invoiceId: id }, order: { id: 'ASC' } });
  expect(events).toHaveLength(books.events.get(id) ?? 0);
  let before = '';
  for (const event of events) {
    expect(event.hash).toBe(eventHash(event, before));
    before = event.hash;
  }
}

async function checkBooks(books: Books): Promise<void> {
  const { agent, scene } = books;
  const numbers: string[] = [];
  const held = new Map<number, number>();
  for (const bill of books.bills) {
    const invoice: Invoice = (await agent.get(`/api/invoices/${bill.id}`).expect(200)).body;
    expect({ status: invoice.status, balance: cents(invoice.balance) }).toEqual({ status: bill.status, balance: openOf(bill) });
    checkMoney(invoice);
    if (bill.issued !== null) expect(issuedOf(invoice)).toBe(bill.issued);
    if (invoice.invoiceNumber !== null) numbers.push(invoice.invoiceNumber);
    await checkEvents(books, bill.id);
    if (bill.status === 'void' || bill.status === 'credited') continue;
    for (const entry of invoice.lines.flatMap(({ timeEntryIds }) => timeEntryIds)) {
      expect(held.has(entry)).toBe(false);
      held.set(entry, bill.id);
    }
  }
  // I6: one after the other without a gap, in each month of issue. I7: each entry on one living invoice, which it names.
  for (const month of new Set(numbers.map((number) => number.slice(0, -3)))) {
    const ofMonth = numbers.filter((number) => number.startsWith(month));
    const counted = ofMonth.map((number) => Number(number.slice(-3))).sort((a, b) => a - b);
    expect(counted).toEqual(counted.map((_, index) => index + 1));
  }
  for (const { id, bill } of books.entries) {
    const entry = (await agent.get(`/api/time-entries/${id}`).expect(200)).body;
    expect([id, entry.invoiceId, held.get(id) ?? null]).toEqual([id, bill, bill]);
  }
  const client = (await agent.get(`/api/clients/${scene.client.id}`).expect(200)).body;
  expect(cents(client.outstanding)).toBe(books.bills.reduce((sum, bill) => sum + openOf(bill), 0));
  const credit = (await agent.get(`/api/client-credits/${scene.client.id}`).expect(200)).body;
  expect(cents(credit.available)).toBe(books.credit);
  await checkStatements(books);
}

/** What is open, its ageing, the credit and the closing balance say the same, today and on the day of invoices that are dated ahead. */
async function checkStatements({ agent, scene, bills, credit }: Books): Promise<void> {
  const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + cents(amount), 0);
  for (const to of [undefined, AHEAD]) {
    const found: ClientStatement = (await agent.get(`/api/statements/${scene.client.id}`).query({ to }).expect(200)).body;
    const counted = bills.filter(({ isAhead }) => to === AHEAD || !isAhead);
    const open = sum(found.open.map(({ balance }) => balance));
    expect(open).toBe(counted.reduce((all, bill) => all + openOf(bill), 0));
    expect(sum(Object.values(found.ageing))).toBe(open);
    expect(cents(found.closing)).toBe(open - cents(found.credit));
    expect(found.lines.at(-1)?.balance ?? found.opening).toBe(found.closing);
    const ahead = bills.filter(({ isAhead }) => isAhead && to === undefined);
    expect(cents(found.credit)).toBe(credit + ahead.reduce((all, { total, received }) => all + Math.min(total, received), 0));
  }
}

it('keeps the books right whatever is done in whatever order (I5 to I9, TR-115)', async () => {
  await fc.assert(
    fc.asyncProperty(steps(STEPS), async (list) => {
      const books = new NewBooks(await makeScene(await test.people.signUp()));
      for (const step of list) await books.do(step);
      await checkBooks(books);
    }),
    { numRuns: RUNS, endOnFailure: process.env.MODEL_SHRINK === undefined },
  );
}, 3_600_000);
