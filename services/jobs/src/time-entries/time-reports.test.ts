import type { TimeEntry, TimeHints, TimeSums } from '@dwang/contracts';
import { instantOf } from '@dwang/domain';
import { MailBox, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

const ZONE = 'Pacific/Auckland';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test.close());

const at = (day: string, time: string) => new Date(instantOf(day, time, ZONE)).toISOString();

async function work(person: Person, from: [string, string], to: [string, string], fields = {}): Promise<TimeEntry> {
  const body = { startTime: at(...from), endTime: at(...to), ...fields };
  return (await person.agent.post('/api/time-entries').send(body).expect(201)).body;
}

const jobOf = async ({ agent }: Person, name: string, fields = {}) =>
  (
    await agent
      .post('/api/projects')
      .send({ name, hourlyRate: '60.00', ...fields })
      .expect(201)
  ).body.id as number;
const sums = async ({ agent }: Person, query: object): Promise<TimeSums> =>
  (await agent.get('/api/time-entries/sums').query(query).expect(200)).body;
const csv = async ({ agent }: Person, path: string, query: object) => {
  const answer = await agent.get(`/api/time-entries/${path}`).query(query).buffer(true).expect(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  return answer.text.replace('\uFEFF', '').trim().split('\r\n');
};

it('sums hours and earnings by job, week and person, only their part within the days', async () => {
  const owner = await test.people.signUp();
  const mere = await test.people.addMember(owner);
  const [deck, fence] = [await jobOf(owner, 'Deck'), await jobOf(owner, 'Fence')];
  await work(owner, ['2026-02-28', '22:00'], ['2026-03-01', '02:00'], { projectId: deck });
  await work(owner, ['2026-03-03', '08:00'], ['2026-03-03', '11:00'], { projectId: fence });
  await work(mere, ['2026-03-09', '08:00'], ['2026-03-09', '12:00'], { projectId: fence });
  const days = { from: '2026-03-01', to: '2026-03-14' };
  const shown = async (person: Person, by: string, more = {}) =>
    (await sums(person, { ...days, by, ...more })).items.map(({ name, seconds, amount }) => [name, seconds / 3600, amount]);
  expect(await shown(owner, 'project')).toEqual([
    ['Fence', 7, '420.00'],
    ['Deck', 2, '120.00'],
  ]);
  expect(await shown(owner, 'person')).toEqual([
    [owner.user.username, 5, '300.00'],
    [mere.user.username, 4, '240.00'],
  ]);
  expect(await shown(owner, 'week', { projectId: fence })).toEqual([
    ['1 Mar 2026 to 7 Mar 2026', 3, '180.00'],
    ['8 Mar 2026 to 14 Mar 2026', 4, '240.00'],
  ]);
  expect(await shown(mere, 'person')).toEqual([[mere.user.username, 4, '240.00']]);
  expect((await sums(owner, { ...days, by: 'week' })).totals).toEqual({ count: 3, seconds: 9 * 3600, amount: '540.00' });
});

it('sums by job the same as by person, whether the days hold most of the time or little of it, and only jobs with time in them', async () => {
  const owner = await test.people.signUp();
  const [deck, fence, shed] = [await jobOf(owner, 'Deck'), await jobOf(owner, 'Fence'), await jobOf(owner, 'Shed')];
  const long = { confirmLong: true };
  await work(owner, ['2026-01-05', '08:00'], ['2026-01-05', '12:00'], { projectId: shed });
  await work(owner, ['2026-01-30', '20:00'], ['2026-02-02', '05:00'], { projectId: deck, ...long });
  await work(owner, ['2026-02-01', '00:00'], ['2026-02-01', '03:00'], { projectId: fence });
  await work(owner, ['2026-02-28', '21:00'], ['2026-03-01', '00:00'], { projectId: fence });
  await work(owner, ['2026-03-31', '22:00'], ['2026-04-01', '02:00'], { projectId: deck });
  await work(owner, ['2026-04-01', '00:00'], ['2026-04-01', '01:00'], { projectId: shed });
  await work(owner, ['2026-01-20', '00:00'], ['2026-02-10', '00:00'], { projectId: fence, duration: 3601, ...long });
  const read = async (days: object, by: string) => (await sums(owner, { ...days, by })).items;
  for (const [from, to, names] of [
    ['2026-02-01', '2026-03-31', ['Deck', 'Fence']],
    ['2026-01-10', '2026-04-30', ['Deck', 'Fence', 'Shed']],
    ['2026-01-01', '2026-03-31', ['Deck', 'Fence', 'Shed']],
    ['2026-02-01', '2026-02-01', ['Deck', 'Fence']],
    ['2026-04-01', '2026-04-30', ['Deck', 'Shed']],
    ['2026-02-15', '2026-02-20', []],
  ] as const) {
    const [jobs, [person]] = [await read({ from, to }, 'project'), await read({ from, to }, 'person')];
    expect(jobs.map(({ name }) => name).sort()).toEqual(names);
    expect(jobs.reduce((all, { seconds }) => all + seconds, 0)).toBe(person?.seconds ?? 0);
    const cents = jobs.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
    expect(cents).toBe(Math.round(Number(person?.amount ?? 0) * 100));
  }
});

it('points out shared time, holes in a day and long days, of oneself or of the team for the owner', async () => {
  const owner = await test.people.signUp();
  const mere = await test.people.addMember(owner);
  await work(mere, ['2026-03-02', '06:00'], ['2026-03-02', '12:00']);
  await work(mere, ['2026-03-02', '11:00'], ['2026-03-02', '13:00']);
  await work(mere, ['2026-03-02', '15:00'], ['2026-03-02', '21:00']);
  const query = { from: '2026-03-02', to: '2026-03-02', userId: mere.user.id };
  const hints = async ({ agent }: Person): Promise<TimeHints> =>
    (await agent.get('/api/time-entries/hints').query(query).expect(200)).body;
  expect((await hints(owner)).items.map(({ kind, seconds }) => [kind, seconds / 3600])).toEqual([
    ['long_day', 14],
    ['overlap', 1],
    ['gap', 2],
  ]);
  const stranger = await test.people.signUp();
  await stranger.agent.get('/api/time-entries/hints').query(query).expect(404);
});

it('changes many entries or none, naming the rows that cannot be changed (RC-049)', async () => {
  const owner = await test.people.signUp();
  const deck = await jobOf(owner, 'Deck');
  const rows = [];
  for (const hour of ['08:00', '09:00', '10:00']) rows.push(await work(owner, ['2026-03-02', hour], ['2026-03-02', '11:00']));
  const [one, two, three] = rows.map(({ id }) => id);
  await owner.agent
    .post('/api/time-entries/bulk')
    .send({
      changes: [
        { id: one, projectId: deck },
        { id: two, notes: 'Ō' },
      ],
    })
    .expect(200);
  expect((await owner.agent.get(`/api/time-entries/${one}`)).body.projectName).toBe('Deck');
  await test.db.dataSource.query(`UPDATE time_entries SET invoiceId = 5, invoiceLabel = 'invoice INV-1' WHERE id = ${three}`);
  const changes = [
    { id: one, notes: 'Lost' },
    { id: three, notes: 'x' },
    { id: 987_654, notes: 'x' },
  ];
  const refused = await owner.agent.post('/api/time-entries/bulk').send({ changes });
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'TIME.ENTRY_BILLED',
    errors: [{ field: 'changes.1' }, { field: 'changes.2' }],
  });
  expect(refused.body.errors[0].message).toContain('INV-1');
  await owner.agent
    .post('/api/time-entries/bulk-delete')
    .send({ ids: [one, three] })
    .expect(409);
  expect((await owner.agent.get(`/api/time-entries/${one}`)).body.notes).toBe('Time entry');
  await owner.agent
    .post('/api/time-entries/bulk-delete')
    .send({ ids: [one, two] })
    .expect(200);
  expect((await owner.agent.get('/api/time-entries')).body.totals.count).toBe(1);
});

it('refuses an entry that is named twice, whether it is changed or deleted (TR-214)', async () => {
  const owner = await test.people.signUp();
  const { id } = await work(owner, ['2026-03-02', '08:00'], ['2026-03-02', '09:00']);
  const changes = [
    { id, notes: 'One' },
    { id: String(id), notes: 'Other' },
  ];
  const changed = await owner.agent.post('/api/time-entries/bulk').send({ changes });
  const deleted = await owner.agent.post('/api/time-entries/bulk-delete').send({ ids: [id, id] });
  for (const [answer, field] of [
    [changed, 'changes.1'],
    [deleted, 'ids.1'],
  ] as const) {
    expect(answer.body).toMatchObject({ status: 409, errors: [{ field, message: 'This entry is named twice.' }] });
  }
  expect((await owner.agent.get(`/api/time-entries/${id}`)).body.notes).toBe('Time entry');
});

it('RC-037: rounds what each entry charges by the rule of the company, and keeps what was worked', async () => {
  const owner = await test.people.signUp();
  const before = await work(owner, ['2026-03-02', '08:00'], ['2026-03-02', '08:05']);
  await owner.agent.patch('/api/company').send({ roundingMinutes: 30, roundingMode: 'up' }).expect(200);
  const deck = await jobOf(owner, 'Deck');
  for (const time of ['09:00', '10:00']) {
    const entry = await work(owner, ['2026-03-02', time], ['2026-03-02', time.replace('00', '05')], { projectId: deck });
    expect(entry).toMatchObject({ duration: 300, billedSeconds: 1800, amount: '30.00' });
  }
  expect(before).toMatchObject({ billedSeconds: 300, amount: '5.42' });
  const { items, totals } = await sums(owner, { by: 'week', from: '2026-03-01', to: '2026-03-07' });
  expect(items[0]).toMatchObject({ seconds: 900, amount: '65.42' });
  expect(totals).toEqual({ count: 3, seconds: 900, amount: '65.42' });
  const night = await work(owner, ['2026-03-02', '23:50'], ['2026-03-03', '00:10'], { projectId: deck });
  expect(night.amount).toBe('30.00');
  const days = (await owner.agent.get('/api/time-entries/days').query({ from: '2026-03-02', to: '2026-03-03' })).body.items;
  expect(days.map(({ seconds, amount }: { seconds: number; amount: string }) => [seconds, amount])).toEqual([
    [1500, '80.42'],
    [600, '15.00'],
  ]);
  expect((await owner.agent.patch('/api/company').send({ roundingMinutes: 7 })).body.errors[0].field).toBe('roundingMinutes');
});

it('works money out anew only when time or rate are changed, on every path, whatever the rounding is now (TR-204)', async () => {
  const owner = await test.people.signUp();
  const [deck, fence] = [await jobOf(owner, 'Deck'), await jobOf(owner, 'Fence', { hourlyRate: '95.00' })];
  const { id } = await work(owner, ['2026-03-02', '08:00'], ['2026-03-02', '08:37'], { projectId: deck });
  const money = async () => {
    const { billedSeconds, amount } = (await owner.agent.get(`/api/time-entries/${id}`).expect(200)).body;
    return [billedSeconds / 60, amount];
  };
  const patch = (body: object) => owner.agent.patch(`/api/time-entries/${id}`).send(body).expect(200);
  expect(await money()).toEqual([37, '37.00']);
  const moved = { startTime: at('2026-03-03', '08:00'), endTime: at('2026-03-03', '08:37') };
  for (const roundingMode of ['down', 'up']) {
    await owner.agent.patch('/api/company').send({ roundingMinutes: 30, roundingMode }).expect(200);
    await patch({ notes: `By ${roundingMode}` });
    await patch({});
    await patch(moved);
    await patch({ duration: 37 * 60 });
    await owner.agent
      .post('/api/time-entries/bulk')
      .send({ changes: [{ id, projectId: fence, ...moved }] })
      .expect(200);
    expect(await money()).toEqual([37, '37.00']);
  }
  await patch({ hourlyRate: '80.00' });
  expect(await money()).toEqual([37, '49.33']);
  await patch({ endTime: at('2026-03-03', '08:38') });
  expect(await money()).toEqual([60, '80.00']);
  await owner.agent.patch('/api/company').send({ roundingMinutes: 0 }).expect(200);
  await patch({ notes: 'Rounded once' });
  expect(await money()).toEqual([60, '80.00']);
});

it('writes the list as CSV with days of the zone, without prices for those who are shown none', async () => {
  const owner = await test.people.signUp();
  const tama = await test.people.addMember(owner, 'contractor');
  const deck = await jobOf(owner, 'Deck, "east"');
  await work(owner, ['2026-03-02', '22:00'], ['2026-03-03', '02:00'], { projectId: deck, notes: '=1+1', duration: 3.5 * 3600 });
  await work(tama, ['2026-03-05', '08:00'], ['2026-03-05', '09:00']);
  const [head, first, second, ...more] = await csv(owner, 'export', { from: '2026-03-02' });
  expect(head).toContain('Rate,Amount,Billed');
  expect(first).toBe(
    `2026-03-02,22:00,00:00,"Deck, ""east""",,${owner.user.username},'=1+1,01:45:00,1.75,0.25,1.75,60.00,105.00,No,`,
  );
  expect(second).toBe(
    `2026-03-03,00:00,02:00,"Deck, ""east""",,${owner.user.username},'=1+1,01:45:00,1.75,0.25,1.75,60.00,105.00,No,`,
  );
  expect(more).toHaveLength(1);
  const theirs = await csv(tama, 'export', {});
  expect(theirs[0]).not.toContain('Rate');
  expect(theirs).toHaveLength(2);
});

it('writes hours over several days on a line for each day, with start and end (TR-122)', async () => {
  const owner = await test.people.signUp();
  const deck = await jobOf(owner, 'Deck', { hourlyRate: '67.35' });
  const fields = { projectId: deck, duration: 17_417, confirmLong: true };
  const { amount } = await work(owner, ['2026-03-02', '22:10'], ['2026-03-04', '01:05'], fields);
  const rows = (await csv(owner, 'export', {})).slice(1).map((line) => line.split(','));
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['2026-03-02', '22:10', '00:00'],
    ['2026-03-03', '00:00', '00:00'],
    ['2026-03-04', '00:00', '01:05'],
  ]);
  const sum = (at: number) => rows.reduce((all, row) => all + Math.round(Number(row[at]) * 100), 0);
  expect([sum(8), sum(12)]).toEqual([484, Math.round(Number(amount) * 100)]);
});

it('says which hour it was on the night when clocks go back, in both files (TR-217)', async () => {
  const owner = await test.people.signUp();
  for (const startTime of ['2026-04-04T13:15:00Z', '2026-04-04T14:15:00Z']) {
    await owner.agent.post('/api/time-entries').send({ startTime, duration: 1800 }).expect(201);
  }
  const days = { from: '2026-04-05', to: '2026-04-05' };
  const entries = (await csv(owner, 'export', days)).slice(1).map((line) => line.split(',').slice(1, 3));
  const record = (await csv(owner, 'wage-record', days)).slice(4).map((line) => line.split(',').slice(2, 4));
  for (const rows of [entries, record]) {
    expect(rows).toEqual([
      ['02:15 NZDT', '02:45 NZDT'],
      ['02:15 NZST', '02:45 NZST'],
    ]);
  }
});

it('TR-217 says of a day with 25 hours, and of one with 23, that clocks changed in it, in both files', async () => {
  const owner = await test.people.signUp();
  const days = ['2025-09-28', '2026-04-05'] as const;
  await work(owner, [days[0], '00:00'], ['2025-09-29', '00:00'], { confirmLong: true });
  await work(owner, [days[1], '00:00'], ['2026-04-06', '00:00'], { confirmLong: true });
  const asked = { from: '2025-09-28', to: '2026-04-30' };
  const entries = (await csv(owner, 'export', asked)).slice(1).map((line) => line.split(','));
  const record = (await csv(owner, 'wage-record', asked)).slice(4).map((line) => line.split(','));
  const told = [
    ['00:00', '00:00 (clocks went forward)', '23:00:00'],
    ['00:00', '00:00 (clocks went back)', '25:00:00'],
  ];
  expect(entries.map((cells) => [cells[1], cells[2], cells[7]]).sort()).toEqual([...told].sort());
  expect(record.map((cells) => cells.slice(2, 5))).toEqual(told);
});

it('TR-205 twelve entries of 10:45 sum exactly by what both files say to the second, and their heads say what is rounded', async () => {
  const owner = await test.people.signUp();
  for (let hour = 8; hour < 20; hour += 1) {
    const time = `${String(hour).padStart(2, '0')}:00`;
    await owner.agent
      .post('/api/time-entries')
      .send({ startTime: at('2026-03-02', time), duration: 645 })
      .expect(201);
  }
  const asked = { from: '2026-03-02', to: '2026-03-02' };
  const entries = await csv(owner, 'export', asked);
  const record = await csv(owner, 'wage-record', asked);
  const secondsOf = (clock = '') => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  for (const [head = '', lines] of [
    [entries[0], entries.slice(1)],
    [record[3], record.slice(4)],
  ] as const) {
    const titles = head.split(',');
    const decimals = titles.filter((title) => /hours|break/i.test(title));
    expect(decimals.length).toBeGreaterThan(1);
    expect(decimals.filter((title) => !title.endsWith('(to 0.01)'))).toEqual([]);
    const worked = lines.map((line) => secondsOf(line.split(',')[titles.indexOf('Worked')]));
    expect(worked.reduce((sum, one) => sum + one, 0)).toBe(12 * 645);
  }
  const { items, totals } = await sums(owner, { by: 'week', ...asked });
  expect([items[0]?.seconds, totals.seconds]).toEqual([12 * 645, 12 * 645]);
});

it('writes of an entry over the edge of a month only its part in each, so that two files sum to the file of both', async () => {
  const owner = await test.people.signUp();
  await owner.agent.patch('/api/company').send({ roundingMinutes: 15, roundingMode: 'up' }).expect(200);
  const deck = await jobOf(owner, 'Deck', { hourlyRate: '67.35' });
  const fields = { projectId: deck, duration: 17_417, notes: 'Overnight' };
  await work(owner, ['2026-02-28', '20:07'], ['2026-03-01', '01:11'], fields);
  await work(owner, ['2026-03-31', '22:13'], ['2026-04-02', '03:01'], { projectId: deck, confirmLong: true });
  await work(owner, ['2026-02-10', '08:00'], ['2026-02-10', '08:10'], { projectId: deck });
  const file = async (from: string, to: string) =>
    (await csv(owner, 'export', { from, to })).slice(1).map((line) => line.split(','));
  const [february, march, april, all] = [
    await file('2026-02-01', '2026-02-28'),
    await file('2026-03-01', '2026-03-31'),
    await file('2026-04-01', '2026-04-30'),
    await file('2026-02-01', '2026-04-30'),
  ];
  expect(february.map(([day, start, end]) => [day, start, end])).toEqual([
    ['2026-02-10', '08:00', '08:10'],
    ['2026-02-28', '20:07', '00:00'],
  ]);
  expect(march.map(([day, start, end]) => [day, start, end])).toEqual([
    ['2026-03-01', '00:00', '01:11'],
    ['2026-03-31', '22:13', '00:00'],
  ]);
  const secondsOf = (clock = '') => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const sumOf = (rows: string[][]) => ({
    seconds: rows.reduce((sum, row) => sum + secondsOf(row[7]), 0),
    hundredths: [8, 10].map((at) => rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0)),
    cents: rows.reduce((sum, row) => sum + Math.round(Number(row[12]) * 100), 0),
  });
  expect(sumOf([...february, ...march, ...april])).toEqual(sumOf(all));
  const listed = (await owner.agent.get('/api/time-entries').query({ from: '2026-03-01', to: '2026-03-31' })).body.totals;
  const { seconds, cents } = sumOf(march);
  expect({ count: march.length, seconds, amount: (cents / 100).toFixed(2) }).toEqual(listed);
});

it('writes the wage and time record of six years, each day by itself, and says what it does not hold', async () => {
  const owner = await test.people.signUp();
  const mere = await test.people.addMember(owner);
  await work(mere, ['2021-03-02', '22:00'], ['2021-03-03', '02:00']);
  await work(owner, ['2026-03-02', '08:00'], ['2026-03-02', '16:30'], { duration: 8 * 3600 });
  const days = { from: '2020-12-01', to: '2026-11-28' };
  const lines = await csv(owner, 'wage-record', days);
  expect(lines[1]).toContain('Not held here');
  const rows = lines.slice(4).map((line) => line.split(',').slice(1, 8));
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['2021-03-02', '22:00', '00:00', '02:00:00', '2.00', '0.00', 'General'],
      ['2021-03-03', '00:00', '02:00', '02:00:00', '2.00', '0.00', 'General'],
      ['2026-03-02', '08:00', '16:30', '08:00:00', '8.00', '0.50', 'General'],
    ]),
  );
  expect(await csv(mere, 'wage-record', days)).toHaveLength(6);
  const tooLong = await owner.agent.get('/api/time-entries/wage-record').query({ from: '2020-01-01', to: '2026-11-28' });
  expect(tooLong.body.errors[0].field).toBe('to');
});

it('sends a timesheet as a PDF where there is a mail server, says so where there is none, and takes nothing else', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const send = ({ agent }: Person, content: Buffer, to = 'books@example.nz') =>
    agent
      .post('/api/time-entries/email')
      .query({ to, name: 'Timesheet-March-2026' })
      .set('content-type', 'application/octet-stream')
      .send(content);
  const owner = await test.people.signUp();
  expect((await send(owner, pdf).expect(200)).body).toEqual({ sent: false });
  expect((await send(owner, Buffer.from('Kia ora'))).body.errors[0].field).toBe('file');
  expect((await send(owner, pdf, 'nobody')).body.errors[0].field).toBe('to');
  const box = await MailBox.open();
  const mailing = await startTestApp([area], { settings: { SMTP_URL: box.url, SMTP_FROM: 'dwang@example.nz' } });
  expect((await send(await mailing.people.signUp(), pdf).expect(200)).body).toEqual({ sent: true });
  expect(await box.next('books@example.nz')).toContain('Timesheet-March-2026.pdf');
  await mailing.close();
  await box.close();
});
