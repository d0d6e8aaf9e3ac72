import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let owner: Person;
let job: number;
beforeAll(async () => {
  test = await startTestApp([area], { settings: { MAX_UPLOAD_MB: '1' } });
  owner = await test.people.signUp();
  job = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;
});
afterAll(() => test.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
const files = (id: number | string = '') => `/api/projects/${job}/files${id && `/${id}`}`;
const send = (query: object, content: Buffer = PDF, person = owner) =>
  person.agent.post(files()).query(query).set('content-type', 'application/octet-stream').send(content);
const stored = (companyId: number) => {
  try {
    return readdirSync(join(test.env.DATA_DIR, 'files', String(companyId), 'files'));
  } catch {
    return [];
  }
};

it('are listed newest first, and downloaded under their own name, never shown', async () => {
  const plan = await send({ name: 'Plan Ōtaki.pdf' }).expect(201);
  expect(plan.body).toMatchObject({ name: 'Plan Ōtaki.pdf', contentType: 'application/pdf', size: PDF.length, version: 1 });
  const list = await send({ name: 'Cutting list.csv' }, Buffer.from('2.4,90x45\n')).expect(201);
  const { body } = await owner.agent.get(files()).expect(200);
  expect(body.items.map(({ id }: { id: number }) => id)).toEqual([list.body.id, plan.body.id]);
  const { headers, body: content } = await owner.agent
    .get(`${files(plan.body.id)}/content`)
    .buffer(true)
    .expect(200);
  expect(content).toEqual(PDF);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Plan Otaki.pdf"; filename*=UTF-8''Plan%20%C5%8Ctaki.pdf`,
    'x-content-type-options': 'nosniff',
  });
});

it.each(['../../x', '..\\x', '/etc/x', 'C:\\x', 'a%2f..%2fx', 'CON'])(
  'named %j keep it as text and stay in their folder (RC-075)',
  async (name) => {
    const { body } = await send({ name }).expect(201);
    expect(body.name).toBe(`${name}.pdf`);
    const disposition = (await owner.agent.get(`${files(body.id)}/content`)).headers['content-disposition'];
    expect(disposition).not.toMatch(/filename="[^"]*[\\/:]/);
    for (const key of stored(owner.user.company.id)) expect(key).toMatch(/^[0-9a-f-]{36}\.\w{3,4}$/);
  },
);

it.each([
  ['x.hta', Buffer.from('<!-- x --> hello'), 'x.hta.txt'],
  ['x.bat', Buffer.from('del *.*'), 'x.bat.txt'],
  ['x.pdf.exe', PDF, 'x.pdf.exe.pdf'],
])('named %j are called and downloaded as what they are (TR-406)', async (name, content, fit) => {
  const { body } = await send({ name }, content).expect(201);
  expect(body.name).toBe(fit);
  const { headers } = await owner.agent.get(`${files(body.id)}/content`).expect(200);
  expect(headers['content-disposition']).toContain(`filename="${fit}"`);
});

it('whose name is from before are downloaded as what they are (TR-406)', async () => {
  const { body } = await send({ name: 'plan.pdf' }).expect(201);
  await test.db.dataSource.query('UPDATE project_files SET name = ? WHERE id = ?', ['plan.html', body.id]);
  const { headers } = await owner.agent.get(`${files(body.id)}/content`).expect(200);
  expect(headers['content-disposition']).toContain('filename="plan.html.pdf"');
});

it.each([
  ['no name', {}],
  ['a name of 300 characters', { name: 'x'.repeat(300) }],
  ['a name with a NUL', { name: 'a\u0000b' }],
])('with %s are refused at the field', async (_, query) => {
  const { status, body } = await send(query);
  expect([status, body.errors[0].field]).toEqual([400, 'name']);
});

it.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 415],
  ['a program', Buffer.from('MZ\x90\0\x03', 'latin1'), 415],
  ['nothing', Buffer.alloc(0), 400],
  ['more than the limit', Buffer.concat([PDF, Buffer.alloc(1024 * 1024, ' ')]), 413],
])('that are %s are refused, and nothing of them is kept', async (_, content, status) => {
  const before = stored(owner.user.company.id).length;
  expect((await send({ name: 'plan.pdf' }, content)).status).toBe(status);
  expect(stored(owner.user.company.id)).toHaveLength(before);
});

it('are kept once, however often they are sent', async () => {
  const query = { name: 'plan.pdf', uid: randomUUID() };
  const before = stored(owner.user.company.id).length;
  const sent = await Promise.all([send(query), send(query), send(query)]);
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  const other = await send(query, Buffer.from('%PDF-1.7 another'));
  expect([other.status, other.body.code]).toEqual([409, 'REQUEST.UID_TAKEN']);
  while (stored(owner.user.company.id).length > before + 1) await new Promise((resume) => setImmediate(resume));
});

it('come back after a deletion', async () => {
  const { id } = (await send({ name: 'plan.pdf' }).expect(201)).body;
  await owner.agent.delete(files(id)).expect(204);
  await owner.agent.delete(files(id)).expect(404);
  await owner.agent.get(`${files(id)}/content`).expect(404);
  expect((await owner.agent.post(`${files(id)}/restore`).expect(200)).body).toMatchObject({ id, name: 'plan.pdf' });
  await owner.agent.get(`${files(id)}/content`).expect(200);
});

it('of another company are not found, on any path', async () => {
  const { id } = (await send({ name: 'plan.pdf' }).expect(201)).body;
  const stranger = await test.people.signUp();
  const { agent } = stranger;
  const asked = [
    agent.get(files()),
    agent.get(files(id)),
    agent.get(`${files(id)}/content`),
    agent.delete(files(id)),
    agent.post(`${files(id)}/restore`),
    send({ name: 'mine.pdf' }, PDF, stranger),
  ];
  for (const answer of asked) expect((await answer).status).toBe(404);
});
