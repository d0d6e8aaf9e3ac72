import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '..';

let test_: TestApp;
beforeAll(async () => {
  test_ = await startTestApp([jobs, area]);
});
afterAll(() => test_.close());

test('the directories are answered whole to anybody who is signed in, and to nobody else', async () => {
  const { agent } = await test_.people.signUp();
  for (const [path, count] of [
    ['/resources', 22],
    ['/calculators', 70],
    ['/suppliers', 8],
  ] as const) {
    const answer = await agent.get(`/api${path}`).expect(200);
    expect([answer.body.items.length, answer.body.totals.count, answer.body.nextCursor]).toEqual([count, count, null]);
    await test_.nobody().get(`/api${path}`).expect(401);
    await agent.get(`/api${path}?unknown=1`).expect(400);
  }
});

test('a resource says when its words were last changed, and how it is drawn (TR-320)', async () => {
  const { agent } = await test_.people.signUp();
  const { body } = await agent.get('/api/resources').expect(200);
  for (const one of body.items) {
    expect(one.updated).toMatch(/^2026-\d\d-\d\d$/);
    expect(one).toMatchObject({ icon: expect.stringMatching(/^[a-z]+$/), color: expect.stringMatching(/^[a-z]+$/) });
  }
  const alike = body.items.filter(({ category }: { category: string }) => category === 'safety');
  expect(new Set(alike.map(({ icon, color }: { icon: string; color: string }) => `${icon} ${color}`)).size).toBe(1);
});

test('the map is told where its pictures come from', async () => {
  const { agent } = await test_.people.signUp();
  const { body } = await agent.get('/api/maps').expect(200);
  expect(body.tilesUrl).toBe('https://tile.openstreetmap.org');
});

test('calculators are found by any part of the name together with the category', async () => {
  const { agent } = await test_.people.signUp();
  const found = await agent.get('/api/calculators?q=AREA&category=Measurement').expect(200);
  expect(found.body.items.length).toBeGreaterThan(0);
  for (const one of found.body.items) {
    expect(one.name.toLowerCase()).toContain('area');
    expect(one.category).toBe('Measurement');
  }
  const none = await agent.get('/api/calculators?q=zzz').expect(200);
  expect(none.body.totals.count).toBe(0);
});
