import { startTestApp, type TestApp } from '@dwang/testing/services';
import { FREE_FAILURES } from './lock-out.service';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([], { settings: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => test?.close());

const from = (network: string, username: string, password: string, cookie = '') =>
  test
    .nobody()
    .post('/api/auth/login')
    .set({ 'x-forwarded-for': network, ...(cookie && { cookie }) })
    .send({ username, password });
const deviceOf = (answer: { headers: Record<string, unknown> }) =>
  (answer.headers['set-cookie'] as string[]).find((cookie) => cookie.includes('dwang-device='))?.split(';')[0] ?? '';
async function guess(username: string, networks: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < networks; at += 1) statuses.push((await from(`198.51.100.${at}`, username, `guess ${at}`)).status);
  return statuses;
}

it('guesses of strangers keep the owner neither from another network nor from a device that is known (TR-405)', async () => {
  const { user, password } = await test.people.signUp();
  const device = deviceOf(await from('203.0.113.5', user.username, password).expect(200));
  for (let turn = 0; turn < 10; turn += 1) await from('198.51.100.7', user.username, `guess ${turn}`);
  await from('198.51.100.7', user.username, password).expect(429);
  await from('203.0.113.9', user.username, password).expect(200);
  await from('198.51.100.7', user.username, password, device).expect(200);
});

it('guesses from very many networks together make new devices wait, and no known one (TR-405)', async () => {
  const { user, password } = await test.people.signUp();
  const device = deviceOf(await from('203.0.113.5', user.username, password).expect(200));
  expect(new Set(await guess(user.username, 50))).toEqual(new Set([401]));
  await from('203.0.113.77', user.username, password).expect(429);
  await from('203.0.113.77', user.username, password, device).expect(200);
});

it('guesses on a device of the owner are counted there as well (TR-405)', async () => {
  const { user, password } = await test.people.signUp();
  const device = deviceOf(await from('203.0.113.5', user.username, password).expect(200));
  for (let turn = 0; turn < FREE_FAILURES; turn += 1) await from('203.0.113.5', user.username, 'a guess', device).expect(401);
  await from('203.0.113.5', user.username, password, device).expect(429);
  await from('203.0.113.6', user.username, password).expect(200);
});

it('guesses with a made-up device are counted by network (TR-405)', async () => {
  const { user } = await test.people.signUp();
  const statuses: number[] = [];
  for (let turn = 0; turn <= FREE_FAILURES; turn += 1) {
    const made = `dwang-device=${String(turn).padStart(43, 'A')}`;
    statuses.push((await from('198.51.100.7', user.username, 'a guess', made)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

it('guesses at the present password, in a session that was left open, keep nobody from signing in (TR-405)', async () => {
  const { agent, user, password } = await test.people.signUp();
  const change = { password: 'a guess', newPassword: 'four wet studs', endOthers: false };
  for (let turn = 0; turn < FREE_FAILURES; turn += 1) await agent.post('/api/auth/change-password').send(change).expect(400);
  await agent.post('/api/auth/change-password').send(change).expect(429);
  await from('203.0.113.5', user.username, password).expect(200);
});
