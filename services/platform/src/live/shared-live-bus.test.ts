import { RedisServer } from '@dwang/testing/services';
import { RedisLink } from '../redis/redis-link';
import type { LiveMessage } from './live-bus';
import { EVERY_TAG } from './live-tags';
import { SharedLiveBus } from './shared-live-bus';

let redis: RedisServer;
const links: RedisLink[] = [];
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterEach(() => Promise.all(links.splice(0).map((link) => link.close())));
afterAll(() => redis?.stop());

const told: string[] = [];
beforeEach(() => told.splice(0));

/** A process of an installation, and what its tabs hear. */
async function startProcess(place = './data') {
  const log = { write: (level: string, event: string) => void told.push(`${level} ${event}`) };
  const link = new RedisLink({ REDIS_URL: redis.url, DATA_DIR: place }, log);
  links.push(link);
  const bus = new SharedLiveBus(link);
  const heard: LiveMessage[] = [];
  let arrived = () => undefined as unknown;
  bus.subscribe((message) => {
    heard.push(message);
    arrived();
  });
  await link.open();
  const next = async (isIt = (_: LiveMessage) => true): Promise<LiveMessage> => {
    while (true) {
      const message = heard.shift();
      if (message && isIt(message)) return message;
      if (!message) await new Promise((resolve) => (arrived = () => resolve(undefined)));
    }
  };
  return { link, bus, heard, next };
}

const changed = (...tags: string[]): LiveMessage => ({
  companyId: 3,
  userId: 7,
  isPrivate: false,
  event: { type: 'changed', tags },
});
const tells =
  (...tags: string[]) =>
  ({ event }: LiveMessage) =>
    event.type === 'changed' && event.tags.join() === tags.join();
const isReadAll = tells(...EVERY_TAG);
const startJoined = async () => {
  const joined = await startProcess();
  await joined.next(isReadAll);
  return joined;
};
/** Redis answers nobody while `work` is done. */
const freezeFor = async ({ link }: { link: RedisLink }, work: () => void) => {
  redis.freeze();
  await expect(link.ask((client) => client.ping())).rejects.toThrow('Redis does not answer');
  work();
  redis.thaw();
};
const up = async ({ link }: { link: RedisLink }, is = true) => {
  while (link.isUp !== is) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('carries an event to the other process whole, and to its own tabs once', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const notification: LiveMessage = {
    ...changed(),
    isPrivate: true,
    event: {
      type: 'notification',
      id: 1,
      kind: 'invoice-overdue',
      tone: 'warning',
      title: 'Overdue',
      message: 'Ōtara',
      to: '/jobs/1',
    },
  };
  one.bus.publish(notification);
  one.bus.publish(changed('Client'));
  expect(await other.next(({ event }) => event.type === 'notification')).toEqual(notification);
  expect(await other.next()).toEqual(changed('Client'));
  expect(one.heard.filter(({ event }) => event.type === 'notification')).toHaveLength(1);
});

it('tells another installation on the same Redis nothing', async () => {
  const [one, same, foreign] = [await startProcess(), await startProcess(), await startProcess('./elsewhere')];
  one.bus.publish(changed('Client'));
  await same.next(tells('Client'));
  foreign.bus.publish(changed('Note'));
  expect(await foreign.next(tells('Note'))).toEqual(changed('Note'));
  expect(foreign.heard.filter(tells('Client'))).toEqual([]);
});

it('takes no notice of what is no event', async () => {
  const [one, other] = [await startJoined(), await startJoined()];
  for (const text of ['', 'null', '{"from":"x"}', '{"from":"x","message":{"companyId":"3","userId":7,"event":{}}}'])
    await redis.say(text);
  one.bus.publish(changed('Client'));
  expect(await other.next()).toEqual(changed('Client'));
});

it('tells its own tabs without Redis, and has all tabs read all again when it is back', async () => {
  const [one, other] = [await startJoined(), await startJoined()];
  await redis.stop();
  await Promise.all([up(one, false), up(other, false)]);
  one.bus.publish(changed('Client'));
  expect(await one.next()).toEqual(changed('Client'));
  expect(other.heard).toEqual([]);
  await redis.start();
  for (const { next } of [one, other]) expect(await next(isReadAll)).toMatchObject({ companyId: null, isPrivate: false });
  expect(told.filter((line) => line === 'warn redis-is-away')).toHaveLength(2);
  expect(told.filter((line) => line === 'info redis-is-back')).toHaveLength(2);
});

it('sends what it could not send as soon as Redis answers again', async () => {
  const [one, other] = [await startJoined(), await startJoined()];
  await freezeFor(one, () => one.bus.publish(changed('Client')));
  expect(await other.next()).toEqual(changed('Client'));
});

it('has everybody read all again rather than keep more than 500 events for later', async () => {
  const [one, other] = [await startJoined(), await startJoined()];
  await freezeFor(one, () => {
    for (let turn = 0; turn < 501; turn += 1) one.bus.publish(changed('Client'));
  });
  expect(await other.next()).toMatchObject({ companyId: null, event: { tags: EVERY_TAG } });
});

it('starts without Redis, and joins the others when it comes', async () => {
  await redis.stop();
  const [one, other] = [await startProcess(), await startProcess()];
  expect([one.link.isUp, told.filter((line) => line === 'warn redis-is-away').length]).toEqual([false, 2]);
  await redis.start();
  await Promise.all([up(one), up(other)]);
  one.bus.publish(changed('Client'));
  expect(await other.next(tells('Client'))).toEqual(changed('Client'));
});
