import { randomUUID } from 'node:crypto';
import type { CreditNote } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { addHours, listInvoices, makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  scene = await makeScene(await test.people.signUp());
});

const credit = (id: number, body: object = {}) =>
  scene.person.agent.post(`/api/invoices/${id}/credit-note`).send({ reason: 'Wrong price', ...body });
const invoice = async (id: number) => (await scene.person.agent.get(`/api/invoices/${id}`).expect(200)).body;
const line = (unitPrice: string) => ({ description: 'Price corrected', quantity: '1', unitPrice });
const owed = async () => (await scene.person.agent.get(`/api/clients/${scene.client.id}`).expect(200)).body.outstanding;

it('takes a whole invoice back with its lines and discount, frees its hours, and leaves the invoice as it was', async () => {
  const entry = await addHours(scene);
  const lines = [{ kind: 'material', description: 'Kwila', quantity: '3', unitPrice: '9.99' }];
  const discount = { kind: 'percent', value: '10' };
  const first = await makeInvoice(scene, { timeEntryIds: [entry.id], lines, discount, issueDate: '2026-03-04' });
  const note: CreditNote = (await credit(first.id, { issueDate: '2026-03-09' }).expect(201)).body;
  expect(note).toMatchObject({
    creditNoteNumber: 'CN-2026-03001',
    invoiceNumber: first.invoiceNumber,
    reason: 'Wrong price',
    subtotal: first.subtotal,
    tax: first.tax,
    total: first.total,
    discountAmount: first.discountAmount,
    buyer: first.buyer,
  });
  expect(note.lines.map(({ amount }) => amount)).toEqual(first.lines.map(({ amount }) => amount));
  const after = await invoice(first.id);
  expect(after).toMatchObject({
    status: 'credited',
    credited: first.total,
    balance: '0.00',
    lines: first.lines,
    total: first.total,
  });
  expect((await scene.person.agent.get(`/api/time-entries/${entry.id}`)).body.billed).toBe(false);
  expect(await owed()).toBe('0.00');
  expect((await credit(first.id)).body).toMatchObject({ status: 409, code: 'CREDIT_NOTE.TOO_MUCH' });
  await makeInvoice(scene, { timeEntryIds: [entry.id] });
});

it('takes back in parts, to the cent, and no more than the invoice came to', async () => {
  const lines = [{ description: 'x', quantity: '3', unitPrice: '0.30' }];
  const { id } = await makeInvoice(scene, { lines });
  expect((await credit(id, { lines: [line('0.30')] }).expect(201)).body).toMatchObject({
    subtotal: '0.30',
    tax: '0.05',
    total: '0.35',
  });
  expect(await invoice(id)).toMatchObject({ status: 'pending', credited: '0.35', balance: '0.69', total: '1.04' });
  const tooMuch = await credit(id, { lines: [line('0.61')] });
  expect(tooMuch.body).toMatchObject({ status: 409, code: 'CREDIT_NOTE.TOO_MUCH', errors: [{ field: 'lines' }] });
  const rest = (await credit(id).expect(201)).body;
  expect(rest).toMatchObject({
    subtotal: '0.60',
    tax: '0.09',
    total: '0.69',
    lines: [{ description: expect.stringContaining('Rest of INV-') }],
  });
  expect((await invoice(id)).status).toBe('credited');
  expect((await listInvoices(scene)).totals.total).toEqual({ count: 1, amount: '0.00' });
});

it.each(['inclusive', 'exclusive'])(
  'takes one line after the other back until nothing is left, discount and all: %s',
  async (gst) => {
    const lines = ['One', 'Two', 'Three'].map((description) => ({ description, quantity: '1', unitPrice: '33.33' }));
    const first = await makeInvoice(scene, { gst, lines, discount: { kind: 'amount', value: '10.00' } });
    const discounts: string[] = [];
    for (const { id } of first.lines) discounts.push((await credit(first.id, { lineIds: [id] }).expect(201)).body.discountAmount);
    expect(discounts).toEqual(['3.33', '3.34', '3.33']);
    expect(await invoice(first.id)).toMatchObject({ status: 'credited', credited: first.total, balance: '0.00' });
  },
);

it('takes whole lines back with their part of the discount, frees their hours alone, and no line twice', async () => {
  const [kept, freed] = [await addHours(scene), await addHours(scene, { duration: 3600 })];
  const discount = { kind: 'percent', value: '10' };
  const first = await makeInvoice(scene, { timeEntryIds: [kept.id, freed.id], discount });
  const named = first.lines.find(({ timeEntryIds }) => timeEntryIds.includes(freed.id));
  const lineIds = [named?.id];
  const note: CreditNote = (await credit(first.id, { lineIds }).expect(201)).body;
  expect(note).toMatchObject({ discountAmount: '8.50', subtotal: '76.50', tax: '11.48', total: '87.98' });
  const billed = async (id: number) => (await scene.person.agent.get(`/api/time-entries/${id}`)).body.billed;
  expect([await billed(kept.id), await billed(freed.id)]).toEqual([true, false]);
  expect(await invoice(first.id)).toMatchObject({ credited: '87.98', creditedLineIds: lineIds });
  const again = await credit(first.id, { lineIds });
  expect(again.body).toMatchObject({ status: 409, code: 'CREDIT_NOTE.TOO_MUCH', errors: [{ field: 'lineIds' }] });
  const other = await makeInvoice(scene, { timeEntryIds: [freed.id] });
  const foreign = await credit(first.id, { lineIds: other.lines.map(({ id }) => id) });
  expect(foreign.body).toMatchObject({ status: 400, errors: [{ field: 'lineIds' }] });
  await credit(first.id).expect(201);
  expect([await billed(kept.id), await billed(freed.id)]).toEqual([false, true]);
  expect((await invoice(first.id)).status).toBe('credited');
});

it('gives what was paid already to the client as credit', async () => {
  const { id } = await makeInvoice(scene, { subtotal: '100.00', status: 'paid' });
  await credit(id, { lines: [line('20.00')] }).expect(201);
  expect(await invoice(id)).toMatchObject({ status: 'paid', credited: '23.00', paid: '92.00', overpaid: '23.00' });
  const { body } = await scene.person.agent.get(`/api/client-credits/${scene.client.id}`);
  expect(body.available).toBe('23.00');
});

it('numbers without a gap in a sequence of its own, also when many come at once', async () => {
  const invoices = [];
  for (let count = 0; count < 12; count += 1)
    invoices.push(await makeInvoice(scene, { subtotal: '10.00', issueDate: '2026-04-01' }));
  const answers = await Promise.all(invoices.map(({ id }) => credit(id, { issueDate: '2026-04-02' })));
  const numbers = answers.map(({ body }) => body.creditNoteNumber).sort();
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => `CN-2026-04${String(index + 1).padStart(3, '0')}`));
});

it('lets one of many credits of the same invoice through', async () => {
  const { id } = await makeInvoice(scene);
  const answers = await Promise.all(Array.from({ length: 5 }, () => credit(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const uid = randomUUID();
  const other = await makeInvoice(scene);
  const same = await Promise.all(Array.from({ length: 4 }, () => credit(other.id, { uid })));
  expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await credit(other.id, { uid, reason: 'Another' })).body.code).toBe('REQUEST.UID_TAKEN');
});

it('credits no draft and no void invoice, not before the invoice, and says why; a credited invoice is not voided', async () => {
  const draft = await makeInvoice(scene, { subtotal: '1.00', status: 'draft' });
  expect((await credit(draft.id)).body).toMatchObject({ status: 409, code: 'INVOICE.MOVE_NOT_ALLOWED' });
  const { id } = await makeInvoice(scene, { subtotal: '100.00', issueDate: '2026-03-04' });
  expect((await credit(id, { reason: ' ' })).body.errors).toMatchObject([{ field: 'reason' }]);
  expect((await credit(id, { issueDate: '2026-03-03' })).body.errors).toMatchObject([{ field: 'issueDate' }]);
  await credit(id, { lines: [line('1.00')] }).expect(201);
  expect((await scene.person.agent.post(`/api/invoices/${id}/void`)).body.code).toBe('INVOICE.MOVE_NOT_ALLOWED');
});

it('is closed to others: 404 for another company, 403 for a contractor', async () => {
  const { id } = await makeInvoice(scene);
  const note = (await credit(id).expect(201)).body;
  const stranger = await test.people.signUp();
  await stranger.agent.get(`/api/credit-notes/${note.id}`).expect(404);
  await stranger.agent.post(`/api/invoices/${id}/credit-note`).send({ reason: 'x' }).expect(404);
  const contractor = await test.people.addMember(scene.person, 'contractor');
  await contractor.agent.get(`/api/credit-notes/${note.id}`).expect(403);
});
