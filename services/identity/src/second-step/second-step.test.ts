import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { Secret, TOTP } from 'otpauth';
import { Session } from '../sessions/session.entity';
import { AppFactor } from './app-factor.entity';
import { RecoveryCode } from './recovery-code.entity';
import { SignInStep } from './sign-in-step.entity';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const password = TEST_PASSWORD;
const security = ({ agent }: Person) => agent.get('/api/auth/security').expect(200);
const login = ({ user }: Person) => test.nobody().post('/api/auth/login').send({ username: user.username, password });
const takeStep = (token: string, code: string) => test.nobody().post('/api/auth/second-step').send({ token, code });
/** A code that is good `later` half minutes from now. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

async function withApp() {
  const person = await test.people.signUp();
  const { secret } = (await person.agent.post('/api/auth/security/app').send({ password }).expect(200)).body;
  const confirm = await person.agent.post('/api/auth/security/app/confirm').send({ code: codeOf(secret, -1) });
  return { person, secret: String(secret), codes: confirm.body.codes as string[] };
}

async function stepOf(person: Person): Promise<string> {
  return (await login(person).expect(200)).body.secondStep.token;
}

describe('an authenticator app', () => {
  it('is set up with the password and a right code, and gives recovery codes', async () => {
    const person = await test.people.signUp();
    const begin = (body: object) => person.agent.post('/api/auth/security/app').send(body);
    expect((await begin({ password: 'wrong one' })).body.code).toBe('IDENTITY.WRONG_PASSWORD');
    const { secret, uri } = (await begin({ password }).expect(200)).body;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Dwang:owner-\w+\?issuer=Dwang&secret=[A-Z2-7]{32}&/);
    expect((await security(person)).body.appSince).toBeNull();
    const confirm = (code: string) => person.agent.post('/api/auth/security/app/confirm').send({ code });
    const refused = await confirm(codeOf(secret, 20));
    expect([refused.status, refused.body.code, refused.body.errors[0].field]).toEqual([400, 'IDENTITY.WRONG_CODE', 'code']);
    const { codes } = (await confirm(codeOf(secret)).expect(200)).body;
    expect(new Set(codes).size).toBe(10);
    expect((await security(person)).body).toMatchObject({ appSince: expect.stringMatching(/Z$/), recoveryCodesLeft: 10 });
  });

  it('is asked for after the password; only then is anybody signed in', async () => {
    const { person, secret } = await withApp();
    const answer = await login(person);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toEqual({
      user: null,
      secondStep: { token: expect.stringMatching(/^.{43}$/), app: true, passkey: false },
    });
    const step = await takeStep(answer.body.secondStep.token, codeOf(secret));
    expect(step.body.user).toEqual(person.user);
    const cookie = step.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    await test.nobody().set('cookie', cookie).get('/api/auth/user').expect(200);
  });

  it('opens a session that goes with the browser where others use the device too', async () => {
    const { person, secret } = await withApp();
    const body = { token: await stepOf(person), code: codeOf(secret), isShared: true };
    const { headers } = await test.nobody().post('/api/auth/second-step').send(body).expect(200);
    expect(headers['set-cookie']?.[0]).toMatch(/^dwang-session=/);
    expect(headers['set-cookie']?.[0]).not.toContain('Max-Age');
  });

  it('refuses six signs that are no digits as any wrong code', async () => {
    const { person } = await withApp();
    const other = await test.people.signUp();
    await other.agent.post('/api/auth/security/app').send({ password }).expect(200);
    for (const code of ['𒂁ሣ鼏ꡈ', 'ŌŌŌŌŌŌ', '１２３４５６']) {
      const confirm = await other.agent.post('/api/auth/security/app/confirm').send({ code });
      const step = await takeStep(await stepOf(person), code);
      expect([confirm.status, step.status]).toEqual([400, 400]);
    }
  });

  it('lets no code in twice, not even when it is sent at once', async () => {
    const { person, secret } = await withApp();
    const tokens = await Promise.all([stepOf(person), stepOf(person), stepOf(person)]);
    const answers = await Promise.all(tokens.map((token) => takeStep(token, codeOf(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await takeStep(await stepOf(person), codeOf(secret)).expect(400);
    await takeStep(await stepOf(person), codeOf(secret, -1)).expect(400);
    await takeStep(await stepOf(person), codeOf(secret, 1)).expect(200);
  });

  it('makes wrong codes wait, which a right password does not forget', async () => {
    const { person, secret } = await withApp();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await takeStep(await stepOf(person), '000000')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await takeStep(await stepOf(person), codeOf(secret))).status).toBe(429);
  });

  it('is replaced by that of a new phone, and goes on until the new one has shown a right code', async () => {
    const { person, secret: old } = await withApp();
    const { secret } = (await person.agent.post('/api/auth/security/app').send({ password }).expect(200)).body;
    const confirm = (code: string) => person.agent.post('/api/auth/security/app/confirm').send({ code });
    await confirm(codeOf(old)).expect(400);
    await takeStep(await stepOf(person), codeOf(secret)).expect(400);
    await takeStep(await stepOf(person), codeOf(old)).expect(200);
    expect((await confirm(codeOf(secret)).expect(200)).body.codes).toEqual([]);
    await takeStep(await stepOf(person), codeOf(old, 1)).expect(400);
    await takeStep(await stepOf(person), codeOf(secret, 1)).expect(200);
    await confirm(codeOf(secret, 2)).expect(400);
  });

  it('is removed with the password, and the recovery codes with it', async () => {
    const { person } = await withApp();
    await person.agent.post('/api/auth/security/app/remove').send({ password: 'wrong one' }).expect(400);
    await person.agent.post('/api/auth/security/app/remove').send({ password }).expect(204);
    expect((await security(person)).body).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
    expect((await login(person)).body.user).toEqual(person.user);
  });
});

describe('the half done sign-in', () => {
  it('ends after ten minutes, when it was used, and for a token that nobody has', async () => {
    const { person, secret } = await withApp();
    const [old, used] = [await stepOf(person), await stepOf(person)];
    await takeStep(used, codeOf(secret)).expect(200);
    await test.db.repo(SignInStep).update({ userId: person.user.id }, { expiresAt: new Date() });
    for (const token of [old, used, 'A'.repeat(43)]) {
      const answer = await takeStep(token, codeOf(secret, 1));
      expect([answer.status, answer.body.code]).toEqual([401, 'AUTH.SIGN_IN_OVER']);
    }
  });

  it('opens nothing by itself', async () => {
    const { person } = await withApp();
    const token = await stepOf(person);
    await test.nobody().set('cookie', `dwang-session=${token}`).get('/api/auth/user').expect(401);
  });

  it('lets nobody in who was suspended meanwhile', async () => {
    const owner = await test.people.signUp();
    const { person, secret } = await withApp();
    const token = await stepOf(person);
    await test.db.dataSource.query(`UPDATE users SET status = 'inactive' WHERE id = ${person.user.id}`);
    await takeStep(token, codeOf(secret)).expect(401);
    await owner.agent.get('/api/auth/user').expect(200);
  });
});

describe('recovery codes', () => {
  it('sign in once each, as people type them', async () => {
    const { person, codes } = await withApp();
    const [first = ''] = codes;
    await takeStep(await stepOf(person), ` ${first.toUpperCase().replace('-', ' ')}`).expect(200);
    await takeStep(await stepOf(person), first).expect(400);
    expect((await security(person)).body.recoveryCodesLeft).toBe(9);
  });

  it('are made anew with the password; those from before are dead', async () => {
    const { person, codes } = await withApp();
    const renewed = await person.agent.post('/api/auth/security/recovery-codes').send({ password }).expect(200);
    expect(renewed.body.codes).toHaveLength(10);
    await takeStep(await stepOf(person), codes[0] ?? '').expect(400);
    await takeStep(await stepOf(person), renewed.body.codes[9]).expect(200);
  });

  it('are not made where nothing asks for them', async () => {
    const { agent } = await test.people.signUp();
    expect((await agent.post('/api/auth/security/recovery-codes').send({ password })).body).toEqual({ codes: [] });
  });
});

it('keeps neither secret nor codes in the clear', async () => {
  const { secret, codes } = await withApp();
  const stored = JSON.stringify([await test.db.repo(AppFactor).find(), await test.db.repo(RecoveryCode).find()]);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(text);
});

it('stays when a forgotten password is replaced, and goes when the operator gives a new one', async () => {
  const administrator = await test.people.administrator();
  const { secret } = (await administrator.agent.post('/api/auth/security/app').send({ password }).expect(200)).body;
  await administrator.agent
    .post('/api/auth/security/app/confirm')
    .send({ code: codeOf(secret) })
    .expect(200);
  expect((await login(administrator)).body.user).toBeNull();
  expect((await test.people.administrator()).user.isAdministrator).toBe(true);
});

it('leaves with the person', async () => {
  const { person } = await withApp();
  await person.agent.post('/api/account/close').send({ password, confirmation: person.user.username }).expect(200);
  const where = { userId: person.user.id };
  for (const entity of [AppFactor, RecoveryCode, SignInStep, Session]) expect(await test.db.repo(entity).countBy(where)).toBe(0);
});
