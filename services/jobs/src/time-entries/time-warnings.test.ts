import type { TimeEntry } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());

const send = (person: Person, fields: object) =>
  person.agent.post('/api/time-entries').send({ startTime: '2026-03-02T20:00:00Z', ...fields });
const add = async (person: Person, fields: object): Promise<TimeEntry> => (await send(person, fields).expect(201)).body;
const spans = (entry: TimeEntry) => entry.overlaps?.map(({ id }) => id);

it('RC-003: takes more than 24 hours only when that is confirmed, on create and on change', async () => {
  const owner = await test.people.signUp();
  const refused = await send(owner, { duration: 95 * 3600 });
  expect(refused.body).toMatchObject({ status: 400, code: 'TIME.LONG_ENTRY', errors: [{ field: 'duration' }] });
  expect((await send(owner, { endTime: '2026-03-03T20:00:01Z' })).body.code).toBe('TIME.LONG_ENTRY');
  const day = await add(owner, { duration: 24 * 3600 });
  const path = `/api/time-entries/${day.id}`;
  expect((await owner.agent.patch(path).send({ endTime: '2026-03-04T20:00:00Z' })).body.code).toBe('TIME.LONG_ENTRY');
  expect((await owner.agent.get(path)).body.duration).toBe(24 * 3600);
  const confirmed = await owner.agent.patch(path).send({ endTime: '2026-03-04T20:00:00Z', confirmLong: true }).expect(200);
  expect(confirmed.body.duration).toBe(48 * 3600);
  await owner.agent.patch(path).send({ notes: 'Generator watch' }).expect(200);
  expect((await add(owner, { duration: 95 * 3600, confirmLong: true })).duration).toBe(95 * 3600);
  expect((await send(owner, { duration: 32 * 24 * 3600, confirmLong: true })).status).toBe(400);
});

it('tells which own entries overlap a new or changed one, and saves it all the same', async () => {
  const owner = await test.people.signUp();
  const mere = await test.people.addMember(owner);
  const project = (await owner.agent.post('/api/projects').send({ name: 'Deck' }).expect(201)).body;
  await add(mere, { duration: 3600 });
  const first = await add(owner, { duration: 7200, projectId: project.id });
  expect(first.overlaps).toEqual([]);
  const second = await add(owner, { startTime: '2026-03-02T21:00:00Z', duration: 3600 });
  expect(second.overlaps).toEqual([
    { id: first.id, projectName: 'Deck', startTime: '2026-03-02T20:00:00.000Z', endTime: '2026-03-02T22:00:00.000Z' },
  ]);
  const moved = await owner.agent.patch(`/api/time-entries/${second.id}`).send({ startTime: '2026-03-02T20:30:00Z' }).expect(200);
  expect(spans(moved.body)).toEqual([first.id]);
  const last = await add(owner, { startTime: '2026-03-01T20:00:00Z', endTime: '2026-03-03T20:00:00Z', duration: 3600 });
  expect(spans(last)).toEqual([first.id, second.id]);
});

it('RC-010, RC-011: entries that touch do not overlap, also when a timer stopped between two minutes', async () => {
  const owner = await test.people.signUp();
  await add(owner, { startTime: '2026-03-01T20:00:00Z', endTime: '2026-03-02T00:00:00Z' });
  expect(spans(await add(owner, { startTime: '2026-03-02T00:00:00Z', endTime: '2026-03-02T04:00:00Z' }))).toEqual([]);
  await add(owner, { startTime: '2026-03-03T20:00:00Z', endTime: '2026-03-04T00:32:40Z' });
  expect(spans(await add(owner, { startTime: '2026-03-04T00:32:40Z', duration: 60 }))).toEqual([]);
});
