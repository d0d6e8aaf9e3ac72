import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

it.each(['', 'cannot sign in by password'])(
  'lets nobody in by any password whose stored word is %j, and answers as for a wrong one',
  async (passwordHash) => {
    const { user, agent } = await test.people.signUp();
    await test.db.dataSource.query('UPDATE users SET passwordHash = ? WHERE id = ?', [passwordHash, user.id]);
    const login = { username: user.username, password: TEST_PASSWORD };
    const { body } = await test.nobody().post('/api/auth/login').send(login).expect(401);
    const unknown = await test
      .nobody()
      .post('/api/auth/login')
      .send({ ...login, username: 'nobody at all' })
      .expect(401);
    expect({ ...body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    await agent.post('/api/auth/security/app').send({ password: TEST_PASSWORD }).expect(400);
  },
);
