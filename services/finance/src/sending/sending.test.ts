import { randomUUID } from 'node:crypto';
import type { Invoice, InvoiceEventPage, PaperLetter, PaperMail, PaperMailPage } from '@dwang/contracts';
import { MailLog, MailLogRow } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { MailBox, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';
import { papersIn } from '../testing/paper-text';
import { makeQuote } from '../testing/quote-scene';
import { PaperMailRow } from './paper-mail.entity';
import { PaperPost } from './paper-post';

let box: MailBox;
let test: TestApp;
let at: Scene;
let to: string;
let made = 0;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([jobs, finance], { settings: { SMTP_URL: box.url, MAIL_FROM: 'Dwang <d@example.nz>' } });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});
beforeEach(async () => {
  at = await makeScene(await test.people.signUp({ companyName: 'Kauri & Sons' }));
  made += 1;
  to = `hemi${made}@example.nz`;
  await at.person.agent.patch(`/api/clients/${at.client.id}`).send({ email: to, contact: 'Hēmi Tamatea' }).expect(200);
  await at.person.agent
    .patch('/api/company')
    .send({ email: 'office@kauri.example.nz', gstNumber: '49-091-850', bankAccount: '01-0902-0068389-00' })
    .expect(200);
});

const LINES = [{ description: 'Whārangi deck', quantity: '2.5', unit: 'h', unitPrice: '85.00' }];
const draft = (fields: object = {}) => makeInvoice(at, { status: 'draft', lines: LINES, ...fields });
const read = async (id: number): Promise<Invoice> => (await at.person.agent.get(`/api/invoices/${id}`).expect(200)).body;
const letterFor = async (id: number): Promise<PaperLetter> =>
  (await at.person.agent.get(`/api/invoices/${id}/letter`).expect(200)).body;
async function post(id: number, fields: object = {}) {
  const { subject, message } = await letterFor(id);
  return at.person.agent.post(`/api/invoices/${id}/send`).send({ uid: randomUUID(), to, subject, message, ...fields });
}
const mails = async (query: object): Promise<PaperMail[]> =>
  ((await at.person.agent.get('/api/paper-mails').query(query).expect(200)).body as PaperMailPage).items;
const run = (minutes = 0) => test.app.get(PaperPost).run(new Date(Date.now() + minutes * 60_000));
/** The one letter about the invoice, once what was begun has come to its end. */
async function mailOf(invoiceId: number): Promise<PaperMail> {
  await run();
  const [mail, ...more] = await mails({ invoiceId });
  if (!mail || more.length > 0) throw new Error(`${more.length + 1} letters`);
  return mail;
}

it('issues a draft, sends it with the PDF of the row, and marks it as sent when the mail server has it', async () => {
  const { id } = await draft({ notes: 'Ngā mihi' });
  expect(await letterFor(id)).toMatchObject({ isMailOn: true, to, subject: 'Invoice {number} from Kauri & Sons' });
  expect((await post(id, { cc: ['books@example.nz'] })).body).toMatchObject({ status: 'pending', sentAt: null });
  const letter = await box.next(to);
  const { status } = await mailOf(id);
  const invoice = await read(id);
  expect([status, invoice.status]).toEqual(['sent', 'sent']);
  expect(letter).toContain(`Subject: Invoice ${invoice.invoiceNumber} from Kauri & Sons\r\n`);
  expect(letter).toContain('From: "Kauri & Sons" <d@example.nz>');
  expect(letter).toContain('Reply-To: office@kauri.example.nz');
  const { names, text } = papersIn(letter);
  expect(names).toEqual([`Invoice-${invoice.invoiceNumber}.pdf`]);
  for (const part of ['Whārangi deck', '$212.50', '$31.88', '$244.38', '49-091-850', invoice.invoiceNumber ?? '', 'Ngā mihi']) {
    expect(text).toContain(part);
  }
  expect(box.sentTo('books@example.nz')).toBe(1);
  const { items }: InvoiceEventPage = (await at.person.agent.get(`/api/invoices/${id}/history`).expect(200)).body;
  expect(items[0]).toMatchObject({ action: 'emailed', changes: expect.arrayContaining([{ field: 'to', from: null, to }]) });
});

it('prints letters and signs beyond Latin in what it sends (TR-218)', async () => {
  const description = '4.7 kΩ ✓ → 10⁴ Ωμέγα Иван';
  const { id } = await draft({ lines: [{ ...LINES[0], description }], notes: 'Site 🔧' });
  await post(id);
  const { text } = papersIn(await box.next(to));
  expect(text).toContain(description);
  expect(text).toContain('Site □');
});

it('says beside the letter that went out what its paper cannot show (TR-218)', async () => {
  const { id } = await draft({ notes: 'Site 🔧' });
  await post(id);
  const { names } = papersIn(await box.next(to));
  const lost = 'Some characters cannot be printed. The PDF shows □ in place of: 🔧 in the notes.';
  expect(await mailOf(id)).toMatchObject({ status: 'sent', reason: `${names[0]}: ${lost}` });
  const whole = await draft();
  await post(whole.id);
  expect((await mailOf(whole.id)).reason).toBe('');
});

it('sends one letter however often the button is pressed', async () => {
  const { id } = await draft();
  const { subject, message } = await letterFor(id);
  const body = { uid: randomUUID(), to, subject, message };
  const press = () => at.person.agent.post(`/api/invoices/${id}/send`).send(body);
  const answers = await Promise.all(Array.from({ length: 20 }, press));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await mailOf(id)).status).toBe('sent');
  await press().expect(200);
  await run();
  expect(box.sentTo(to)).toBe(1);
});

it('tries again what was refused for now or cut off before it was handed over, with longer waits and the same number', async () => {
  const { id } = await draft();
  box.will('later', 'hang up', 'take');
  await post(id);
  const waiting = await mailOf(id);
  expect(waiting).toMatchObject({ status: 'queued', reason: expect.stringContaining('try again later') });
  expect((await read(id)).status).toBe('pending');
  await run(2);
  const longer = await mailOf(id);
  expect(longer.status).toBe('queued');
  expect(Date.parse(longer.nextTryAt ?? '') - Date.now()).toBeGreaterThan(4 * 60_000);
  await run(10);
  expect((await mailOf(id)).status).toBe('sent');
  expect(box.sentTo(to)).toBe(1);
});

it('gives up what the mail server does not take, says why, and sends it again when asked', async () => {
  const { id } = await draft();
  box.will('never');
  await post(id);
  const failed = await mailOf(id);
  expect(failed).toMatchObject({ status: 'failed', reason: expect.stringContaining('No such mailbox here') });
  expect((await read(id)).status).toBe('pending');
  await at.person.agent.post(`/api/paper-mails/${failed.id}/again`).expect(200);
  expect((await mailOf(id)).status).toBe('sent');
});

it('never sends by itself again what may have gone out: the connection was lost at the end', async () => {
  const { id } = await draft();
  box.will('lose');
  await post(id);
  await box.next(to);
  expect((await mailOf(id)).status).toBe('unknown');
  await run(2000);
  expect(box.sentTo(to)).toBe(1);
  expect((await read(id)).status).toBe('pending');
});

it('never sends by itself again what may have gone out: the process ended under it', async () => {
  const { id } = await draft();
  await post(id);
  const { id: mailId } = await mailOf(id);
  const tried = new Date(Date.now() - 50_000);
  await test.db.repo(PaperMailRow).update({ id: mailId }, { status: 'sending', triedAt: tried });
  expect(await mailOf(id)).toMatchObject({ status: 'unknown', reason: expect.stringContaining('not known whether it went out') });
  expect(box.sentTo(to)).toBe(1);
});

it('tells the mail log of the installation how a letter stands, at each step', async () => {
  const { id } = await draft();
  box.will('later');
  await post(id);
  const { id: mailId, nextTryAt } = await mailOf(id);
  const logged = () => test.db.repo(MailLogRow).findBy({ companyId: at.person.user.company.id, kind: 'invoice' });
  const line = { letter: `paper:${mailId}`, address: to };
  const waiting = { status: 'queued', tries: 1, reason: expect.stringContaining('try again later') };
  expect(await logged()).toMatchObject([{ ...line, ...waiting, nextTryAt: new Date(nextTryAt ?? '') }]);
  await run(2);
  expect(await logged()).toMatchObject([{ ...line, status: 'sent', tries: 2, reason: '', nextTryAt: null }]);
});

it('sends a letter that nobody got once more for the administrator, however often it is asked', async () => {
  const { id } = await draft();
  box.will('never');
  await post(id);
  const { id: mailId } = await mailOf(id);
  const log = test.app.get(MailLog);
  const row = await test.db.repo(MailLogRow).findOneByOrFail({ letter: `paper:${mailId}` });
  expect(log.canRetry(row)).toBe(true);
  const asked = await Promise.all([1, 2].map(() => test.db.tx(() => log.retry(row))));
  expect(asked.sort()).toEqual([false, true]);
  expect((await mailOf(id)).status).toBe('sent');
  expect(await test.db.tx(() => log.retry(row))).toBe(false);
  expect(log.canRetry(await test.db.repo(MailLogRow).findOneByOrFail({ id: row.id }))).toBe(false);
  expect(box.sentTo(to)).toBe(1);
});

it('lets no line break into the head of a letter, and takes no wrong address', async () => {
  const { id } = await draft();
  for (const wrong of [
    { subject: 'Hello\r\nBcc: all@example.nz' },
    { to: 'a@example.nz\r\nBcc: all@example.nz' },
    { to: 'nobody' },
    { cc: ['a@example.nz, b@example.nz'] },
  ]) {
    expect((await post(id, wrong)).status).toBe(400);
  }
  await at.person.agent.patch('/api/company').send({ name: 'Kauri\tBcc: <all@example.nz>' });
  expect((await read(id)).status).toBe('draft');
  expect(await mails({ invoiceId: id })).toEqual([]);
});

it('does not send what was voided while it waited', async () => {
  const { id } = await draft();
  box.will('later');
  await post(id);
  await mailOf(id);
  await at.person.agent.post(`/api/invoices/${id}/void`).send({}).expect(200);
  await run(2);
  expect(await mailOf(id)).toMatchObject({ status: 'dropped', reason: 'The invoice was voided' });
  expect((await post(id)).status).toBe(409);
});

it('sends a quote with its PDF, and marks one as sent without a letter', async () => {
  const quote = await makeQuote(at);
  const { subject, message } = (await at.person.agent.get(`/api/quotes/${quote.id}/letter`).expect(200)).body;
  const letter = { uid: randomUUID(), to, subject, message };
  await at.person.agent.post(`/api/quotes/${quote.id}/send`).send({ letter }).expect(200);
  const mail = await box.next(to);
  const { names, text } = papersIn(mail);
  const { quoteNumber } = (await at.person.agent.get(`/api/quotes/${quote.id}`).expect(200)).body;
  expect(names).toEqual([`Quote-${quoteNumber}.pdf`]);
  expect(text).toContain('Timber railing');
  await run();
  expect(await mails({ quoteId: quote.id })).toMatchObject([{ status: 'sent', to }]);
  const other = await makeQuote(at);
  expect((await at.person.agent.post(`/api/quotes/${other.id}/send`).expect(200)).body.status).toBe('sent');
  expect(await mails({ quoteId: other.id })).toEqual([]);
});

it('says that this server sends no email, and leaves the draft a draft', async () => {
  const dumb = await startTestApp([jobs, finance]);
  try {
    const scene = await makeScene(await dumb.people.signUp());
    const { id } = await makeInvoice(scene, { status: 'draft', lines: LINES });
    expect((await scene.person.agent.get(`/api/invoices/${id}/letter`).expect(200)).body.isMailOn).toBe(false);
    const body = { uid: randomUUID(), to, subject: 'Hello', message: 'Hello' };
    const refused = await scene.person.agent.post(`/api/invoices/${id}/send`).send(body);
    expect([refused.status, refused.body.code]).toEqual([409, 'CLIENT.NO_MAIL']);
    expect((await scene.person.agent.get(`/api/invoices/${id}`)).body.status).toBe('draft');
  } finally {
    await dumb.close();
  }
});
