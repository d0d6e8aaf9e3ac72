import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const users = (id: number) => `/api/admin/users/${id}`;
const me = (person: Person) => person.agent.get('/api/auth/user');

it('is for the administrator alone', async () => {
  const owner = await test.people.signUp();
  const path = users(owner.user.id);
  await owner.agent.patch(path).send({ status: 'inactive' }).expect(403);
  await owner.agent.post(`${path}/sign-out`).expect(403);
  await owner.agent.post(`${path}/reset-password`).expect(403);
  await owner.agent.delete(path).expect(403);
  await owner.agent.get(`${path}/leaving`).expect(403);
  await owner.agent.post('/api/admin/users').send({}).expect(403);
  await test.nobody().delete(path).expect(401);
  await me(owner).expect(200);
});

it('signs out who is suspended, also an only owner, and lets them in again', async () => {
  const owner = await test.people.signUp();
  const answer = await administrator.agent.patch(users(owner.user.id)).send({ status: 'inactive' }).expect(200);
  expect(answer.body.status).toBe('inactive');
  await me(owner).expect(401);
  const again = await administrator.agent.patch(users(owner.user.id)).send({ status: 'active' }).expect(200);
  expect(again.body.status).toBe('active');
});

it('tells who is suspended no more at the sign-in than anybody with a wrong password', async () => {
  const owner = await test.people.signUp();
  const phone = await test.people.signIn(owner.user.username, TEST_PASSWORD);
  await administrator.agent.patch(users(owner.user.id)).send({ status: 'inactive' }).expect(200);
  await me(owner).expect(401);
  await me(phone).expect(401);
  const signIn = (password: string) => test.nobody().post('/api/auth/login').send({ username: owner.user.username, password });
  const [right, wrong] = [await signIn(TEST_PASSWORD), await signIn('not the password')];
  expect([right.status, right.body.code, right.body.detail]).toEqual([401, wrong.body.code, wrong.body.detail]);
  await administrator.agent.patch(users(owner.user.id)).send({ status: 'active' }).expect(200);
  await test.people.signIn(owner.user.username, TEST_PASSWORD);
});

/** What the security log says of the administrator's deeds that hold these words, the oldest first. */
const deeds = async (q: string): Promise<string[]> => {
  const { items } = (
    await administrator.agent
      .get('/api/admin/security-logs')
      .query({ q: `${q} action` })
      .expect(200)
  ).body;
  const own = items.filter(({ user }: { user: string }) => user === administrator.user.username);
  return own.map(({ event }: { event: string }) => event).reverse();
};

it('notes in the security log in words what the administrator did to whom', async () => {
  const owner = await test.people.signUp({ companyName: 'Ngata Builders' });
  const tama = await test.people.addMember(owner);
  await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
  const [path, who] = [users(tama.user.id), `${tama.user.username} of Ngata Builders`];
  await administrator.agent.patch(path).send({ status: 'inactive' }).expect(200);
  await administrator.agent.patch(path).send({ status: 'active', role: 'contractor' }).expect(200);
  await administrator.agent.post(`${path}/sign-out`).expect(204);
  await administrator.agent.post(`${path}/reset-password`).expect(200);
  expect(await deeds(tama.user.username)).toEqual([
    `Administrator action: suspended ${who}`,
    `Administrator action: made ${who} active and made them a contractor`,
    `Administrator action: signed ${who} out everywhere`,
    `Administrator action: asked for a new password of ${who}, and no email could be sent`,
  ]);
});

it('names nobody in the security log once their account, or their company, is gone', async () => {
  const owner = await test.people.signUp({ companyName: 'Whetu Roofing' });
  const member = await test.people.addMember(owner);
  await administrator.agent.patch(users(member.user.id)).send({ status: 'inactive' }).expect(200);
  await administrator.agent.delete(users(member.user.id)).expect(204);
  expect(await deeds(member.user.username)).toEqual([]);
  expect(await deeds(`user ${member.user.id} of Whetu`)).toEqual([
    `Administrator action: deleted user ${member.user.id} of Whetu Roofing`,
  ]);
  expect((await deeds('suspended Former')).at(-1)).toBe('Administrator action: suspended Former member');
  const id = owner.user.company.id;
  await administrator.agent.delete(users(owner.user.id)).expect(204);
  expect(await deeds('Whetu')).toEqual([]);
  expect((await deeds(`user ${member.user.id} of`)).at(-1)).toContain(`deleted user ${member.user.id} of a closed company`);
  expect((await deeds(`the last of company ${id}`)).at(-1)).toBe(
    `Administrator action: deleted user ${owner.user.id}, the last of company ${id}, which closed`,
  );
});

it('makes a contractor a user, and leaves a company its only owner', async () => {
  const owner = await test.people.signUp();
  const contractor = await test.people.addMember(owner, 'contractor');
  const changed = await administrator.agent.patch(users(contractor.user.id)).send({ role: 'user' }).expect(200);
  expect(changed.body.role).toBe('user');
  const refused = await administrator.agent.patch(users(owner.user.id)).send({ role: 'contractor' });
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('IDENTITY.ONLY_OWNER');
});

it('signs somebody out everywhere', async () => {
  const owner = await test.people.signUp();
  await administrator.agent.post(`${users(owner.user.id)}/sign-out`).expect(204);
  await me(owner).expect(401);
});

it('says when no letter can carry the link to a new password', async () => {
  const owner = await test.people.signUp();
  const answer = await administrator.agent.post(`${users(owner.user.id)}/reset-password`);
  expect(answer.body).toEqual({ sendsMail: false });
});

it('deletes a member, whose company goes on, but no only owner of a company with members', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner, 'user');
  expect((await administrator.agent.delete(users(owner.user.id))).body.code).toBe('IDENTITY.ONLY_OWNER');
  await administrator.agent.delete(users(member.user.id)).expect(204);
  await me(member).expect(401);
  await me(owner).expect(200);
  await administrator.agent.delete(users(member.user.id)).expect(404);
});

it('neither suspends nor deletes the administrator', async () => {
  await administrator.agent.patch(users(administrator.user.id)).send({ status: 'inactive' }).expect(403);
  await administrator.agent.delete(users(administrator.user.id)).expect(403);
});
