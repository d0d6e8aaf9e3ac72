import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area, SiteWeather } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());

it('shows the weather of the company’s region, labelled as simulated where nothing may be fetched', async () => {
  const { agent } = await test.people.signUp();
  const { body } = await agent.get('/api/weather').expect(200);
  expect(body).toMatchObject({
    provider: 'simulated',
    isSimulated: true,
    attribution: null,
    location: { region: 'Bay of Plenty', name: 'Tauranga' },
  });
  expect(body.days).toHaveLength(5);
  expect(body.hours.length).toBeGreaterThanOrEqual(167);
  const again = await agent.get('/api/weather?region=Bay of Plenty').expect(200);
  expect(again.body.days).toEqual(body.days);
});

it('tells another area whether a day is fit', async () => {
  const { user, agent } = await test.people.signUp();
  const { body } = await agent.get('/api/weather');
  const question = { companyId: user.company.id, timeZone: 'Pacific/Auckland', trade: 'painting' as const };
  const fitness = await test.app.get(SiteWeather).dayFitness({ ...question, day: body.days[1].date });
  expect(fitness).toMatchObject({ day: body.days[1].date, place: 'Tauranga', isSimulated: true });
  expect(fitness.hours).toHaveLength(10);
  const late = await test.app.get(SiteWeather).dayFitness({ ...question, day: '2099-01-01' });
  expect(late.verdict).toBe('unknown');
});
