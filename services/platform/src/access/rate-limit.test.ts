import { startTestApp, type TestApp } from '@dwang/testing/services';
import { probeArea } from '../testing/probe-area';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([probeArea], { settings: { RATE_LIMIT_PER_MINUTE: '12', SIGN_IN_LIMIT_PER_MINUTE: '6' } });
});
afterAll(() => test?.close());

it('counts per user over all routes, sign-in calls apart and tighter, and says when to come back', async () => {
  const one = await test.people.signUp();
  const other = await test.people.signUp();
  const statuses: number[] = [];
  for (let turn = 0; turn < 13; turn += 1)
    statuses.push((await one.agent.get(turn % 2 ? '/api/probes' : '/api/auth/user')).status);
  expect(statuses.slice(0, 12).every((status) => status === 200)).toBe(true);
  expect(statuses[12]).toBe(429);
  await other.agent.get('/api/probes').expect(200);

  const login = () => test.nobody().post('/api/auth/login').send({ username: 'nobody', password: 'wrong password' });
  expect([(await login()).status, (await login()).status]).toEqual([401, 401]);
  const answer = await login();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toMatchObject({ code: 'REQUEST.RATE_LIMITED', detail: expect.stringContaining('Please try again in') });
  await test.nobody().get('/api/health').expect(200);
});
