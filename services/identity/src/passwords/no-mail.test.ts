import { startTestApp } from '@dwang/testing/services';

it('says so where no letters are sent', async () => {
  const test = await startTestApp();
  const answer = await test.nobody().post('/api/auth/forgot-password').send({ email: 'x@example.nz' });
  expect(answer.body).toEqual({ sendsMail: false });
  await test.close();
});
