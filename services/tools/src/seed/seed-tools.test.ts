import type { Estimate, EstimateSummary, Supplier, ToolResult } from '@dwang/contracts';
import { area as identity } from '@dwang/identity';
import type { SeedContext } from '@dwang/platform';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let demo: Person;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
  const context: SeedContext = {
    env: test.env,
    now: new Date(Date.now()),
    get: (token) => test.app.get(token, { strict: false }),
    demo: { companyId: 0, companyName: '', timeZone: '', ownerId: 0, memberIds: [], neighbours: [] },
  };
  await test.db.tx(async () => {
    await identity.seed?.(context);
    for (const one of [jobs, area, area]) await one.seed?.(context);
  });
  demo = await test.people.signIn('demo', test.env.DEMO_PASSWORD);
});
afterAll(() => test?.close());

const get = async (path: string) => (await demo.agent.get(`/api${path}`).expect(200)).body;

it('gives the demo company estimates of its jobs and a template, one of them by its own supplier’s prices', async () => {
  const { items } = (await get('/estimates')) as { items: EstimateSummary[] };
  expect(items.map(({ projectName }) => projectName)).toEqual(['Smith deck', "O'Neill kitchen"]);
  expect((await get('/estimates?template=true')).totals.count).toBe(1);
  const deck = (await get(`/estimates/${items[0]?.id}`)) as Estimate;
  const priced = deck.lines.filter(({ offers }) => offers.length > 0);
  expect(priced.length).toBeGreaterThanOrEqual(3);
  const own = ((await get('/suppliers')).items as Supplier[]).filter(({ isOwn }) => isOwn);
  expect(own).toHaveLength(3);
  const { items: books } = await get('/price-books');
  const book = books.find(({ key }: { key: string }) => key === deck.supplier);
  expect(own.some(({ id }) => id === book.supplierId)).toBe(true);
  expect(book).toMatchObject({ itemCount: 8, isStale: false });
});

it('keeps what the site tools said with its jobs, newest first and with pictures, once', async () => {
  const { items, totals } = (await get('/tool-results')) as { items: ToolResult[]; totals: { count: number } };
  expect(totals.count).toBe(9);
  const days = items.map(({ takenAt }) => takenAt);
  expect(days).toEqual([...days].sort().reverse());
  const pictured = items.filter(({ photoUid }) => photoUid);
  expect(pictured).toHaveLength(2);
  for (const { projectId, photoUid } of pictured) {
    const photos = (await get(`/projects/${projectId}/photos`)).items;
    expect(photos.map(({ uid }: { uid: string }) => uid)).toContain(photoUid);
  }
  const decking = items.find(({ tool }) => tool === 'decking');
  expect(decking?.answers[0]).toEqual({ label: 'Decking', value: '160.0', unit: 'm' });
  expect(decking?.warnings).toEqual(['A fall of 1.1 m: from 1 m a barrier is needed (Building Code F4)']);
  expect((await get('/measurements')).totals.count).toBe(4);
});
