import { dayOf, startOfDay } from '@dwang/domain';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { OpenMeteoStandIn } from '../testing/open-meteo-stand-in';
import { Forecasts } from './forecast/forecasts.service';
import { WeatherReply } from './forecast/weather-reply.entity';
import { WeatherKeys } from './settings/weather-keys';
import { WeatherSettingsRow } from './settings/weather-settings.entity';

const ZONE = 'Pacific/Auckland';
const MINUTE = 60_000;
const NOW = Date.now();
const TODAY = dayOf(NOW, ZONE);

let standIn: OpenMeteoStandIn;
let test: TestApp;
beforeEach(async () => {
  standIn = new OpenMeteoStandIn(startOfDay(TODAY, ZONE) / 1000);
  await standIn.listen();
  test = await startTestApp([area], { settings: { WEATHER_PROVIDER: 'auto', OPEN_METEO_URL: standIn.url } });
});
afterEach(async () => {
  standIn.close();
  await test?.close();
});

/** Reads as the service does, at another time than now. */
const readAt = (minutes: number) =>
  test.app.get(Forecasts).read({ companyId: 1, timeZone: ZONE, region: 'Otago' }, NOW + minutes * MINUTE);

const isKept = async () => {
  while ((await test.db.repo(WeatherReply).count()) === 0) await new Promise((resume) => setImmediate(resume));
};

it('reads Open-Meteo’s columns as days and hours of the company’s zone, with its credit', async () => {
  const { agent } = await test.people.signUp();
  const { body } = await agent.get('/api/weather?region=Otago').expect(200);
  expect(body).toMatchObject({ provider: 'open-meteo', isSimulated: false, isStale: false, reason: null });
  expect(body.attribution).toEqual({ text: 'Weather data by Open-Meteo.com (CC BY 4.0)', url: 'https://open-meteo.com/' });
  expect(body.location).toEqual({ name: 'Dunedin', region: 'Otago', lat: -45.87, lng: 170.5, timeZone: ZONE });
  expect(body.current).toMatchObject({
    temp: 17.2,
    windGust: 19.8,
    uvIndex: 3.1,
    description: 'Partly cloudy',
    icon: 'partly-day',
  });
  expect(body.days).toHaveLength(5);
  expect(body.days[0]).toMatchObject({ date: TODAY, temp: 19.4, tempMin: 11.1, precipitationChance: 12, humidity: 62 });
  expect(body.hours).toHaveLength(168);
  expect(body.hours[0].time).toBe(new Date(startOfDay(TODAY, ZONE)).toISOString());
});

it('asks for what is documented, and never for what a user gave beyond a position', async () => {
  const { agent } = await test.people.signUp();
  await agent.get('/api/weather?lat=-37.68712&lng=176.16744').expect(200);
  const [query] = standIn.asked;
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    latitude: '-37.69',
    longitude: '176.17',
    timezone: ZONE,
    timeformat: 'unixtime',
    forecast_days: '7',
  });
  expect(query?.get('hourly')).toContain('wind_gusts_10m');
  expect(query?.get('daily')).toContain('precipitation_probability_max');
  expect(query?.has('apikey')).toBe(false);
});

it('asks once for a place, however many ask, and again after half an hour', async () => {
  await Promise.all([readAt(0), readAt(0), readAt(0)]);
  await isKept();
  await readAt(29);
  expect(standIn.asked).toHaveLength(1);
  await readAt(61);
  expect(standIn.asked).toHaveLength(2);
});

it('keeps showing the last forecast, marked, for six hours when the provider fails; then the simulated one', async () => {
  await readAt(0);
  await isKept();
  standIn.mood = 'fails';
  expect(await readAt(90)).toMatchObject({
    provider: 'open-meteo',
    isStale: true,
    reason: 'Open-Meteo answered with status 503',
    fetchedAt: new Date(NOW).toISOString(),
  });
  expect(await readAt(361)).toMatchObject({ provider: 'simulated', isSimulated: true, isStale: false, attribution: null });
});

it.each([
  ['refuses', 'Open-Meteo refused: Daily API limit exceeded'],
  ['babbles', 'Open-Meteo answered in another form than documented'],
] as const)('says why the weather is simulated when the provider %s', async (mood, reason) => {
  standIn.mood = mood;
  expect(await readAt(0)).toMatchObject({ isSimulated: true, reason });
});

it('leaves a provider that failed alone for a minute', async () => {
  standIn.mood = 'fails';
  await readAt(0);
  await readAt(0.5);
  expect(standIn.asked).toHaveLength(1);
  standIn.mood = 'answers';
  expect(await readAt(1.5)).toMatchObject({ provider: 'open-meteo' });
});

it('gives a company that wants Open-Meteo alone no simulated figures', async () => {
  const { agent } = await test.people.signUp();
  await agent.patch('/api/weather/settings').send({ provider: 'open-meteo' }).expect(200);
  standIn.mood = 'refuses';
  const answer = await agent.get('/api/weather').expect(503);
  expect(answer.body.code).toBe('WEATHER.UNAVAILABLE');
});

it('sends the company’s own key, and never shows it', async () => {
  const { agent } = await test.people.signUp();
  const saved = await agent.patch('/api/weather/settings').send({ apiKey: 'k3y-of-ours', region: 'Otago' }).expect(200);
  expect(saved.body).toEqual({ provider: 'auto', region: 'Otago', hasApiKey: true, isApiKeyLost: false, version: 1 });
  await agent.get('/api/weather').expect(200);
  expect(standIn.asked[0]?.get('apikey')).toBe('k3y-of-ours');
  const read = await agent.get('/api/weather/settings').expect(200);
  expect(JSON.stringify(read.body)).not.toContain('k3y');
});

it('keeps the key sealed, and asks for it again when it cannot be opened any more', async () => {
  const { agent, user } = await test.people.signUp();
  const save = () => agent.patch('/api/weather/settings').send({ apiKey: 'k3y-of-ours' }).expect(200);
  const row = () => test.db.repo(WeatherSettingsRow).findOneByOrFail({ companyId: user.company.id });
  await save();
  await agent.patch('/api/weather/settings').send({ region: 'Otago' }).expect(200);
  const { id, apiKey } = await row();
  expect(apiKey).toMatch(/^sealed1\./);
  await test.db.repo(WeatherSettingsRow).update({ id }, { apiKey: apiKey?.slice(0, -4) });
  expect((await agent.get('/api/weather/settings')).body).toMatchObject({ hasApiKey: false, isApiKeyLost: true });
  await agent.get('/api/weather').expect(200);
  expect(standIn.asked.at(-1)?.has('apikey')).toBe(false);
  expect((await save()).body).toMatchObject({ hasApiKey: true, isApiKeyLost: false });
});

it('seals at the start what was kept before keys were sealed', async () => {
  const { agent, user } = await test.people.signUp();
  await agent.patch('/api/weather/settings').send({ apiKey: 'first' }).expect(200);
  const mine = { companyId: user.company.id };
  await test.db.repo(WeatherSettingsRow).update(mine, { apiKey: 'k3y-of-ours' });
  await test.app.get(WeatherKeys).onModuleInit();
  expect((await test.db.repo(WeatherSettingsRow).findOneByOrFail(mine)).apiKey).toMatch(/^sealed1\./);
  expect((await agent.get('/api/weather/settings')).body.hasApiKey).toBe(true);
});

it('analyses a job by the forecast, day by day', async () => {
  standIn.hourly = { precipitation: (hour) => (hour >= 31 && hour < 41 ? 2 : null) };
  const { agent } = await test.people.signUp();
  const job = { projectType: 'Exterior Painting', location: '12 Queen St, Tauranga', startDate: TODAY };
  const { body } = await agent.post('/api/ai/weather-impact').send(job).expect(200);
  expect(body).toMatchObject({ severity: 'high', daysCovered: 7, isSimulated: false, affectedSites: ['12 Queen St, Tauranga'] });
  // Of today only what is left counts, and late in the day nothing is.
  expect(body.assessment.days.map(({ verdict }: { verdict: string }) => verdict).slice(1, 3)).toEqual(['stop', 'fit']);
  expect(body.assessment.riskItems[0].cause).toMatchObject({ rule: 'paint-rain', limit: 0.5, basis: 'house default' });
});
