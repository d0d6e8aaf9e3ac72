import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function withPhone() {
  const desk = await test.people.signUp();
  const login = { username: desk.user.username, password: TEST_PASSWORD };
  const answer = await test.nobody().post('/api/auth/login').set('user-agent', PHONE).send(login).expect(200);
  const phone = test.nobody().set('cookie', String(answer.headers['set-cookie']).split(';')[0] ?? '');
  return { desk, phone };
}

it('lists the devices by name and marks the one that asks', async () => {
  const { desk } = await withPhone();
  const { body } = await desk.agent.get('/api/auth/sessions').expect(200);
  expect(body.totals).toEqual({ count: 2 });
  expect(body.items.map(({ device, isThisOne }: Record<string, unknown>) => [device, isThisOne])).toEqual([
    ['Chrome on Android', false],
    ['Unknown device', true],
  ]);
});

it('signs one device out at once', async () => {
  const { desk, phone } = await withPhone();
  const [{ id }] = (await desk.agent.get('/api/auth/sessions')).body.items;
  await desk.agent.delete(`/api/auth/sessions/${id}`).expect(204);
  await phone.get('/api/auth/user').expect(401);
  await desk.agent.get('/api/auth/user').expect(200);
  await desk.agent.delete(`/api/auth/sessions/${id}`).expect(404);
});

it('signs out everywhere else', async () => {
  const { desk, phone } = await withPhone();
  await phone.post('/api/auth/sessions/end-others').expect(204);
  await desk.agent.get('/api/auth/user').expect(401);
  await phone.get('/api/auth/user').expect(200);
});

it('lets nobody end somebody else’s session', async () => {
  const [one, two] = [await withPhone(), await withPhone()];
  const [{ id }] = (await one.desk.agent.get('/api/auth/sessions')).body.items;
  await two.desk.agent.delete(`/api/auth/sessions/${id}`).expect(404);
  await one.phone.get('/api/auth/user').expect(200);
});
