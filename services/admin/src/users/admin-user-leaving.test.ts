import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const users = ({ user }: Person, rest = '') => `/api/admin/users/${user.id}${rest}`;
const foresee = async (person: Person) => (await administrator.agent.get(users(person, '/leaving')).expect(200)).body;
const find = async (q: string) => (await administrator.agent.get('/api/admin/users').query({ q }).expect(200)).body.items;

it('says whether the company goes with a user, and who could take it over', async () => {
  const owner = await test.people.signUp();
  expect(await foresee(owner)).toEqual({ closesCompany: true, heirs: [] });
  const member = await test.people.addMember(owner, 'user');
  expect(await foresee(owner)).toEqual({
    closesCompany: false,
    heirs: [{ id: member.user.id, name: member.user.username }],
  });
  expect(await foresee(member)).toEqual({ closesCompany: false, heirs: [] });
  await member.agent.get(users(owner, '/leaving')).expect(403);
});

it('hands the company of a deleted owner to the member who is named', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner, 'user');
  const stranger = await test.people.signUp();
  await administrator.agent.delete(users(owner)).query({ handOverTo: stranger.user.id }).expect(400);
  await administrator.agent.delete(users(owner)).query({ handOverTo: member.user.id }).expect(204);
  await owner.agent.get('/api/auth/user').expect(401);
  expect((await member.agent.get('/api/auth/user').expect(200)).body.role).toBe('owner');
});

it('lets no company be without an owner, also when its only owner was suspended before', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner, 'user');
  await administrator.agent.patch(users(owner)).send({ status: 'inactive' }).expect(200);
  expect((await administrator.agent.delete(users(owner))).body.code).toBe('IDENTITY.ONLY_OWNER');
  await administrator.agent.delete(users(owner)).query({ handOverTo: member.user.id }).expect(204);
  expect((await member.agent.get('/api/team/members').expect(200)).body.items).toMatchObject([{ role: 'owner' }]);
});

it('frees the name and address of who was deleted', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner, 'user');
  await administrator.agent.delete(users(member)).expect(204);
  await test.people.signUp({ username: member.user.username, email: member.user.email });
});

it('no longer lists who was deleted, nor counts them', async () => {
  const owner = await test.people.signUp();
  expect(await find(owner.user.username)).toHaveLength(1);
  await administrator.agent.delete(users(owner)).expect(204);
  expect(await find(owner.user.username)).toEqual([]);
  expect(await find('former member')).toEqual([]);
});
