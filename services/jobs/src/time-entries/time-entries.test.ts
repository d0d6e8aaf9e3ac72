import { randomUUID } from 'node:crypto';
import type { TimeEntry, TimeEntryPage } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

async function addEntry(person: Person, fields: Record<string, unknown> = {}): Promise<TimeEntry> {
  const body = { startTime: '2026-03-02T20:00:00Z', duration: 3600, ...fields };
  return (await person.agent.post('/api/time-entries').send(body).expect(201)).body;
}

async function list(person: Person, query: Record<string, unknown> = {}): Promise<TimeEntryPage> {
  return (await person.agent.get('/api/time-entries').query(query).expect(200)).body;
}

it('takes the rate of the project, a note that names it, and ignores userId in the payload', async () => {
  const [owner, other] = [await test.people.signUp(), await test.people.signUp()];
  const project = (await owner.agent.post('/api/projects').send({ name: 'Deck', hourlyRate: '85.00' })).body;
  const entry = await addEntry(owner, { projectId: project.id, userId: other.user.id, duration: 3000 });
  expect(entry).toMatchObject({
    userId: owner.user.id,
    userName: owner.user.username,
    projectName: 'Deck',
    hourlyRate: '85.00',
    amount: '70.83',
    notes: 'Work on Deck',
    endTime: '2026-03-02T20:50:00.000Z',
    billed: false,
  });
});

it.each([
  [{ duration: undefined }, 'duration'],
  [{ duration: 0 }, 'duration'],
  [{ duration: -60 }, 'duration'],
  [{ duration: 1.5 }, 'duration'],
  [{ endTime: '2026-03-02T20:00:00Z', duration: undefined }, 'endTime'],
  [{ endTime: '2026-03-02T19:00:00Z', duration: undefined }, 'endTime'],
  [{ endTime: '2026-03-02T20:30:00Z', duration: 3600 }, 'duration'],
  [{ startTime: 'yesterday' }, 'startTime'],
  [{ hourlyRate: '-1.00' }, 'hourlyRate'],
  [{ projectId: 999_999_999 }, 'projectId'],
])('refuses %j on its field and writes nothing (RC-003, RC-005)', async (fields, field) => {
  const owner = await test.people.signUp();
  const answer = await owner.agent
    .post('/api/time-entries')
    .send({ startTime: '2026-03-02T20:00:00Z', duration: 3600, ...fields });
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe(field);
  expect((await list(owner)).totals.count).toBe(0);
});

// RC-004 has no CHECK in the database: SQLite adds one only by rebuilding the table, which can take rows of others with it. Every write of a
// span goes through `completeSpan`, `changeSpan` or `spanOf`.
it('refuses work that is to begin after tomorrow, by the day of the company: a clock or a year is wrong (TR-203)', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T20:00:00Z'));
  const owner = await test.people.signUp();
  const send = (startTime: string) => owner.agent.post('/api/time-entries').send({ startTime, duration: 3600 });
  for (const startTime of ['2099-12-31T00:00:00Z', '2026-03-04T11:00:00Z'])
    expect((await send(startTime)).body).toMatchObject({ status: 400, errors: [{ field: 'startTime' }] });
  const { body } = await send('2026-03-04T10:59:00Z').expect(201);
  const moved = await owner.agent.patch(`/api/time-entries/${body.id}`).send({ version: 1, startTime: '2027-03-04T10:59:00Z' });
  expect(moved.body).toMatchObject({ status: 400 });
});

it('refuses a change whose end comes before the stored start, and leaves the row as it was (RC-004)', async () => {
  const owner = await test.people.signUp();
  const entry = await addEntry(owner, { startTime: '2026-03-02T03:00:00Z', duration: 60 });
  const answer = await owner.agent.patch(`/api/time-entries/${entry.id}`).send({ endTime: '2026-03-02T02:59:55Z' });
  expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'endTime' }] });
  const { overlaps, ...stored } = entry;
  expect(overlaps).toEqual([]);
  expect((await owner.agent.get(`/api/time-entries/${entry.id}`)).body).toEqual(stored);
});

it('keeps instants that a change does not name, byte for byte, across the change of clocks (RC-018)', async () => {
  const owner = await test.people.signUp();
  const entry = await addEntry(owner, {
    startTime: '2026-09-01T03:00:00.123Z',
    endTime: '2026-09-01T04:00:00.456Z',
    duration: undefined,
  });
  const changed = await owner.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'Framing', version: 1 }).expect(200);
  expect(changed.body).toMatchObject({
    startTime: entry.startTime,
    endTime: entry.endTime,
    duration: entry.duration,
    notes: 'Framing',
  });
  const longer = await owner.agent
    .patch(`/api/time-entries/${entry.id}`)
    .send({ endTime: '2026-09-01T05:00:00.456Z' })
    .expect(200);
  expect(longer.body).toMatchObject({ startTime: '2026-09-01T03:00:00.123Z', duration: 7200, version: 3 });
  const stale = await owner.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'x', version: 1 });
  expect(stale.body.code).toBe('REQUEST.VERSION_CONFLICT');
});

it('counts days in the company zone, on the day of 25 hours and the day of 23 (RC-019)', async () => {
  const owner = await test.people.signUp();
  const starts = ['2026-04-04T10:59:00Z', '2026-04-04T11:00:00Z', '2026-04-05T11:59:59Z', '2026-04-05T12:00:00Z'];
  for (const startTime of starts) await addEntry(owner, { startTime, duration: 60 });
  const autumn = await list(owner, { from: '2026-04-05', to: '2026-04-05', sort: 'startTime' });
  expect(autumn.items.map((entry) => entry.startTime)).toEqual(['2026-04-04T11:00:00.000Z', '2026-04-05T11:59:59.000Z']);
  for (const startTime of ['2026-09-26T11:59:00Z', '2026-09-26T12:00:00Z', '2026-09-27T10:59:59Z', '2026-09-27T11:00:00Z']) {
    await addEntry(owner, { startTime, duration: 60 });
  }
  const spring = await list(owner, { from: '2026-09-27', to: '2026-09-27', sort: 'startTime' });
  expect(spring.items.map((entry) => entry.startTime)).toEqual(['2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.000Z']);
  expect(spring.totals).toEqual({ count: 2, seconds: 61, amount: '1.10' });
});

it('sums cents exactly, as the entries show them (RC-029, RC-040)', async () => {
  const owner = await test.people.signUp();
  const rates = ['1.01', '2.67', '8.17', '10.23', '35.17', '0.01', '999.99'];
  const entries = await Promise.all(rates.map((hourlyRate) => addEntry(owner, { hourlyRate, duration: 1800 })));
  expect(entries.map((entry) => entry.amount)).toEqual(['0.51', '1.34', '4.09', '5.12', '17.59', '0.01', '500.00']);
  expect((await list(owner)).totals).toEqual({ count: 7, seconds: 12_600, amount: '528.66' });
});

it('walks pages once each while entries are added, with many starts alike (RC-086)', async () => {
  const owner = await test.people.signUp();
  for (let index = 0; index < 23; index += 1) await addEntry(owner);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: TimeEntryPage = await list(owner, { limit: 5, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map((entry) => entry.id));
    cursor = page.nextCursor;
    await addEntry(owner, { startTime: '2026-03-03T20:00:00Z' });
  } while (cursor);
  expect(seen).toHaveLength(23);
  expect(new Set(seen).size).toBe(23);
});

it('searches notes, project and client together, without macrons', async () => {
  const owner = await test.people.signUp();
  const client = (await owner.agent.post('/api/clients').send({ name: 'Ngāti Kererū Trust' })).body;
  const project = (await owner.agent.post('/api/projects').send({ name: 'Wharekai', clientId: client.id })).body;
  await addEntry(owner, { projectId: project.id, notes: '50% of the framing' });
  await addEntry(owner, { notes: '50 nails' });
  for (const q of ['kereru framing', 'WHAREKAI', '50%']) {
    const { items, totals } = await list(owner, { q });
    expect(items.map((entry) => entry.clientName)).toEqual(['Ngāti Kererū Trust']);
    expect(totals.count).toBe(1);
  }
});

it('shows members their own time and the owner all of it; others cannot touch it', async () => {
  const owner = await test.people.signUp();
  const [mere, tama] = [await test.people.addMember(owner), await test.people.addMember(owner)];
  const entry = await addEntry(mere);
  await addEntry(tama);
  await addEntry(owner);
  expect((await list(owner)).totals.count).toBe(3);
  expect((await list(owner, { userId: mere.user.id })).items.map(({ id }) => id)).toEqual([entry.id]);
  expect((await list(mere)).totals.count).toBe(1);
  expect((await list(tama, { userId: mere.user.id })).totals.count).toBe(0);
  const stranger = await test.people.signUp();
  for (const { agent } of [tama, stranger]) {
    expect((await agent.get(`/api/time-entries/${entry.id}`)).status).toBe(404);
    expect((await agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'x' })).status).toBe(404);
    expect((await agent.delete(`/api/time-entries/${entry.id}`)).status).toBe(404);
  }
  await owner.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'Checked' }).expect(200);
});

it('answers a repeated uid with the first entry, also from many senders at once', async () => {
  const owner = await test.people.signUp();
  const uid = randomUUID();
  const entries = await Promise.all(Array.from({ length: 10 }, () => addEntry(owner, { uid })));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  expect((await list(owner)).totals.count).toBe(1);
});

it('refuses a uid that comes again with something else, so that it is not taken for a repetition and lost', async () => {
  const [owner, uid] = [await test.people.signUp(), randomUUID()];
  await addEntry(owner, { uid, notes: 'Framing' });
  const other = { uid, startTime: '2026-03-02T20:00:00Z', duration: 3600, notes: 'Bracing' };
  const answer = await owner.agent.post('/api/time-entries').send(other);
  expect(answer.body).toMatchObject({ status: 409, code: 'REQUEST.UID_TAKEN', errors: [{ field: 'uid' }] });
  expect((await list(owner)).items.map(({ notes }) => notes)).toEqual(['Framing']);
});

it('sums today, the week since Sunday and the month in the company zone', async () => {
  const owner = await test.people.signUp();
  // Thursday 1 October 2026, 08:00 in Auckland; it is still September in UTC.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-30T19:00:00Z'));
  const starts = ['2026-09-30T18:00:00Z', '2026-09-30T10:30:00Z', '2026-09-26T12:00:00Z', '2026-09-26T11:30:00Z'];
  for (const startTime of starts) await addEntry(owner, { startTime, duration: 60 });
  const { body } = await owner.agent.get('/api/time-entries/summary').expect(200);
  const counts = Object.entries(body as Record<string, { count: number }>).map(([name, { count }]) => [name, count]);
  expect(Object.fromEntries(counts)).toEqual({ all: 4, today: 1, week: 3, month: 1, unbilled: 4 });
});

it('refuses query names it does not know', async () => {
  const owner = await test.people.signUp();
  const answer = await owner.agent.get('/api/time-entries').query({ form: '2026-01-01' });
  expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'form' }] });
});
