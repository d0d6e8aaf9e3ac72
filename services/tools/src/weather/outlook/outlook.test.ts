import type { MoveProposals, Outlook } from '@dwang/contracts';
import { addDays, startOfDay } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../../index';
import { OpenMeteoStandIn } from '../../testing/open-meteo-stand-in';

const ZONE = 'Pacific/Auckland';
/** A Monday in summer, nine in the morning; Waitangi Day is the Friday. */
const MONDAY = '2026-02-02';
const NOW = startOfDay(MONDAY, ZONE) + 9 * 3_600_000;
const [TUESDAY, WEDNESDAY, THURSDAY, WAITANGI] = [1, 2, 3, 4].map((count) => addDays(MONDAY, count)) as [
  string,
  string,
  string,
  string,
];
const NEXT_MONDAY = addDays(MONDAY, 7);

let test: TestApp;
let owner: Person;
const meteo = new OpenMeteoStandIn(startOfDay(MONDAY, ZONE) / 1000);
beforeAll(async () => {
  await meteo.listen();
  test = await startTestApp([jobs, area], { settings: { WEATHER_PROVIDER: 'auto', OPEN_METEO_URL: meteo.url } });
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterAll(async () => {
  await test?.close();
  meteo.close();
  jest.restoreAllMocks();
});
beforeEach(async () => {
  owner = await test.people.signUp();
});

const job = async (fields: object = {}): Promise<number> =>
  (
    await owner.agent
      .post('/api/projects')
      .send({ name: 'Smith deck', region: 'Waikato', ...fields })
      .expect(201)
  ).body.id;
const book = async (projectId: number, day: string, fields: object = {}): Promise<number> =>
  (
    await owner.agent
      .post('/api/site-days')
      .send({ projectId, days: [{ day }], ...fields })
      .expect(201)
  ).body.items[0].id;
const outlook = async (query: string, person = owner): Promise<Outlook> =>
  (await person.agent.get(`/api/weather/site-days?${query}`).expect(200)).body;
const moves = async (id: number): Promise<MoveProposals> =>
  (await owner.agent.get(`/api/weather/site-days/${id}/moves`).expect(200)).body;

/** It blows on the Tuesday: gusts of 70 km/h in its working hours. */
const storm = (hour: number) => (hour >= 24 + 7 && hour < 24 + 17 ? 70 : null);

it('judges each booked day by its own work, with the number, and names the holiday on it', async () => {
  meteo.hourly = { wind_gusts_10m: storm, wind_speed_10m: (hour) => (storm(hour) ? 45 : null) };
  const deck = await job();
  const roof = await book(deck, TUESDAY, { work: 'roofing' });
  const floor = await book(deck, TUESDAY, { work: 'flooring' });
  const holiday = await book(deck, WAITANGI);
  const late = await book(deck, addDays(MONDAY, 30));
  const { items, region, attribution } = await outlook(`from=${MONDAY}&to=${addDays(MONDAY, 40)}`);
  const by = (id: number) => items.find(({ siteDayId }) => siteDayId === id);
  expect(by(roof)).toMatchObject({
    day: TUESDAY,
    verdict: 'stop',
    place: 'Hamilton',
    wind: 45,
    isSimulated: false,
    holiday: null,
  });
  expect(by(roof)?.summary).toMatch(/^Not fit for roofing: .+ \d+ km\/h at \d+ [ap]m \(limit \d+\)/);
  expect(by(floor)?.verdict).toBe('fit');
  expect(by(holiday)).toMatchObject({ holiday: 'Waitangi Day' });
  expect(by(late)).toMatchObject({ verdict: 'unknown', risk: null, wind: null });
  expect(region).toBe('Bay of Plenty');
  expect(attribution?.text).toMatch(/Open-Meteo/);
  const contractor = await test.people.addMember(owner, 'contractor');
  expect((await outlook(`from=${MONDAY}&to=${TUESDAY}`, contractor)).items).toEqual([]);
  await owner.agent.get(`/api/weather/site-days?from=${MONDAY}&to=${addDays(MONDAY, 90)}`).expect(400);
});

it('reads the weather where the job is on the map, and its holidays by the region', async () => {
  const id = await book(await job({ place: { lat: -45.8742, lng: 170.5036 } }), TUESDAY);
  await book(await job({ region: 'Waikato' }), TUESDAY);
  meteo.asked.length = 0;
  const { items } = await outlook(`from=${MONDAY}&to=${TUESDAY}`);
  expect(items.find(({ siteDayId }) => siteDayId === id)).toMatchObject({ place: 'The site', isSimulated: false });
  expect(meteo.asked.map((query) => query.get('latitude'))).toContain('-45.87');
  await moves(id);
});

it('proposes the next fit days on which the person is free, and says why others are passed over', async () => {
  meteo.hourly = { wind_gusts_10m: storm, wind_speed_10m: (hour) => (storm(hour) ? 45 : null) };
  const [deck, fence] = [await job(), await job({ name: 'Fence' })];
  const userId = owner.user.id;
  const id = await book(deck, TUESDAY, { work: 'roofing', userId });
  await book(fence, WEDNESDAY, { userId });
  const { items, passedOver } = await moves(id);
  expect(items[0]).toMatchObject({ day: THURSDAY, verdict: 'fit', reason: 'dry, wind up to 11 km/h, 17 °C' });
  expect(items[1]).toMatchObject({ day: NEXT_MONDAY, verdict: 'unknown', reason: 'The forecast does not reach it yet' });
  expect(items).toHaveLength(5);
  expect(passedOver.slice(0, 4)).toEqual([
    { day: WEDNESDAY, reason: `${owner.user.username} is on Fence` },
    { day: WAITANGI, reason: 'Waitangi Day' },
    { day: addDays(MONDAY, 5), reason: 'Weekend' },
    { day: addDays(MONDAY, 6), reason: 'Weekend' },
  ]);
  const { body: moved } = await owner.agent.patch(`/api/site-days/${id}`).send({ day: THURSDAY }).expect(200);
  expect(moved).toMatchObject({ day: THURSDAY, conflicts: [] });
});

it('passes over weather that stops the work and days after the job’s end, and proposes nothing of another company', async () => {
  meteo.hourly = { wind_gusts_10m: storm, wind_speed_10m: (hour) => (storm(hour) ? 45 : null) };
  const id = await book(await job({ startDate: MONDAY, endDate: THURSDAY }), MONDAY, { work: 'roofing' });
  const { items, passedOver } = await moves(id);
  expect(items.map(({ day }) => day)).toEqual([WEDNESDAY, THURSDAY]);
  expect(passedOver[0]?.reason).toMatch(/^Not fit for roofing/);
  const stranger = await test.people.signUp();
  await stranger.agent.get(`/api/weather/site-days/${id}/moves`).expect(404);
});

it('still answers when there is no forecast', async () => {
  meteo.mood = 'fails';
  await owner.agent.patch('/api/weather/settings').send({ provider: 'open-meteo' }).expect(200);
  const id = await book(await job({ region: 'Southland' }), TUESDAY);
  expect((await outlook(`from=${MONDAY}&to=${TUESDAY}`)).items[0]).toMatchObject({
    siteDayId: id,
    verdict: 'unknown',
    place: '',
  });
  expect((await moves(id)).items[0]).toMatchObject({ day: WEDNESDAY, verdict: 'unknown' });
  meteo.mood = 'answers';
});
