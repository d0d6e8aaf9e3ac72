import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const register = (body: object) => test.nobody().post('/api/auth/register').send(body);
const login = (body: object) => test.nobody().post('/api/auth/login').send(body);
let serial = 0;
const somebody = () => {
  serial += 1;
  return { username: `Hēmi ${serial}`, email: `hemi${serial}@example.nz`, password: TEST_PASSWORD };
};

describe('registration', () => {
  it('makes a company with its owner and does not sign in', async () => {
    const answer = await register({ ...somebody(), companyName: 'Rātā Roofing' });
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body.user).toMatchObject({
      role: 'owner',
      seesPrices: true,
      isAdministrator: false,
      profileImageUrl: null,
      company: { name: 'Rātā Roofing', timeZone: 'Pacific/Auckland' },
    });
  });

  it('calls the company after the user when no name is given', async () => {
    const person = somebody();
    const answer = await register(person);
    expect(answer.body.user.company.name).toBe(person.username);
  });

  it('trims the name and the address', async () => {
    const person = somebody();
    const answer = await register({ ...person, username: `  ${person.username} `, email: ` ${person.email} ` });
    expect(answer.body.user).toMatchObject({ username: person.username, email: person.email });
  });

  it('ignores role, company and user id in the payload', async () => {
    const answer = await register({ ...somebody(), role: 'contractor', companyId: 1, userId: 1 });
    expect(answer.body.user).toMatchObject({ role: 'owner', isAdministrator: false });
  });

  it('refuses what no contract names (TR-215)', async () => {
    const answer = await register({ ...somebody(), isAdministrator: true }).expect(400);
    expect(answer.body.errors).toEqual([{ field: 'isAdministrator', message: 'This name is not known here' }]);
  });

  it('refuses to sign in with a key that is not known (TR-215)', async () => {
    const person = somebody();
    await register(person).expect(201);
    const answer = await test
      .nobody()
      .post('/api/auth/login')
      .send({ username: person.username, password: person.password, login: 'x' });
    expect([answer.status, answer.body.errors?.[0]?.field, answer.headers['set-cookie']]).toEqual([400, 'login', undefined]);
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: undefined }, 'password', 'This field is required'],
    [{ username: 'a@b.nz' }, 'username', 'Username may hold letters'],
  ])('refuses %j beside the field', async (change, field, message) => {
    const answer = await register({ ...somebody(), ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ field, message: expect.stringContaining(message) });
  });

  it.each(['Password', '       ', 'dwang2026', 'HINEMOA7'])(
    'refuses the password %j, which is tried first, with a reason',
    async (password) => {
      const answer = await register({ ...somebody(), username: 'Hinemoa', password });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'IDENTITY.COMMON_PASSWORD', errors: [{ field: 'password' }] });
    },
  );

  it('refuses a username that differs from a taken one only in case or composition', async () => {
    const person = somebody();
    await register(person).expect(201);
    const answer = await register({ ...somebody(), username: person.username.toUpperCase().normalize('NFD') });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'IDENTITY.USERNAME_TAKEN', errors: [{ field: 'username' }] });
  });

  it('tells apart names that differ in a macron', async () => {
    const person = somebody();
    await register(person).expect(201);
    await register({ ...somebody(), username: person.username.replace('ē', 'e') }).expect(201);
  });

  it('refuses a taken e-mail address in any case', async () => {
    const person = somebody();
    await register(person).expect(201);
    const answer = await register({ ...somebody(), email: person.email.toUpperCase() });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'IDENTITY.EMAIL_TAKEN', errors: [{ field: 'email' }] });
  });

  it.each(['admin', 'ADMIN', 'ａｄｍｉｎ'])("never gives away the administrator's name as %s", async (username) => {
    const answer = await register({ ...somebody(), username });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('IDENTITY.USERNAME_TAKEN');
  });

  it('makes one account when the same registration arrives many times at once', async () => {
    const person = somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('sign-in', () => {
  it('takes the username or the e-mail address, in any case', async () => {
    const person = somebody();
    const { user } = (await register(person)).body;
    for (const name of [
      { username: person.username.toUpperCase() },
      { email: person.email },
      { username: person.email.toUpperCase() },
    ]) {
      const answer = await login({ ...name, password: TEST_PASSWORD });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ user });
    }
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const person = somebody();
    await register(person);
    const answer = await login(person);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^dwang-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
  });

  it('sets one that goes with the browser where others use the device too', async () => {
    const person = somebody();
    await register(person);
    const answer = await login({ username: person.username, password: TEST_PASSWORD, isShared: true });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^dwang-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const person = somebody();
    await register(person);
    const wrong = await login({ ...person, password: 'not the one' });
    const unknown = await login({ username: 'nobody at all', password: 'not the one' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({ code: 'AUTH.BAD_CREDENTIALS', detail: 'Invalid credentials' });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it.each([
    [{ username: 'ab', password: TEST_PASSWORD }, 'username', 'Username must be at least 3 characters'],
    [{ password: TEST_PASSWORD }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'abc', password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('refuses %j beside the field', async (body, field, message) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ field, message });
  });

  it('RC-121 gives a new token each time and ends the session that the browser had', async () => {
    const person = await test.people.signUp();
    const again = await person.agent.post('/api/auth/login').send({ username: person.user.username, password: TEST_PASSWORD });
    expect(String(again.headers['set-cookie'])).not.toContain(person.cookie);
    await test.nobody().set('cookie', person.cookie).get('/api/auth/user').expect(401);
  });
});

describe('the session', () => {
  it('says who is signed in, and 401 when nobody is', async () => {
    const { agent, user } = await test.people.signUp();
    expect((await agent.get('/api/auth/user')).body).toEqual(user);
    expect((await agent.get('/api/auth/status')).body).toEqual({ authenticated: true });
    expect((await test.nobody().get('/api/auth/status')).body).toEqual({ authenticated: false });
    const answer = await test.nobody().get('/api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body.code).toBe('AUTH.SIGNED_OUT');
  });

  it('ends at logout, for good, and logging out twice is no error', async () => {
    const { agent } = await test.people.signUp();
    const answer = await agent.post('/api/auth/logout');
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
    await agent.get('/api/auth/user').expect(401);
    await agent.post('/api/auth/logout').expect(204);
    await test.nobody().post('/api/auth/logout').expect(204);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`, "' OR 1=1 --"])('takes the token %j for nobody', async (token) => {
    await test.nobody().set('cookie', `dwang-session=${token}`).get('/api/auth/user').expect(401);
  });
});
