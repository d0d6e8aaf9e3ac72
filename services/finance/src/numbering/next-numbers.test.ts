import type { NextNumbers } from '@dwang/contracts';
import { AuditRow } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';
import { makeSent } from '../testing/quote-scene';

const NOW = Date.parse('2026-11-12T01:00:00Z');
const PATH = '/api/finance-settings/next-numbers';
const november = { subtotal: '10.00', issueDate: '2026-11-12' };

let test: TestApp;
let at: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  at = await makeScene(await test.people.signUp());
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

const numbers = async (): Promise<NextNumbers> => (await at.person.agent.get(PATH).expect(200)).body;
const raise = (fields: object) => at.person.agent.patch(PATH).send({ month: '2026-11', ...fields });

it('counts invoices, quotes and credit notes on from where the owner set them, each on its own (TR-215)', async () => {
  expect(await numbers()).toEqual({
    month: '2026-11',
    invoice: { next: 1, number: 'INV-2026-11001' },
    quote: { next: 1, number: 'QU-2026-11001' },
    creditNote: { next: 1, number: 'CN-2026-11001' },
  });
  const raised = (await raise({ invoice: 57, quote: 12, creditNote: 4 }).expect(200)).body;
  expect(raised).toEqual(await numbers());
  const invoice = await makeInvoice(at, november);
  const credited = await at.person.agent
    .post(`/api/invoices/${invoice.id}/credit-note`)
    .send({ reason: 'Too much', lines: [{ description: 'Framing', quantity: '1', unitPrice: '1.00' }] });
  const made = [invoice.invoiceNumber, (await makeSent(at)).quoteNumber, credited.body.creditNoteNumber];
  expect(made).toEqual(['INV-2026-11057', 'QU-2026-11012', 'CN-2026-11004']);
  expect((await makeInvoice(at, { ...november, issueDate: '2026-10-01' })).invoiceNumber).toBe('INV-2026-10001');
});

it('refuses a number that is used already on its field, and changes none of the others then (TR-215)', async () => {
  await makeInvoice(at, november);
  await makeInvoice(at, november);
  const message = 'The next invoice number is INV-2026-11003 already, and can only go up: choose 3 or more.';
  const refused = await raise({ creditNote: 9, invoice: 2, quote: 9 }).expect(409);
  expect(refused.body).toMatchObject({ code: 'INVOICE.NUMBER_USED', errors: [{ field: 'invoice', message }] });
  expect(await numbers()).toMatchObject({ invoice: { next: 3 }, quote: { next: 1 }, creditNote: { next: 1 } });
  await raise({ invoice: 3 }).expect(200);
  await raise({ invoice: 0 }).expect(400);
  const late = await at.person.agent.patch(PATH).send({ month: '2026-10', invoice: 50 }).expect(400);
  expect(late.body.errors).toEqual([{ field: 'month', message: expect.stringContaining('Another month has begun') }]);
  expect((await makeInvoice(at, november)).invoiceNumber).toBe('INV-2026-11003');
});

it('passes over numbers that were typed by hand (TR-215)', async () => {
  await makeInvoice(at, { ...november, invoiceNumber: 'INV-2026-11057' });
  expect((await raise({ invoice: 57 }).expect(200)).body.invoice).toEqual({ next: 58, number: 'INV-2026-11058' });
  expect((await makeInvoice(at, november)).invoiceNumber).toBe('INV-2026-11058');
});

it('never goes back nor gives a number twice, whoever raises and issues at once (TR-215)', async () => {
  const asked = Array.from({ length: 12 }, (_, at) => 10 + at * 5);
  const answers = await Promise.all([
    ...asked.map((invoice) => raise({ invoice })),
    ...asked.map(() => postInvoice(at, november)),
  ]);
  const raised = answers.slice(0, asked.length);
  expect(raised.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const reached = Math.max(...asked.filter((_, index) => raised[index]?.status === 200));
  const issued = answers.slice(asked.length).map(({ body }) => body.invoiceNumber);
  expect(answers.slice(asked.length).map(({ status }) => status)).toEqual(asked.map(() => 201));
  expect(new Set(issued).size).toBe(asked.length);
  expect((await numbers()).invoice.next).toBeGreaterThanOrEqual(reached);
});

it('is for the owner alone to change, and stands in the audit (TR-215)', async () => {
  const mate = await test.people.addMember(at.person);
  await mate.agent.get(PATH).expect(200);
  await mate.agent.patch(PATH).send({ month: '2026-11', invoice: 5 }).expect(403);
  await raise({ invoice: 5 }).expect(200);
  await raise({ invoice: 5 }).expect(200);
  const chain = at.person.user.company.id;
  const rows = await test.db.repo(AuditRow).findBy({ chain, kind: 'invoice_counters' });
  expect(rows.map(({ userId, changes }) => [userId, JSON.parse(changes)])).toEqual([
    [
      at.person.user.id,
      [expect.objectContaining({ action: 'changed', values: { invoiceNumber: ['INV-2026-11001', 'INV-2026-11005'] } })],
    ],
  ]);
});
