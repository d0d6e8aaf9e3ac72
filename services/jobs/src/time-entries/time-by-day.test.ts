import type { DayHoursList, TimeEntry, TimeEntryPage, TimeEntrySummary } from '@dwang/contracts';
import { instantOf } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import fc from 'fast-check';
import { area, HoursByDay, RecentTime } from '../index';

// RC-021 cannot happen: a day is a varchar of ten characters on both databases, never a date column that a driver could move.
// RC-022 cannot happen: every instant is set by the app from its own clock; no column has a database default or ON UPDATE stamp.
// RC-023 cannot happen in the export of an account: it gives instants in UTC, with their Z; no zone of the server is asked.
const ZONE = 'Pacific/Auckland';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const at = (day: string, time: string) => new Date(instantOf(day, time, ZONE)).toISOString();

/** An entry of the person between two times on the wall. */
async function work(person: Person, from: [string, string], to: [string, string], fields = {}): Promise<TimeEntry> {
  const body = { startTime: at(...from), endTime: at(...to), ...fields };
  return (await person.agent.post('/api/time-entries').send(body).expect(201)).body;
}

const days = async (person: Person, from: string, to: string, query = {}): Promise<[string, number, string | null][]> => {
  const { body } = await person.agent
    .get('/api/time-entries/days')
    .query({ from, to, ...query })
    .expect(200);
  return (body as DayHoursList).items.map(({ day, seconds, amount }) => [day, seconds / 3600, amount]);
};

const totals = async (person: Person, from: string, to: string): Promise<TimeEntryPage> =>
  (await person.agent.get('/api/time-entries').query({ from, to }).expect(200)).body;

it('RC-001: splits an overnight entry at midnight in every sum of days, so that no day is longer than it is', async () => {
  const owner = await test.people.signUp();
  await work(owner, ['2026-10-19', '00:00'], ['2026-10-19', '22:00']);
  await work(owner, ['2026-10-19', '22:00'], ['2026-10-20', '02:00']);
  expect(await days(owner, '2026-10-18', '2026-10-21')).toEqual([
    ['2026-10-18', 0, '0.00'],
    ['2026-10-19', 24, '1560.00'],
    ['2026-10-20', 2, '130.00'],
    ['2026-10-21', 0, '0.00'],
  ]);
  expect((await totals(owner, '2026-10-19', '2026-10-19')).totals).toEqual({ count: 2, seconds: 24 * 3600, amount: '1560.00' });
  const next = await totals(owner, '2026-10-20', '2026-10-20');
  expect(next.totals).toEqual({ count: 1, seconds: 2 * 3600, amount: '130.00' });
  expect(next.items.map(({ duration }) => duration)).toEqual([4 * 3600]);
});

it('RC-002: counts nine and a half and six and a half hours of two overnight spans, on the summary cards too', async () => {
  const owner = await test.people.signUp();
  // Saturday 24 October 2026, 20:00: the week since Sunday ends at midnight.
  jest.spyOn(Date, 'now').mockReturnValue(instantOf('2026-10-24', '20:00', ZONE));
  await work(owner, ['2026-10-24', '00:00'], ['2026-10-24', '08:00']);
  await work(owner, ['2026-10-24', '22:30'], ['2026-10-25', '06:30']);
  expect(await days(owner, '2026-10-24', '2026-10-25')).toEqual([
    ['2026-10-24', 9.5, '617.50'],
    ['2026-10-25', 6.5, '422.50'],
  ]);
  const summary: TimeEntrySummary = (await owner.agent.get('/api/time-entries/summary').expect(200)).body;
  const hours = Object.fromEntries(Object.entries(summary).map(([name, { seconds }]) => [name, seconds / 3600]));
  expect(hours).toEqual({ all: 16, today: 9.5, week: 9.5, month: 16, unbilled: 16 });
});

it('sums the days of a change of clocks to the second, breaks included', async () => {
  const owner = await test.people.signUp();
  await work(owner, ['2026-04-04', '12:00'], ['2026-04-05', '23:59'], { duration: 10_000, confirmLong: true });
  const items = await days(owner, '2026-04-04', '2026-04-05');
  expect(items.reduce((sum, [, hours]) => sum + Math.round(hours * 3600), 0)).toBe(10_000);
  await work(owner, ['2026-09-26', '18:00'], ['2026-09-28', '06:00'], { confirmLong: true });
  expect((await days(owner, '2026-09-26', '2026-09-28')).map(([, hours]) => hours)).toEqual([6, 23, 6]);
});

it('sums a period to the same seconds as its days, however long the entries over its edges are', async () => {
  const owner = await test.people.signUp();
  const march = Date.parse('2026-03-01T00:00:00Z');
  const hours = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 11, max: 700 }));
  const plan = fc.sample(fc.record({ start: fc.integer({ min: 0, max: 1400 }), hours }), { numRuns: 12, seed: 20_261_129 });
  for (const { start, hours: span } of plan) {
    const [startTime, endTime] = [start, start + span].map((hour) => new Date(march + hour * 3_600_000).toISOString());
    await owner.agent.post('/api/time-entries').send({ startTime, endTime, confirmLong: true }).expect(201);
  }
  for (const query of [
    { from: '2026-03-10', to: '2026-03-10' },
    { from: '2026-03-05', to: '2026-04-02' },
    { from: '2026-04-20', to: '2026-05-30' },
  ]) {
    const { items } = (await owner.agent.get('/api/time-entries/days').query(query).expect(200)).body;
    const { totals } = (await owner.agent.get('/api/time-entries').query(query).expect(200)).body;
    expect(totals.seconds).toBe(items.reduce((sum: number, { seconds }: { seconds: number }) => sum + seconds, 0));
    expect(totals.seconds).toBeGreaterThan(0);
  }
});

it('answers at most 400 days, one person or project when asked, and only what the caller may see', async () => {
  const owner = await test.people.signUp();
  const mere = await test.people.addMember(owner);
  const stranger = await test.people.signUp();
  const entry = await work(mere, ['2026-03-02', '08:00'], ['2026-03-02', '12:00']);
  await work(owner, ['2026-03-02', '08:00'], ['2026-03-02', '09:00']);
  const seen = async (person: Person, query = {}) => (await days(person, '2026-03-02', '2026-03-02', query))[0]?.[1];
  expect(await seen(owner)).toBe(5);
  expect(await seen(owner, { userId: mere.user.id, projectId: entry.projectId })).toBe(4);
  expect(await seen(mere)).toBe(4);
  expect(await seen(stranger)).toBe(0);
  for (const query of [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2025-01-01', to: '2026-02-05' },
    { from: '2026-03-02' },
  ]) {
    const answer = await owner.agent.get('/api/time-entries/days').query(query);
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'to' }] });
  }
});

it('gives other areas the same hours, and the unbilled time per project with its oldest day', async () => {
  const owner = await test.people.signUp();
  const deck = (await owner.agent.post('/api/projects').send({ name: 'Deck', hourlyRate: '80.00' }).expect(201)).body;
  await work(owner, ['2026-03-09', '08:00'], ['2026-03-09', '10:00'], { projectId: deck.id });
  await work(owner, ['2026-03-02', '00:30'], ['2026-03-02', '01:00'], { projectId: deck.id });
  await work(owner, ['2026-03-05', '08:00'], ['2026-03-05', '09:00']);
  const scope = {
    userId: owner.user.id,
    companyId: owner.user.company.id,
    role: 'owner',
    timeZone: ZONE,
  } as Scope;
  const [day] = await test.app.get(HoursByDay).days(scope, { from: '2026-03-09', to: '2026-03-09' });
  expect(day).toEqual({ day: '2026-03-09', seconds: 7200, cents: 16_000 });
  const unbilled = await test.app.get(RecentTime).unbilledByProject(scope);
  expect(
    unbilled.map(({ projectName, seconds, amountCents, oldestDay }) => [projectName, seconds, amountCents, oldestDay]),
  ).toEqual([
    ['Deck', 9000, 20_000, '2026-03-02'],
    ['General', 3600, 6500, '2026-03-05'],
  ]);
});
