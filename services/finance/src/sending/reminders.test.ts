import { randomUUID } from 'node:crypto';
import type { ClientReminder, Invoice, PaperMailPage, ReminderPage, SendingSettings } from '@dwang/contracts';
import { addDays, dayOf, instantOf } from '@dwang/domain';
import { isWorkingDay } from '@dwang/domain/holidays';
import { area as jobs } from '@dwang/service-jobs';
import { MailBox, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';
import { papersIn } from '../testing/paper-text';
import { letterDay } from './letter-words';
import { PaperPost } from './paper-post';
import { ReminderRun } from './reminder-run';

const ZONE = 'Pacific/Auckland';
const TODAY = dayOf(Date.now(), ZONE);

let box: MailBox;
let test: TestApp;
let at: Scene;
let to: string;
let made = 0;
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
  made += 1;
  to = `owing${made}@example.nz`;
  await at.person.agent.patch(`/api/clients/${at.client.id}`).send({ email: to }).expect(200);
});

/** A sent invoice of 100.00 and GST, due so many days ago. */
const owed = (daysAgo: number, fields: object = {}): Promise<Invoice> =>
  makeInvoice(at, {
    subtotal: '100.00',
    status: 'sent',
    issueDate: addDays(TODAY, -60),
    dueDate: addDays(TODAY, -daysAgo),
    ...fields,
  });
const overdue = async (): Promise<ClientReminder[]> =>
  ((await at.person.agent.get('/api/payment-reminders').expect(200)).body as ReminderPage).items;
async function remind(invoices: readonly Invoice[]) {
  const [{ clientId = 0, subject = '', message = '' } = {}] = await overdue();
  const letter = { clientId, invoiceIds: invoices.map(({ id }) => id), to, subject, message };
  return at.person.agent.post('/api/payment-reminders').send({ uid: randomUUID(), letters: [letter] });
}
const post = (minutes = 0) => test.app.get(PaperPost).run(new Date(Date.now() + minutes * 60_000));
const states = async (invoiceId: number) => {
  const { items }: PaperMailPage = (await at.person.agent.get('/api/paper-mails').query({ invoiceId }).expect(200)).body;
  return items.map(({ status, reason }) => [status, reason]);
};

async function schedule(reminders: Partial<SendingSettings['reminders']>): Promise<void> {
  const { letters, reminders: before } = (await at.person.agent.get('/api/sending-settings').expect(200)).body;
  const body = { letters, reminders: { ...before, isOn: true, workingDaysOnly: false, ...reminders } };
  await at.person.agent.put('/api/sending-settings').send(body).expect(200);
}
const runOn = async (day: string, time = '10:00') => {
  await test.app.get(ReminderRun).run(new Date(instantOf(day, time, ZONE)));
  await post();
};

it('RC-054: sends one letter to a client about all that is overdue, with the papers, what is open and the days on which it was due', async () => {
  const [old, older] = [await owed(5), await owed(30)];
  await owed(-5);
  expect(await overdue()).toMatchObject([
    {
      to,
      open: '230.00',
      invoices: [
        { id: older.id, daysOverdue: 30 },
        { id: old.id, daysOverdue: 5 },
      ],
    },
  ]);
  await at.person.agent.post(`/api/invoices/${older.id}/payments`).send({ amount: '15.00' }).expect(201);
  expect((await remind([old, older])).body).toEqual({ letters: 1, already: 0 });
  const letter = await box.next(to);
  const { names, text } = papersIn(letter);
  expect(names).toEqual([old, older].map(({ invoiceNumber }) => `Invoice-${invoiceNumber}.pdf`));
  expect(text).toContain('$100.00');
  expect(letter).toContain('$215.00');
  for (const { dueDate } of [old, older]) expect(letter).toContain(`due ${letterDay(dueDate)}`);
  await post();
  expect((await overdue())[0]?.invoices.map(({ remindedOn }) => remindedOn)).toEqual([TODAY, TODAY]);
});

it('reminds of an invoice once on a day, also when two ask at the same moment', async () => {
  const invoice = await owed(5);
  const answers = await Promise.all([remind([invoice]), remind([invoice]), remind([invoice])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body }) => body.letters).sort()).toEqual([0, 0, 1]);
  expect((await remind([invoice])).body).toEqual({ letters: 0, already: 1 });
  await post();
  expect(box.sentTo(to)).toBe(1);
});

it('leaves out what was paid before the turn of its letter came', async () => {
  const invoice = await owed(5);
  box.will('later');
  await remind([invoice]);
  await post();
  await at.person.agent.patch(`/api/invoices/${invoice.id}`).send({ status: 'paid' }).expect(200);
  await post(2);
  expect(await states(invoice.id)).toEqual([['dropped', 'Paid in the meantime']]);
  expect(box.sentTo(to)).toBe(0);
});

it('is off until somebody turns it on; then reminds on the days of the schedule, once each, whoever looks', async () => {
  const invoice = await owed(0, { dueDate: addDays(TODAY, 10) });
  await runOn(addDays(TODAY, 7));
  expect(await states(invoice.id)).toEqual([]);
  await schedule({ steps: [-3, 7] });
  await runOn(addDays(TODAY, 7), '08:00');
  expect(await states(invoice.id)).toEqual([]);
  await Promise.all([runOn(addDays(TODAY, 7)), runOn(addDays(TODAY, 7)), runOn(addDays(TODAY, 7))]);
  await post();
  expect(await states(invoice.id)).toHaveLength(1);
});

it('waits for a working day, and makes up for days on which the server was away, but not for old ones', async () => {
  const saturday = Array.from({ length: 14 }, (_, index) => addDays(TODAY, index + 5)).find(
    (day) => new Date(`${day}T00:00Z`).getUTCDay() === 6,
  ) as string;
  const invoice = await owed(0, { dueDate: saturday });
  const old = await owed(40);
  await schedule({ steps: [0], workingDaysOnly: true });
  await runOn(saturday);
  expect(await states(invoice.id)).toEqual([]);
  const next = [2, 3, 4].map((days) => addDays(saturday, days)).find((day) => isWorkingDay(day, null)) as string;
  await runOn(next);
  expect(await states(invoice.id)).toHaveLength(1);
  expect(await states(old.id)).toEqual([]);
});

it("leaves the anniversary day of the business's region out", async () => {
  // Auckland keeps its day on Monday 1 February 2027, which is an ordinary Monday in Otago.
  const invoice = await owed(0, { issueDate: '2027-01-18', dueDate: '2027-02-01' });
  await schedule({ steps: [0], workingDaysOnly: true, region: 'Auckland' });
  await runOn('2027-02-01');
  expect(await states(invoice.id)).toEqual([]);
  await schedule({ steps: [0], workingDaysOnly: true, region: 'Otago' });
  await runOn('2027-02-01');
  expect(await states(invoice.id)).toHaveLength(1);
});

it('holds back invoices and clients that are not to be reminded, and those that were never sent', async () => {
  const [stopped, unsent] = [await owed(1), await owed(1, { status: 'pending' })];
  await at.person.agent.put(`/api/invoices/${stopped.id}/reminders`).send({ isStopped: true }).expect(200);
  await schedule({ steps: [1] });
  await runOn(TODAY);
  expect([await states(stopped.id), await states(unsent.id)]).toEqual([[], []]);
  await at.person.agent.put(`/api/invoices/${stopped.id}/reminders`).send({ isStopped: false }).expect(200);
  const quiet = `/api/payment-reminders/clients/${at.client.id}`;
  await at.person.agent.put(quiet).send({ isStopped: true }).expect(200);
  await runOn(TODAY);
  expect(await states(stopped.id)).toEqual([]);
  expect((await overdue())[0]?.isStopped).toBe(true);
  await at.person.agent.put(quiet).send({ isStopped: false }).expect(200);
  await runOn(TODAY);
  expect(await states(stopped.id)).toHaveLength(1);
});

it('takes no invoice of another client or company', async () => {
  const invoice = await owed(5);
  const other = await makeScene(await test.people.signUp());
  const letter = { clientId: other.client.id, invoiceIds: [invoice.id], to, subject: 'Hello', message: 'Hello' };
  const refused = await other.person.agent.post('/api/payment-reminders').send({ uid: randomUUID(), letters: [letter] });
  expect(refused.status).toBe(400);
});
