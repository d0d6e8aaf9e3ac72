import type { RecurringInvoice } from '@dwang/contracts';
import { addDays, dayOf, dueDayBy } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { MailBox, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { InvoiceRow } from '../invoices/invoice.entity';
import { PaperPost } from '../sending/paper-post';
import { addHours, listInvoices, makeScene, type Scene } from '../testing/invoice-scene';
import { RecurringRun } from './recurring-run';

const ZONE = 'Pacific/Auckland';
const TODAY = dayOf(Date.now(), ZONE);
const LINES = [{ description: 'Grounds, monthly round', quantity: '1.5', unit: 'day', unitPrice: '420.00' }];

let box: MailBox;
let test: TestApp;
let at: Scene;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([jobs, finance], { settings: { SMTP_URL: box.url, MAIL_FROM: 'Dwang <d@example.nz>' } });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});
beforeEach(async () => {
  at = await makeScene(await test.people.signUp());
});

const post = (fields: object = {}) =>
  at.person.agent
    .post('/api/recurring-invoices')
    .send({ clientId: at.client.id, lines: LINES, every: 'monthly', nextDay: TODAY, ...fields });
const make = async (fields: object = {}): Promise<RecurringInvoice> => (await post(fields).expect(201)).body;
const get = async (id: number): Promise<RecurringInvoice> =>
  (await at.person.agent.get(`/api/recurring-invoices/${id}`).expect(200)).body;
/** Noon of that day in the company's zone, or nearly. */
const runOn = (day: string) => test.app.get(RecurringRun).runDue(new Date(`${day}T00:30:00Z`));
const daysOf = async () => {
  const { items } = await listInvoices(at);
  return items.map(({ issueDate }) => issueDate).sort();
};

it('makes a draft on its day, with its lines, and the next one a month later', async () => {
  const recurring = await make({ paymentTerms: 'next-month-20', discount: { kind: 'percent', value: '10' }, terms: 'Net 20' });
  expect(recurring).toMatchObject({ total: '652.05', state: 'active', made: 0, lastInvoice: null });
  await runOn(TODAY);
  const [invoice] = (await listInvoices(at)).items;
  expect(invoice).toMatchObject({
    status: 'draft',
    total: '652.05',
    issueDate: TODAY,
    dueDate: dueDayBy('next-month-20', TODAY),
  });
  const after = await get(recurring.id);
  expect(after).toMatchObject({ made: 1, lastInvoice: { id: invoice?.id }, problem: '' });
  expect(after.nextDay > TODAY).toBe(true);
  await runOn(TODAY);
  expect((await listInvoices(at)).items).toHaveLength(1);
});

it('makes each turn once when several processes run at the same moment', async () => {
  await make({ every: 'weekly', makes: 'issued', paymentTerms: 'days-20' });
  await Promise.all([1, 2, 3, 4].map(() => runOn(addDays(TODAY, 15))));
  const { items } = await listInvoices(at);
  expect(items.map(({ issueDate }) => issueDate).sort()).toEqual([TODAY, addDays(TODAY, 7), addDays(TODAY, 14)]);
  expect(new Set(items.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(3);
  expect(items.every(({ status }) => status !== 'draft')).toBe(true);
});

it('leaves what would be overdue at once a draft, for a person to date (TR-219)', async () => {
  await make({ every: 'weekly', makes: 'issued', paymentTerms: 'days-7' });
  await runOn(addDays(TODAY, 15));
  const { items } = await listInvoices(at);
  const found = items.map(({ issueDate, status }) => [issueDate, status === 'draft']);
  expect(found.sort()).toEqual([
    [TODAY, true],
    [addDays(TODAY, 7), true],
    [addDays(TODAY, 14), false],
  ]);
});

it('sends what it makes to the client, once, and leaves it issued where there is no address', async () => {
  const { agent } = at.person;
  const sentTo = `hemi${at.client.id}@example.nz`;
  await make({ makes: 'sent' });
  await agent.patch(`/api/clients/${at.client.id}`).send({ email: sentTo }).expect(200);
  const bare = (await agent.post('/api/clients').send({ name: 'Ōtara Motors' }).expect(201)).body;
  await make({ makes: 'sent', clientId: bare.id });
  await Promise.all([1, 2].map(() => runOn(TODAY)));
  const letter = await box.next(sentTo);
  await test.app.get(PaperPost).run(new Date());
  const { items } = await listInvoices(at);
  const of = (clientId: number) => items.filter((invoice) => invoice.clientId === clientId);
  expect(letter).toContain(`Subject: Invoice ${of(at.client.id)[0]?.invoiceNumber} from`);
  expect(box.sentTo(sentTo)).toBe(1);
  expect(of(at.client.id).map(({ status }) => status)).toEqual(['sent']);
  expect(of(bare.id).map(({ status }) => status)).toEqual(['pending']);
});

it('goes by the day of the company, not of the server', async () => {
  const tomorrow = addDays(TODAY, 1);
  await make({ nextDay: tomorrow });
  await test.app.get(RecurringRun).runDue(new Date(`${TODAY}T09:00:00Z`));
  expect(await daysOf()).toEqual([]);
  await test.app.get(RecurringRun).runDue(new Date(`${TODAY}T13:00:00Z`));
  expect(await daysOf()).toEqual([tomorrow]);
});

it('makes none in a pause and goes on with the first turn after it', async () => {
  const { id, nextDay } = await make({ every: 'fortnightly' });
  const pause = (paused: boolean) => at.person.agent.patch(`/api/recurring-invoices/${id}`).send({ paused }).expect(200);
  await pause(true);
  await runOn(addDays(TODAY, 30));
  expect(await daysOf()).toEqual([]);
  expect((await pause(false)).body).toMatchObject({ state: 'active', nextDay });
});

it('ends after its last day', async () => {
  const { id } = await make({ every: 'weekly', lastDay: addDays(TODAY, 8) });
  await runOn(addDays(TODAY, 40));
  expect(await daysOf()).toEqual([TODAY, addDays(TODAY, 7)]);
  expect(await get(id)).toMatchObject({ state: 'ended', made: 2 });
  await at.person.agent.patch(`/api/recurring-invoices/${id}`).send({ paused: true }).expect(400);
});

it('makes nothing for a business that has closed its account', async () => {
  await make();
  const { agent, user } = at.person;
  await agent.post('/api/account/close').send({ password: TEST_PASSWORD, confirmation: user.username }).expect(200);
  await runOn(TODAY);
  expect(await test.db.repo(InvoiceRow).countBy({ companyId: user.company.id })).toBe(0);
});

it('bills the unbilled hours of the job, each hour once, and passes a day without any', async () => {
  const { id } = await make({ every: 'weekly', lines: [], addHours: true, projectId: at.project.id });
  const entry = await addHours(at);
  await runOn(addDays(TODAY, 7));
  const { items } = await listInvoices(at);
  expect(items).toHaveLength(1);
  expect(items[0]?.subtotal).toBe(entry.amount);
  expect(await get(id)).toMatchObject({ made: 1, nextDay: addDays(TODAY, 14), problem: '' });
});

it('says why one could not be made, keeps the turn, and makes it when that is mended', async () => {
  const { id } = await make({ lines: [{ description: 'Credit', quantity: '1', unitPrice: '1.00' }], addHours: false });
  const { agent } = at.person;
  const own = (await agent.post('/api/clients').send({ name: 'Ōtara Motors' }).expect(201)).body;
  const job = (await agent.post('/api/projects').send({ name: 'Pit', clientId: own.id, hourlyRate: '1.00' }).expect(201)).body;
  const body = { clientId: own.id, projectId: job.id, lines: LINES, every: 'monthly', nextDay: TODAY };
  await agent.put(`/api/recurring-invoices/${id}`).send(body).expect(200);
  await agent.patch(`/api/projects/${job.id}`).send({ clientId: at.client.id }).expect(200);
  await runOn(TODAY);
  expect(await get(id)).toMatchObject({ problem: 'This project belongs to another client', nextDay: TODAY, made: 0 });
  await agent.patch(`/api/projects/${job.id}`).send({ clientId: own.id }).expect(200);
  await runOn(TODAY);
  expect(await get(id)).toMatchObject({ problem: '', made: 1 });
});

it('refuses on its field what cannot be', async () => {
  const fieldOf = async (fields: object) => {
    const { status, body } = await post(fields);
    return [status, body.errors?.[0]?.field];
  };
  expect(await fieldOf({ lines: [] })).toEqual([400, 'lines']);
  expect(await fieldOf({ addHours: true })).toEqual([400, 'projectId']);
  expect(await fieldOf({ nextDay: addDays(TODAY, -1) })).toEqual([400, 'nextDay']);
  expect(await fieldOf({ lastDay: addDays(TODAY, -1) })).toEqual([400, 'lastDay']);
  expect(await fieldOf({ clientId: null })).toEqual([400, 'clientId']);
  expect(await fieldOf({ discount: { kind: 'amount', value: '9000' } })).toEqual([400, 'discount.value']);
});

it('makes one of one uid, and edits only over the version that was read', async () => {
  const uid = crypto.randomUUID();
  const { id, version } = await make({ uid });
  expect((await make({ uid })).id).toBe(id);
  await post({ uid, every: 'weekly' }).expect(409);
  const body = { clientId: at.client.id, lines: LINES, every: 'weekly', nextDay: addDays(TODAY, 3) };
  const put = (more: object) => at.person.agent.put(`/api/recurring-invoices/${id}`).send({ ...body, ...more });
  expect((await put({ version }).expect(200)).body).toMatchObject({ every: 'weekly', nextDay: addDays(TODAY, 3) });
  await put({ version }).expect(409);
  await at.person.agent.delete(`/api/recurring-invoices/${id}`).expect(204);
  await at.person.agent.get(`/api/recurring-invoices/${id}`).expect(404);
});

it('follows a client that is merged into another, and lists by the next day', async () => {
  const { agent } = at.person;
  const other = (await agent.post('/api/clients').send({ name: 'Tane Construction Ltd' }).expect(201)).body;
  const later = await make({ clientId: other.id, nextDay: addDays(TODAY, 9) });
  const sooner = await make();
  await agent
    .post(`/api/clients/${at.client.id}/merge`)
    .send({ fromId: other.id })
    .expect((answer) => {
      if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    });
  const { items, totals } = (await agent.get('/api/recurring-invoices').query({ clientId: at.client.id }).expect(200)).body;
  expect(items.map(({ id }: RecurringInvoice) => id)).toEqual([sooner.id, later.id]);
  expect(totals).toMatchObject({ count: 2, active: 2, paused: 0, problems: 0 });
});

it('refuses a first day that is more than a year ahead (TR-203)', async () => {
  const { status, body } = await post({ nextDay: addDays(TODAY, 367) });
  expect([status, body.errors[0].field]).toEqual([400, 'nextDay']);
  await make({ nextDay: addDays(TODAY, 366) });
});

it('TR-203 refuses a last day more than ten years ahead', async () => {
  const { status, body } = await post({ lastDay: addDays(TODAY, 3654) });
  expect([status, body.errors[0].field]).toEqual([400, 'lastDay']);
  await make({ lastDay: addDays(TODAY, 3653) });
});
