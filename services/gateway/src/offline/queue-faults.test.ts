import { area as jobs } from '@dwang/service-jobs';
import { Chance, Device, type Person, startTestApp, type TestApp } from '@dwang/testing/services';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs]);
});
afterAll(() => test?.close());

const UIDS = new Chance(4711);
const entry = () => {
  const uid = UIDS.uid();
  const body = { uid, startTime: '2026-03-02T20:00:00.000Z', duration: 3600, notes: uid };
  return {
    kind: 'time-entry',
    operation: 'create',
    uid,
    label: uid,
    request: { method: 'POST', url: '/time-entries', body },
    preview: null,
    tags: [],
  } as const;
};
const device = (cookie: () => string, faults = 0, seed = 1) =>
  new Device({ url: test.url, cookie, chance: new Chance(seed), faults });
const uidsOf = async ({ agent }: Person): Promise<string[]> => {
  const { body } = await agent.get('/api/time-entries?limit=200').expect(200);
  return body.items.map(({ uid }: { uid: string }) => uid).sort();
};

it('RC-097 an answer lost after the commit, with two tabs and a worker sending at once, makes one row', async () => {
  const person = await test.people.signUp();
  const phone = device(() => person.cookie, 0.6, 97);
  const writes = Array.from({ length: 20 }, entry);
  for (const write of writes) await phone.keep(person.user.id, write);
  await phone.sync(person.user.id, 0);
  expect(await phone.left(person.user.id)).toEqual([]);
  expect(phone.mostAtWork).toBe(1);
  phone.close();
  expect(await uidsOf(person)).toEqual(writes.map(({ uid }) => uid).sort());
});

it("RC-102 a full queue is never sent under the next person's session, and goes when its owner is back", async () => {
  const [first, second] = [await test.people.signUp(), await test.people.signUp()];
  let session = second.cookie;
  const phone = device(() => session);
  const writes = Array.from({ length: 20 }, entry);
  for (const write of writes) await phone.keep(first.user.id, write);
  await phone.sync(second.user.id, 0);
  const [tab] = phone.tabs;
  expect((await tab?.outbox.drain(first.user.id))?.end).toBe('not-mine');
  expect([await uidsOf(first), await uidsOf(second)]).toEqual([[], []]);
  expect(await phone.left(first.user.id)).toHaveLength(20);
  session = first.cookie;
  await phone.sync(first.user.id, 0);
  phone.close();
  expect([(await uidsOf(first)).length, await uidsOf(second)]).toEqual([20, []]);
});

it('RC-094 a session that ends in the middle of the sending pauses the queue; signing in again sends the rest once', async () => {
  const person = await test.people.signUp();
  let asked = 0;
  const phone = device(() => {
    asked += 1;
    return asked <= 7 ? person.cookie : 'dwang-session=ended';
  });
  const writes = Array.from({ length: 20 }, entry);
  for (const write of writes) await phone.keep(person.user.id, write);
  expect((await phone.tabs[0]?.outbox.drain(person.user.id))?.end).toBe('not-mine');
  expect(await uidsOf(person)).toHaveLength(7);
  asked = Number.NEGATIVE_INFINITY;
  await phone.sync(person.user.id, 0);
  phone.close();
  expect(await uidsOf(person)).toEqual(writes.map(({ uid }) => uid).sort());
});
