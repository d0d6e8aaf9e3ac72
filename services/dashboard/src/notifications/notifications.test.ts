import { type Notice, Notifier } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { NotificationRow } from './notification.entity';

let test: TestApp;
let notifier: Notifier;
beforeAll(async () => {
  test = await startTestApp([area]);
  notifier = test.app.get(Notifier);
});
afterAll(() => test?.close());

const NOON = new Date('2026-03-03T00:00:00Z');
let subject = 0;
const aNotice = (person: Person, fields: Partial<Notice> = {}): Notice => ({
  userId: person.user.id,
  kind: 'quote-accepted',
  type: 'success',
  title: 'Quote accepted: Ōtara Builders',
  message: 'QUO-12 for $4,000.00.',
  to: '/quotes/12',
  figures: { amount: '4000.00' },
  subject: `quote:${++subject}`,
  day: '2026-03-03',
  ...fields,
});
const tell = (person: Person, fields: Partial<Notice> = {}, now = NOON) => {
  const { id: companyId, timeZone } = person.user.company;
  return notifier.tell({ companyId, timeZone }, aNotice(person, fields), now);
};
const list = async (person: Person, query = {}) => (await person.agent.get('/api/notifications').query(query).expect(200)).body;

it('keeps what a person is told, newest first, with the figures and what it opens', async () => {
  const person = await test.people.signUp();
  await tell(person, {}, new Date('2026-03-01T00:00:00Z'));
  await tell(person, { kind: 'timer-forgotten', type: 'warning', title: 'Is your timer still at work?' });
  const { items, totals } = await list(person);
  expect(totals).toEqual({ count: 2, unread: 2 });
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['timer-forgotten', 'quote-accepted']);
  expect(items[1]).toEqual({
    id: expect.any(Number),
    kind: 'quote-accepted',
    type: 'success',
    title: 'Quote accepted: Ōtara Builders',
    message: 'QUO-12 for $4,000.00.',
    time: '2026-03-01T00:00:00.000Z',
    read: false,
    to: '/quotes/12',
    figures: { amount: '4000.00' },
  });
});

it('tells the same matter of the same day once, also when two find it at once', async () => {
  const person = await test.people.signUp();
  const same = { subject: 'quote:same' };
  const told = await Promise.all([tell(person, same), tell(person, same), tell(person, same)]);
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await tell(person, same)).toBe(false);
  expect(await tell(person, { ...same, day: '2026-03-04' })).toBe(true);
  expect((await list(person)).totals.count).toBe(2);
});

it('is forgotten with the change that it tells of', async () => {
  const person = await test.people.signUp();
  const failing = test.db.tx(async () => {
    await tell(person);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await list(person)).totals.count).toBe(0);
});

it('marks one and all as read, and one as unread again', async () => {
  const person = await test.people.signUp();
  for (let count = 0; count < 3; count += 1) await tell(person);
  const [first] = (await list(person)).items;
  const mark = (read: boolean) => person.agent.patch(`/api/notifications/${first.id}`).send({ read }).expect(200);
  expect((await mark(true)).body.read).toBe(true);
  expect((await list(person, { unread: true })).totals).toEqual({ count: 2, unread: 2 });
  expect((await list(person, { unread: false })).items.map(({ id }: { id: number }) => id)).toEqual([first.id]);
  await mark(false);
  expect((await person.agent.post('/api/notifications/read-all').expect(200)).body).toEqual({ marked: 3 });
  expect((await list(person)).totals).toEqual({ count: 3, unread: 0 });
});

it('filters by kind and pages by cursor', async () => {
  const person = await test.people.signUp();
  for (let count = 0; count < 5; count += 1) await tell(person, count < 2 ? { kind: 'backup-failed' } : {});
  expect((await list(person, { kind: 'backup-failed' })).totals).toEqual({ count: 2, unread: 5 });
  const first = await list(person, { limit: 2 });
  const second = await list(person, { limit: 2, cursor: first.nextCursor });
  const third = await list(person, { limit: 2, cursor: second.nextCursor });
  expect(third.nextCursor).toBeNull();
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }: { id: number }) => id));
  expect(new Set(ids).size).toBe(5);
});

it("is each person's own, also within a company", async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  await tell(owner);
  const [{ id }] = (await list(owner)).items;
  expect((await list(member)).totals).toEqual({ count: 0, unread: 0 });
  await member.agent.patch(`/api/notifications/${id}`).send({ read: true }).expect(404);
  await member.agent.post('/api/notifications/read-all').expect(200);
  expect((await list(owner)).totals.unread).toBe(1);
});

it('tells nothing of a kind that is switched off, and keeps one that is wanted as push alone out of the list', async () => {
  const person = await test.people.signUp();
  const off = { 'quote-accepted': { app: false, push: false }, 'backup-failed': { app: false, push: true } };
  await person.agent.patch('/api/preferences').send({ notifications: off }).expect(200);
  expect(await tell(person)).toBe(false);
  expect(await tell(person, { kind: 'backup-failed' })).toBe(true);
  expect((await list(person)).totals).toEqual({ count: 0, unread: 0 });
});

it.each([
  ['2026-03-02T18:00:00Z', '2026-03-02T18:00:00.000Z'],
  ['2026-03-02T17:59:00Z', '2026-03-02T18:00:00.000Z'],
  ['2026-03-03T07:00:00Z', '2026-03-03T18:00:00.000Z'],
])('lets a push message of %s wait until %s: not before seven in the morning in Auckland', async (at, expected) => {
  const person = await test.people.signUp();
  await tell(person, {}, new Date(at));
  const row = await test.db.repo(NotificationRow).findOneByOrFail({ userId: person.user.id });
  expect(row.pushAfter?.toISOString()).toBe(expected);
});

it.each([
  ['unread=perhaps', 'unread'],
  ['kind=gossip', 'kind'],
  ['colour=red', 'colour'],
  ['cursor=abc', 'cursor'],
])('refuses ?%s', async (query, field) => {
  const person = await test.people.signUp();
  const answer = await person.agent.get(`/api/notifications?${query}`).expect(400);
  expect(answer.body.errors[0].field).toBe(field);
});
