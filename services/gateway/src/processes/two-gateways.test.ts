import type { LiveEvent } from '@dwang/contracts';
import type { DwangApp } from '@dwang/platform';
import { listenLive, People, type Person, RedisServer, startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { type BuiltFront, makeBuiltFront } from '../testing/built-front';

const LIMIT = 60;

// An SQLite file has one writing process.
if (process.env.TEST_DATABASE === 'mysql') {
  let redis: RedisServer;
  let built: BuiltFront;
  let other: DwangApp;
  let otherUrl: string;
  let test: TestApp;
  beforeAll(async () => {
    redis = await RedisServer.start();
    built = makeBuiltFront();
    test = await startTestApp([], {
      settings: { REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: String(LIMIT) },
      compose: async (env) => {
        const started = await createGateway(env, new Front(undefined, built.root));
        other = await createGateway(env, new Front(undefined, built.root));
        await other.app.listen(0, '127.0.0.1');
        otherUrl = await other.app.getUrl();
        return started;
      },
    });
  });
  afterAll(async () => {
    await other?.app.close();
    await test?.close();
    await redis?.stop();
    built.remove();
  });

  const atOther = ({ cookie }: Person) => new People(other.app, otherUrl, test.env).nobody().set('cookie', cookie);
  const redisState = async (url: string) => (await (await fetch(`${url}/api/ready`)).json()) as { status: string; redis: string };
  const until = async (isIt: () => Promise<boolean>) => {
    while (!(await isIt())) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  /** The stream's next event with this tag that does not have everything read again. */
  const nextOf = async (next: () => Promise<LiveEvent>, tag: string): Promise<LiveEvent> => {
    while (true) {
      const event = await next();
      if (event.type === 'changed' && event.tags.includes(tag) && !event.tags.includes('Session')) return event;
    }
  };

  it('brings a change made through one to the open tabs of the other, and an end of the session too', async () => {
    const owner = await test.people.signUp();
    const { next, ended } = await listenLive(otherUrl, owner);
    await owner.agent.post('/api/clients').send({ name: 'Told across' }).expect(201);
    expect(await nextOf(next, 'Client')).toMatchObject({ type: 'changed' });
    await owner.agent.post('/api/auth/logout').expect(204);
    await ended;
  });

  it('counts the requests of a person over both as one', async () => {
    const owner = await test.people.signUp();
    const [here, there] = [owner.agent, atOther(owner)];
    const statuses: number[] = [];
    for (let turn = 0; turn < 100; turn += 1) statuses.push((await (turn % 2 ? here : there).get('/api/preferences')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.slice(LIMIT)).toEqual(Array(100 - LIMIT).fill(429));
  });

  it('loses no request when Redis dies and comes back, and says how it stands', async () => {
    const owner = await test.people.signUp();
    const there = atOther(owner);
    const { next, close } = await listenLive(otherUrl, owner);
    await redis.stop();
    for (const agent of [owner.agent, there]) await agent.post('/api/clients').send({ name: 'Without Redis' }).expect(201);
    await nextOf(next, 'Client');
    for (const url of [test.url, otherUrl]) {
      await until(async () => (await redisState(url)).redis === 'away');
      expect((await redisState(url)).status).toBe('ok');
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('dwang_redis_up 0');
    }
    await owner.agent.get('/api/clients').expect(200);
    await redis.start();
    for (const url of [test.url, otherUrl]) await until(async () => (await redisState(url)).redis === 'ok');
    await owner.agent.put('/api/timer').send({ status: 'RUNNING' }).expect(200);
    expect(await nextOf(next, 'Timer')).toEqual({ type: 'changed', tags: ['Timer'] });
    expect(await (await fetch(`${otherUrl}/metrics`)).text()).toContain('dwang_redis_up 1');
    close();
  });
}

it('says nothing of Redis where there is none', async () => {
  const alone = await startTestApp();
  expect(await (await fetch(`${alone.url}/api/ready`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${alone.url}/metrics`)).text()).not.toContain('dwang_redis');
  await alone.close();
});
