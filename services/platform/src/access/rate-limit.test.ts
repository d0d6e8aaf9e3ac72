import { startTestApp, type TestApp } from '@dwang/testing/services';
import { SettingRows } from '../settings/setting-rows';
import { Settings } from '../settings/settings.service';
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

it('allows without a word in the environment what the settings say of one kind of request, and six times that of all together', async () => {
  const plain = await startTestApp([probeArea], { settings: { RATE_LIMIT_PER_MINUTE: '' } });
  try {
    await plain.db.tx(async () => {
      await plain.app.get(SettingRows).write('api_rate_limit', '10', 0, 1);
      plain.app.get(Settings).forget();
    });
    const { agent } = await plain.people.signUp();
    const count = async (path: string, times: number) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < times; turn += 1) statuses.push((await agent.get(`/api/${path}`)).status);
      return statuses.filter((status) => status === 429).length;
    };
    expect(await count('probes', 11)).toBe(1);
    expect(await count('auth/user', 10)).toBe(0);
    expect(await count('preferences', 10)).toBe(0);
    expect(await count('company', 10)).toBe(0);
    expect(await count('company/members', 10)).toBe(0);
    expect(await count('company/plan', 10)).toBeGreaterThan(0);
  } finally {
    await plain.close();
  }
});

describe('RC-120 a made-up X-Forwarded-For', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());
  const start = async (settings: Record<string, string>) => {
    app = await startTestApp([], { settings: { SIGN_IN_LIMIT_PER_MINUTE: '5', ...settings } });
    return app;
  };
  let names = 0;
  /** A wrong password for a name that was never tried before. */
  const guess = async (at: TestApp, forwarded: string): Promise<number> => {
    names += 1;
    const call = at.nobody().post('/api/auth/login').set('x-forwarded-for', forwarded);
    return (await call.send({ username: `nobody-${names}`, password: 'wrong password' })).status;
  };

  it('frees nobody from the limit where no proxy stands in front', async () => {
    const at = await start({});
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await guess(at, `198.51.100.${turn}`));
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts behind one proxy only the address that the proxy saw, and makes no other address pay', async () => {
    const at = await start({ TRUSTED_PROXIES: '1' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await guess(at, `203.0.113.77, 203.0.113.9`));
    expect(statuses.at(-1)).toBe(429);
    expect(await guess(at, '203.0.113.77')).toBe(401);
  });
});
