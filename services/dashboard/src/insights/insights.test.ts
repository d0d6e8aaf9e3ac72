import { addDays, dayOf, instantOf, startOfWeek } from '@dwang/domain';
import { area as finance } from '@dwang/service-finance';
import { area as jobs } from '@dwang/service-jobs';
import { SiteWeather, area as tools } from '@dwang/service-tools';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

const ZONE = 'Pacific/Auckland';
const TODAY = dayOf(Date.now(), ZONE);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance, tools, area]);
});
afterAll(() => test?.close());

const job = async ({ agent }: Person, fields: object = {}): Promise<number> =>
  (
    await agent
      .post('/api/projects')
      .send({ name: 'Smith deck', ...fields })
      .expect(201)
  ).body.id;

const work = ({ agent }: Person, projectId: number | undefined, day: string, hours: number, hourlyRate = '60.00') => {
  const start = instantOf(day, '00:00', ZONE);
  const [startTime, endTime] = [start, start + hours * 3_600_000].map((instant) => new Date(instant).toISOString());
  return agent.post('/api/time-entries').send({ projectId, startTime, endTime, hourlyRate }).expect(201);
};

const bill = async ({ agent }: Person, fields: object) => {
  const { body: client } = await agent.post('/api/clients').send({ name: 'Smith Whānau Trust' }).expect(201);
  const lines = [{ description: 'Work', quantity: '1', unitPrice: '100.00' }];
  return agent
    .post('/api/invoices')
    .send({ clientId: client.id, lines, ...fields })
    .expect(201);
};

const read = async ({ agent }: Person, query = '') => (await agent.get(`/api/insights${query}`).expect(200)).body;
const advice = async ({ agent }: Person) => (await agent.get('/api/insights/recommendations').expect(200)).body.items;

it.each([0, 1] as const)('TR-319 sums the hours of the week by day, from day %i on, and of one job alone', async (weekStart) => {
  const person = await test.people.signUp();
  await person.agent.patch('/api/company').send({ weekStart }).expect(200);
  const first = startOfWeek(TODAY, weekStart);
  const [deck, fence] = [await job(person), await job(person, { name: 'Fence' })];
  await work(person, deck, addDays(first, -7), 2);
  await work(person, fence, addDays(first, -6), 1);
  const last = await read(person, '?period=last-week');
  expect(last.days.map(({ seconds }: { seconds: number }) => seconds)).toEqual([7200, 3600, 0, 0, 0, 0, 0]);
  expect(last.days[0].day).toBe(addDays(first, -7));
  expect(last.week).toEqual({ seconds: 10_800, amount: '180.00' });
  expect(last.today).toEqual({ day: TODAY, seconds: 0, amount: '0.00' });
  expect((await read(person, `?period=last-week&projectId=${fence}`)).week).toEqual({ seconds: 3600, amount: '60.00' });
  expect((await read(person)).week.seconds).toBe(0);
});

it('compares estimates with what the time has cost', async () => {
  const person = await test.people.signUp();
  const deck = await job(person, { estimateAmount: '5280.00' });
  await job(person, { name: 'Nothing agreed' });
  await work(person, deck, addDays(TODAY, -3), 2);
  const { budgets, totals } = await read(person);
  expect(budgets).toEqual([{ projectId: deck, name: 'Smith deck', estimate: '5280.00', actual: '120.00', progress: 0 }]);
  expect(totals).toEqual({ estimate: '5280.00', actual: '120.00' });
});

it('lists open tasks over all jobs, the earliest due first', async () => {
  const person = await test.people.signUp();
  const deck = await job(person);
  const add = (title: string, fields: object = {}) =>
    person.agent
      .post(`/api/projects/${deck}/tasks`)
      .send({ title, ...fields })
      .expect(201);
  await add('Some day');
  await add('Tomorrow', { dueDate: addDays(TODAY, 1) });
  await add('Done', { done: true });
  const { body } = await person.agent.get('/api/insights/tasks').expect(200);
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Tomorrow', 'Some day']);
  expect(body.items[0]).toMatchObject({ projectId: deck, projectName: 'Smith deck', version: 1 });
});

it('recommends what the rows call for, with figures, the rule and the button that acts on it', async () => {
  const person = await test.people.signUp();
  const deck = await job(person, {
    estimateAmount: '100.00',
    region: 'Waikato',
    startDate: addDays(TODAY, 1),
    endDate: addDays(TODAY, 3),
  });
  await work(person, deck, addDays(TODAY, -20), 2);
  const { body: invoice } = await bill(person, { issueDate: addDays(TODAY, -40), dueDate: addDays(TODAY, -5) });
  await person.agent.post(`/api/invoices/${invoice.id}/send`).send({});
  jest.spyOn(test.app.get(SiteWeather), 'dayFitness').mockImplementation(async ({ day }) => ({
    day,
    verdict: 'stop',
    summary: 'Gusts of 70 km/h from 1:00 pm.',
    window: null,
    hours: [],
    reasons: [],
    place: 'Tauranga',
    isSimulated: false,
  }));
  const items = await advice(person);
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
    'weather-risk',
    'overdue-invoice',
    'budget-burn',
    'unbilled-hours',
    'invoice-details',
  ]);
  expect(items[0]).toMatchObject({ text: 'Tauranga: Gusts of 70 km/h from 1:00 pm.', action: { label: 'See analysis' } });
  expect(items[0].action.to).toBe(`/?job=${deck}&day=${addDays(TODAY, 1)}&region=Waikato#weather-impactor`);
  expect(items[1]).toMatchObject({ tone: 'bad', action: { label: 'Open invoice', to: `/invoices/${invoice.id}` } });
  expect(items[2].text).toContain('$120.00 of $100.00 is used (120%)');
  expect(items[3]).toMatchObject({
    title: 'Bill $120.00 on Smith deck',
    action: { label: 'Make invoice', to: `/invoices?new=1&projectId=${deck}` },
  });
  expect(items[4].action.to).toBe('/profile');
  for (const { why } of items) expect(why).toMatch(/^Shown /);
});

it('recommends nothing to a new account', async () => {
  expect(await advice(await test.people.signUp())).toEqual([]);
});

it("gives a contractor their own hours, and nothing of the company's money", async () => {
  const owner = await test.people.signUp();
  const deck = await job(owner, { estimateAmount: '100.00' });
  await work(owner, deck, addDays(TODAY, -20), 3);
  await bill(owner, { issueDate: addDays(TODAY, -40), dueDate: addDays(TODAY, -5) });
  const contractor = await test.people.addMember(owner, 'contractor');
  await work(contractor, undefined, addDays(startOfWeek(TODAY, 0), -7), 1);
  const { week, budgets } = await read(contractor, '?period=last-week');
  expect(week.seconds).toBe(3600);
  expect(budgets).toEqual([]);
  expect(await advice(contractor)).toEqual([]);
});

it('shows nothing of another company', async () => {
  const owner = await test.people.signUp();
  const deck = await job(owner, { estimateAmount: '100.00' });
  await work(owner, deck, addDays(TODAY, -20), 3);
  const other = await test.people.signUp();
  expect((await read(other, `?projectId=${deck}`)).budgets).toEqual([]);
  expect(await advice(other)).toEqual([]);
});

it.each([
  ['?period=never', 'period'],
  ['?projectId=x', 'projectId'],
])('refuses %s', async (query, field) => {
  const { agent } = await test.people.signUp();
  const { body } = await agent.get(`/api/insights${query}`).expect(400);
  expect(body.errors[0].field).toBe(field);
});
