import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { PasswordReset } from '../passwords/password-reset.entity';
import { hashOfToken, newToken } from '../tokens/one-time-token';
import { nameKey } from '../users/name-key';
import { BreachedRange } from './breached-passwords';

const BREACHED = 'summer holiday 2019';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

/** The service, as far as it is asked: each known suffix with how often it was seen, and padding that counts 0. */
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let known: [password: string, count: number][] = [];
let status: number | 'never' = 200;
const server = createServer(({ url = '', headers }, response) => {
  asked.push({ url, headers });
  if (status === 'never') return;
  const prefix = url.slice('/range/'.length);
  const lines = known.filter(([password]) => sha1(password).startsWith(prefix)).map(([p, n]) => `${sha1(p).slice(5)}:${n}`);
  response.writeHead(status).end([...lines, `${'0'.repeat(34)}A:0`].join('\r\n'));
});
let test: TestApp;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  test = await startTestApp([], { settings: { BREACHED_PASSWORDS_URL: url } });
});
beforeEach(() => {
  asked = [];
  known = [[BREACHED, 41]];
  status = 200;
});
afterAll(async () => {
  await test?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

let count = 0;
const register = (password: string) => {
  count += 1;
  const username = `breach-${count}`;
  return test
    .nobody()
    .post('/api/auth/register')
    .send({ username, email: `${username}@example.nz`, password });
};
const refusal = {
  code: 'IDENTITY.BREACHED_PASSWORD',
  errors: [{ field: 'password', message: expect.stringContaining('breach') }],
};

it('refuses at registration a password that is known, beside the field', async () => {
  const { status, body } = await register(BREACHED);
  expect([status, body]).toEqual([400, expect.objectContaining(refusal)]);
  await register(TEST_PASSWORD).expect(201);
});

it('tells the service five characters of the hash, asks for padding, and no more', async () => {
  await register(BREACHED).expect(400);
  expect(asked.map(({ url }) => url)).toEqual([`/range/${sha1(BREACHED).slice(0, 5)}`]);
  expect(asked[0]?.headers).toMatchObject({ 'add-padding': 'true', 'user-agent': 'Dwang' });
  expect(JSON.stringify(asked)).not.toContain(sha1(BREACHED).slice(5));
});

it('asks nothing about a password that is too common anyway', async () => {
  expect((await register('password1').expect(400)).body.code).toBe('IDENTITY.COMMON_PASSWORD');
  expect(asked).toEqual([]);
});

it('refuses it when the password is changed', async () => {
  const { agent } = await test.people.signUp();
  const change = (newPassword: string) =>
    agent.post('/api/auth/change-password').send({ password: TEST_PASSWORD, newPassword, endOthers: false });
  const refused = await change(BREACHED);
  expect(refused.body).toMatchObject({ code: 'IDENTITY.BREACHED_PASSWORD', errors: [{ field: 'newPassword' }] });
  await change('another dry stud').expect(204);
});

it('refuses it when a forgotten password is replaced, and leaves the link good', async () => {
  const { user } = await test.people.signUp();
  const token = newToken();
  const row = { emailKey: nameKey(user.email), tokenHash: hashOfToken(token), createdAt: new Date() };
  await test.db.repo(PasswordReset).insert({ ...row, userId: user.id, expiresAt: new Date(Date.now() + 60_000) });
  const reset = (password: string) => test.nobody().post('/api/auth/reset-password').send({ token, password });
  expect((await reset(BREACHED)).body).toMatchObject(refusal);
  await reset('another dry stud').expect(204);
});

it('takes padding for what it is', async () => {
  known = [['a new dry stud wall', 0]];
  await register('a new dry stud wall').expect(201);
});

it.each([503, 'never'] as const)('lets people in when the service answers %s', async (answer) => {
  status = answer;
  await register(BREACHED).expect(201);
});

it('checks for the operator whether the service answers as it should', async () => {
  await new BreachedRange(`${url}/`).check();
  status = 404;
  await expect(new BreachedRange(url).check()).rejects.toThrow('status 404');
});
