import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Background, ClosedCompanies, ClosingRun } from '@dwang/identity';
import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { areas } from '../areas';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(areas);
});
afterAll(() => test?.close());

/** One red dot: a whole picture, since what is no picture is refused. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SECRETS = ['021 555 012', 'ring the neighbour', 'Rotten joist', 'Ridge height', '12 Kauri Street', 'hurdle', 'k3y-of-ours'];

/** A company's work, with something of everything that Dwang keeps. */
async function work({ agent }: Person) {
  const post = async (path: string, body: object) => (await agent.post(`/api${path}`).send(body)).body;
  const client = await post('/clients', { name: 'Smith Whānau Trust', phone: '021 555 012', notes: 'ring the neighbour' });
  const job = await post('/projects', { name: 'Smith deck', clientId: client.id, location: '12 Kauri Street' });
  const span = { startTime: '2026-03-02T20:00:00Z', endTime: '2026-03-02T22:00:00Z', projectId: job.id };
  const entry = await post('/time-entries', { ...span, notes: 'Decking' });
  const invoice = await post('/invoices', {
    clientId: client.id,
    projectId: job.id,
    status: 'pending',
    timeEntryIds: [entry.id],
    issueDate: '2026-03-03',
    dueDate: '2026-03-20',
  });
  expect(invoice.invoiceNumber).toBeTruthy();
  await post(`/projects/${job.id}/notes`, { text: 'Rotten joist' });
  await post(`/projects/${job.id}/tasks`, { title: 'Rotten joist out' });
  const facts = { contentType: 'image/png', size: PNG.length, width: 1, height: 1, caption: 'Rotten joist' };
  const photo = await post(`/projects/${job.id}/photos`, facts);
  await agent.put(`/api/projects/${job.id}/photos/${photo.id}/content`).set('content-type', 'image/png').send(PNG).expect(200);
  await post('/measurements', { name: 'Ridge height', length: '2.400', unit: 'm', calibrated: true });
  const answers = [{ label: 'Volume', value: '2.40', unit: 'm³' }];
  await post('/tool-results', { tool: 'concrete', title: 'Ridge height pad', answers, takenAt: '2026-03-02T20:00:00Z' });
  await post('/feedback', { kind: 'problem', text: 'The timer is a hurdle' });
  await agent.patch('/api/weather/settings').send({ apiKey: 'k3y-of-ours' }).expect(200);
  await agent.put('/api/timer').send({ status: 'RUNNING', projectId: job.id }).expect(200);
  return { job, invoice };
}

const close = ({ agent, user }: Person, body: object = {}) =>
  agent
    .post('/api/account/close')
    .send({ password: TEST_PASSWORD, confirmation: user.username, ...body })
    .expect(200);

/** All rows of all tables that name this company or one of its people, by table. */
async function remains({ user }: Person): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for (const { target, columns, tableName } of test.db.dataSource.entityMetadatas) {
    const names = columns.map(({ propertyName }) => propertyName);
    const owner = names.includes('companyId') ? { companyId: user.company.id } : { userId: user.id };
    const where = tableName === 'companies' ? { id: user.company.id } : owner;
    if (!names.includes(Object.keys(where)[0] ?? '')) continue;
    const rows = await test.db.repo(target).findBy(where);
    if (rows.length > 0) found[tableName] = rows;
  }
  return found;
}

const filesOf = ({ user }: Person, kind: string): string[] => {
  try {
    return readdirSync(join(test.env.DATA_DIR, 'files', String(user.company.id), kind));
  } catch {
    return [];
  }
};

describe('when a company closes', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await test.people.signUp({ companyName: 'Tūroa Building' });
    await work(owner);
    await close(owner);
    await test.app.get(Background).settled();
    await test.app.get(ClosingRun).runAll(new Date(Date.now() + 16 * 24 * 3600_000));
  });

  it('keeps the hours, jobs and invoices that the law has it keep, and nothing else', async () => {
    const left = await remains(owner);
    expect(Object.keys(left).sort()).toEqual([
      'audit_log',
      'clients',
      'companies',
      'invoice_counters',
      'invoice_events',
      'invoice_lines',
      'invoice_times',
      'invoices',
      'projects',
      'time_entries',
      'users',
    ]);
    expect(left.time_entries).toMatchObject([{ duration: 7200, notes: 'Decking' }]);
    expect(left.invoices).toMatchObject([{ status: 'pending', buyer: { name: 'Smith Whānau Trust' } }]);
    const { invoices: _, ...others } = left;
    for (const secret of [...SECRETS, owner.user.username, owner.user.email])
      expect(JSON.stringify(others)).not.toContain(secret);
  });

  it('removes the files of its photos', async () => {
    while (filesOf(owner, 'photos').length > 0) await test.nobody().get('/api/test');
    expect(filesOf(owner, 'photos')).toEqual([]);
  });

  it('erases the records, too, when they need not be kept any longer', async () => {
    const closed = test.app.get(ClosedCompanies);
    const years = (count: number) => new Date(Date.now() + count * 366 * 24 * 3600_000);
    const other = await test.people.signUp();
    await closed.forget(years(7.9));
    expect(Object.keys(await remains(owner))).toContain('invoices');
    await closed.forget(years(8.1));
    expect(await remains(owner)).toEqual({});
    await other.agent.get('/api/auth/user').expect(200);
  });
});

it('leaves what a member did for the company with it under their name, and erases what was their own', async () => {
  const owner = await test.people.signUp();
  const heir = await test.people.addMember(owner);
  const { job } = await work(owner);
  await close(owner, { handOverTo: heir.user.id });
  const ofOne = Object.entries(await remains(owner)).filter(([, rows]) =>
    rows.some((row) => 'userId' in row && row.userId === owner.user.id),
  );
  const ofTheCompany = ['clients', 'invoice_events', 'invoices', 'measurements', 'projects', 'time_entries', 'tool_results'];
  expect(ofOne.map(([table]) => table).sort()).toEqual(
    [...ofTheCompany, 'activity', 'audit_log', 'project_notes', 'project_photos', 'project_tasks'].sort(),
  );
  const { body } = await heir.agent.get(`/api/projects/${job.id}/notes`).expect(200);
  expect(body.items).toMatchObject([{ text: 'Rotten joist', userName: owner.user.username }]);
  expect(filesOf(owner, 'photos')).toHaveLength(1);
  const left = await test.db.dataSource.query(`SELECT * FROM users WHERE id = ${owner.user.id}`);
  expect(JSON.stringify(left)).not.toContain(owner.user.email);
});

it('keeps the hours of a member whom the administrator deletes under their name, as wage and time records must be', async () => {
  const administrator = await test.people.administrator();
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  const span = { startTime: '2026-03-02T20:00:00Z', endTime: '2026-03-02T22:00:00Z' };
  await member.agent
    .post('/api/time-entries')
    .send({ ...span, notes: 'Decking' })
    .expect(201);
  await administrator.agent.delete(`/api/admin/users/${member.user.id}`).expect(204);
  const { items } = (await owner.agent.get('/api/time-entries').expect(200)).body;
  expect(items).toMatchObject([{ notes: 'Decking', duration: 7200, userName: member.user.username }]);
});
