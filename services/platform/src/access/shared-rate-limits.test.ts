import { RedisServer } from '@dwang/testing/services';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { RedisLink } from '../redis/redis-link';
import { SharedRateLimits } from './shared-rate-limits';

const MINUTE = 60_000;

let redis: RedisServer;
const links: RedisLink[] = [];
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterEach(async () => {
  await Promise.all(links.splice(0).map((link) => link.close()));
});
afterAll(() => redis?.stop());

async function startProcess(place = './data') {
  const link = new RedisLink({ REDIS_URL: redis.url, DATA_DIR: place }, { write: () => undefined });
  links.push(link);
  link.listen(link.nameOf('nothing'), { onMessage: () => undefined, onBack: () => undefined });
  await link.open();
  const limits = new SharedRateLimits(link);
  const hit = (key: string, limit = 3, ttl = MINUTE, block = MINUTE) => limits.increment(key, ttl, limit, block, 'default');
  return { link, hit };
}
const until = async (isIt: () => boolean) => {
  while (!isIt()) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('counts as one process does for itself', async () => {
  const { hit } = await startProcess();
  const alone = new ThrottlerStorageService();
  for (let turn = 0; turn < 6; turn += 1) {
    const { totalHits, isBlocked } = await alone.increment('as-one', MINUTE, 3, MINUTE, 'default');
    expect(await hit('as-one')).toMatchObject({ totalHits, isBlocked });
  }
  alone.onApplicationShutdown();
});

it('counts over all processes, each key and each installation for itself', async () => {
  const [one, other, foreign] = [await startProcess(), await startProcess(), await startProcess('./elsewhere')];
  for (const { hit } of [one, other, one]) expect((await hit('user:1')).isBlocked).toBe(false);
  expect(await other.hit('user:1')).toMatchObject({ totalHits: 4, isBlocked: true, timeToBlockExpire: 60 });
  expect((await one.hit('user:1')).isBlocked).toBe(true);
  expect((await one.hit('user:2')).totalHits).toBe(1);
  expect((await foreign.hit('user:1')).totalHits).toBe(1);
});

it('lets nothing slip through when both count at once', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const all = await Promise.all(Array.from({ length: 100 }, (_, turn) => (turn % 2 ? one : other).hit('at-once', 40)));
  expect(all.filter(({ isBlocked }) => !isBlocked)).toHaveLength(40);
});

it('forgets each moment when its time is over, and a block with all that led to it', async () => {
  const { hit } = await startProcess();
  while ((await hit('short', 2, 1, 1)).isBlocked === false);
  while ((await hit('short', 2, 1, 1)).isBlocked);
  expect((await hit('later', 1, 1, 1)).isBlocked).toBe(false);
  while ((await hit('later', 1, 1, 1)).totalHits !== 1);
});

it('goes on alone while Redis is away, and together when it is back', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  await redis.stop();
  await until(() => !one.link.isUp && !other.link.isUp);
  for (let turn = 1; turn <= 3; turn += 1) expect((await one.hit('away')).totalHits).toBe(turn);
  expect((await one.hit('away')).isBlocked).toBe(true);
  expect((await other.hit('away')).totalHits).toBe(1);
  await redis.start();
  await until(() => one.link.isUp && other.link.isUp);
  expect((await one.hit('back')).totalHits).toBe(1);
  expect((await other.hit('back')).totalHits).toBe(2);
});

it('does not wait for a Redis that answers nobody, and asks it again when it does', async () => {
  const { hit, link } = await startProcess();
  redis.freeze();
  const counts = [await hit('frozen'), await hit('frozen')];
  redis.thaw();
  expect(counts.map(({ totalHits }) => totalHits)).toEqual([1, 2]);
  expect(link.missed).toBe(2);
  await until(() => link.isUp);
  await hit('thawed');
  expect(link.missed).toBe(2);
});
