import type { Invoice } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { type Notice, Notifier } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { RecurringRun } from '../recurring/recurring-run';
import { addHours, listInvoices, makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';
import { line, makeSent } from '../testing/quote-scene';

let test: TestApp;
let at: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  at = await makeScene(await test.people.signUp());
});

const BESIDE = { status: 409, code: 'INVOICE.BESIDE_QUOTE', errors: [{ field: 'confirmBesideQuote' }] };
const MEANT = { confirmBesideQuote: true };

/** The accepted quote of the job: 2,720.00 and GST. */
async function acceptQuote(fields: object = {}): Promise<number> {
  const { id } = await makeSent(at, { projectId: at.project.id, lines: [line('Deck', '2720.00')], ...fields });
  await at.person.agent.post(`/api/quotes/${id}/accept`).send({ name: 'Hemi' }).expect(200);
  return id;
}
/** 13.6 hours at 85.00: with GST 1,329.40. */
const someHours = () => addHours(at, { duration: 48_960 });
const hoursOf = async () => ({ projectId: at.project.id, timeEntryIds: [(await someHours()).id] });
const put = (id: number, body: object) => at.person.agent.put(`/api/invoices/${id}`).send({ clientId: at.client.id, ...body });

it('refuses hours of a job with an accepted quote until it is said that they are meant, with the figures (TR-102)', async () => {
  await acceptQuote();
  const hours = await hoursOf();
  const refused = await postInvoice(at, hours);
  expect(refused.body).toMatchObject({
    ...BESIDE,
    detail: 'This job has an accepted quote. Quoted $3,128.00, invoiced so far $0.00; this makes $1,329.40.',
  });
  const byEntryAlone = await postInvoice(at, { timeEntryIds: hours.timeEntryIds, status: 'draft' });
  expect(byEntryAlone.body).toMatchObject(BESIDE);
  expect((await listInvoices(at)).totals.total.count).toBe(0);
  expect((await postInvoice(at, { ...hours, ...MEANT }).expect(201)).body.total).toBe('1329.40');
  expect((await postInvoice(at, { projectId: at.project.id, subtotal: '10.00' })).status).toBe(201);
});

it('refuses the quote of a job whose hours are invoiced besides until it is said that both are meant (TR-102)', async () => {
  const hours = await makeInvoice(at, await hoursOf());
  const id = await acceptQuote();
  const invoice = (body: object = {}) => at.person.agent.post(`/api/quotes/${id}/invoice`).send(body);
  const detail =
    'Hours of this job are invoiced besides the quote. Quoted $3,128.00, invoiced so far $1,329.40; this makes $4,457.40.';
  expect((await invoice()).body).toMatchObject({ ...BESIDE, detail });
  expect((await invoice({ depositPercent: '30' })).body).toMatchObject(BESIDE);
  expect((await invoice(MEANT).expect(201)).body.total).toBe('3128.00');
  const [drafted] = (await listInvoices(at)).items.filter(({ status }) => status === 'draft');
  await at.person.agent.delete(`/api/invoices/${drafted?.id}`).expect(204);
  await at.person.agent.post(`/api/invoices/${hours.id}/void`).send({}).expect(200);
  expect((await invoice({}).expect(201)).body.total).toBe('3128.00');
});

it('counts variations with the quote, and says nothing of what a quote bills itself or of other jobs (TR-102)', async () => {
  const id = await acceptQuote();
  const variation = await makeSent(at, { variationOf: id, title: 'Steps', lines: [line('Steps', '100.00')] });
  await at.person.agent.post(`/api/quotes/${variation.id}/accept`).send({ name: 'Hemi' }).expect(200);
  for (const quote of [id, variation.id]) await at.person.agent.post(`/api/quotes/${quote}/invoice`).send({}).expect(201);
  const { body } = await postInvoice(at, await hoursOf());
  expect(body.detail).toContain('Quoted $3,243.00, invoiced so far $3,243.00; this makes $4,572.40.');
  const job = { name: 'Fence', clientId: at.client.id, hourlyRate: '85.00' };
  const project = (await at.person.agent.post('/api/projects').send(job).expect(201)).body;
  const other = await addHours({ ...at, project });
  await makeInvoice(at, { projectId: project.id, timeEntryIds: [other.id] });
});

it('asks once for a draft: again only when more hours come on it, and for a copy of it (TR-102)', async () => {
  await acceptQuote();
  const hours = await hoursOf();
  const draft: Invoice = await makeInvoice(at, { ...hours, status: 'draft', ...MEANT });
  await put(draft.id, { ...hours, notes: 'Looked through' }).expect(200);
  const more = { ...hours, timeEntryIds: [...hours.timeEntryIds, (await someHours()).id] };
  expect((await put(draft.id, more)).body).toMatchObject({ ...BESIDE, detail: expect.stringContaining('makes $2,658.80.') });
  await put(draft.id, { ...more, ...MEANT }).expect(200);
  const copy = (body: object) => at.person.agent.post(`/api/invoices/${draft.id}/duplicate`).send(body);
  expect((await copy({})).body).toMatchObject(BESIDE);
  await copy(MEANT).expect(201);
  await at.person.agent.patch(`/api/invoices/${draft.id}`).send({ status: 'sent' }).expect(200);
});

it('leaves what recurs with such hours a draft, and says the figures (TR-102)', async () => {
  const notices: Notice[] = [];
  const tell = async (_company: unknown, notice: Notice) => notices.push(notice) > 0;
  test.app.get(Notifier).keepWith({ tell });
  await acceptQuote();
  await someHours();
  const today = dayOf(Date.now(), 'Pacific/Auckland');
  const recurring = { projectId: at.project.id, addHours: true, every: 'weekly', makes: 'sent', nextDay: today };
  await at.person.agent
    .post('/api/recurring-invoices')
    .send({ clientId: at.client.id, ...recurring })
    .expect(201);
  await test.app.get(RecurringRun).runDue(new Date(`${today}T00:30:00Z`));
  expect((await listInvoices(at)).items).toMatchObject([{ status: 'draft', total: '1329.40' }]);
  expect(notices[0]?.message).toContain('Quoted $3,128.00, invoiced so far $0.00; this makes $1,329.40.');
});
