import { area as identity } from '@dwang/identity';
import type { SeedContext } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';

let test: TestApp;
let demo: Person;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
  const context: SeedContext = {
    env: test.env,
    now: new Date(Date.now()),
    get: (token) => test.app.get(token, { strict: false }),
    demo: { companyId: 0, companyName: '', timeZone: '', ownerId: 0, memberIds: [], neighbours: [] },
  };
  await test.db.tx(async () => {
    await identity.seed?.(context);
    for (const area of [jobs, finance, jobs, finance]) await area.seed?.(context);
  });
  demo = await test.people.signIn('demo', test.env.DEMO_PASSWORD);
});
afterAll(() => test.close());

const get = async (path: string) => (await demo.agent.get(`/api${path}`).expect(200)).body;

it('gives the demo company the figures of the specification, once, however often it is seeded', async () => {
  expect((await get('/clients')).totals).toEqual({ count: 24, activeJobs: 8, outstanding: '4785.00' });
  const stages = { enquiry: 0, quoted: 1, booked: 1, in_progress: 5, to_invoice: 1, done: 23 };
  expect((await get('/projects')).totals).toEqual({ count: 31, active: 8, completed: 23, stages });
  expect((await get('/time-entries/summary')).month).toMatchObject({ seconds: 123.5 * 3600, amount: '11250.00' });
  const [deck] = (await get('/projects?q=Smith%20deck')).items;
  expect(deck).toMatchObject({ estimateAmount: '5280.00', actualAmount: '1692.00' });
  const { items, totals } = await get('/invoices?status=pending&sort=dueDate');
  expect(totals.pending).toEqual({ count: 3, amount: '4785.00' });
  expect(totals.overdue.count).toBe(0);
  expect(items.map(({ balance }: { balance: string }) => balance)).toEqual(['2440.50', '1450.00', '894.50']);
  expect(items[2]).toMatchObject({ status: 'part_paid', total: '1495.00', paid: '600.50' });
  expect((await get('/invoices?status=credited')).items).toMatchObject([{ total: '437.00', balance: '0.00' }]);
});

it('has handed-in weeks of two people for the owner to approve', async () => {
  const { items, totals } = await get('/timesheets?status=submitted');
  expect(totals.count).toBe(2);
  expect(items.map(({ userName }: { userName: string }) => userName).sort()).toEqual(['Mere Parata', 'Tāma Walker']);
  expect(items.every(({ seconds }: { seconds: number }) => seconds > 0)).toBe(true);
});

it('gives the demo a payment claim that waits for its schedule, and a retention that is held', async () => {
  const [claim] = (await get('/payment-claims')).items;
  expect(claim).toMatchObject({ stage: 'waiting', claimed: '2440.50', projectName: 'Te Awamutu classroom re-roof' });
  expect((await get('/retentions')).items).toMatchObject([{ held: '111.69', outstanding: '111.69', due: '0.00' }]);
});

it('gives the demo a quote that waits, one accepted and one that has expired', async () => {
  const { items, totals } = await get('/quotes');
  expect(items.map(({ status }: { status: string }) => status).sort()).toEqual(['accepted', 'expired', 'sent']);
  expect([totals.sent.count, totals.accepted.count, totals.expired.count]).toEqual([1, 1, 1]);
});

it('gives the demo money in the bank, with an invoice that is sure, others that are likely and one line that fits none', async () => {
  const { items, totals } = await get('/bank-lines');
  expect(totals.new).toEqual({ count: 4, amount: '3347.92' });
  const best = items.map(({ suggestions }: { suggestions: { certainty: string }[] }) => suggestions[0]?.certainty ?? 'none');
  expect(best.sort()).toEqual(['likely', 'likely', 'none', 'sure']);
});

it('shows the demo’s billed hours as locked, on a paid invoice with a material', async () => {
  const billed = await get('/time-entries?billed=true');
  expect(billed.totals.count).toBe(3);
  const invoice = await get(`/invoices/${billed.items[0].invoiceId}`);
  expect(invoice).toMatchObject({ status: 'paid', clientName: 'Jandal Café' });
  expect(invoice.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['labour', 'labour', 'labour', 'material']);
});
