import { area as finance } from '@dwang/service-finance';
import { area as jobs } from '@dwang/service-jobs';
import { type FitnessQuestion, type SiteFitness, SiteWeather, area as tools } from '@dwang/service-tools';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { Watch } from './watch';

let test: TestApp;
let asked: FitnessQuestion[] = [];
let answer: Partial<SiteFitness> = {};
beforeAll(async () => {
  test = await startTestApp([jobs, finance, tools, area]);
  jest.spyOn(test.app.get(SiteWeather), 'dayFitness').mockImplementation(async (question) => {
    asked.push(question);
    return { ...GUSTS, day: question.day, ...answer };
  });
});
afterAll(() => test?.close());
beforeEach(() => {
  asked = [];
  answer = {};
});

const GUSTS: SiteFitness = {
  day: '',
  verdict: 'caution',
  summary: 'Gusts of 48 km/h from 1:00 pm.',
  window: null,
  hours: [],
  reasons: [
    {
      category: 'Wind',
      risk: 'medium',
      impact: '',
      recommendation: '',
      hoursAffected: 3,
      cause: { rule: 'gust', value: 48, limit: 40, unit: 'km/h', at: '2026-03-04T00:00:00Z', basis: 'sourced', source: '' },
    },
  ],
  place: 'Tauranga',
  isSimulated: false,
};
/** Nine in the morning of 3 March in Auckland. */
const MORNING = new Date('2026-03-02T20:00:00Z');
const look = (now = MORNING) => test.app.get(Watch).lookAtWeather(now);
const list = async ({ agent }: Person) => (await agent.get('/api/notifications').expect(200)).body.items;
const book = ({ agent }: Person, startDate: string, endDate = startDate) =>
  agent.post('/api/projects').send({ name: 'Smith deck', startDate, endDate }).expect(201);

it('warns the team of tomorrow’s site in words and figures, by each one’s trade, and a contractor not', async () => {
  const owner = await test.people.signUp();
  const roofer = await test.people.addMember(owner);
  const contractor = await test.people.addMember(owner, 'contractor');
  await roofer.agent
    .patch('/api/preferences')
    .send({ weather: { trade: 'roofing' } })
    .expect(200);
  const { body: project } = await book(owner, '2026-03-04', '2026-03-09');
  await look();
  expect(asked.map(({ trade, day }) => `${trade} ${day}`).sort()).toEqual(['general 2026-03-04', 'roofing 2026-03-04']);
  const [item] = await list(owner);
  expect(item).toMatchObject({
    kind: 'weather-risk',
    type: 'warning',
    title: 'Weather risk on 4 Mar 2026: Smith deck',
    message: 'Tauranga: Gusts of 48 km/h from 1:00 pm.',
    to: `/jobs/${project.id}`,
    figures: { projectId: project.id, day: '2026-03-04', rule: 'gust', value: 48, limit: 40, unit: 'km/h' },
  });
  expect(await list(roofer)).toHaveLength(1);
  expect(await list(contractor)).toEqual([]);
});

it('tells it once, and again when caution becomes a stop', async () => {
  const owner = await test.people.signUp();
  await book(owner, '2026-03-04');
  await look();
  await look();
  expect(await list(owner)).toHaveLength(1);
  answer = { verdict: 'stop' };
  await look();
  expect((await list(owner)).map(({ type }: { type: string }) => type)).toEqual(['error', 'warning']);
});

it.each([
  ['fit', { verdict: 'fit' as const }],
  ['unknown', { verdict: 'unknown' as const, reasons: [] }],
  ['made up', { isSimulated: true }],
  ['of low risk', { reasons: GUSTS.reasons.map((reason) => ({ ...reason, risk: 'low' as const })) }],
])('warns nobody of weather that is %s', async (_, given) => {
  answer = given;
  const owner = await test.people.signUp();
  await book(owner, '2026-03-04');
  await look();
  expect(await list(owner)).toEqual([]);
});

it('speaks of today only before noon', async () => {
  const owner = await test.people.signUp();
  await book(owner, '2026-03-03');
  await look(new Date('2026-03-02T23:30:00Z'));
  expect(await list(owner)).toEqual([]);
  await look();
  expect(await list(owner)).toHaveLength(1);
});

it('judges a booked site day by its own work, and tells those who are on it and the owner, a contractor as well', async () => {
  const owner = await test.people.signUp();
  const [mate, contractor] = [await test.people.addMember(owner), await test.people.addMember(owner, 'contractor')];
  const { body: project } = await book(owner, '2026-03-01', '2026-03-20');
  const plan = { projectId: project.id, userId: contractor.user.id, work: 'painting', days: [{ day: '2026-03-04' }] };
  await owner.agent.post('/api/site-days').send(plan).expect(201);
  await look();
  expect(asked.filter(({ companyId }) => companyId === owner.user.company.id).map(({ trade }) => trade)).toEqual(['painting']);
  const told = [await list(owner), await list(contractor), await list(mate)].map((items) => items.length);
  expect(told).toEqual([1, 1, 0]);
});

describe('what was told of a site day', () => {
  const unread = async (person: Person) => (await list(person)).filter(({ read }: { read: boolean }) => !read).length;
  const settled = async (person: Person) => {
    await test.app.get(Watch).look(MORNING);
    return (await unread(person)) === 0;
  };

  it('stands while the job is worked on that day, and is over when the job is closed', async () => {
    const owner = await test.people.signUp();
    const { body: project } = await book(owner, '2026-03-04');
    await look();
    expect(await settled(owner)).toBe(false);
    await owner.agent.patch(`/api/projects/${project.id}`).send({ status: 'completed' }).expect(200);
    expect(await settled(owner)).toBe(true);
  });

  it('is over when the day is moved to another', async () => {
    const owner = await test.people.signUp();
    const { body: project } = await book(owner, '2026-03-04');
    const plan = { projectId: project.id, userId: owner.user.id, work: 'painting', days: [{ day: '2026-03-04' }] };
    const [{ id }] = (await owner.agent.post('/api/site-days').send(plan).expect(201)).body.items;
    await look();
    expect(await settled(owner)).toBe(false);
    await owner.agent.patch(`/api/site-days/${id}`).send({ day: '2026-03-06' }).expect(200);
    expect(await settled(owner)).toBe(true);
  });
});
