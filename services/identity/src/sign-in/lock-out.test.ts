import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { FREE_FAILURES, LockOut } from './lock-out.service';
import { SignInAttempt } from './sign-in-attempt.entity';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const login = (username: string, password: string) => test.nobody().post('/api/auth/login').send({ username, password });

async function failOften(username: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await login(username, 'wrong password')).status);
  return statuses;
}

it('makes an account wait after five failures, even with the right password, and says how long', async () => {
  const { user } = await test.people.signUp();
  expect(await failOften(user.username, FREE_FAILURES)).toEqual([401, 401, 401, 401, 401]);
  const answer = await login(user.username, TEST_PASSWORD);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(25);
  expect(answer.body).toMatchObject({ code: 'AUTH.LOCKED_OUT', detail: expect.stringMatching(/try again in \d+ seconds/) });
});

it('TR-403 keeps nobody out for weeks by a clock that was ahead', async () => {
  const ahead = new Date(Date.now() + 40 * 86_400_000);
  const lockOut = test.app.get(LockOut);
  for (let turn = 0; turn < FREE_FAILURES; turn += 1) await lockOut.recordFailure('clock was ahead', ahead);
  await expect(lockOut.check('clock was ahead', ahead)).rejects.toMatchObject({ status: 429 });
  await expect(lockOut.check('clock was ahead')).resolves.toBeUndefined();
});

it('locks a name that nobody has in the same way, so that nothing is learned', async () => {
  expect(await failOften('nobody-has-this-name', FREE_FAILURES + 1)).toEqual([401, 401, 401, 401, 401, 429]);
});

it('RC-120 counts guesses by network, whatever address they claim to come from', async () => {
  const { user } = await test.people.signUp();
  const statuses: number[] = [];
  for (let turn = 0; turn <= FREE_FAILURES; turn += 1) {
    const guess = login(user.username, 'wrong password').set('x-forwarded-for', `198.51.100.${turn}`);
    statuses.push((await guess).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

it('counts guesses that are sent all at once', async () => {
  const { user } = await test.people.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(user.username, 'wrong password')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(FREE_FAILURES);
});

it('counts username and e-mail address as one account', async () => {
  const { user } = await test.people.signUp();
  await failOften(user.username, 3);
  await failOften(user.email, 2);
  expect((await login(user.username, TEST_PASSWORD)).status).toBe(429);
});

it('forgets the failures after a sign-in that succeeds', async () => {
  const { user } = await test.people.signUp();
  await failOften(user.username, FREE_FAILURES - 1);
  await login(user.username, TEST_PASSWORD).expect(200);
  expect(await failOften(user.username, FREE_FAILURES - 1)).toEqual([401, 401, 401, 401]);
});

it('waits twice as long after each further failure, at most fifteen minutes', async () => {
  const lockOut = test.app.get(LockOut, { strict: false });
  const now = new Date('2026-04-04T14:00:00.000Z');
  const waits: number[] = [];
  for (let failure = 1; failure <= 12; failure += 1) {
    await lockOut.recordFailure('test:waits', now);
    const row = await test.db.repo(SignInAttempt).findOneByOrFail({ accountKey: 'test:waits' });
    waits.push(row.lockedUntil ? (row.lockedUntil.getTime() - now.getTime()) / 1000 : 0);
  }
  expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
});
