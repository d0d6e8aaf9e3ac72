import { Database } from '@dwang/platform';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { User } from '../users/user.entity';
import { Session } from './session.entity';
import { Sessions } from './sessions.service';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
let test: TestApp;
let sessions: Sessions;
beforeAll(async () => {
  test = await startTestApp();
  sessions = test.app.get(Sessions);
});
afterAll(() => test?.close());

const start = async (now: Date) => {
  const { user } = await test.people.signUp();
  return { userId: user.id, token: await sessions.start(user.id, 'phone', now) };
};
const now = new Date('2026-04-04T14:00:00.000Z');
function signal(): [Promise<void>, () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return [given, give];
}
async function expectSeen(id: number, at: Date): Promise<void> {
  await sessions.settled();
  expect((await test.db.repo(Session).findOneByOrFail({ id })).lastSeenAt).toEqual(at);
}
const after = (ms: number) => new Date(now.getTime() + ms);

it('ends after seven days without use', async () => {
  const { token } = await start(now);
  expect(await sessions.find(token, after(7 * DAY + 1))).toBeNull();
});

it('goes on with use, but never past thirty days', async () => {
  const { token } = await start(now);
  for (let day = 6; day < 30; day += 6) {
    const session = await sessions.find(token, after(day * DAY));
    expect(session).not.toBeNull();
    await expectSeen(session?.id ?? 0, after(day * DAY));
  }
  expect(await sessions.find(token, after(29.9 * DAY))).not.toBeNull();
  expect(await sessions.find(token, after(30 * DAY))).toBeNull();
});

it('ends after twelve hours where others use the device too, however much it is used', async () => {
  const { user } = await test.people.signUp();
  const token = await sessions.start(user.id, 'tablet', now, { isShared: true });
  for (let hour = 1; hour < 12; hour += 1) expect(await sessions.find(token, after(hour * HOUR))).not.toBeNull();
  expect(await sessions.find(token, after(12 * HOUR))).toBeNull();
});

it('TR-403 lives no longer than it can when it was begun, or used, by a clock that was weeks ahead', async () => {
  const { user } = await test.people.signUp();
  const begun = await sessions.start(user.id, 'phone', after(40 * DAY));
  const used = await sessions.start(user.id, 'laptop', now);
  await sessions.find(used, after(6 * DAY));
  await sessions.settled();
  for (const token of [begun, used]) expect(await sessions.find(token, now)).not.toBeNull();
  await sessions.settled();
  for (const token of [begun, used]) {
    expect(await sessions.find(token, after(7 * DAY - 1))).not.toBeNull();
    await sessions.settled();
    expect(await sessions.find(token, after(30 * DAY))).toBeNull();
  }
});

it('writes down its use at most every five minutes', async () => {
  const { token } = await start(now);
  const seen = async (ms: number) => (await sessions.find(token, after(ms)))?.id;
  const id = await seen(4 * 60_000);
  const stored = () => test.db.repo(Session).findOneByOrFail({ id: id ?? 0 });
  expect((await stored()).lastSeenAt).toEqual(now);
  await seen(6 * 60_000);
  await expectSeen(id ?? 0, after(6 * 60_000));
});

it('keeps nobody waiting for a long transaction of somebody else before it knows who is there', async () => {
  const { token } = await start(now);
  const [isBegun, begun] = signal();
  const [mayEnd, end] = signal();
  const running = test.db.tx(async () => {
    await test.db.repo(User).update({ id: 0 }, { lastActiveAt: now });
    begun();
    await mayEnd;
  });
  await isBegun;
  const session = await sessions.find(token, after(6 * 60_000));
  end();
  await running;
  await expectSeen(session?.id ?? 0, after(6 * 60_000));
});

it('keeps only a hash of the token', async () => {
  const { token, userId } = await start(new Date());
  const rows = await test.db.repo(Session).findBy({ userId });
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('ends on all devices at once', async () => {
  const person = await test.people.signUp();
  const phone = await test.people.signIn(person.user.username, person.password);
  await sessions.endAll(person.user.id);
  await person.agent.get('/api/auth/user').expect(401);
  await phone.agent.get('/api/auth/user').expect(401);
});

it('is nobody once the user is no longer active', async () => {
  const person = await test.people.signUp();
  await test.app.get(Database).repo(User).update({ id: person.user.id }, { status: 'inactive' });
  await person.agent.get('/api/auth/user').expect(401);
});
