import type { BankLine, Invoice } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { bankLines, bring, lineOf, statementOf } from '../testing/bank-scene';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  scene = await makeScene(await test.people.signUp());
});

const act = (line: BankLine, what: string, body: object = {}) =>
  scene.person.agent.post(`/api/bank-lines/${line.id}/${what}`).send(body);
const match = (line: BankLine, parts: Record<number, string>) =>
  act(line, 'match', { invoices: Object.entries(parts).map(([id, amount]) => ({ invoiceId: Number(id), amount })) });
const invoice = async (id: number): Promise<Invoice> => (await scene.person.agent.get(`/api/invoices/${id}`).expect(200)).body;
const owed = async () => (await scene.person.agent.get(`/api/clients/${scene.client.id}`).expect(200)).body.outstanding;

it('suggests the invoice that is named, pays it on the day of the bank, and undo takes the payment back', async () => {
  const { id, invoiceNumber } = await makeInvoice(scene);
  const line = await lineOf(scene, { amount: '115.00', reference: invoiceNumber ?? '' });
  expect(line.suggestions).toMatchObject([
    { certainty: 'sure', parts: [{ invoiceId: id, amount: '115.00', balance: '115.00', clientName: 'Tāne Construction' }] },
  ]);
  const matched = (await match(line, { [id]: '115.00' }).expect(200)).body;
  expect(matched).toMatchObject({
    state: 'matched',
    suggestions: [],
    matches: [{ invoiceId: id, invoiceNumber, amount: '115.00' }],
  });
  const paid = await invoice(id);
  expect([paid.status, await owed()]).toEqual(['paid', '0.00']);
  expect(paid.payments).toMatchObject([
    { method: 'bank', day: '2026-03-03', amount: '115.00', reference: invoiceNumber, notes: 'J Smith' },
  ]);
  expect((await bankLines(scene)).totals).toMatchObject({ new: { count: 0 }, matched: { count: 1, amount: '115.00' } });
  const undone = (await act(line, 'undo').expect(200)).body;
  expect(undone).toMatchObject({ state: 'new', matches: [], suggestions: [{ certainty: 'sure' }] });
  const open = await invoice(id);
  expect([open.status, await owed(), open.payments[0]?.removedReason]).toEqual(['pending', '115.00', 'Bank match undone']);
});

it('suggests several invoices of a client for one amount, and pays all or none', async () => {
  const [first, second] = [await makeInvoice(scene), await makeInvoice(scene, { subtotal: '200.00' })];
  const line = await lineOf(scene, { amount: '345.00', payee: 'TANE CONSTRUCT' });
  expect(line.suggestions[0]?.parts.map(({ amount }) => amount)).toEqual(['115.00', '230.00']);
  expect((await match(line, { [first.id]: '115.00', [second.id]: '229.00' })).body).toMatchObject({
    status: 400,
    errors: [{ field: 'invoices' }],
  });
  const draft = await makeInvoice(scene, { subtotal: '10.00', status: 'draft' });
  expect((await match(line, { [first.id]: '115.00', [draft.id]: '230.00' })).body.code).toBe('PAYMENT.NOTHING_OPEN');
  expect([(await invoice(first.id)).paid, await owed()]).toEqual(['0.00', '345.00']);
  await match(line, { [first.id]: '115.00', [second.id]: '230.00' }).expect(200);
  expect([(await invoice(first.id)).status, (await invoice(second.id)).status, await owed()]).toEqual(['paid', 'paid', '0.00']);
});

it('makes what is more than the balance the client’s credit', async () => {
  const { id } = await makeInvoice(scene);
  const line = await lineOf(scene, { amount: '150.00' });
  await match(line, { [id]: '150.00' }).expect(200);
  const credit = await scene.person.agent.get(`/api/client-credits/${scene.client.id}`).expect(200);
  expect([(await invoice(id)).overpaid, credit.body.available]).toEqual(['35.00', '35.00']);
});

it('pays once, however often and however many at once say the same, and refuses another match', async () => {
  const [first, second] = [await makeInvoice(scene), await makeInvoice(scene)];
  const line = await lineOf(scene, { amount: '115.00' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => match(line, { [first.id]: '115.00' })));
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(5).fill([200, 'matched']));
  expect((await match(line, { [second.id]: '115.00' })).body.code).toBe('BANK.LINE_SETTLED');
  expect((await act(line, 'ignore')).body.code).toBe('BANK.LINE_SETTLED');
  expect([(await invoice(first.id)).payments.length, await owed()]).toEqual([1, '115.00']);
});

it('lets one of two different matches at once win', async () => {
  const [first, second] = [await makeInvoice(scene), await makeInvoice(scene)];
  const line = await lineOf(scene, { amount: '115.00' });
  const answers = await Promise.all([match(line, { [first.id]: '115.00' }), match(line, { [second.id]: '115.00' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await owed()).toBe('115.00');
});

it('makes the line new again when its last payment is removed on the invoice', async () => {
  const [first, second] = [await makeInvoice(scene), await makeInvoice(scene)];
  const line = await lineOf(scene, { amount: '230.00' });
  await match(line, { [first.id]: '115.00', [second.id]: '115.00' }).expect(200);
  const remove = async (id: number) => {
    const [payment] = (await invoice(id)).payments;
    await scene.person.agent.post(`/api/payments/${payment?.id}/remove`).send({ reason: 'Not theirs' }).expect(200);
  };
  await remove(first.id);
  expect((await bankLines(scene, { state: 'matched' })).items).toMatchObject([
    { id: line.id, matches: [{ invoiceId: second.id }] },
  ]);
  await remove(second.id);
  expect((await bankLines(scene)).items).toMatchObject([{ id: line.id, state: 'new' }]);
});

it('ignores a line and brings it back, a repetition changes nothing', async () => {
  const line = await lineOf(scene, { amount: '0.42', payee: 'Interest' });
  for (let times = 0; times < 2; times += 1) expect((await act(line, 'ignore').expect(200)).body.state).toBe('ignored');
  expect((await bankLines(scene, { state: 'ignored' })).items).toHaveLength(1);
  for (let times = 0; times < 2; times += 1) expect((await act(line, 'undo').expect(200)).body.state).toBe('new');
});

it('pages by day, keeps the lines of others apart, and takes no invoice of theirs', async () => {
  await bring(
    scene,
    statementOf(Array.from({ length: 5 }, (_, index) => ({ amount: `${index + 1}.00`, day: `0${index + 1}/03/2026` }))),
  );
  const first = await bankLines(scene, { limit: 3 });
  const rest = await bankLines(scene, { limit: 3, cursor: first.nextCursor });
  expect([...first.items, ...rest.items].map(({ amount }) => amount)).toEqual(['5.00', '4.00', '3.00', '2.00', '1.00']);
  const other = await makeScene(await test.people.signUp());
  const theirs = await makeInvoice(other);
  expect((await bankLines(other)).items).toEqual([]);
  const [line] = first.items as [BankLine];
  expect((await match(line, { [theirs.id]: '5.00' })).status).toBe(404);
  for (const what of ['ignore', 'undo']) await other.person.agent.post(`/api/bank-lines/${line.id}/${what}`).expect(404);
});
