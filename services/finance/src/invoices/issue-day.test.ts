import { randomUUID } from 'node:crypto';
import type { Invoice, PaperLetter } from '@dwang/contracts';
import { addDays, dayOf, dayText } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { MailBox, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

const TODAY = dayOf(Date.now(), 'Pacific/Auckland');
const OLD = { issueDate: addDays(TODAY, -40), dueDate: addDays(TODAY, -20) };
const MOVED = { issueDate: TODAY, dueDate: addDays(TODAY, 20) };

let box: MailBox;
let test: TestApp;
let at: Scene;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([jobs, finance], { settings: { SMTP_URL: box.url } });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});
beforeEach(async () => {
  at = await makeScene(await test.people.signUp());
});

const aDraft = () => makeInvoice(at, { subtotal: '100.00', status: 'draft', ...OLD });
const issue = async (id: number, fields: object): Promise<Invoice> =>
  (
    await at.person.agent
      .patch(`/api/invoices/${id}`)
      .send({ status: 'pending', ...fields })
      .expect(200)
  ).body;

it('dates an old draft today as it is issued, its due day by the same terms, or keeps its days (TR-219)', async () => {
  const { id } = await aDraft();
  const moved = await issue(id, { issueDay: 'today' });
  expect(moved).toMatchObject({ ...MOVED, status: 'pending' });
  expect(moved.invoiceNumber).toContain(TODAY.slice(0, 4));
  const [event] = (await at.person.agent.get(`/api/invoices/${id}/history`).expect(200)).body.items;
  expect(event.action).toBe('issued');
  expect(event.changes).toContainEqual({ field: 'issueDate', from: OLD.issueDate, to: TODAY });
  for (const fields of [{}, { issueDay: 'keep' }])
    expect(await issue((await aDraft()).id, fields)).toMatchObject({ ...OLD, status: 'overdue' });
  await at.person.agent.patch(`/api/invoices/${id}`).send({ issueDay: 'tomorrow' }).expect(400);
});

it('does the same as a letter issues it, and the letter names the due day that it will have (TR-219)', async () => {
  const to = `hemi-${randomUUID().slice(0, 8)}@example.nz`;
  await at.person.agent.patch(`/api/clients/${at.client.id}`).send({ email: to }).expect(200);
  const { id } = await aDraft();
  const path = `/api/invoices/${id}`;
  const letter = async (query: object): Promise<PaperLetter> =>
    (await at.person.agent.get(`${path}/letter`).query(query).expect(200)).body;
  expect((await letter({})).message).toContain(dayText(OLD.dueDate));
  const { subject, message } = await letter({ issueDay: 'today' });
  expect(message).toContain(dayText(MOVED.dueDate));
  const body = { uid: randomUUID(), to, subject, message, issueDay: 'today' };
  expect((await at.person.agent.post(`${path}/send`).send(body).expect(200)).body).toMatchObject(MOVED);
});
