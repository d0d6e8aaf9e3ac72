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

it('notes in the security log what the administrator did to whom', async () => {
  const owner = await test.people.signUp();
  const path = users(owner.user.id);
  await administrator.agent.patch(path).send({ role: 'user' }).expect(200);
  await administrator.agent.post(`${path}/sign-out`).expect(204);
  await administrator.agent.post(`${path}/reset-password`).expect(200);
  await administrator.agent.delete(path).expect(204);
  const { items } = (await administrator.agent.get('/api/admin/security-logs').query({ q: path }).expect(200)).body;
  const deeds = items.map(({ event, user }: { event: string; user: string }) => `${user}: ${event.split(': ')[1]}`).sort();
  const by = administrator.user.username;
  expect(deeds).toEqual(
    [`DELETE ${path}`, `PATCH ${path}`, `POST ${path}/reset-password`, `POST ${path}/sign-out`].map((deed) => `${by}: ${deed}`),
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
