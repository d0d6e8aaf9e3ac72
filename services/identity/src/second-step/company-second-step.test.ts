import { SecurityLogRow } from '@dwang/platform';
import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { Secret, TOTP } from 'otpauth';
import { Company } from '../companies/company.entity';
import { PasskeyRow } from '../passkeys/passkey.entity';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const password = TEST_PASSWORD;
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

async function setUpApp({ agent }: Person): Promise<string> {
  const { secret } = (await agent.post('/api/auth/security/app').send({ password }).expect(200)).body;
  await agent
    .post('/api/auth/security/app/confirm')
    .send({ code: codeOf(secret, -1) })
    .expect(200);
  return secret;
}
const demand = ({ agent }: Person, secondStepRequired = true) => agent.patch('/api/company').send({ secondStepRequired });

async function demandingOwner(): Promise<Person> {
  const owner = await test.people.signUp({ companyName: 'Kōwhai Electrical' });
  await setUpApp(owner);
  await demand(owner).expect(200);
  return owner;
}

/** A member who has a password, as one who came by an invitation. */
async function memberOf(owner: Person, role: 'owner' | 'user' | 'contractor' = 'user'): Promise<Person> {
  const member = await test.people.signUp();
  const { id } = owner.user.company;
  await test.db.dataSource.query(`UPDATE users SET companyId = ${id}, role = '${role}' WHERE id = ${member.user.id}`);
  return member;
}

const events = async (code: string) => test.db.repo(SecurityLogRow).findBy({ code });

it('is demanded by an owner who has one, and by nobody else', async () => {
  const owner = await test.people.signUp();
  const refused = await demand(owner);
  expect([refused.status, refused.body.code]).toEqual([409, 'IDENTITY.OWN_STEP_FIRST']);
  expect(refused.body.errors).toEqual([{ field: 'secondStepRequired', message: expect.stringContaining('of your own first') }]);
  await setUpApp(owner);
  const member = await memberOf(owner);
  await demand(member).expect(403);
  expect((await demand(owner).expect(200)).body.secondStepRequired).toBe(true);
  expect((await owner.agent.get('/api/company').expect(200)).body.secondStepRequired).toBe(true);
});

it('is noted in the security log when it begins and when it ends, and not when nothing changes', async () => {
  const owner = await demandingOwner();
  await demand(owner).expect(200);
  await demand(owner, false).expect(200);
  const of = async (code: string) => (await events(code)).filter(({ userId }) => userId === owner.user.id);
  expect(await of('second-factor.demanded')).toHaveLength(1);
  expect(await of('second-factor.released')).toHaveLength(1);
});

it('leaves a member who has none nothing but the way to set one up, at the next request', async () => {
  const owner = await test.people.signUp();
  await setUpApp(owner);
  const member = await memberOf(owner);
  await member.agent.get('/api/account').expect(200);
  await demand(owner).expect(200);
  for (const path of ['/api/account', '/api/preferences', '/api/company', '/api/auth/sessions']) {
    const held = await member.agent.get(path);
    expect([path, held.status, held.body.code]).toEqual([path, 403, 'AUTH.SECOND_STEP_DEMANDED']);
  }
  expect((await member.agent.get('/api/auth/user').expect(200)).body.lacksSecondStep).toBe(true);
  expect((await member.agent.get('/api/auth/security').expect(200)).body.isDemanded).toBe(true);
  await setUpApp(member);
  await member.agent.get('/api/account').expect(200);
  expect((await member.agent.get('/api/auth/user').expect(200)).body).not.toHaveProperty('lacksSecondStep');
});

it('holds for contractors and for a second owner too, and for no other company', async () => {
  const owner = await demandingOwner();
  for (const role of ['contractor', 'owner'] as const) {
    const { agent } = await memberOf(owner, role);
    await agent.get('/api/account').expect(403);
    await agent.patch('/api/company').send({ secondStepRequired: false }).expect(403);
  }
  const other = await test.people.signUp();
  await other.agent.get('/api/account').expect(200);
  expect((await other.agent.get('/api/auth/security').expect(200)).body.isDemanded).toBe(false);
});

it('says so at the sign-in, which a second step makes whole', async () => {
  const owner = await demandingOwner();
  const member = await memberOf(owner);
  const login = () => test.nobody().post('/api/auth/login').send({ username: member.user.username, password }).expect(200);
  expect((await login()).body.user.lacksSecondStep).toBe(true);
  const secret = await setUpApp(member);
  const { token } = (await login()).body.secondStep;
  const step = await test
    .nobody()
    .post('/api/auth/second-step')
    .send({ token, code: codeOf(secret) })
    .expect(200);
  expect(step.body.user).not.toHaveProperty('lacksSecondStep');
});

it('asks a session begun by the password alone to sign in again, also where a step was set up meanwhile elsewhere', async () => {
  const owner = await test.people.signUp();
  const earlier = await test.people.signIn(owner.user.username, password);
  await setUpApp(owner);
  await demand(owner).expect(200);
  await owner.agent.get('/api/account').expect(200);
  await earlier.agent.get('/api/account').expect(403);
  const refused = await earlier.agent.post('/api/auth/security/app').send({ password });
  expect([refused.status, refused.body.code]).toEqual([403, 'AUTH.SECOND_STEP_NEEDED']);
  await earlier.agent.post('/api/auth/security/app/remove').send({ password }).expect(403);
  await earlier.agent.post('/api/auth/security/recovery-codes').send({ password }).expect(403);
});

it('lets nobody remove their last one while it is demanded', async () => {
  const owner = await demandingOwner();
  const remove = () => owner.agent.post('/api/auth/security/app/remove').send({ password });
  const refused = await remove();
  expect([refused.status, refused.body.code]).toEqual([409, 'IDENTITY.FACTOR_DEMANDED']);
  expect(refused.body.detail).toContain('Kōwhai Electrical');
  expect((await owner.agent.get('/api/auth/security')).body).toMatchObject({
    appSince: expect.any(String),
    recoveryCodesLeft: 10,
  });
  await demand(owner, false).expect(200);
  await remove().expect(204);
});

it('lets one of two be removed, and keeps one of two that are removed at once', async () => {
  const owner = await demandingOwner();
  const text = `at-once-${owner.user.id}`;
  const credential = { credentialId: text, credentialHash: text, publicKey: 'k', counter: 0, transports: '' };
  await test.db.repo(PasskeyRow).insert({ userId: owner.user.id, name: 'Phone', createdAt: new Date(), ...credential });
  const { passkeys } = (await owner.agent.get('/api/auth/security').expect(200)).body;
  const answers = await Promise.all([
    owner.agent.post('/api/auth/security/app/remove').send({ password }),
    owner.agent.post(`/api/auth/security/passkeys/${passkeys[0].id}/remove`).send({ password }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

it('holds back who joins by an invitation and is signed in by that, until they have one', async () => {
  const owner = await demandingOwner();
  await test.db.repo(Company).update({ id: owner.user.company.id }, { plan: 'professional' });
  const { link } = (await owner.agent.post('/api/team/invitations').send({ email: 'aroha@example.nz' }).expect(201)).body;
  const token = String(link).split('/').at(-1);
  const joined = await test.nobody().post(`/api/auth/invitations/${token}`).send({ username: 'Aroha', password }).expect(201);
  expect(joined.body.user).toMatchObject({ username: 'Aroha', lacksSecondStep: true });
  const cookie = joined.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const held = await test.nobody().set('cookie', cookie).get('/api/company');
  expect([held.status, held.body.code]).toEqual([403, 'AUTH.SECOND_STEP_DEMANDED']);
});
