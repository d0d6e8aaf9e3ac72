import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());

const place = (id: string) => ({ id, enabled: true, size: 'medium' });

it('is empty until first changed, then what was put, in that order', async () => {
  const { agent } = await test.people.signUp();
  expect((await agent.get('/api/dashboard')).body).toEqual({ widgets: [], version: 0 });
  const widgets = [place('job-timer'), { ...place('weather'), enabled: false, size: 'full' }];
  expect((await agent.put('/api/dashboard').send({ widgets })).body).toEqual({ widgets, version: 1 });
  const turned = [...widgets].reverse();
  expect((await agent.put('/api/dashboard').send({ widgets: turned })).body).toEqual({ widgets: turned, version: 2 });
  expect((await agent.get('/api/dashboard')).body).toEqual({ widgets: turned, version: 2 });
});

it("is each user's own", async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  await owner.agent.put('/api/dashboard').send({ widgets: [place('job-timer')] });
  expect((await member.agent.get('/api/dashboard')).body.widgets).toEqual([]);
});

it('survives first saves that arrive at once', async () => {
  const { agent } = await test.people.signUp();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => agent.put('/api/dashboard').send({ widgets: [place('weather')] })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await agent.get('/api/dashboard')).body).toEqual({ widgets: [place('weather')], version: 6 });
});

it.each([
  [{}, 'widgets'],
  [{ widgets: [place('a'), place('a')] }, 'widgets'],
  [{ widgets: [{ ...place('a'), size: 'huge' }] }, 'widgets.0.size'],
  [{ widgets: [place('<b>')] }, 'widgets.0.id'],
  [{ widgets: Array.from({ length: 61 }, (_, index) => place(`w${index}`)) }, 'widgets'],
])('refuses a layout that is none', async (body, field) => {
  const { agent } = await test.people.signUp();
  const answer = await agent.put('/api/dashboard').send(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe(field);
  expect((await agent.get('/api/dashboard')).body.version).toBe(0);
});

it('tells a device that another one was first, and takes its change once both are joined', async () => {
  const { agent } = await test.people.signUp();
  const put = (id: string, version: number) => agent.put('/api/dashboard').send({ widgets: [place(id)], version });
  expect((await put('weather', 0)).body.version).toBe(1);
  const late = await put('tools', 0);
  expect(late.status).toBe(409);
  expect(late.body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect((await put('tools', 1)).body).toEqual({ widgets: [place('tools')], version: 2 });
});
