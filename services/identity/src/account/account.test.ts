import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { aPng } from '../testing/a-png';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

it('says who one is, and takes names and a phone', async () => {
  const { agent, user } = await test.people.signUp();
  const change = { firstName: 'Mārama', lastName: 'Tūroa', phone: '021 555 012' };
  expect((await agent.patch('/api/account').send(change).expect(200)).body).toMatchObject(change);
  expect((await agent.get('/api/account')).body).toMatchObject({ ...change, id: user.id, email: user.email, role: 'owner' });
});

it('asks for the password before the address changes', async () => {
  const { agent } = await test.people.signUp();
  const move = (body: object) => agent.patch('/api/account').send({ email: 'new@example.nz', ...body });
  for (const body of [{}, { password: 'not the one' }]) {
    const answer = await move(body);
    expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([400, 'IDENTITY.WRONG_PASSWORD', 'password']);
  }
  await move({ password: TEST_PASSWORD }).expect(200);
  await test.nobody().post('/api/auth/login').send({ email: 'new@example.nz', password: TEST_PASSWORD }).expect(200);
});

it('refuses an address that is somebody else’s', async () => {
  const [one, two] = [await test.people.signUp(), await test.people.signUp()];
  const answer = await one.agent.patch('/api/account').send({ email: two.user.email.toUpperCase(), password: TEST_PASSWORD });
  expect([answer.status, answer.body.errors[0]?.field]).toEqual([409, 'email']);
});

it('counts wrong passwords like failed sign-ins, and apart from them (TR-405)', async () => {
  const { agent, user } = await test.people.signUp();
  for (let tries = 0; tries < 5; tries += 1) {
    await agent.patch('/api/account').send({ email: 'x@example.nz', password: 'wrong' }).expect(400);
  }
  await agent.patch('/api/account').send({ email: 'x@example.nz', password: TEST_PASSWORD }).expect(429);
  await test.nobody().post('/api/auth/login').send({ username: user.username, password: TEST_PASSWORD }).expect(200);
});

it('shows the picture to colleagues and the administrator, and to nobody else', async () => {
  const owner = await test.people.signUp();
  const answer = await owner.agent.put('/api/account/avatar').set('content-type', 'image/png').send(aPng(256, 256)).expect(200);
  const url: string = answer.body.profileImageUrl;
  expect((await owner.agent.get('/api/auth/user')).body.profileImageUrl).toBe(url);
  for (const person of [await test.people.addMember(owner, 'contractor'), await test.people.administrator()]) {
    await person.agent.get(url).expect(200);
  }
  await (await test.people.signUp()).agent.get(url).expect(404);
  await owner.agent.delete('/api/account/avatar').expect(200);
  await owner.agent.get(url).expect(404);
});
