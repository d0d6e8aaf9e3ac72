import { Database, SettingRows, Settings } from '@dwang/platform';
import { MailBox, type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { PasswordReset } from './password-reset.entity';

const NEW = 'four wet studs';
let box: MailBox;
let test: TestApp;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([], {
    settings: { SMTP_URL: box.url, PUBLIC_URL: 'https://app.example.nz/', MAIL_FROM: 'Dwang <d@example.nz>' },
  });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});

const forgot = (email: string) => test.nobody().post('/api/auth/forgot-password').send({ email });
const reset = (token: string, password = NEW) => test.nobody().post('/api/auth/reset-password').send({ token, password });
const login = ({ user }: Person, password: string) =>
  test.nobody().post('/api/auth/login').send({ username: user.username, password });

async function linkFor(person: Person): Promise<string> {
  await forgot(person.user.email).expect(200);
  const letter = await box.next(person.user.email, '/reset-password#');
  return /https:\/\/app\.example\.nz\/reset-password#([\w-]{43})/.exec(letter)?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is replaced by a link in a letter; every session ends', async () => {
    const person = await test.people.signUp();
    await reset(await linkFor(person)).expect(204);
    await person.agent.get('/api/auth/user').expect(401);
    await login(person, TEST_PASSWORD).expect(401);
    await login(person, NEW).expect(200);
  });

  it('is written in the name that the administrator has given to the app', async () => {
    const person = await test.people.signUp();
    const [rows, settings] = [test.app.get(SettingRows), test.app.get(Settings)];
    const call = (name: string, version: number) =>
      test.db.tx(async () => {
        await rows.write('app_name', name, version, person.user.id);
        settings.forget();
      });
    await call('Kowhai Works', 0);
    await forgot(person.user.email).expect(200);
    const letter = await box.next(person.user.email, '/reset-password#');
    expect(letter).toContain('Subject: Choose a new password for Kowhai Works');
    expect(letter).toContain('your Kowhai Works account');
    expect(letter).not.toContain('password for Dwang');
    await call('Dwang', 1);
  });

  it('works once', async () => {
    const person = await test.people.signUp();
    const [first, second] = [await linkFor(person), await linkFor(person)];
    await reset(second).expect(204);
    for (const token of [first, second]) {
      const answer = await reset(token);
      expect([answer.status, answer.body.code]).toEqual([400, 'IDENTITY.RESET_LINK_DEAD']);
    }
  });

  it('works no more once the account has another address, which it proves nothing of', async () => {
    const person = await test.people.signUp();
    const token = await linkFor(person);
    const email = `new-${person.user.email}`;
    await person.agent.patch('/api/account').send({ email, password: TEST_PASSWORD }).expect(200);
    expect((await reset(token)).body.code).toBe('IDENTITY.RESET_LINK_DEAD');
    await login(person, TEST_PASSWORD).expect(200);
    expect((await person.agent.get('/api/auth/user')).body.isEmailConfirmed).toBe(false);
  });

  it('tells the owner of the account by letter that there is another password', async () => {
    const person = await test.people.signUp();
    await reset(await linkFor(person)).expect(204);
    expect(await box.next(person.user.email, 'A new password was chosen')).toContain('Subject: Password changed');
  });

  it('works for an hour', async () => {
    const person = await test.people.signUp();
    const token = await linkFor(person);
    await test.app.get(Database).repo(PasswordReset).update({ userId: person.user.id }, { expiresAt: new Date() });
    await reset(token).expect(400);
  });

  it('refuses a common password and keeps the link', async () => {
    const person = await test.people.signUp();
    const token = await linkFor(person);
    expect((await reset(token, 'password')).body.code).toBe('IDENTITY.COMMON_PASSWORD');
    await reset(token).expect(204);
  });

  it('keeps only a hash of the token', async () => {
    const person = await test.people.signUp();
    const token = await linkFor(person);
    expect(JSON.stringify(await test.db.repo(PasswordReset).find())).not.toContain(token);
  });

  it('opens a locked account again', async () => {
    const person = await test.people.signUp();
    for (let tries = 0; tries < 5; tries += 1) await login(person, 'wrong one').expect(401);
    await login(person, TEST_PASSWORD).expect(429);
    await reset(await linkFor(person)).expect(204);
    await login(person, NEW).expect(200);
  });

  it('answers alike and writes no letter for an address that nobody has', async () => {
    const person = await test.people.signUp();
    const unknown = await forgot('nobody@example.nz');
    const known = await forgot(person.user.email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await box.next(person.user.email, '/reset-password#');
    expect(box.sentTo('nobody@example.nz')).toBe(0);
  });

  it('sends at most three letters an hour', async () => {
    const person = await test.people.signUp();
    for (let letters = 0; letters < 3; letters += 1) await linkFor(person);
    await forgot(person.user.email).expect(200);
    const other = await test.people.signUp();
    await linkFor(other);
    expect(box.sentTo(person.user.email, '/reset-password#')).toBe(3);
  });

  it.each(['', 'x', 'A'.repeat(43)])('takes the token %j for none', async (token) => {
    await reset(token).expect(400);
  });
});

describe('changing the password', () => {
  const change = ({ agent }: Person, body: object = {}) =>
    agent.post('/api/auth/change-password').send({ password: TEST_PASSWORD, newPassword: NEW, endOthers: true, ...body });

  it('ends the other sessions and keeps this one', async () => {
    const person = await test.people.signUp();
    const phone = await test.people.signIn(person.user.username, TEST_PASSWORD);
    await change(person).expect(204);
    await person.agent.get('/api/auth/user').expect(200);
    await phone.agent.get('/api/auth/user').expect(401);
    await login(person, NEW).expect(200);
  });

  it('keeps the other sessions when asked to', async () => {
    const person = await test.people.signUp();
    const phone = await test.people.signIn(person.user.username, TEST_PASSWORD);
    await change(person, { endOthers: false }).expect(204);
    await phone.agent.get('/api/auth/user').expect(200);
  });

  it.each([
    [{ password: 'not the one' }, 'password', 'IDENTITY.WRONG_PASSWORD'],
    [{ newPassword: 'password' }, 'newPassword', 'IDENTITY.COMMON_PASSWORD'],
    [{ newPassword: '12345' }, 'newPassword', 'REQUEST.INVALID'],
  ])('refuses %j beside the field', async (body, field, code) => {
    const answer = await change(await test.people.signUp(), body);
    expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([400, code, field]);
  });

  it('kills links that were sent before', async () => {
    const person = await test.people.signUp();
    const token = await linkFor(person);
    await change(person).expect(204);
    await reset(token).expect(400);
  });
});
