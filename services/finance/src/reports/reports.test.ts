import type {
  ClientReport,
  CreditNotePage,
  InvoicePage,
  JobReport,
  MonthReport,
  PaymentPage,
  PersonReport,
} from '@dwang/contracts';
import { centsToDecimal, sumMoney } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import fc from 'fast-check';
import { area as finance } from '..';
import { addHours, makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp([jobs, finance]);
});
afterAll(() => app.close());
beforeEach(async () => {
  scene = await makeScene(await app.people.signUp());
});

const read = async <Answer>(path: string, query: object = {}): Promise<Answer> =>
  (await scene.person.agent.get(`/api/${path}`).query(query).expect(200)).body;
const minus = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);
const aBill = (issueDate: string, fields: object = {}) =>
  makeInvoice(scene, {
    issueDate,
    dueDate: issueDate,
    projectId: scene.project.id,
    lines: [{ description: 'Deck', quantity: '1', unitPrice: '100.00' }],
    ...fields,
  });
const pay = (id: number, amount: string, day: string, method = 'bank') =>
  scene.person.agent.post(`/api/invoices/${id}/payments`).send({ amount, day, method }).expect(201);
const credit = (id: number, unitPrice: string, issueDate: string) =>
  scene.person.agent
    .post(`/api/invoices/${id}/credit-note`)
    .send({ issueDate, reason: 'Fewer boards', lines: [{ description: 'Boards', quantity: '1', unitPrice }] });

test('a job is told by what was invoiced, what came in, and what its time costs, each within the days asked for', async () => {
  await scene.person.agent.patch(`/api/projects/${scene.project.id}`).send({ estimateAmount: '500.00' }).expect(200);
  // Two hours of 31 March and one of 1 April, by the clock of Auckland.
  await addHours(scene, { startTime: '2026-03-31T09:00:00Z', duration: 3 * 3600 });
  const bill = await aBill('2026-03-31');
  await credit(bill.id, '10.00', '2026-04-02').expect(201);
  await pay(bill.id, '50.00', '2026-04-03');
  const march = await read<JobReport>('reports/jobs', { from: '2026-03-01', to: '2026-03-31' });
  expect(march.items).toEqual([
    {
      projectId: scene.project.id,
      name: 'Smith deck',
      clientName: 'Tāne Construction',
      estimate: '500.00',
      estimateSeconds: null,
      seconds: 7200,
      cost: '170.00',
      invoiced: '100.00',
      gst: '15.00',
      received: '0.00',
      margin: '-70.00',
    },
  ]);
  const april = await read<JobReport>('reports/jobs', { from: '2026-04-01', to: '2026-04-30' });
  expect(april.totals).toMatchObject({ seconds: 3600, cost: '85.00', invoiced: '-10.00', gst: '-1.50', received: '50.00' });
  await scene.person.agent.patch('/api/finance-settings').send({ hourCost: '40.00' }).expect(200);
  const whole = await read<JobReport>('reports/jobs');
  expect(whole).toMatchObject({
    hourCost: '40.00',
    totals: { seconds: 10_800, cost: '120.00', invoiced: '90.00', margin: '-30.00' },
  });
});

test('drafts and void invoices count nowhere; money by credit is counted once, and refunds are taken off', async () => {
  await aBill('2026-02-01', { status: 'draft' });
  const gone = await aBill('2026-02-02');
  await scene.person.agent.post(`/api/invoices/${gone.id}/void`).send({}).expect(200);
  const [one, other] = [await aBill('2026-02-03'), await aBill('2026-02-04', { projectId: null })];
  await pay(one.id, '165.00', '2026-02-05');
  await pay(other.id, '30.00', '2026-02-06', 'credit');
  const refund = { amount: '5.00', day: '2026-02-07' };
  await scene.person.agent.post(`/api/client-credits/${scene.client.id}/refunds`).send(refund).expect(201);
  const report = await read<ClientReport>('reports/clients');
  const sale = { invoices: 2, invoiced: '200.00', gst: '30.00', received: '160.00' };
  expect(report.items).toEqual([{ clientId: scene.client.id, name: 'Tāne Construction', ...sale }]);
  expect((await read<MonthReport>('reports/months')).items).toEqual([{ month: '2026-02', ...sale }]);
  const { items } = await read<JobReport>('reports/jobs');
  expect(items.map(({ projectId, name, invoiced, received }) => [projectId, name, invoiced, received])).toEqual([
    [null, '', '100.00', '-5.00'],
    [scene.project.id, 'Smith deck', '100.00', '165.00'],
  ]);
});

test('every report ties to the invoices, credit notes and payments of the same days, whatever they are', async () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-06-30'), noInvalidDate: true });
  const text = day.map((date) => date.toISOString().slice(0, 10));
  const cents = fc.integer({ min: 1, max: 90_000 }).map(centsToDecimal);
  const gst = fc.constantFrom('exclusive', 'inclusive', 'none');
  const plan = fc.sample(fc.record({ day: text, cents, gst, hasJob: fc.boolean(), moves: fc.array(text, { maxLength: 2 }) }), {
    numRuns: 14,
    seed: 20_261_128,
  });
  for (const { day: issueDate, cents: unitPrice, hasJob, moves, ...more } of plan) {
    const lines = [{ description: 'Work', quantity: '1.5', unitPrice }];
    const bill = await aBill(issueDate, { lines, gst: more.gst, ...(hasJob ? {} : { projectId: null }) });
    for (const [index, on] of moves.entries()) {
      if (index === 0) await pay(bill.id, unitPrice, on);
      else await credit(bill.id, '0.01', on);
    }
  }
  for (const days of [
    {},
    { from: '2026-02-10' },
    { from: '2026-01-15', to: '2026-05-02' },
    { from: '2026-04-04', to: '2026-04-04' },
  ]) {
    const [invoices, notes, payments, ...reports] = await Promise.all([
      read<InvoicePage>('invoices', { ...days, limit: 200 }),
      read<CreditNotePage>('credit-notes', { ...days, limit: 200 }),
      read<PaymentPage>('payments', days),
      read<JobReport>('reports/jobs', days),
      read<MonthReport>('reports/months', days),
      read<ClientReport>('reports/clients', days),
    ]);
    const credited = (figure: 'subtotal' | 'tax') => notes.items.map((note) => minus(note[figure]));
    const expected = {
      invoiced: sumMoney([...invoices.items.map(({ subtotal }) => subtotal), ...credited('subtotal')]),
      gst: sumMoney([...invoices.items.map(({ tax }) => tax), ...credited('tax')]),
      received: sumMoney([payments.totals.received, minus(payments.totals.refunded)]),
    };
    for (const { items, totals } of reports) {
      expect(totals).toMatchObject(expected);
      for (const figure of ['invoiced', 'gst', 'received'] as const)
        expect(sumMoney(items.map((row: Record<typeof figure, string>) => row[figure]))).toBe(expected[figure]);
    }
  }
});

test('time is told by whose it is and by the job that waits to be billed, from page to page', async () => {
  const billed = await addHours(scene, { duration: 3600 });
  await addHours(scene, { duration: 1800, startTime: '2026-03-05T20:00:00Z' });
  await postInvoice(scene, { projectId: scene.project.id, timeEntryIds: [billed.id] }).expect(201);
  const other = (await scene.person.agent.post('/api/projects').send({ name: 'Fence', hourlyRate: '60.00' }).expect(201)).body;
  await addHours(scene, { projectId: other.id, startTime: '2026-03-01T20:00:00Z', duration: 7200 });
  const people = await read<PersonReport>('reports/people', { from: '2026-03-01', to: '2026-03-31' });
  const worth = { seconds: 12_600, amount: '247.50', billed: '85.00', unbilled: '162.50' };
  expect(people.items).toEqual([{ userId: scene.person.user.id, name: people.items[0]?.name, ...worth }]);
  const first = await read<{ nextCursor: string; items: object[]; totals: object }>('reports/unbilled', { limit: 1 });
  expect(first.items).toMatchObject([
    { name: 'Fence', clientName: '', seconds: 7200, amount: '120.00', oldestDay: '2026-03-02' },
  ]);
  expect(first.totals).toEqual({ count: 2, seconds: 9000, amount: '162.50' });
  const second = await read<{ nextCursor: string; items: object[] }>('reports/unbilled', { limit: 1, cursor: first.nextCursor });
  expect(second).toMatchObject({ nextCursor: null, items: [{ name: 'Smith deck', amount: '42.50' }] });
  expect(await read('reports/unbilled', { sort: '-amount' })).toMatchObject({
    items: [{ name: 'Fence' }, { name: 'Smith deck' }],
  });
});

test('days out of order are refused, and another company sees nothing', async () => {
  await aBill('2026-02-01');
  const wrong = await scene.person.agent.get('/api/reports/months').query({ from: '2026-02-02', to: '2026-02-01' }).expect(400);
  expect(wrong.body.errors).toEqual([{ field: 'to', message: 'The last day must not be before the first' }]);
  scene = await makeScene(await app.people.signUp());
  expect((await read<MonthReport>('reports/months')).items).toEqual([]);
  expect((await read<JobReport>('reports/jobs')).totals.count).toBe(0);
});
