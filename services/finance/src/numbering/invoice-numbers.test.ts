import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene, postInvoice } from '../testing/invoice-scene';
import { InvoiceCounter } from './invoice-counter.entity';
import { paperNumber } from './paper-series';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test.close());

const scene = async () => makeScene(await test.people.signUp());
const april = { subtotal: '10.00', issueDate: '2026-04-05' };
const LINES = [{ description: 'Framing', quantity: '1', unitPrice: '10.00' }];
const aprils = (count: number) => Array.from({ length: count }, (_, index) => `INV-2026-04${String(index + 1).padStart(3, '0')}`);

it('gives 200 parallel issues 200 numbers in a row, from an empty counter on (RC-042, RC-140, RC-141)', async () => {
  const at = await scene();
  const answers = await Promise.all(Array.from({ length: 200 }, () => postInvoice(at, april)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 201));
  expect(answers.map(({ body }) => body.invoiceNumber).sort()).toEqual(aprils(200));
});

it('counts each company and each month on its own', async () => {
  const [at, other] = [await scene(), await scene()];
  const numbers = [
    await makeInvoice(at, april),
    await makeInvoice(other, april),
    await makeInvoice(at, { ...april, issueDate: '2026-05-01' }),
    await makeInvoice(at, april),
  ].map(({ invoiceNumber }) => invoiceNumber);
  expect(numbers).toEqual(['INV-2026-04001', 'INV-2026-04001', 'INV-2026-05001', 'INV-2026-04002']);
});

it('takes a free typed number, refuses a taken one on its field, and passes over typed ones', async () => {
  const at = await scene();
  await makeInvoice(at, { ...april, invoiceNumber: 'INV-2026-04002' });
  const taken = await postInvoice(at, { ...april, invoiceNumber: 'INV-2026-04002' });
  expect(taken.body).toMatchObject({ status: 409, code: 'INVOICE.NUMBER_TAKEN', errors: [{ field: 'invoiceNumber' }] });
  const drawn = [await makeInvoice(at, april), await makeInvoice(at, april)].map(({ invoiceNumber }) => invoiceNumber);
  expect(drawn).toEqual(['INV-2026-04001', 'INV-2026-04003']);
});

it('says which invoice has a taken number, a void one and a draft too (TR-216)', async () => {
  const at = await scene();
  const used = await makeInvoice(at, { ...april, invoiceNumber: 'a-1' });
  const detailOf = async () => {
    const { body } = await postInvoice(at, { ...april, invoiceNumber: 'A-1' }).expect(409);
    expect(body).toMatchObject({ rowId: used.id, errors: [{ field: 'invoiceNumber', message: body.detail }] });
    return body.detail;
  };
  const rest = 'a-1 of 5 Apr 2026 for Tāne Construction';
  expect(await detailOf()).toBe(`Invoice number A-1 is already taken by invoice ${rest}`);
  await at.person.agent.post(`/api/invoices/${used.id}/void`).send({}).expect(200);
  expect(await detailOf()).toBe(`Invoice number A-1 is already taken by the void invoice ${rest}, which keeps its number`);
  const draft = await makeInvoice(at, { ...april, status: 'draft', invoiceNumber: 'B-1', lines: LINES, subtotal: undefined });
  const body = { clientId: at.client.id, issueDate: '2026-04-05', lines: LINES, invoiceNumber: 'A-1' };
  const refused = await at.person.agent.put(`/api/invoices/${draft.id}`).send(body).expect(409);
  expect(refused.body).toMatchObject({ code: 'INVOICE.NUMBER_TAKEN', rowId: used.id });
  expect((await postInvoice(at, { ...april, invoiceNumber: 'b-1' })).body.detail).toContain('the draft invoice B-1');
});

it('takes numbers that differ in capitals or macrons alone for one', async () => {
  const at = await scene();
  await makeInvoice(at, { ...april, invoiceNumber: 'Kōwhai-z1' });
  const taken = await postInvoice(at, { ...april, invoiceNumber: 'KOWHAI-Z1' });
  expect(taken.body).toMatchObject({ status: 409, errors: [{ field: 'invoiceNumber' }] });
  const draft = await makeInvoice(at, { ...april, status: 'draft', invoiceNumber: 'b-1', lines: LINES, subtotal: undefined });
  const body = { clientId: at.client.id, issueDate: '2026-04-05', lines: LINES };
  await at.person.agent.put(`/api/invoices/${draft.id}`).send(body).expect(200);
  await makeInvoice(at, { ...april, invoiceNumber: 'B-1' });
});

it('lets one of many invoices with the same typed number through', async () => {
  const at = await scene();
  const answers = await Promise.all(Array.from({ length: 6 }, () => postInvoice(at, { ...april, invoiceNumber: 'A-1' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

it('leaves no gap when an issue is refused after its number was drawn', async () => {
  const at = await scene();
  await makeInvoice(at, april);
  await postInvoice(at, { ...april, total: '1.00' }).expect(400);
  await postInvoice(at, { ...april, timeEntryIds: [999_999_999] }).expect(400);
  expect((await makeInvoice(at, april)).invoiceNumber).toBe('INV-2026-04002');
});

it('numbers a draft at its issue only, by its issue date, and keeps a typed number from the start', async () => {
  const at = await scene();
  const draft = await makeInvoice(at, { ...april, status: 'draft' });
  const typed = await makeInvoice(at, { ...april, status: 'draft', invoiceNumber: 'MINE' });
  expect([draft.invoiceNumber, typed.invoiceNumber]).toEqual([null, 'MINE']);
  await makeInvoice(at, april);
  const issue = async (id: number) =>
    (await at.person.agent.patch(`/api/invoices/${id}`).send({ status: 'sent' }).expect(200)).body;
  expect(await issue(draft.id)).toMatchObject({ invoiceNumber: 'INV-2026-04002', status: 'overdue' });
  expect((await issue(typed.id)).invoiceNumber).toBe('MINE');
});

it('grows to four digits past 999', async () => {
  const at = await scene();
  await test.db.repo(InvoiceCounter).insert({ companyId: at.person.user.company.id, period: '2026-04', lastNumber: 998 });
  const numbers = [await makeInvoice(at, april), await makeInvoice(at, april)].map(({ invoiceNumber }) => invoiceNumber);
  expect(numbers).toEqual(['INV-2026-04999', 'INV-2026-041000']);
  expect(paperNumber('invoice', '2027-12', 7)).toBe('INV-2027-12007');
});
