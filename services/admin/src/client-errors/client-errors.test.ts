import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { ClientFaultRow } from './client-fault.entity';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const PATH = '/api/admin/client-errors';
const list = async (query: object = {}) => (await administrator.agent.get(PATH).query(query).expect(200)).body;
const open = async (id: number) => (await administrator.agent.get(`${PATH}/${id}`).expect(200)).body;
const report = (body: object, by?: Person) =>
  (by?.agent ?? test.nobody())
    .post('/api/client-errors')
    .send({ message: 'x', ...body })
    .expect(204);
const newest = async () => (await list({ limit: 1 })).items[0];

it('keeps what a browser reports, signed in or not, for the administrator alone', async () => {
  const owner = await test.people.signUp();
  await report({ message: 'The sign-in screen broke', place: '/login' });
  await report({ message: 'The wall fell down', stack: 'at Wall\nat House', place: '/jobs/12', version: 'mf-jobs 2' }, owner);
  const { items, totals } = await list();
  expect(totals).toEqual({ count: 2 });
  const once = { times: 1, state: 'open' };
  expect(items).toMatchObject([
    { ...once, message: 'The wall fell down', place: '/jobs/#', people: 1, companies: 1, versions: ['mf-jobs 2'] },
    { ...once, message: 'The sign-in screen broke', place: '/login', people: 0, companies: 0, versions: [] },
  ]);
  expect(await open(items[0].id)).toMatchObject({
    stack: 'at Wall\nat House',
    latest: [{ userId: owner.user.id, username: owner.user.username, place: '/jobs/12', version: 'mf-jobs 2' }],
  });
  await owner.agent.get(PATH).expect(403);
  await owner.agent.get(`${PATH}/${items[0].id}`).expect(403);
  await administrator.agent.get(`${PATH}/987654`).expect(404);
});

it('counts equal faults together, whatever row, build and line they name, and each person and company once', async () => {
  const owner = await test.people.signUp();
  const mate = await test.people.addMember(owner);
  const other = await test.people.signUp();
  const said = (job: number, hash: string, line: number) => ({
    message: `Job ${job} has no roof at https://a.nz/mf-jobs/assets/roof.${hash}.js:${line}:7`,
    place: `/jobs/${job}?tab=roof`,
  });
  await report({ ...said(7, '0a1b2c3d', 4), stack: 'first' }, owner);
  await report(said(8, '9f8e7d6c', 51), mate);
  await report(said(9, '9f8e7d6c', 51), mate);
  await report(said(9, '9f8e7d6c', 51));
  await report({ ...said(10, '1111aaaa', 3), stack: 'last' }, other);
  const fault = await newest();
  expect(fault).toMatchObject({ times: 5, people: 3, companies: 2, message: said(10, '1111aaaa', 3).message, place: '/jobs/#' });
  expect(new Date(fault.lastAt) >= new Date(fault.firstAt)).toBe(true);
  const { stack, latest } = await open(fault.id);
  expect(stack).toBe('last');
  expect(latest).toHaveLength(5);
  await report({ ...said(10, '1111aaaa', 3), place: '/invoices' });
  expect(await newest()).toMatchObject({ times: 1, place: '/invoices' });
});

it('is back after it was resolved when it happens in a later build, and not for an old page that is still open', async () => {
  const fault = { message: 'The gutter leaks', place: '/models' };
  await report({ ...fault, version: 'shell 1' });
  const { id } = await newest();
  const mark = async (isResolved: boolean) =>
    (await administrator.agent.patch(`${PATH}/${id}`).send({ isResolved }).expect(200)).body.state;
  const state = async () => (await open(id)).state;
  const has = async (of: string) => (await list({ q: 'gutter', state: of })).totals.count;
  expect(await mark(true)).toBe('resolved');
  await report({ ...fault, version: 'shell 1' });
  expect(await state()).toBe('resolved');
  expect([await has('open'), await has('resolved')]).toEqual([0, 1]);
  await report({ ...fault, version: 'shell 2' });
  expect(await state()).toBe('back');
  expect([await has('open'), await has('resolved')]).toEqual([1, 0]);
  expect((await open(id)).versions).toEqual(['shell 2', 'shell 1']);
  expect(await mark(false)).toBe('back');
  expect(await mark(true)).toBe('resolved');
  expect(await mark(false)).toBe('open');
  const notes = (await administrator.agent.get('/api/admin/security-logs').query({ q: `client error ${id}` })).body.items;
  expect(notes[0].event).toBe(`Administrator action: marked client error ${id} as open`);
  const owner = await test.people.signUp();
  await owner.agent.patch(`${PATH}/${id}`).send({ isResolved: true }).expect(403);
});

it('counts all that come at the same moment', async () => {
  const people = await Promise.all([1, 2, 3].map(() => test.people.signUp()));
  const fault = { message: 'All at once', place: '/timesheet', version: 'shell 3' };
  await Promise.all([...people, ...people].map((person) => report(fault, person)));
  expect(await newest()).toMatchObject({ times: 6, people: 3, companies: 3, versions: ['shell 3'] });
});

it('keeps no secret that stands in an address or a message', async () => {
  await report({
    message: 'Failed: password=hunter2, dwang-session=deadbeef for https://a.nz/portal/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5?q=maia',
    stack: 'at open (https://a.nz/mf-jobs/static/js/async/schedule.3f9a2b.js:12:5)\nAuthorization: Bearer abc.def',
    place: '/reset-password?token=SECRET123#Zm9v',
  });
  const { id } = await newest();
  expect(await open(id)).toMatchObject({
    message: 'Failed: password=…, dwang-session=… for https://a.nz/portal/…?q=…',
    stack: 'at open (https://a.nz/mf-jobs/static/js/async/schedule.3f9a2b.js:12:5)\nAuthorization: Bearer …',
    place: '/reset-password',
    latest: [{ place: '/reset-password?token=…#Zm9v' }],
  });
});

it('is searched by message, screen and stack, in any case', async () => {
  await report({ message: 'Rafters Too Long', stack: 'at Purlin', place: '/models' });
  const found = async (q: string) => (await list({ q })).items.map(({ message }: { message: string }) => message);
  for (const q of ['rafters', 'MODELS long', 'at purlin']) expect(await found(q)).toEqual(['Rafters Too Long']);
  expect(await found('no such thing')).toEqual([]);
});

it('is read page by page, each fault once', async () => {
  for (const name of ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir']) await report({ message: `${name} split`, place: '/wood' });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ q: 'split', limit: 2, cursor });
    seen.push(...page.items.map(({ message }: { message: string }) => message));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['Fir split', 'Elm split', 'Cedar split', 'Birch split', 'Ash split']);
});

it('forgets who met a fault when their account closes, and counts on', async () => {
  const owner = await test.people.signUp();
  const fault = { message: 'The door sticks', place: '/doors' };
  await report(fault, owner);
  await administrator.agent.delete(`/api/admin/users/${owner.user.id}`).expect(204);
  const { id, ...left } = await newest();
  expect(left).toMatchObject({ times: 1, people: 1 });
  expect((await open(id)).latest).toEqual([]);
  expect(await test.db.manager.countBy('client_fault_people', { userId: owner.user.id })).toBe(0);
});

it('keeps the thousand faults that happened last', async () => {
  const at = new Date(Date.now() - 86_400_000);
  const none = { stack: '', place: '/', times: 1, people: 0, companies: 0, versions: '[]', state: 'open' as const };
  const rows = Array.from({ length: 1005 }, (_, index) => ({
    ...none,
    ...{ faultKey: `old ${index}`, message: `Old ${index}`, firstAt: at, lastAt: new Date(at.getTime() + index) },
  }));
  await test.db.repo(ClientFaultRow).insert(rows);
  await report({ message: 'One more' });
  expect((await list()).totals.count).toBe(1000);
  expect(await newest()).toMatchObject({ message: 'One more' });
  expect((await list({ q: 'Old 0' })).items.map(({ message }: { message: string }) => message)).not.toContain('Old 0');
});

it('refuses a report that is too long or says nothing, and writes nothing', async () => {
  const before = (await list()).totals.count;
  for (const body of [{}, { message: '' }, { message: 'x'.repeat(501) }, { message: 'x', stack: 'y'.repeat(4001) }]) {
    await test.nobody().post('/api/client-errors').send(body).expect(400);
  }
  expect((await list()).totals.count).toBe(before);
});
