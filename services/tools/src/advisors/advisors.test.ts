import { AdvisorBudget, AdvisorProjectType } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '..';
import { RESOURCES } from '../resources/resources.data';
import { GUIDANCE } from './guidance';

let test_: TestApp;
let person: Person;
beforeAll(async () => {
  test_ = await startTestApp([jobs, area]);
  person = await test_.people.signUp();
});
afterAll(() => test_.close());

const advise = async (context: string) => (await person.agent.post('/api/ai/recommendations').send({ context }).expect(200)).body;
const materials = async (body: object) => (await person.agent.post('/api/ai/materials').send(body).expect(200)).body;
const deck = { projectType: 'outdoor-decking', budget: 'mid-range', location: 'Auckland' };

test('a situation is answered with what fits, the rule behind its figures and pages of the library', async () => {
  const answer = await advise(
    'We want a pine deck 1.2 m above the lawn behind a villa of 1925 in Wellington, close to the beach',
  );
  const titles = answer.points.map(({ title }: { title: string }) => title);
  expect(titles).toContain('A fall of 1.2 m wants a barrier');
  expect(titles).toContain('Built in 1925: look for asbestos and lead');
  expect(titles).toContain('Decks');
  expect(titles).toContain('In Wellington');
  expect(answer.madeBy).toBe('guide');
  expect(answer.recommendation).toContain('From a fall of 1 m'.toLowerCase());
  expect(answer.sources.length).toBeGreaterThan(0);
});

test.each([
  ['How do I waterproof a tiled shower?', 'Wet areas and waterproofing'],
  ['Client wont pay the progress claim', 'Payment claims and retentions'],
  ['repainting weatherboards in summer heat', 'Painting outside'],
  ['corrugate roof at 5 degrees', 'A pitch of 5° is too low for corrugate'],
  ['retaining wall 1800 mm high', 'A retaining wall of 1.8 m wants a consent'],
  ['deck 1,2 m high', 'A fall of 1.2 m wants a barrier'],
  ['deck 1.5 m high', 'A fall of 1.5 m wants a barrier'],
  ['deck 1.6 m high', 'A fall of 1.6 m wants a consent and a barrier'],
])('"%s" is answered first by %s', async (context, title) => {
  expect((await advise(context)).points[0].title).toBe(title);
});

test('what the guidance does not hold is said, and the library is named', async () => {
  const answer = await advise('zzz qqq');
  expect(answer.points[0].title).toBe('Not in our guidance yet');
  expect(answer.sources.length).toBeGreaterThan(0);
});

test('an empty situation is refused in the words of the specification', async () => {
  const { body } = await person.agent.post('/api/ai/recommendations').send({ context: '  ' }).expect(400);
  expect(body.errors).toEqual([
    { field: 'context', message: 'Please describe your construction situation to get recommendations.' },
  ]);
});

test('every kind of job with every budget has a list of its own, priced to the cent', async () => {
  const lists = new Set<string>();
  for (const projectType of AdvisorProjectType.options) {
    for (const budget of AdvisorBudget.options) {
      const { items, total, basis, priceDay } = await materials({ ...deck, projectType, budget });
      lists.add(JSON.stringify(items));
      const cents = items.reduce((sum: number, item: { total: string }) => sum + Math.round(Number(item.total) * 100), 0);
      expect((cents / 100).toFixed(2)).toBe(total);
      expect(items.every((item: { quantity: string }) => Number(item.quantity) > 0)).toBe(true);
      expect([basis, priceDay]).toEqual([expect.stringMatching(/^A .+ \d+ m²$/), expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    }
  }
  expect(lists.size).toBe(40);
});

test('every region is told its own, and cold, wind and shaking change the list', async () => {
  const answers = await Promise.all(
    Object.keys(REGIONS).map((location) => materials({ ...deck, projectType: 'roofing-project', location })),
  );
  expect(new Set(answers.map(({ recommendations }) => recommendations)).size).toBe(16);
  const named = (index: number) => answers[index].items.map(({ description }: { description: string }) => description).join();
  const at = Object.keys(REGIONS).indexOf.bind(Object.keys(REGIONS));
  expect(named(at('Wellington'))).toContain('0.55 mm for hard weather');
  expect(named(at('Otago'))).toContain('Snow guard');
  expect(named(at('Auckland'))).not.toContain('Snow guard');
});

test('a larger job takes more, and labels of the specification are understood', async () => {
  const usual = await materials(deck);
  const large = await materials({ ...deck, size: 60 });
  expect(Number(large.total)).toBeGreaterThan(2 * Number(usual.total));
  const labelled = { projectType: 'Outdoor decking', budget: 'Mid-range (standard quality)', location: 'Whangarei' };
  expect((await materials(labelled)).recommendations).toContain('Northland (Whangārei)');
});

test('a place outside of New Zealand and an unknown kind of job are refused by name', async () => {
  const refused = async (change: object) =>
    (
      await person.agent
        .post('/api/ai/materials')
        .send({ ...deck, ...change })
        .expect(400)
    ).body.errors[0].field;
  expect(await refused({ location: 'Sydney' })).toBe('location');
  expect(await refused({ projectType: 'space-station' })).toBe('projectType');
  expect(await refused({ size: 0 })).toBe('size');
});

test('nobody is advised without signing in', async () => {
  await test_.nobody().post('/api/ai/recommendations').send({ context: 'deck' }).expect(401);
  await test_.nobody().post('/api/ai/materials').send(deck).expect(401);
});

test('all sources of the guidance stand in the library, and no guidance stands there twice', () => {
  const urls = new Set(RESOURCES.map(({ url }) => url));
  expect(GUIDANCE.flatMap(({ sources }) => sources).filter((url) => !urls.has(url))).toEqual([]);
  expect(new Set(GUIDANCE.map(({ id }) => id)).size).toBe(GUIDANCE.length);
});
