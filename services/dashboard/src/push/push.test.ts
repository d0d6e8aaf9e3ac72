import { Notifier } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import webPush from 'web-push';
import { area } from '../index';
import { PushStandIn } from '../testing/push-stand-in';
import { PushQueue } from './push-queue';

const service = new PushStandIn();
const vapid = webPush.generateVAPIDKeys();
let test: TestApp;
beforeAll(async () => {
  await service.start();
  const settings = {
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: 'mailto:office@example.nz',
    PUSH_HOSTS: service.host,
  };
  test = await startTestApp([area], { settings });
});
afterAll(async () => {
  await test?.close();
  await service.stop();
});
beforeEach(() => {
  service.received.length = 0;
});

const NOON = new Date('2026-03-03T00:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
let count = 0;

function tell({ user }: Person) {
  const company = { companyId: user.company.id, timeZone: user.company.timeZone };
  const content = { title: 'Quote accepted', message: 'Smith Whānau Trust', to: '/quotes/12', figures: {} };
  const notice = { ...content, userId: user.id, kind: 'quote-accepted' as const, type: 'success' as const };
  return test.app.get(Notifier).tell(company, { ...notice, subject: `quote:${++count}`, day: '2026-03-03' }, NOON);
}
const subscribe = (person: Person, path: string) =>
  person.agent.post('/api/push-subscriptions').send(service.subscription(path)).expect(204);
const sendDue = (now = NOON) => test.app.get(PushQueue).sendDue(now);
const paths = () => service.received.map(({ path }) => path);

it('sends a sealed and signed message to every browser of the person, once', async () => {
  const person = await test.people.signUp();
  await subscribe(person, '/phone');
  await subscribe(person, '/desk');
  await tell(person);
  await Promise.all([sendDue(), sendDue()]);
  await sendDue(minutes(60));
  expect(paths().sort()).toEqual(['/desk', '/phone']);
  const [{ message, claims, ttl } = { message: null, claims: null, ttl: '' }] = service.received;
  expect(message).toEqual({ id: expect.any(Number), title: 'Quote accepted', message: 'Smith Whānau Trust', to: '/quotes/12' });
  expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:office@example.nz' });
  expect(ttl).toBe('86400');
});

it('gives the browser its public key', async () => {
  const { agent } = await test.people.signUp();
  expect((await agent.get('/api/push-subscriptions/key').expect(200)).body).toEqual({ key: vapid.publicKey });
});

it('forgets a browser that has left, and tries again later when the push service is down', async () => {
  const person = await test.people.signUp();
  await subscribe(person, '/gone');
  service.answers.set('/gone', 410);
  await tell(person);
  await sendDue();
  service.answers.delete('/gone');
  await subscribe(person, '/down');
  service.answers.set('/down', 503);
  await tell(person);
  await sendDue();
  service.answers.delete('/down');
  await sendDue(minutes(9));
  expect(paths()).toEqual([]);
  await sendDue(minutes(11));
  expect(paths()).toEqual(['/down']);
});

it('speaks for whoever signed in last, and ends with sign-out and with switching off', async () => {
  const first = await test.people.signUp();
  const second = await test.people.signUp();
  await subscribe(first, '/shared');
  await subscribe(second, '/shared');
  await tell(first);
  await tell(second);
  await sendDue();
  expect(service.received).toHaveLength(1);
  const off = { endpoint: service.subscription('/shared').endpoint };
  await first.agent.delete('/api/push-subscriptions').send(off).expect(204);
  await tell(second);
  await sendDue();
  expect(service.received).toHaveLength(2);
  await second.agent.post('/api/auth/logout').expect(204);
  await tell(second);
  await sendDue();
  expect(service.received).toHaveLength(2);
});

it('is not sent for what was read meanwhile', async () => {
  const person = await test.people.signUp();
  await subscribe(person, '/read');
  await tell(person);
  await person.agent.post('/api/notifications/read-all').expect(200);
  await sendDue();
  expect(paths()).toEqual([]);
});

it.each([
  'http://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/push',
  'https://fcm.googleapis.com.evil.example/push',
  'https://fcm.googleapis.com:8443/push',
  'http://fcm.googleapis.com/push',
  'https://user@evil.example/push',
])('calls no address that is not of a push service: %s', async (endpoint) => {
  const { agent } = await test.people.signUp();
  const answer = await agent
    .post('/api/push-subscriptions')
    .send({ ...service.subscription('/x'), endpoint })
    .expect(400);
  expect(answer.body.errors[0]).toEqual({ field: 'endpoint', message: 'This is not the address of a known push service' });
});

it('takes the addresses of the browsers', async () => {
  const { agent } = await test.people.signUp();
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://sg2p.notify.windows.com/w/?token=abc',
  ])
    await agent
      .post('/api/push-subscriptions')
      .send({ ...service.subscription('/x'), endpoint })
      .expect(204);
});

it('is off without keys', async () => {
  const other = await startTestApp([area]);
  try {
    const { agent } = await other.people.signUp();
    expect((await agent.get('/api/push-subscriptions/key').expect(200)).body).toEqual({ key: null });
    await agent.post('/api/push-subscriptions').send(service.subscription('/off')).expect(400);
  } finally {
    await other.close();
  }
});
