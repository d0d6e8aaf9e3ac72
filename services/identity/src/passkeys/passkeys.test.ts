import { type Person, SoftAuthenticator, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';

const ORIGIN = 'https://app.example.nz';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([], { settings: { PUBLIC_URL: `${ORIGIN}/` } });
});
afterAll(() => test?.close());

const password = TEST_PASSWORD;
const askForNew = async ({ agent }: Person) =>
  (await agent.post('/api/auth/security/passkeys/options').send({ password }).expect(200)).body;
const ask = async () => (await test.nobody().post('/api/auth/passkey/options').expect(200)).body;
const signIn = (token: string, credential: object) => test.nobody().post('/api/auth/passkey/sign-in').send({ token, credential });
const list = async ({ agent }: Person) => (await agent.get('/api/auth/security').expect(200)).body.passkeys;

async function withPasskey() {
  const [person, phone] = [await test.people.signUp(), new SoftAuthenticator(ORIGIN)];
  const { token, options } = await askForNew(person);
  const credential = phone.create(options);
  const added = await person.agent.post('/api/auth/security/passkeys').send({ token, name: 'Phone', credential }).expect(200);
  return { person, phone, codes: added.body.codes as string[] };
}

it('signs in without a password', async () => {
  const { person, phone, codes } = await withPasskey();
  expect(codes).toHaveLength(10);
  const { token, options } = await ask();
  expect(options).toMatchObject({ rpId: 'app.example.nz', userVerification: 'required' });
  const answer = await signIn(token, phone.use(options)).expect(200);
  expect(answer.body.user).toEqual(person.user);
  const [passkey] = await list(person);
  expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: expect.stringMatching(/Z$/) });
});

it('makes the password alone too little', async () => {
  const { person, codes } = await withPasskey();
  const answer = await test.nobody().post('/api/auth/login').send({ username: person.user.username, password }).expect(200);
  expect(answer.body).toMatchObject({ user: null, secondStep: { app: false, passkey: true } });
  await test.nobody().post('/api/auth/second-step').send({ token: answer.body.secondStep.token, code: codes[3] }).expect(200);
});

it('takes an answer once', async () => {
  const { phone } = await withPasskey();
  const { token, options } = await ask();
  const credential = phone.use(options);
  await signIn(token, credential).expect(200);
  expect((await signIn(token, credential)).body.code).toBe('AUTH.SIGN_IN_OVER');
  const next = await ask();
  expect((await signIn(next.token, credential)).body.code).toBe('AUTH.BAD_CREDENTIALS');
});

it('adds a passkey once, and leaves whoever tries it again signed in', async () => {
  const [person, phone] = [await test.people.signUp(), new SoftAuthenticator(ORIGIN)];
  const { token, options } = await askForNew(person);
  const body = { token, name: 'Phone', credential: phone.create(options) };
  await person.agent.post('/api/auth/security/passkeys').send(body).expect(200);
  const again = await person.agent.post('/api/auth/security/passkeys').send(body);
  expect([again.status, again.body.code]).toEqual([409, 'IDENTITY.STEP_OVER']);
  expect(await list(person)).toHaveLength(1);
});

it('refuses an answer made for another site, without a finger or PIN, by a stranger, or of a copy', async () => {
  const { phone } = await withPasskey();
  const refused = async (use: (options: { challenge: string }) => object) => {
    const { token, options } = await ask();
    expect((await signIn(token, use(options))).status).toBe(401);
  };
  await refused((options) => phone.use(options, { origin: 'https://evil.example' }));
  await refused((options) => new SoftAuthenticator(ORIGIN).use(options));
  const lazy = new SoftAuthenticator(ORIGIN, 0x01);
  const person = await test.people.signUp();
  const { token, options } = await askForNew(person);
  const made = await person.agent
    .post('/api/auth/security/passkeys')
    .send({ token, name: 'n', credential: lazy.create(options) });
  expect([made.status, made.body.code]).toEqual([400, 'IDENTITY.WRONG_CODE']);
  for (let turn = 0; turn < 2; turn += 1) {
    const question = await ask();
    await signIn(question.token, phone.use(question.options)).expect(200);
  }
  phone.counter = 0;
  await refused((question) => phone.use(question));
});

it('adds only what was asked for, for whom it was asked', async () => {
  const [one, other] = [await test.people.signUp(), await test.people.signUp()];
  const { token, options } = await askForNew(one);
  const phone = new SoftAuthenticator(ORIGIN);
  const add = ({ agent }: Person, credential: object, which = token) =>
    agent.post('/api/auth/security/passkeys').send({ token: which, name: 'Mine', credential });
  await add(other, phone.create(options)).expect(403);
  const again = await askForNew(one);
  await add(one, phone.create(options), again.token).expect(400);
  const elsewhere = await askForNew(one);
  await add(one, phone.create(elsewhere.options, { origin: 'https://evil.example' }), elsewhere.token).expect(400);
  expect(await list(one)).toEqual([]);
});

it('keeps several with names, each removed with the password; nobody touches those of others', async () => {
  const { person } = await withPasskey();
  const { token, options } = await askForNew(person);
  expect(options.excludeCredentials).toHaveLength(1);
  const credential = new SoftAuthenticator(ORIGIN).create(options);
  const added = await person.agent.post('/api/auth/security/passkeys').send({ token, name: 'Key on the ring', credential });
  expect(added.body).toEqual({ codes: [] });
  const [first, second] = await list(person);
  const one = `/api/auth/security/passkeys/${first.id}`;
  await person.agent.patch(one).send({ name: 'Old phone' }).expect(200);
  expect((await list(person)).map(({ name }: { name: string }) => name)).toEqual(['Old phone', 'Key on the ring']);
  const stranger = await test.people.signUp();
  await stranger.agent.patch(one).send({ name: 'x' }).expect(404);
  await stranger.agent.post(`${one}/remove`).send({ password }).expect(404);
  await person.agent.post(`${one}/remove`).send({ password: 'wrong one' }).expect(400);
  for (const { id } of [first, second]) {
    await person.agent.post(`/api/auth/security/passkeys/${id}/remove`).send({ password }).expect(204);
  }
  const login = await test.nobody().post('/api/auth/login').send({ username: person.user.username, password });
  expect(login.body.user).toEqual(person.user);
});

it('says so where the address is a bare number', async () => {
  const bare = await startTestApp();
  try {
    const { agent } = await bare.people.signUp();
    expect((await agent.get('/api/auth/security')).body.canUsePasskeys).toBe(false);
    expect((await bare.nobody().post('/api/auth/passkey/options')).body.code).toBe('IDENTITY.NO_PASSKEYS');
  } finally {
    await bare.close();
  }
});
