import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const list = async () => (await administrator.agent.get('/api/admin/client-errors').expect(200)).body;

it('keeps what a browser reports, signed in or not, for the administrator alone', async () => {
  const owner = await test.people.signUp();
  await test.nobody().post('/api/client-errors').send({ message: 'The sign-in screen broke', place: '/login' }).expect(204);
  await owner.agent
    .post('/api/client-errors')
    .send({ message: 'The wall fell down', stack: 'at Wall\nat House', place: '/jobs' })
    .expect(204);
  const { items, totals } = await list();
  expect(totals).toEqual({ count: 2 });
  expect(items).toMatchObject([
    { message: 'The wall fell down', userId: owner.user.id, place: '/jobs' },
    { message: 'The sign-in screen broke', userId: null },
  ]);
  await owner.agent.get('/api/admin/client-errors').expect(403);
});

it('keeps no secret that stands in an address or a message', async () => {
  const report = {
    message: 'Failed: password=hunter2, dwang-session=deadbeef for https://a.nz/portal/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5?q=maia',
    stack: 'at open (https://a.nz/mf-jobs/static/js/async/schedule.3f9a2b.js:12:5)\nAuthorization: Bearer abc.def',
    place: '/reset-password?token=SECRET123#Zm9v',
  };
  await test.nobody().post('/api/client-errors').send(report).expect(204);
  expect((await list()).items[0]).toMatchObject({
    message: 'Failed: password=…, dwang-session=… for https://a.nz/portal/…?q=…',
    stack: 'at open (https://a.nz/mf-jobs/static/js/async/schedule.3f9a2b.js:12:5)\nAuthorization: Bearer …',
    place: '/reset-password?token=…#Zm9v',
  });
});

it('is searched by message, screen and stack, in any case', async () => {
  const report = { message: 'Rafters Too Long', stack: 'at Roof', place: '/models' };
  await test.nobody().post('/api/client-errors').send(report).expect(204);
  const found = async (q: string) =>
    (await administrator.agent.get('/api/admin/client-errors').query({ q }).expect(200)).body.items.map(
      ({ message }: { message: string }) => message,
    );
  for (const q of ['rafters', 'MODELS long', 'roof']) expect(await found(q)).toEqual(['Rafters Too Long']);
  expect(await found('no such thing')).toEqual([]);
});

it('refuses a report that is too long or says nothing, and writes nothing', async () => {
  const before = (await list()).totals.count;
  for (const body of [{}, { message: '' }, { message: 'x'.repeat(501) }, { message: 'x', stack: 'y'.repeat(4001) }]) {
    await test.nobody().post('/api/client-errors').send(body).expect(400);
  }
  expect((await list()).totals.count).toBe(before);
});
