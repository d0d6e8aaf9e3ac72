import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../../index';

let test: TestApp;
let owner: Person;
let projectId: number;
beforeAll(async () => {
  test = await startTestApp([area], { settings: { PUBLIC_URL: 'https://dwang.example.nz' } });
});
afterAll(() => test?.close());
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
    now: new Date('2026-04-01T00:00:00Z'),
  });
  owner = await test.people.signUp({ companyName: 'Kauri, Sons; & Co' });
  const name = 'Pōhutukawa Bay bathrooms: waterproofing, tiles and fittings of four units';
  ({
    body: { id: projectId },
  } = await owner.agent.post('/api/projects').send({ name, location: '1 Beach Rd\nŌhope' }).expect(201));
});
afterEach(() => jest.useRealTimers());

const book = async (fields: object) =>
  (
    await owner.agent
      .post('/api/site-days')
      .send({ projectId, days: [{ day: '2026-04-07' }], ...fields })
      .expect(201)
  ).body.items[0];
const link = async ({ agent }: Person, covers = 'mine'): Promise<string> =>
  (await agent.post('/api/calendar-link').send({ covers }).expect(201)).body.path;
const read = async (path: string): Promise<string> => (await test.nobody().get(path).expect(200)).text;

/** Reads events as a calendar app does: unfolds lines, then unescapes. */
const eventsOf = (text: string): Record<string, string>[] =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event.split('\r\n').map((line) => {
          const at = line.indexOf(':');
          return [
            line.slice(0, at),
            line.slice(at + 1).replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign)),
          ];
        }),
      ),
    );

it('writes the days of its person: whole days, and times in UTC over the end of daylight saving', async () => {
  const userId = owner.user.id;
  const whole = await book({ userId, note: 'Bring 2; not 3, tiles\\grout' });
  const timed = await book({ userId, startTime: '07:30', endTime: '16:00', days: [{ day: '2026-04-02' }] });
  await book({});
  const text = await read(await link(owner));
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text).toContain('X-WR-CALNAME:Kauri\\, Sons\\; & Co: my site days');
  expect(eventsOf(text)).toEqual([
    expect.objectContaining({
      UID: `${timed.uid}@dwang`,
      DTSTART: '20260401T183000Z',
      DTEND: '20260402T030000Z',
      SEQUENCE: '1',
      STATUS: 'CONFIRMED',
    }),
    expect.objectContaining({
      UID: `${whole.uid}@dwang`,
      'DTSTART;VALUE=DATE': '20260407',
      'DTEND;VALUE=DATE': '20260408',
      SUMMARY: 'Pōhutukawa Bay bathrooms: waterproofing, tiles and fittings of four units',
      LOCATION: '1 Beach Rd\nŌhope',
      DESCRIPTION: 'General building\nBring 2; not 3, tiles\\grout',
      URL: `https://dwang.example.nz/jobs/${projectId}`,
    }),
  ]);
  await owner.agent.patch(`/api/site-days/${timed.id}`).send({ startTime: '08:00', days: undefined }).expect(200);
  await owner.agent.patch(`/api/site-days/${timed.id}`).send({ day: '2026-04-07' }).expect(200);
  const moved = eventsOf(await read(await link(owner))).find(({ UID }) => UID === `${timed.uid}@dwang`);
  expect(moved).toMatchObject({ DTSTART: '20260406T200000Z', SEQUENCE: '3' });
  await owner.agent.delete(`/api/site-days/${timed.id}`).expect(204);
  const gone = eventsOf(await read(await link(owner))).find(({ UID }) => UID === `${timed.uid}@dwang`);
  expect(gone).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '4' });
});

it('covers the team for the office, and only their own days for a contractor', async () => {
  const contractor = await test.people.addMember(owner, 'contractor');
  await book({ userId: contractor.user.id });
  await book({});
  const titles = eventsOf(await read(await link(owner, 'team'))).map(({ SUMMARY }) => SUMMARY?.split(' · ')[1]);
  expect(titles).toEqual([contractor.user.username, 'nobody yet']);
  await contractor.agent.post('/api/calendar-link').send({ covers: 'team' }).expect(403);
  expect(eventsOf(await read(await link(contractor)))).toHaveLength(1);
});

it('shows the address once, keeps only its hash, and a renewed or revoked one is dead', async () => {
  const first = await link(owner);
  const { body } = await owner.agent.get('/api/calendar-link').expect(200);
  expect(body).toMatchObject({ exists: true, covers: 'mine', lastReadAt: null, path: null });
  const token = first.slice('/api/calendar/'.length, -4);
  const rows = await test.db.dataSource.query('SELECT * FROM calendar_links');
  const answers = await test.db.dataSource.query('SELECT * FROM idempotency_keys');
  expect(JSON.stringify([rows, answers])).not.toContain(token);
  await read(first);
  expect((await owner.agent.get('/api/calendar-link').expect(200)).body.lastReadAt).not.toBeNull();
  const second = await link(owner);
  await test.nobody().get(first).expect(404);
  await read(second);
  await owner.agent.delete('/api/calendar-link').expect(204);
  await test.nobody().get(second).expect(404);
  await test.nobody().get('/api/calendar/1.ics').expect(404);
});

it('ends with the membership', async () => {
  const mate = await test.people.addMember(owner);
  const path = await link(mate);
  await read(path);
  await test.db.dataSource.query(`UPDATE users SET status = 'inactive' WHERE id = ${mate.user.id}`);
  await test.nobody().get(path).expect(404);
});
