import { dayOf } from '@dwang/domain';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area, SiteWeather } from '../index';

const ZONE = 'Pacific/Auckland';
const TODAY = dayOf(Date.now(), ZONE);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());

it('shows the weather of the company’s region, labelled as simulated where nothing may be fetched', async () => {
  const { agent } = await test.people.signUp();
  const { body } = await agent.get('/api/weather').expect(200);
  expect(body).toMatchObject({ provider: 'simulated', isSimulated: true, reason: null, attribution: null });
  expect(body.location).toMatchObject({ region: 'Bay of Plenty', name: 'Tauranga', timeZone: ZONE });
  expect(body.days).toHaveLength(5);
  expect(body.hours.length).toBeGreaterThanOrEqual(167);
  const again = await agent.get('/api/weather?region=Bay of Plenty').expect(200);
  expect(again.body.days).toEqual(body.days);
});

it('takes a position, and refuses half of one, one off the earth, and names it does not know', async () => {
  const { agent } = await test.people.signUp();
  const here = await agent.get('/api/weather?lat=-45.03&lng=168.66').expect(200);
  expect(here.body.location).toMatchObject({ name: 'My location', region: null, lat: -45.03 });
  for (const query of ['lat=-45', 'lat=91&lng=0', 'lat=x&lng=0', 'region=Narnia', 'url=http://evil']) {
    const answer = await agent.get(`/api/weather?${query}`);
    expect([query, answer.status]).toEqual([query, 400]);
  }
});

it('tells another area whether a day is fit', async () => {
  const { user, agent } = await test.people.signUp();
  const { body } = await agent.get('/api/weather');
  const question = { companyId: user.company.id, timeZone: ZONE, trade: 'painting' as const };
  const fitness = await test.app.get(SiteWeather).dayFitness({ ...question, day: body.days[1].date });
  expect(fitness).toMatchObject({ day: body.days[1].date, place: 'Tauranga', isSimulated: true });
  expect(fitness.hours).toHaveLength(10);
  const late = await test.app.get(SiteWeather).dayFitness({ ...question, day: '2099-01-01' });
  expect(late.verdict).toBe('unknown');
});

it('lets only the owner choose the provider, one version after the other', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  const standing = await member.agent.get('/api/weather/settings').expect(200);
  expect(standing.body).toEqual({
    provider: 'simulated',
    region: 'Bay of Plenty',
    hasApiKey: false,
    isApiKeyLost: false,
    version: 0,
  });
  await member.agent.patch('/api/weather/settings').send({ region: 'Otago' }).expect(403);
  await owner.agent.patch('/api/weather/settings').send({ region: 'Otago', version: 0 }).expect(200);
  await owner.agent.patch('/api/weather/settings').send({ region: 'Nelson', version: 0 }).expect(409);
  await owner.agent.patch('/api/weather/settings').send({ apiKey: 'k', version: 1 }).expect(200);
  const cleared = await owner.agent.patch('/api/weather/settings').send({ apiKey: null }).expect(200);
  expect(cleared.body).toEqual({ provider: 'simulated', region: 'Otago', hasApiKey: false, isApiKeyLost: false, version: 3 });
  expect((await member.agent.get('/api/weather')).body.location.region).toBe('Otago');
  const stranger = await test.people.signUp();
  expect((await stranger.agent.get('/api/weather/settings')).body.region).toBe('Bay of Plenty');
});

it.each([{ provider: 'metservice' }, { apiKey: 'no spaces here' }, { region: 'Mordor' }])('refuses %j', async (change) => {
  const { agent } = await test.people.signUp();
  const answer = await agent.patch('/api/weather/settings').send(change);
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, Object.keys(change)[0]]);
});

it('writes an analysis whose first line is the summary, with one word of severity in it', async () => {
  const { agent } = await test.people.signUp();
  for (const projectType of ['Roofing', 'Concrete Pouring', 'painting', 'excavation']) {
    const { body } = await agent.post('/api/ai/weather-impact').send({ projectType, startDate: TODAY }).expect(200);
    const words = new Set(body.analysis.match(/\b(low|medium|high)\b/gi));
    expect([...words]).toEqual([body.severity]);
    expect(body.analysis.split('\n')[0]).toBe(body.summary);
    expect(body.summary).toContain(body.severity);
    expect(body.daysCovered).toBe(7);
  }
});

it('goes by the words about the weather alone where no forecast reaches', async () => {
  const { agent } = await test.people.signUp();
  const far = { projectType: 'Roofing', location: 'Whangarei', startDate: '2031-05-01', weatherCondition: 'Heavy rain' };
  const { body } = await agent.post('/api/ai/weather-impact').send(far).expect(200);
  expect(body).toMatchObject({ severity: 'high', daysCovered: 0 });
  expect(body.assessment.days).toEqual([]);
});

it.each([
  [{ projectType: 'Rocketry' }, 'projectType'],
  [{ startDate: '2026-02-30' }, 'startDate'],
  [{ duration: 0 }, 'duration'],
])('refuses an analysis with %j', async (change, field) => {
  const { agent } = await test.people.signUp();
  const answer = await agent.post('/api/ai/weather-impact').send({ projectType: 'Roofing', startDate: TODAY, ...change });
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
});

const impactOf = async (body: object) => {
  const { agent } = await test.people.signUp();
  const request = { projectType: 'Roofing', startDate: TODAY, ...body };
  return (await agent.post('/api/ai/weather-impact').send(request).expect(200)).body;
};

it.each([
  ['Queenstown', 'Queenstown', 'Otago'],
  ['Taupō', 'Taupō', 'Waikato'],
  ['taupo', 'Taupō', 'Waikato'],
  ['14 Hope Street, Arrowtown', 'Arrowtown', 'Otago'],
  ['Otago', 'Otago', 'Otago'],
])('analyses the weather of %s itself (TR-303)', async (location, name, region) => {
  const body = await impactOf({ location });
  expect(body.place).toEqual({ name, region, isKnown: true });
  expect(body.summary).toContain(` at ${name} is `);
});

it('takes the weather of a town from where it lies, not from its region’s main town (TR-303)', async () => {
  const { agent } = await test.people.signUp();
  const inQueenstown = (await agent.get('/api/weather?lat=-45.03&lng=168.66')).body;
  const body = await impactOf({ location: 'Queenstown', projectType: 'painting' });
  const inDunedin = await impactOf({ location: 'Dunedin', projectType: 'painting' });
  expect(inQueenstown.location.lat).toBe(-45.03);
  expect(body.assessment).not.toEqual(inDunedin.assessment);
});

it('says that a place is not known, and whose weather it is instead (TR-303)', async () => {
  const body = await impactOf({ location: 'Narnia' });
  expect(body.place).toEqual({ name: 'Tauranga', region: 'Bay of Plenty', isKnown: false });
  expect(body.analysis).toContain('“Narnia” is no place we know: this is for Tauranga.');
  expect(body.summary).not.toContain('Narnia');
});

it('gives the impact in one piece too, and heeds what is told of the weather (TR-303)', async () => {
  const body = await impactOf({ location: 'Gore', weatherCondition: 'Heavy storm' });
  const { summary, severity, affectedSites, recommendations, materialImpacts } = body;
  expect(body.detailedImpact).toEqual({ summary, severity, affectedSites, recommendations, materialImpacts });
  expect(severity).toBe('high');
  expect(body.analysis).toContain('Told: “Heavy storm”.');
});

it('keeps a place or words of the weather from speaking of another severity (TR-303)', async () => {
  const body = await impactOf({ location: 'High Narnia', weatherCondition: 'low cloud, medium rain' });
  expect([...new Set(body.analysis.match(/\b(low|medium|high)\b/gi))]).toEqual([body.severity]);
});
