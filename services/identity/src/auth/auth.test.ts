import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('signs in the owner of a new company by username and by e-mail address', async () => {
  const { user } = await test.people.signUp({ companyName: 'Rātā Roofing' });
  expect(user).toMatchObject({
    role: 'owner',
    isAdministrator: false,
    company: { name: 'Rātā Roofing', timeZone: 'Pacific/Auckland' },
  });
  const answer = await test.nobody().post('/api/auth/login').send({ email: user.email.toUpperCase(), password: TEST_PASSWORD });
  expect(answer.status).toBe(200);
  expect(answer.body.user).toEqual(user);
});
