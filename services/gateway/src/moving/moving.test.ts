import type { CompanyImport, Invoice } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { areas } from '../areas';
import { fillRest } from './testing/fill-rest';
import { exportOf, importInto, manifestOf } from './testing/moving-company';
import { realWork, type Work } from './testing/real-work';

/** The other database, where the tests have a server of it. */
const OTHER = process.env.TEST_MYSQL_URL ? 'mysql' : 'sqlite';

const NUMBERS = '/api/finance-settings/next-numbers';

let here: TestApp;
let there: TestApp;
let from: Person;
let to: Person;
let home: Person;
let work: Work;
let zip: Buffer;
let zipOfAll: Buffer;
let ended: CompanyImport;

beforeAll(async () => {
  here = await startTestApp(areas, { database: 'sqlite' });
  home = await here.people.signUp();
  from = await here.people.signUp({ companyName: 'Rātā Building' });
  const mate = await here.people.addMember(from);
  work = await realWork(from);
  await mate.agent.post('/api/time-entries').send({ startTime: '2026-03-05T20:00:00Z', duration: 3600, projectId: work.jobId });
  await from.agent
    .patch(NUMBERS)
    .send({ month: dayOf(Date.now(), 'Pacific/Auckland').slice(0, 7), invoice: 640 })
    .expect(200);
  zip = await exportOf(from);
  const full = await here.people.signUp();
  await realWork(full);
  await fillRest(here, full);
  zipOfAll = await exportOf(full);
  // Only now: the strategy for passwords is one for the whole process, and signs in at the app that was started last.
  there = await startTestApp(areas, { database: OTHER });
  // Somebody else's rows stand there already, so that no number stays what it was.
  await realWork(await there.people.signUp());
  to = await there.people.signUp();
  ended = await importInto(to, zip);
}, 300_000);
afterAll(async () => {
  await here?.close();
  await there?.close();
});

it('comes to another database, and back, with the same checksums', async () => {
  expect(ended).toMatchObject({ status: 'done', problem: '' });
  expect(ended.tables).toEqual(manifestOf(zip).tables);
  const again = await exportOf(to);
  expect(manifestOf(again).tables).toEqual(ended.tables);
  const back = await importInto(home, again);
  expect(back).toMatchObject({ status: 'done', problem: '' });
  expect(back.tables).toEqual(ended.tables);
  expect(manifestOf(await exportOf(home)).files.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(
    manifestOf(zip).files.map(({ sha256 }: { sha256: string }) => sha256),
  );
});

it('counts on where the numbers were raised to (TR-215)', async () => {
  const at = async ({ agent }: Person) => (await agent.get(NUMBERS).expect(200)).body;
  expect((await at(to)).invoice.next).toBe(640);
  expect(await at(to)).toEqual(await at(from));
});

it('takes rows of every table along', async () => {
  const all = await importInto(await there.people.signUp(), zipOfAll);
  expect(all).toMatchObject({ status: 'done', problem: '' });
  expect(all.tables).toEqual(manifestOf(zipOfAll).tables);
  expect(all.tables.filter(({ rows }) => rows === 0)).toEqual([]);
});

it('keeps the numbers of issued invoices, and the next one follows', async () => {
  const { items } = (await to.agent.get('/api/invoices').expect(200)).body;
  expect(items.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber)).toContain(work.invoiceNumber);
  const client = items[0].clientId;
  const body = { clientId: client, status: 'pending', subtotal: '10.00', issueDate: '2026-04-01', dueDate: '2026-04-20' };
  const next = (await to.agent.post('/api/invoices').send(body).expect(201)).body.invoiceNumber;
  const after = (
    await from.agent
      .post('/api/invoices')
      .send({ ...body, clientId: await clientOf(from) })
      .expect(201)
  ).body;
  expect(next).toBe(after.invoiceNumber);
});

const clientOf = async ({ agent }: Person): Promise<number> => (await agent.get('/api/clients').expect(200)).body.items[0].id;

it('TR-119 each line comes with its GST kind, and each invoice with what its kinds come to', async () => {
  const kindsOf = async ({ agent }: Person) => {
    const { items } = (await agent.get('/api/invoices/documents').query({ status: 'draft' }).expect(200)).body;
    return items.map(({ lines, byKind }: Invoice) => [lines.map(({ gstKind }) => gstKind), byKind]);
  };
  const kinds = await kindsOf(from);
  expect(kinds[0]?.[0]).toEqual(['standard', 'exempt']);
  expect(await kindsOf(to)).toEqual(kinds);
});

it('finds what came by its words, and opens its pictures', async () => {
  const { items } = (await to.agent.get('/api/projects').query({ q: 'smith' }).expect(200)).body;
  expect(items).toMatchObject([{ name: 'Smith deck' }]);
  const photos = (await to.agent.get(`/api/projects/${items[0].id}/photos`).expect(200)).body.items;
  expect(photos).toMatchObject([{ caption: 'Joist' }]);
  await to.agent.get(`/api/projects/${items[0].id}/photos/${photos[0].id}/content`).expect(200);
});

it('says who came along, and makes them the same person again once they accept an invitation', async () => {
  expect(ended.people).toHaveLength(1);
  const [mate] = ended.people;
  await there.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
  const { link } = (await to.agent.post('/api/team/invitations').send({ email: mate?.email, role: 'user' }).expect(201)).body;
  const body = { username: 'back-again', password: TEST_PASSWORD };
  const answer = await there
    .nobody()
    .post(`/api/auth${String(link).replace('invitation', 'invitations')}`)
    .send(body)
    .expect(201);
  const { items } = (await to.agent.get('/api/time-entries').query({ userId: answer.body.user.id }).expect(200)).body;
  expect(items.length).toBeGreaterThan(0);
});
