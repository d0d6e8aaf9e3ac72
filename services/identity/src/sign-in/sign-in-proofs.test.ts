import { SecurityLog, SecurityLogRow } from '@dwang/platform';
import { MailBox, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { IsNull, Like, Not } from 'typeorm';
import { User } from '../users/user.entity';
import { Passwords } from './passwords.service';
import { SignInAttempt } from './sign-in-attempt.entity';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
let box: MailBox;
let test: TestApp;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([], {
    settings: { SMTP_URL: box.url, PUBLIC_URL: 'https://app.example.nz', TRUSTED_PROXIES: '1' },
  });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});

const login = (username: string, password = TEST_PASSWORD) => test.nobody().post('/api/auth/login').send({ username, password });
const notesOf = async (username: string) => {
  await test.app.get(SecurityLog).settled();
  return (await test.db.repo(SecurityLogRow).find({ where: { username }, order: { id: 'ASC' } })).map(({ code }) => code);
};

/** Waits that go on for almost as long as one may, so that a slow machine does not come to their end. */
const waitLonger = () =>
  test.db.repo(SignInAttempt).update({ lockedUntil: Not(IsNull()) }, { lockedUntil: new Date(Date.now() + 14 * 60_000) });

it('RC-120 answers a thousand wrong tries alike for a known and an unknown name, and lets its owner in when the wait is over', async () => {
  const { user } = await test.people.signUp();
  const answers: string[] = [];
  for (const name of [user.username, 'nobody has this']) {
    const statuses: number[] = [];
    for (let turn = 0; turn < 1000; turn += 1) {
      statuses.push((await login(name, `guess ${turn}`)).status);
      if (statuses.at(-1) === 429 && turn < 10) await waitLonger();
    }
    answers.push(statuses.join(' '));
  }
  expect(answers[0]).toBe([...Array(5).fill(401), ...Array(995).fill(429)].join(' '));
  expect(answers[1]).toBe(answers[0]);
  await login(user.username).expect(429);
  await test.db.repo(SignInAttempt).update({ accountKey: Like(`user:${user.id}:%`) }, { lockedUntil: new Date() });
  await login(user.username).expect(200);
});

it('RC-118 does the same work for a wrong password, an unknown name and somebody suspended', async () => {
  const [known, suspended] = [await test.people.signUp(), await test.people.signUp()];
  await test.db.repo(User).update({ id: suspended.user.id }, { status: 'inactive' });
  const matches = jest.spyOn(test.app.get(Passwords), 'matches');
  const bodies: object[] = [];
  for (const name of [known.user.username, 'unknown to all', suspended.user.username]) {
    matches.mockClear();
    const { status, body } = await login(name, 'not the one');
    expect([name, status, matches.mock.calls.length]).toEqual([name, 401, 1]);
    bodies.push({ ...body, requestId: '' });
  }
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
  matches.mockRestore();
});

it('RC-121 takes no token that the browser was given before the sign-in', async () => {
  const { user } = await test.people.signUp();
  const planted = `dwang-session=${'A'.repeat(43)}`;
  const answer = await login(user.username).set('cookie', planted).expect(200);
  expect(String(answer.headers['set-cookie'])).not.toContain('A'.repeat(43));
  await test.nobody().set('cookie', planted).get('/api/auth/user').expect(401);
});

it('sets its cookies for this host and for HTTPS alone, where it is reached by HTTPS', async () => {
  const { user } = await test.people.signUp();
  const answer = await login(user.username).set('x-forwarded-proto', 'https').set('origin', 'https://app.example.nz').expect(200);
  const cookies = answer.headers['set-cookie'] as unknown as string[];
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-dwang-(session|device)=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  }
});

describe('a sign-in on a device that was not seen before', () => {
  it('is told by letter, once for the device', async () => {
    const { user } = await test.people.signUp();
    const first = await login(user.username).set('user-agent', PHONE).expect(200);
    const letter = await box.next(user.email, 'Sign-in on a new device');
    expect(letter).toContain('Chrome on Android from the network');
    expect(letter).toMatch(/When: [A-Z][a-z]{2},? \d{1,2} [A-Z][a-z]+ \d{4},? \d{1,2}:\d\d\s[ap]m/);
    const device = String((first.headers['set-cookie'] as unknown as string[])[1]).split(';')[0] ?? '';
    await login(user.username).set('user-agent', PHONE).expect(200);
    await login(user.username).set('cookie', device).set('x-forwarded-for', '203.0.113.9').expect(200);
    await login(user.username).set('user-agent', PHONE).set('x-forwarded-for', '203.0.113.77').expect(200);
    await box.next(user.email, '203.0.113.77');
    expect(box.sentTo(user.email, 'Sign-in on a new device')).toBe(2);
  });

  it('is no news when it is the first of an account', async () => {
    const { user } = await test.people.signUp();
    const other = await test.people.signUp();
    await login(other.user.username).set('user-agent', PHONE).expect(200);
    await box.next(other.user.email, 'Sign-in on a new device');
    expect(box.sentTo(user.email, 'Sign-in on a new device')).toBe(0);
  });
});

it('tells of a changed password and a changed address, the latter at the address from before', async () => {
  const { agent, user } = await test.people.signUp();
  const change = { password: TEST_PASSWORD, newPassword: 'four wet studs', endOthers: false };
  await agent.post('/api/auth/change-password').send(change).expect(204);
  await box.next(user.email, 'Password changed');
  await agent
    .patch('/api/account')
    .send({ email: `x${user.email}`, password: 'four wet studs' })
    .expect(200);
  expect(await box.next(user.email, 'Email changed')).toContain(`x${user.email}`);
});

it('keeps in the security log who got in, who did not, and from when an account was locked', async () => {
  const { user, agent } = await test.people.signUp();
  for (let turn = 0; turn < 5; turn += 1) await login(user.username, `guess ${turn}`).expect(401);
  await agent.post('/api/auth/logout').expect(204);
  expect(await notesOf(user.username)).toEqual([
    'account.registered',
    'account.email-verified',
    'sign-in.done',
    'sign-in.failed',
    'sign-in.locked',
    'sign-out.done',
  ]);
});
