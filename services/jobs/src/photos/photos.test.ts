import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore } from '@dwang/platform';
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
afterEach(() => jest.restoreAllMocks());

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const side = (pixels: number) => pixels.toString(16).padStart(4, '0');
const jpeg = (width: number, height: number, tail = '') =>
  hex(`ffd8 ffc0 0011 08 ${side(height)} ${side(width)} 03 0122000211010311 ${tail}`);
const FACTS = { contentType: 'image/jpeg', size: 40, width: 8, height: 6, caption: 'Joist' };

const add = async (fields: object = {}) =>
  (
    await owner.agent
      .post(`/api/projects/${job}/photos`)
      .send({ ...FACTS, ...fields })
      .expect(201)
  ).body;
const put = (id: number, content: Buffer, type = 'image/jpeg', person = owner) =>
  person.agent.put(`/api/projects/${job}/photos/${id}/content`).set('content-type', type).send(content);
const content = (id: number, person = owner) => person.agent.get(`/api/projects/${job}/photos/${id}/content`);
const filesOf = (companyId: number) => {
  try {
    return readdirSync(join(test.env.DATA_DIR, 'files', String(companyId), 'photos'));
  } catch {
    return [];
  }
};

it('are told of first and uploaded then; the content decides what they are', async () => {
  const photo = await add({ takenAt: '2026-03-02T20:00:00Z' });
  expect(photo).toMatchObject({ hasContent: false, caption: 'Joist', takenAt: '2026-03-02T20:00:00.000Z' });
  await content(photo.id).expect(404);
  const bytes = jpeg(4032, 3024);
  const answer = await put(photo.id, bytes, 'image/png').expect(200);
  expect(answer.body).toMatchObject({
    hasContent: true,
    contentType: 'image/jpeg',
    width: 4032,
    height: 3024,
    size: bytes.length,
  });
  const { body, headers } = await content(photo.id).expect(200);
  expect(body).toEqual(bytes);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: expect.stringContaining('cookie'),
  });
  expect((await owner.agent.get(`/api/projects/${job}/photos`)).body).toMatchObject({ totals: { count: 1 }, nextCursor: null });
});

it('take the same content again after a lost answer, and no other', async () => {
  const { id } = await add();
  await put(id, jpeg(8, 6)).set('idempotency-key', 'lost').expect(200);
  const again = await put(id, jpeg(8, 6)).set('idempotency-key', 'lost').expect(200);
  expect(again.headers['idempotent-replayed']).toBe('true');
  await put(id, jpeg(8, 6)).expect(200);
  expect((await put(id, jpeg(8, 6, '00'))).body.code).toBe('PHOTO.HAS_CONTENT');
});

it.each([
  ['a page in the guise of a photo', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['a small file that unpacks to gigabytes (RC-074)', jpeg(30_000, 30_000), 422],
  ['more bytes than the limit', Buffer.concat([jpeg(8, 6), Buffer.alloc(1024 * 1024)]), 413],
  ['nothing', Buffer.alloc(0), 415],
])('refuse %s and keep nothing of it', async (_, bytes, status) => {
  const before = filesOf(owner.user.company.id).length;
  const { id } = await add();
  expect((await put(id, bytes)).status).toBe(status);
  await content(id).expect(404);
  expect(filesOf(owner.user.company.id)).toHaveLength(before);
});

it('refuse JSON as content, and images elsewhere', async () => {
  const { id } = await add();
  await owner.agent.put(`/api/projects/${job}/photos/${id}/content`).send({ a: 1 }).expect(415);
  await owner.agent.post('/api/projects').set('content-type', 'image/jpeg').send(jpeg(8, 6)).expect(415);
});

it('say that the disk is full, change nothing, and go on showing what is there', async () => {
  const shown = await add();
  await put(shown.id, jpeg(8, 6)).expect(200);
  const { id } = await add();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(test.app.get(FileStore), 'save').mockRejectedValue(full);
  const refused = await put(id, jpeg(8, 6));
  expect([refused.status, refused.body.code]).toEqual([507, 'SERVER.STORAGE_FULL']);
  expect((await owner.agent.get(`/api/projects/${job}/photos/${id}`)).body).toMatchObject({ hasContent: false, version: 1 });
  await content(shown.id).expect(200);
  jest.restoreAllMocks();
  await put(id, jpeg(8, 6)).expect(200);
});

it('leave no file behind when they are deleted, nor fail when it is gone already', async () => {
  const person = await test.people.signUp();
  const project = (await person.agent.post('/api/projects').send({ name: 'Fence' })).body.id;
  const path = `/api/projects/${project}/photos`;
  const [one, two] = await Promise.all([person.agent.post(path).send(FACTS), person.agent.post(path).send(FACTS)]);
  for (const { body } of [one, two]) {
    await person.agent.put(`${path}/${body.id}/content`).set('content-type', 'image/jpeg').send(jpeg(8, 6)).expect(200);
  }
  expect(filesOf(person.user.company.id)).toHaveLength(2);
  await person.agent.delete(`${path}/${one.body.id}`).expect(204);
  while (filesOf(person.user.company.id).length > 1) await new Promise((resume) => setImmediate(resume));
  expect(filesOf(person.user.company.id)).toHaveLength(1);
  rmSync(join(test.env.DATA_DIR, 'files', String(person.user.company.id)), { recursive: true });
  await person.agent.get(`${path}/${two.body.id}/content`).expect(404);
  await person.agent.delete(`${path}/${two.body.id}`).expect(204);
});

it('of another company are not found, on any path', async () => {
  const { id } = await add();
  await put(id, jpeg(8, 6)).expect(200);
  const stranger = await test.people.signUp();
  const one = `/api/projects/${job}/photos/${id}`;
  const { agent } = stranger;
  for (const asked of [agent.get(one), agent.patch(one).send({ caption: 'Mine' }), agent.delete(one), content(id, stranger)]) {
    expect((await asked).status).toBe(404);
  }
  expect((await put(id, jpeg(8, 6), 'image/jpeg', stranger)).status).toBe(404);
});
