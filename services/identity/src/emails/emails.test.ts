import { Database } from '@dwang/platform';
import { MailBox, type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { Company } from '../companies/company.entity';
import { EmailLink } from './email-link.entity';

const closing: TestApp[] = [];
let box: MailBox;
let test: TestApp;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([], { settings: { SMTP_URL: box.url, PUBLIC_URL: 'https://app.example.nz/' } });
});
afterAll(async () => {
  await Promise.all([test, ...closing].map((app) => app?.close()));
  await box?.close();
});

const newcomer = () => test.people.signUp({ isUnconfirmed: true });
const confirm = (token: string) => test.nobody().post('/api/auth/confirm-email').send({ token });
const ask = ({ agent }: Person) => agent.post('/api/auth/confirm-email/send');
const isConfirmed = async ({ agent }: Person) => (await agent.get('/api/auth/user').expect(200)).body.isEmailConfirmed;
async function invite({ agent, user }: Person, { db } = test): Promise<[status: number, code: string | undefined]> {
  await db.repo(Company).update({ id: user.company.id }, { plan: 'basic' });
  const body = { email: `${crypto.randomUUID()}@example.nz`, role: 'user' };
  const answer = await agent.post('/api/team/invitations').send(body);
  return [answer.status, answer.body.code];
}

async function tokenFor(email: string): Promise<string> {
  return /https:\/\/app\.example\.nz\/confirm-email#([\w-]{43})/.exec(await box.next(email, 'confirm-email'))?.[1] ?? '';
}

describe('a new account', () => {
  it('is sent a link; opening it confirms the address, once', async () => {
    const person = await newcomer();
    expect(await isConfirmed(person)).toBe(false);
    const token = await tokenFor(person.user.email);
    await confirm(token).expect(204);
    expect(await isConfirmed(person)).toBe(true);
    const again = await confirm(token);
    expect([again.status, again.body.code]).toEqual([400, 'IDENTITY.EMAIL_LINK_DEAD']);
  });

  it('works at once, but invites nobody before an owner has confirmed', async () => {
    const person = await newcomer();
    await person.agent.patch('/api/company').send({ phone: '09' }).expect(200);
    expect(await invite(person)).toEqual([403, 'IDENTITY.EMAIL_UNCONFIRMED']);
    await confirm(await tokenFor(person.user.email)).expect(204);
    expect(await invite(person)).toEqual([201, undefined]);
  });

  it('gets another letter on request, three in an hour', async () => {
    const person = await newcomer();
    await tokenFor(person.user.email);
    for (let letters = 1; letters < 3; letters += 1) {
      expect((await ask(person).expect(200)).body).toEqual({ sent: true });
      await tokenFor(person.user.email);
    }
    await ask(person).expect(429);
  });

  it('is told when the letter cannot be sent', async () => {
    const person = await newcomer();
    await tokenFor(person.user.email);
    box.will('never');
    const answer = await ask(person);
    expect([answer.status, answer.body.code]).toEqual([503, 'MAIL.NOT_TAKEN']);
  });
});

it('refuses links that are too old, unknown, or were sent to an earlier address', async () => {
  const [late, moved] = [await newcomer(), await newcomer()];
  const old = await tokenFor(late.user.email);
  await test.app.get(Database).repo(EmailLink).update({ userId: late.user.id }, { expiresAt: new Date() });
  const before = await tokenFor(moved.user.email);
  await moved.agent
    .patch('/api/account')
    .send({ email: `x${moved.user.email}`, password: TEST_PASSWORD })
    .expect(200);
  for (const token of [old, before, 'A'.repeat(43), 'x']) await confirm(token).expect(400);
});

it('asks again after a new address, and the company goes on writing letters', async () => {
  const person = await test.people.signUp();
  const email = `new-${person.user.email}`;
  await person.agent.patch('/api/account').send({ email, password: TEST_PASSWORD }).expect(200);
  expect(await isConfirmed(person)).toBe(false);
  expect(await invite(person)).toEqual([201, undefined]);
  await confirm(await tokenFor(email)).expect(204);
  expect(await isConfirmed(person)).toBe(true);
  expect((await ask(person).expect(200)).body).toEqual({ sent: false });
});

it('takes the link for a forgotten password as a proof too', async () => {
  const person = await newcomer();
  await tokenFor(person.user.email);
  await test.nobody().post('/api/auth/forgot-password').send({ email: person.user.email }).expect(200);
  const token = /reset-password#([\w-]{43})/.exec(await box.next(person.user.email, 'reset-password'))?.[1];
  await test.nobody().post('/api/auth/reset-password').send({ token, password: 'four wet studs' }).expect(204);
  expect(await isConfirmed(await test.people.signIn(person.user.username, 'four wet studs'))).toBe(true);
});

it('keeps only a hash of the token', async () => {
  const person = await newcomer();
  const token = await tokenFor(person.user.email);
  expect(JSON.stringify(await test.db.repo(EmailLink).find())).not.toContain(token);
});

it('asks for nothing where no letters are sent', async () => {
  const quiet = await startTestApp();
  closing.push(quiet);
  const person = await quiet.people.signUp({ isUnconfirmed: true });
  expect(await isConfirmed(person)).toBe(true);
  expect(await invite(person, quiet)).toEqual([201, undefined]);
  expect((await ask(person).expect(200)).body).toEqual({ sent: false });
});
