import type { LoggedMail } from '@dwang/contracts';
import { MailLog, MailLogRow, SecurityLogRow } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { MailBox, type Mood, type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let box: MailBox;
let test: TestApp;
let administrator: Person;
let owner: Person;
let to: string;
let made = 0;
beforeAll(async () => {
  box = await MailBox.open();
  const settings = { SMTP_URL: box.url, PUBLIC_URL: 'https://app.example.nz/', MAIL_FROM: 'Dwang <d@example.nz>' };
  test = await startTestApp([jobs, area], { settings });
  administrator = await test.people.administrator();
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});
beforeEach(async () => {
  made += 1;
  to = `hemi.tamatea${made}@example.nz`;
  owner = await test.people.signUp({ companyName: `Kōwhai Roofs ${made}` });
  await owner.agent.post('/api/clients').send({ name: 'Hēmi', email: to }).expect(201);
});

const get = (path: string, query: object = {}) => administrator.agent.get(`/api/admin/mail-log${path}`).query(query);
const find = async (q: string, more: object = {}): Promise<LoggedMail[]> =>
  (await get('', { q, ...more }).expect(200)).body.items;
const retry = ({ id }: LoggedMail) => administrator.agent.post(`/api/admin/mail-log/${id}/retry`);

/** The log's line of a letter to the client, once it has come to its end. */
async function ended(): Promise<LoggedMail> {
  for (;;) {
    const [mail, ...more] = await find(to);
    if (!mail || more.length > 0) throw new Error(`${more.length + 1} lines`);
    if (mail.status !== 'queued' && mail.status !== 'sending') return mail;
    await new Promise(setImmediate);
  }
}

/** Writes to all clients of the company, of which there is one. */
async function write(...moods: Mood[]): Promise<LoggedMail> {
  box.will(...moods);
  const { body } = await owner.agent.post('/api/mailings').send({ subject: 'Closed on Friday', text: 'Kia ora' }).expect(201);
  while (!(await owner.agent.get(`/api/mailings/${body.id}`).expect(200)).body.isDone) await new Promise(setImmediate);
  return ended();
}

it('tells of a letter to a client when, to whom, of which company and what became of it, and nothing that it said', async () => {
  const mail = await write('take');
  expect(mail).toEqual({
    id: expect.any(Number),
    kind: 'mailing',
    status: 'sent',
    recipient: 'h***@example.nz',
    companyName: owner.user.company.name,
    reason: '',
    tries: 1,
    createdAt: expect.stringMatching(/Z$/),
    triedAt: expect.stringMatching(/Z$/),
    nextTryAt: null,
    sentAt: expect.stringMatching(/Z$/),
    canRetry: false,
  });
  const kept = JSON.stringify(await test.db.repo(MailLogRow).findBy({ id: mail.id }));
  for (const secret of ['opt-out', 'Kia ora', 'Closed on Friday']) expect(kept).not.toContain(secret);
});

it('shows the whole address of one letter that is opened, which the security log notes, to the administrator alone', async () => {
  const { id } = await write('take');
  expect((await get(`/${id}`).expect(200)).body).toMatchObject({ id, recipient: to });
  const noted = { code: 'mail-log.opened', event: `Letter in the mail log opened: letter ${id}` };
  expect(await test.db.repo(SecurityLogRow).countBy(noted)).toBe(1);
  for (const path of ['', '/export', `/${id}`]) await owner.agent.get(`/api/admin/mail-log${path}`).expect(403);
  await owner.agent.post(`/api/admin/mail-log/${id}/retry`).expect(403);
  await get('/999999').expect(404);
});

it('keeps the words of a mail server that did not take a letter, and sends it again once', async () => {
  const failed = await write('never');
  expect(failed).toMatchObject({ status: 'failed', reason: expect.stringContaining('No such mailbox here'), canRetry: true });
  const answers = await Promise.all([retry(failed), retry(failed)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ADMIN.LETTER_NOT_RETRIED');
  expect(await ended()).toMatchObject({ id: failed.id, status: 'sent', tries: 2, reason: '', canRetry: false });
  expect(box.sentTo(to)).toBe(1);
  await retry(failed).expect(409);
});

it('never sends again what somebody may have got', async () => {
  const lost = await write('lose');
  expect(lost).toMatchObject({ status: 'unknown', canRetry: false });
  await retry(lost).expect(409);
  expect(box.sentTo(to)).toBe(1);
});

it('does not send again to a client who wants no letters any more', async () => {
  const failed = await write('never');
  const [client] = (await owner.agent.get('/api/clients').expect(200)).body.items;
  await owner.agent.patch(`/api/clients/${client.id}`).send({ takesLetters: false }).expect(200);
  await retry(failed).expect(200);
  expect(await ended()).toMatchObject({ status: 'dropped', reason: 'Takes no letters any more' });
});

it('notes letters about an account without a way to repeat them, and without their links', async () => {
  const { email } = owner.user;
  box.will('never');
  await test.nobody().post('/api/auth/forgot-password').send({ email });
  for (;;) {
    const [mail] = await find(email, { kind: 'password-reset', status: 'failed' });
    if (mail) {
      expect(mail).toMatchObject({ canRetry: false, companyName: owner.user.company.name });
      await retry(mail).expect(409);
      break;
    }
    await new Promise(setImmediate);
  }
  expect((await find(email)).map(({ kind }) => kind)).toContain('confirmation');
});

it('notes letters that are sent amid other work, and those that the person is told about at once', async () => {
  const invited = `mate${made}@example.nz`;
  await test.db.dataSource.query("UPDATE companies SET plan = 'enterprise'");
  box.will('never');
  await owner.agent.post('/api/team/invitations').send({ email: invited, role: 'user' }).expect(201);
  await test.app.get(MailLog).settled();
  const refused = { status: 'failed', reason: expect.stringContaining('No such mailbox here'), tries: 1, canRetry: false };
  expect(await find(invited)).toMatchObject([{ kind: 'invitation', ...refused }]);
  box.will('never');
  const sending = owner.agent.post('/api/time-entries/email').query({ to, name: 'Timesheet' });
  await sending.set('content-type', 'application/octet-stream').send(Buffer.from('%PDF-1.4 a timesheet')).expect(503);
  expect(await find(to)).toMatchObject([{ kind: 'timesheet', ...refused }]);
});

it('is found by address and company together, macrons or not, by state and kind, and signs are taken literally', async () => {
  await write('take');
  const ids = async (q: string, more: object = {}) => (await find(q, more)).map(({ recipient }) => recipient);
  expect(await ids(`HEMI.TAMATEA${made}@ kowhai`)).toEqual(['h***@example.nz']);
  expect(await ids(`${to} roofs`, { status: 'sent', kind: 'mailing' })).toEqual(['h***@example.nz']);
  expect(await ids(to, { status: 'failed' })).toEqual([]);
  expect(await ids(to, { kind: 'invoice' })).toEqual([]);
  expect(await ids('hemi_tamatea%')).toEqual([]);
  await get('', { status: 'lost' }).expect(400);
});

it('is read page by page without a gap, and the CSV file has the same letters with masked addresses', async () => {
  const at = new Date('2026-03-02T20:00:00.000Z');
  const row = {
    kind: 'notice',
    companyId: owner.user.company.id,
    userId: null,
    letter: null,
    status: 'sent',
    reason: '',
  } as const;
  const times = { tries: 1, isWithUs: false, createdAt: at, triedAt: at, nextTryAt: null, sentAt: at };
  for (let turn = 0; turn < 5; turn += 1)
    await test.db.repo(MailLogRow).insert({ ...row, ...times, address: `p${turn}@pager${made}.nz` });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await get('', { q: `@pager${made}.nz`, limit: 2, cursor }).expect(200);
    expect(body.totals).toEqual({ count: 5 });
    for (const { id } of body.items) seen.push((await get(`/${id}`).expect(200)).body.recipient[1]);
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.join('')).toBe('43210');
  const { text, headers } = await get('/export', { q: `@pager${made}.nz` }).expect(200);
  expect(headers['content-type']).toContain('text/csv');
  expect(text.trim().split('\r\n')).toHaveLength(6);
  expect(text).toContain(`p***@pager${made}.nz`);
  expect(text).not.toContain(`p0@pager${made}.nz`);
});

it('keeps 90 days, and says of a letter under which a process ended that nobody knows', async () => {
  const { id } = await write('take');
  const rows = test.db.repo(MailLogRow);
  const log = test.app.get(MailLog);
  await rows.update({ id }, { status: 'sending' });
  await log.keep(new Date(Date.now() + 2 * 3600_000));
  expect((await find(to))[0]).toMatchObject({ status: 'unknown', canRetry: false });
  await log.keep(new Date(Date.now() + 89 * 24 * 3600_000));
  expect(await rows.countBy({ id })).toBe(1);
  await log.keep(new Date(Date.now() + 91 * 24 * 3600_000));
  expect(await rows.countBy({ id })).toBe(0);
});

it('forgets the letters of a company that closes', async () => {
  await write('take');
  const companyId = owner.user.company.id;
  const closing = { password: TEST_PASSWORD, confirmation: owner.user.username };
  await owner.agent.post('/api/account/close').send(closing).expect(200);
  expect(await test.db.repo(MailLogRow).countBy({ companyId, kind: 'mailing' })).toBe(0);
});
