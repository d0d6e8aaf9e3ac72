import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const list = (query: object) => administrator.agent.get('/api/admin/users').query(query);
const names = (answer: { body: { items: { username: string }[] } }) => answer.body.items.map(({ username }) => username);

it('is for the administrator alone', async () => {
  const owner = await test.people.signUp();
  await test.nobody().get('/api/admin/users').expect(401);
  const refused = await owner.agent.get('/api/admin/users');
  expect(refused.status).toBe(403);
  expect(refused.body.code).toBe('AUTH.FORBIDDEN');
});

it('shows users of every company, never a password', async () => {
  const owner = await test.people.signUp({ username: 'Rāwiri Tāne', companyName: 'Tāne Plumbing' });
  const answer = await list({ q: 'tane rawiri' });
  expect(answer.body.items).toEqual([
    {
      id: owner.user.id,
      username: 'Rāwiri Tāne',
      email: owner.user.email,
      firstName: '',
      lastName: '',
      fullName: 'Rāwiri Tāne',
      companyName: 'Tāne Plumbing',
      role: 'user',
      status: 'active',
      lastActive: expect.stringMatching(/Z$/),
      createdAt: expect.stringMatching(/Z$/),
      profileImageUrl: null,
    },
  ]);
  expect(answer.body.totals).toMatchObject({ count: 1 });
});

it('filters by role and status', async () => {
  const owner = await test.people.signUp();
  const contractor = await test.people.addMember(owner, 'contractor');
  expect(names(await list({ role: 'admin' }))).toEqual([administrator.user.username]);
  expect(names(await list({ role: 'contractor', q: contractor.user.username }))).toEqual([contractor.user.username]);
  expect(names(await list({ role: 'user', q: contractor.user.username }))).toEqual([]);
  expect(names(await list({ status: 'pending' }))).toEqual([]);
});

it.each(['name', '-name', 'lastActive', '-lastActive', 'createdAt', '-createdAt'])(
  'pages through all of them once, sorted by %s',
  async (sort) => {
    for (let count = 0; count < 4; count += 1) await test.people.signUp();
    const seen: string[] = [];
    let cursor: string | undefined;
    let all = 0;
    do {
      const answer = await list({ sort, limit: 2, cursor });
      seen.push(...names(answer));
      cursor = answer.body.nextCursor ?? undefined;
      all = answer.body.totals.all;
    } while (cursor);
    expect(new Set(seen).size).toBe(all);
    expect(seen).toHaveLength(all);
  },
);

it('sorts by the name that is shown, without minding case and macrons, by when they were last active, and by when they came', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const came = async (firstName: string, lastName: string, username: string) => {
    const person = await test.people.signUp({ username: `${username} ${mark}` });
    await person.agent.patch('/api/account').send({ firstName, lastName }).expect(200);
    return person;
  };
  const zoe = await came('Āpirana', 'Zoe', 'zzz');
  await came('', '', 'Beau');
  await came('aroha', 'Ash', 'yyy');
  const sorted = async (sort?: string) =>
    names(await list({ q: mark, ...(sort ? { sort } : {}) })).map((name) => name.split(' ')[0]);
  const byName = ['zzz', 'yyy', 'Beau'];
  expect(await sorted()).toEqual(byName);
  expect(await sorted('-name')).toEqual(byName.toReversed());
  const byAge = ['zzz', 'Beau', 'yyy'];
  expect(await sorted('createdAt')).toEqual(byAge);
  expect(await sorted('-createdAt')).toEqual(byAge.toReversed());
  const seen = new Date(Date.now() + 60_000);
  await test.db.manager.update('users', { id: zoe.user.id }, { lastActiveAt: seen });
  expect((await sorted('-lastActive'))[0]).toBe('zzz');
  expect((await sorted('lastActive')).at(-1)).toBe('zzz');
});

it.each([{ sort: 'username' }, { role: 'boss' }, { limit: 201 }, { limit: 0 }, { page: 2 }, { cursor: 'rubbish' }])(
  'refuses the query %j',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);
