import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const send = (person: Person, body: object) => person.agent.post('/api/feedback').send(body);
const list = async (query = '') => (await administrator.agent.get(`/api/admin/feedback${query}`).expect(200)).body;

it('keeps what a person says for the administrator alone, who reads it and is done with it', async () => {
  const owner = await test.people.signUp();
  await send(owner, { kind: 'idea', text: 'Kōrero by voice on the roof', place: '/jobs', version: '3.4' }).expect(204);
  const { items, totals } = await list('?status=new');
  expect(totals).toEqual({ count: 1, unread: 1 });
  expect(items[0]).toMatchObject({
    kind: 'idea',
    status: 'new',
    text: 'Kōrero by voice on the roof',
    place: '/jobs',
    version: '3.4',
    email: owner.user.email,
    companyName: owner.user.company.name,
  });
  const address = `/api/admin/feedback/${items[0].id}`;
  expect((await administrator.agent.patch(address).send({ status: 'done' }).expect(200)).body.status).toBe('done');
  expect((await list('?status=new')).totals).toEqual({ count: 0, unread: 0 });
  await owner.agent.get('/api/admin/feedback').expect(403);
  await owner.agent.patch(address).send({ status: 'new' }).expect(403);
  await administrator.agent.patch('/api/admin/feedback/999999').send({ status: 'read' }).expect(404);
});

it('is found by words of its text, its screen and its sender together, macrons or not, signs taken literally', async () => {
  const owner = await test.people.signUp();
  await send(owner, { kind: 'idea', text: 'Kūmara on the 100% level', place: '/models' }).expect(204);
  await send(await test.people.signUp(), { kind: 'idea', text: 'Kūmara elsewhere' }).expect(204);
  const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).items.map(({ text }: { text: string }) => text);
  for (const q of [`KUMARA ${owner.user.username}`, `models ${owner.user.email}`, `kūmara ${owner.user.company.name}`, '100%']) {
    expect(await found(q)).toEqual(['Kūmara on the 100% level']);
  }
  expect(await found('kumara')).toEqual(['Kūmara elsewhere', 'Kūmara on the 100% level']);
  expect(await found('_%_')).toEqual([]);
});

it('keeps a note of the administrator, apart from the status', async () => {
  const owner = await test.people.signUp();
  await send(owner, { kind: 'problem', text: 'The saw is blunt' }).expect(204);
  const [{ id }] = (await list('?q=blunt')).items;
  const change = (body: object) => administrator.agent.patch(`/api/admin/feedback/${id}`).send(body);
  expect((await change({ note: 'Sharpened' }).expect(200)).body).toMatchObject({ note: 'Sharpened', status: 'new' });
  expect((await change({ status: 'done' }).expect(200)).body).toMatchObject({ note: 'Sharpened', status: 'done' });
  await change({}).expect(400);
  expect((await change({ note: 'x'.repeat(1001) }).expect(400)).body.errors).toMatchObject([{ field: 'note' }]);
});

it('refuses what says nothing or too much, names the field, and takes nothing from strangers', async () => {
  const owner = await test.people.signUp();
  const faults = [
    ['text', { kind: 'idea', text: ' ' }],
    ['text', { kind: 'idea', text: 'x'.repeat(4001) }],
    ['kind', { kind: 'rant', text: 'x' }],
    ['place', { kind: 'idea', text: 'x', place: 'p'.repeat(301) }],
  ] as const;
  for (const [field, body] of faults) {
    expect((await send(owner, body).expect(400)).body.errors).toMatchObject([{ field }]);
  }
  await test.nobody().post('/api/feedback').send({ kind: 'idea', text: 'x' }).expect(401);
});

it('takes twenty an hour from one person, and others are not held up', async () => {
  const owner = await test.people.signUp();
  for (let index = 0; index < 20; index += 1) await send(owner, { kind: 'problem', text: `Number ${index}` }).expect(204);
  const refused = await send(owner, { kind: 'problem', text: 'One more' }).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await send(await test.people.signUp(), { kind: 'problem', text: 'Mine' }).expect(204);
});
