import { randomUUID } from 'node:crypto';
import type { SiteDay } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area, BookedDays } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const DAY = '2026-04-01';
const addJob = async (person: Person, fields: object = {}): Promise<number> =>
  (
    await person.agent
      .post('/api/projects')
      .send({ name: 'Smith deck', ...fields })
      .expect(201)
  ).body.id;
const book = async (person: Person, projectId: number, fields: object = {}, days = [DAY]): Promise<SiteDay[]> => {
  const body = { projectId, ...fields, days: days.map((day) => ({ day })) };
  return (await person.agent.post('/api/site-days').send(body).expect(201)).body.items;
};
const list = async ({ agent }: Person, query = ''): Promise<SiteDay[]> =>
  (await agent.get(`/api/site-days?from=2026-01-01&to=2027-12-31${query}`).expect(200)).body.items;
const kinds = (day?: SiteDay) => day?.conflicts.map(({ kind }) => kind);

it('books several days at once, each a row of its own, once however often it is sent', async () => {
  const projectId = await addJob(owner, { name: 'Kāpiti deck', location: 'Raumati', region: 'Wellington' });
  const days = ['2026-04-02', DAY].map((day) => ({ uid: randomUUID(), day }));
  const body = {
    projectId,
    userId: owner.user.id,
    startTime: '07:30',
    endTime: '16:00',
    work: 'roofing',
    note: 'Tūī nest',
    days,
  };
  const { body: first } = await owner.agent.post('/api/site-days').send(body).expect(201);
  const { body: again } = await owner.agent.post('/api/site-days').send(body).expect(201);
  expect(again).toEqual(first);
  const found = await list(owner);
  expect(found.map(({ day }) => day)).toEqual([DAY, '2026-04-02']);
  expect(found[0]).toMatchObject({
    projectName: 'Kāpiti deck',
    location: 'Raumati',
    region: 'Wellington',
    userName: owner.user.username,
    startTime: '07:30',
    work: 'roofing',
    note: 'Tūī nest',
    conflicts: [],
    version: 1,
  });
  await owner.agent
    .post('/api/site-days')
    .send({ ...body, note: 'Other' })
    .expect(409);
  expect(await list(owner)).toHaveLength(2);
});

it('moves a day to another date and person, and refuses a change made on an older version', async () => {
  const mate = await test.people.addMember(owner);
  const [day] = await book(owner, await addJob(owner), { userId: owner.user.id });
  const change = { day: '2026-04-07', userId: mate.user.id, startTime: '08:00', endTime: '12:00', version: 1 };
  const { body: moved } = await owner.agent.patch(`/api/site-days/${day?.id}`).send(change).expect(200);
  expect(moved).toMatchObject({ ...change, version: 2 });
  await owner.agent.patch(`/api/site-days/${day?.id}`).send({ note: 'late', version: 1 }).expect(409);
  await owner.agent.delete(`/api/site-days/${day?.id}`).expect(204);
  expect(await list(owner)).toEqual([]);
});

it('points out a person in two places, a day that is too long, and days outside the job, but not a morning and an afternoon', async () => {
  const [deck, fence] = [
    await addJob(owner),
    await addJob(owner, { name: 'Fence', startDate: '2026-04-01', endDate: '2026-04-10' }),
  ];
  const userId = owner.user.id;
  await book(owner, deck, { userId, startTime: '07:00', endTime: '12:00' });
  await book(owner, fence, { userId, startTime: '12:00', endTime: '16:00' });
  expect((await list(owner)).map(kinds)).toEqual([[], []]);
  const [whole] = await book(owner, fence, { userId });
  expect(whole?.conflicts[0]).toEqual({
    kind: 'person-twice',
    text: `${owner.user.username} is also on Smith deck, Fence at that time`,
  });
  const [long] = await book(owner, deck, { userId, startTime: '06:00', endTime: '18:30' }, ['2026-04-02']);
  expect(kinds(long)).toEqual(['long-day']);
  const [early, late] = await book(owner, fence, {}, ['2026-03-31', '2026-04-11']);
  expect([kinds(early), kinds(late)]).toEqual([['outside-job'], ['outside-job']]);
  const tomorrow = addDays(dayOf(Date.now(), 'Pacific/Auckland'), 1);
  const [over] = await book(owner, await addJob(owner, { status: 'completed' }), {}, [tomorrow]);
  expect(kinds(over)).toEqual(['job-completed']);
});

it.each([
  [{ days: [] }, 'days'],
  [{ days: [{ day: '2026-02-30' }] }, 'days.0.day'],
  [{ startTime: '07:30' }, 'endTime'],
  [{ startTime: '16:00', endTime: '07:00' }, 'endTime'],
  [{ startTime: '7.30', endTime: '16:00' }, 'startTime'],
  [{ work: 'witchcraft' }, 'work'],
  [{ projectId: 987_654 }, 'projectId'],
  [{ userId: 987_654 }, 'userId'],
])('refuses %j beside the field', async (fields, field) => {
  const body = { projectId: await addJob(owner), days: [{ day: DAY }], ...fields };
  const { body: problem } = await owner.agent.post('/api/site-days').send(body).expect(400);
  expect(problem.errors.map((error: { field: string }) => error.field)).toContain(field);
  expect(await list(owner)).toEqual([]);
});

it('keeps companies apart, and shows a contractor nothing but their own days', async () => {
  const contractor = await test.people.addMember(owner, 'contractor');
  const deck = await addJob(owner);
  const [theirs] = await book(owner, deck, { userId: contractor.user.id });
  const [own] = await book(owner, deck, { userId: owner.user.id });
  expect((await list(contractor)).map(({ id }) => id)).toEqual([theirs?.id]);
  const people = (await contractor.agent.get('/api/site-days/people').expect(200)).body.items;
  expect(people.map(({ id }: { id: number }) => id)).toEqual([contractor.user.id]);
  const stranger = await test.people.signUp();
  for (const { agent } of [contractor, stranger]) {
    await agent.get(`/api/site-days/${own?.id}`).expect(404);
    await agent.patch(`/api/site-days/${own?.id}`).send({ note: 'x' }).expect(404);
    await agent.delete(`/api/site-days/${own?.id}`).expect(404);
  }
  expect(await list(stranger)).toEqual([]);
  const body = { projectId: await addJob(stranger), userId: owner.user.id, days: [{ day: DAY }] };
  await stranger.agent.post('/api/site-days').send(body).expect(400);
});

it('finds days by span, job and person, also those without one, page by page', async () => {
  const [deck, fence] = [await addJob(owner), await addJob(owner, { name: 'Fence' })];
  await book(owner, deck, { userId: owner.user.id }, ['2026-04-01', '2026-04-02', '2026-04-03']);
  await book(owner, fence, {}, ['2026-04-02']);
  expect(await list(owner, `&projectId=${fence}`)).toHaveLength(1);
  expect(await list(owner, `&userId=${owner.user.id}`)).toHaveLength(3);
  expect((await list(owner, '&userId=0')).map(({ projectName }) => projectName)).toEqual(['Fence']);
  const read = async (query: string) =>
    (await owner.agent.get(`/api/site-days?from=2026-04-01&to=2026-04-02&limit=2${query}`)).body;
  const first = await read('');
  expect(first.totals).toEqual({ count: 3 });
  const second = await read(`&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ day }) => day)).toEqual(['2026-04-01', '2026-04-02', '2026-04-02']);
  expect(second.nextCursor).toBeNull();
  await owner.agent.get('/api/site-days?from=2026-04-02&to=2026-04-01').expect(400);
});

it('site days are what other areas take for booked; a job without any is booked from its start to its end', async () => {
  const mate = await test.people.addMember(owner);
  const dates = { startDate: '2026-04-01', endDate: '2026-04-03' };
  const [deck, fence] = [await addJob(owner, { ...dates, region: 'Otago' }), await addJob(owner, { name: 'Fence', ...dates })];
  for (const userId of [owner.user.id, mate.user.id]) await book(owner, deck, { userId, work: 'painting' }, ['2026-04-02']);
  await book(owner, await addJob(owner, { name: 'Done', status: 'completed' }), {}, ['2026-04-02']);
  const booked = await test.app.get(BookedDays).between(owner.user.company.id, '2026-04-01', '2026-04-30');
  const common = { projectId: fence, projectName: 'Fence', region: null, place: null, work: null, userIds: [] };
  expect(booked).toEqual([
    { ...common, day: '2026-04-01' },
    {
      projectId: deck,
      projectName: 'Smith deck',
      region: 'Otago',
      place: null,
      day: '2026-04-02',
      work: 'painting',
      userIds: [owner.user.id, mate.user.id],
    },
    { ...common, day: '2026-04-02' },
    { ...common, day: '2026-04-03' },
  ]);
});

it('refuses a day that is more than a year ahead, new or moved (TR-203)', async () => {
  const projectId = await addJob(owner);
  const far = addDays(dayOf(Date.now(), 'Pacific/Auckland'), 367);
  const refused = await owner.agent.post('/api/site-days').send({ projectId, days: [{ day: DAY }, { day: far }] });
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'days']);
  expect(await list(owner)).toEqual([]);
  const [booked] = await book(owner, projectId);
  const moved = await owner.agent.patch(`/api/site-days/${booked?.id}`).send({ version: 1, day: far });
  expect([moved.status, moved.body.errors[0].field]).toEqual([400, 'day']);
});
