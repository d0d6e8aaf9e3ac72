import { startTestApp, type TestApp } from '@dwang/testing/services';
import { PreferencesDirectory } from './preferences-directory.service';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const DEFAULTS = {
  units: 'metric',
  voice: { enabled: true, spoken: false },
  weather: { region: null, useLocation: false, trade: 'general' },
  photos: { keepPlace: false },
  tools: { favourites: [], calculators: [], resources: [] },
  notifications: {},
  version: 0,
};

it('starts with the defaults', async () => {
  const { agent } = await test.people.signUp();
  expect((await agent.get('/api/preferences')).body).toEqual(DEFAULTS);
});

it('merges the named parts only, kind by kind', async () => {
  const { agent } = await test.people.signUp();
  const patch = (body: object) => agent.patch('/api/preferences').send(body);
  await patch({ voice: { spoken: true }, notifications: { 'weather-risk': { app: true, push: false } } }).expect(200);
  const answer = await patch({ weather: { region: 'Otago' }, notifications: { 'invoice-overdue': { app: false, push: false } } });
  const expected = {
    ...DEFAULTS,
    voice: { enabled: true, spoken: true },
    weather: { region: 'Otago', useLocation: false, trade: 'general' },
    notifications: { 'weather-risk': { app: true, push: false }, 'invoice-overdue': { app: false, push: false } },
    version: 2,
  };
  expect(answer.body).toEqual(expected);
  expect((await agent.get('/api/preferences')).body).toEqual(expected);
});

it('keeps a kind whole when one of its channels is named', async () => {
  const { agent } = await test.people.signUp();
  const answer = await agent.patch('/api/preferences').send({ notifications: { 'quote-accepted': { push: false } } });
  expect(answer.body.notifications).toEqual({ 'quote-accepted': { app: true, push: false } });
});

it('refuses a change made on an older version', async () => {
  const { agent } = await test.people.signUp();
  await agent.patch('/api/preferences').send({ units: 'imperial', version: 0 }).expect(200);
  const answer = await agent.patch('/api/preferences').send({ photos: { keepPlace: true }, version: 0 });
  expect(answer.status).toBe(409);
  expect(answer.body.code).toBe('REQUEST.VERSION_CONFLICT');
});

it('loses none of several changes sent at once', async () => {
  const { agent } = await test.people.signUp();
  await Promise.all([
    agent.patch('/api/preferences').send({ units: 'imperial' }),
    agent.patch('/api/preferences').send({ photos: { keepPlace: true } }),
    agent.patch('/api/preferences').send({ voice: { enabled: false } }),
  ]);
  const { body } = await agent.get('/api/preferences');
  expect(body).toMatchObject({ units: 'imperial', photos: { keepPlace: true }, voice: { enabled: false }, version: 3 });
});

it.each([
  [{ units: 'yards' }, 'units'],
  [{ photos: { keepPlace: 'yes' } }, 'photos.keepPlace'],
  [{ weather: { region: 'Atlantis' } }, 'weather.region'],
  [{ tools: { favourites: ['Not a tool'] } }, 'tools.favourites.0'],
])('refuses %j beside the field', async (body, field) => {
  const { agent } = await test.people.signUp();
  const answer = await agent.patch('/api/preferences').send(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toContainEqual({ field, message: expect.any(String) });
});

it('is nobody’s business without a session', async () => {
  await test.nobody().get('/api/preferences').expect(401);
});

it('tells other areas of many people at once', async () => {
  const [one, two] = [await test.people.signUp(), await test.people.signUp()];
  await one.agent.patch('/api/preferences').send({ units: 'imperial' });
  const all = await test.app.get(PreferencesDirectory).ofMany([one.user.id, two.user.id, one.user.id]);
  expect([...all].map(([id, { units }]) => [id, units])).toEqual([
    [one.user.id, 'imperial'],
    [two.user.id, 'metric'],
  ]);
});
