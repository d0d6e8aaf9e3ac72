import { area as finance } from '@dwang/service-finance';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as jobs } from '../index';
import { ActivityRow } from './activity.entity';

let test: TestApp;
let owner: Person;
let job: number;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
  await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
  job = await add('/projects', { name: 'Smith deck', hourlyRate: '87.13' });
});

const add = async (path: string, body: object, { agent } = owner): Promise<number> =>
  (await agent.post(`/api${path}`).send(body).expect(201)).body.id;
const change = (path: string, body: object) => owner.agent.patch(`/api${path}`).send(body).expect(200);
const history = async (query: object = {}, { agent } = owner) =>
  (await agent.get(`/api/projects/${job}/activity`).query(query).expect(200)).body;
interface Told {
  kind: string;
  action: string;
  subject: string;
}
const told = async (query: object = {}, person = owner) =>
  (await history(query, person)).items.map(({ kind, action, subject }: Told) => `${kind} ${action} ${subject}`.trim());
const HOUR = { startTime: '2026-03-02T20:00:00Z', duration: 3600, notes: 'Joists' };
const share = (person: Person, level: string) =>
  owner.agent.put(`/api/projects/${job}/members/${person.user.id}`).send({ level }).expect(200);

it('tells who did what on a job, the newest first, with what was before and after', async () => {
  const client = await add('/clients', { name: 'Rāwiri' });
  await change(`/projects/${job}`, { stage: 'booked', clientId: client, hourlyRate: '90' });
  const task = await add(`/projects/${job}/tasks`, { title: 'Order kwila' });
  await change(`/projects/${job}/tasks/${task}`, { done: true });
  await change(`/projects/${job}/tasks/${task}`, { order: 7 });
  const note = await add(`/projects/${job}/notes`, { text: 'Key under the pot\nand the gate code' });
  await owner.agent.delete(`/api/projects/${job}/notes/${note}`).expect(204);
  await add('/time-entries', { ...HOUR, projectId: job });
  expect(await told()).toEqual([
    'time added Joists',
    'note deleted Key under the pot',
    'note added Key under the pot',
    'task changed Order kwila',
    'task added Order kwila',
    'job changed Smith deck',
    'job added Smith deck',
  ]);
  const { items, totals } = await history({ kind: 'job' });
  expect(totals).toEqual({ count: 2 });
  expect(items[0]).toMatchObject({ userId: owner.user.id, userName: owner.user.username });
  expect(items[0].changes).toEqual([
    { field: 'hourlyRate', from: '87.13', to: '90.00' },
    { field: 'stage', from: 'in_progress', to: 'booked' },
    { field: 'clientName', from: null, to: 'Rāwiri' },
  ]);
});

it('notes a change that is sent twice once, and none of a change that is refused', async () => {
  const uid = crypto.randomUUID();
  for (const _ of [1, 2]) await add(`/projects/${job}/notes`, { uid, text: 'Once' });
  await owner.agent.patch(`/api/projects/${job}`).send({ name: 'Late', version: 99 }).expect(409);
  await change(`/projects/${job}`, { name: 'Smith deck' });
  expect(await told()).toEqual(['note added Once', 'job added Smith deck']);
});

it('follows booked days and time that go to another job, on both jobs', async () => {
  const other = await add('/projects', { name: 'Fence' });
  const days = [{ day: '2026-04-02' }, { day: '2026-04-03' }];
  const { items } = (await owner.agent.post('/api/site-days').send({ projectId: job, days }).expect(201)).body;
  await change(`/site-days/${items[0].id}`, { projectId: other });
  const entry = await add('/time-entries', { ...HOUR, projectId: other });
  await change(`/time-entries/${entry}`, { projectId: job });
  expect(await told()).toEqual([
    'time added Joists',
    'site-day deleted 2026-04-02',
    'site-day added 2026-04-02',
    'job added Smith deck',
  ]);
  expect((await history({ kind: 'site-day' })).items[1]).toMatchObject({ count: 2 });
});

it('tells of the invoices of the job from draft to void', async () => {
  const client = await add('/clients', { name: 'Rāwiri' });
  const invoice = await add('/invoices', { clientId: client, projectId: job, status: 'draft', subtotal: '100.00' });
  const { invoiceNumber } = (await change(`/invoices/${invoice}`, { status: 'pending' })).body;
  await change(`/invoices/${invoice}`, { status: 'paid' });
  await change(`/invoices/${invoice}`, { status: 'paid' });
  const sent = await add('/invoices', { clientId: client, projectId: job, subtotal: '100.00' });
  await owner.agent.post(`/api/invoices/${sent}/void`).send({ reason: 'Typed wrongly' });
  const [voided, issued, ...first] = await told({ kind: 'invoice' });
  expect(first).toEqual([`invoice changed ${invoiceNumber}`, `invoice issued ${invoiceNumber}`, 'invoice added Draft']);
  expect([voided, issued]).toEqual([expect.stringMatching('invoice voided INV'), expect.stringMatching('invoice issued INV')]);
});

it('shows contractors no prices, and no time, booked days and invoices but their own', async () => {
  const mate = await test.people.addMember(owner, 'contractor');
  await owner.agent.get(`/api/projects/${job}/activity`).expect(200);
  await mate.agent.get(`/api/projects/${job}/activity`).expect(404);
  await share(mate, 'edit');
  await share(mate, 'edit');
  await change(`/projects/${job}`, { hourlyRate: '90', location: '18 Rimu Street' });
  await add('/time-entries', { ...HOUR, projectId: job });
  await owner.agent
    .post('/api/site-days')
    .send({ projectId: job, days: [{ day: '2026-04-02' }] })
    .expect(201);
  await add('/time-entries', { ...HOUR, projectId: job, notes: 'Mine' }, mate);
  expect(await told({}, mate)).toEqual([
    'time added Mine',
    'job changed Smith deck',
    `member added ${mate.user.username}`,
    'job added Smith deck',
  ]);
  expect((await history({ kind: 'job' }, mate)).items[0].changes).toEqual([
    { field: 'location', from: null, to: '18 Rimu Street' },
  ]);
  expect(JSON.stringify(await history({}, mate))).not.toContain('87.13');
});

it('RC-086 is read page by page without a gap where all happened in one instant, and is nobody else’s', async () => {
  for (const text of ['1', '2', '3']) await add(`/projects/${job}/notes`, { text });
  await test.db.repo(ActivityRow).update({ projectId: job }, { at: new Date('2026-03-02T20:00:00.000Z') });
  const first = await history({ limit: 2 });
  const second = await history({ limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ subject }: Told) => subject)).toEqual(['3', '2', '1', 'Smith deck']);
  const stranger = await test.people.signUp();
  await stranger.agent.get(`/api/projects/${job}/activity`).expect(404);
  await owner.agent.get(`/api/projects/${job}/activity`).query({ kind: 'gossip' }).expect(400);
});

it('keeps the first words of a long note whole, whatever they are written in', async () => {
  await add(`/projects/${job}/notes`, { text: '🔨'.repeat(300) });
  const [subject] = (await history({ kind: 'note' })).items.map((one: Told) => one.subject);
  expect(subject).toBe(`${'🔨'.repeat(199)}…`);
});

it('goes with a job that is deleted', async () => {
  await owner.agent.delete(`/api/projects/${job}`).expect(204);
  expect(await test.db.repo(ActivityRow).countBy({ companyId: owner.user.company.id })).toBe(0);
});
