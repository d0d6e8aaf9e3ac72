import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore, Pictures, Scheduler } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { area } from '../index';

let test: TestApp;
let owner: Person;
let job: number;
let teal: Buffer;
beforeAll(async () => {
  test = await startTestApp([area], { settings: { MAX_UPLOAD_MB: '1' } });
  owner = await test.people.signUp();
  job = await newJob(owner, 'Smith deck');
  teal = await jpeg('teal');
});
afterAll(() => test.close());
afterEach(() => jest.restoreAllMocks());

const newJob = async (person: Person, name: string): Promise<number> =>
  (await person.agent.post('/api/projects').send({ name }).expect(201)).body.id;
const jpeg = (background: string, width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
/** A frame header that says this size, and nothing behind it. */
const header = (width: number, height: number) => {
  const side = (pixels: number) => pixels.toString(16).padStart(4, '0');
  return Buffer.from(`ffd8ffc0001108${side(height)}${side(width)}030122000211010311`, 'hex');
};
const FACTS = { contentType: 'image/jpeg', size: 40, width: 8, height: 6, caption: 'Joist' };

const path = (id: number | string = '', project = job) => `/api/projects/${project}/photos${id && `/${id}`}`;
const add = async (fields: object = {}, person = owner, project = job) =>
  (
    await person.agent
      .post(path('', project))
      .send({ ...FACTS, ...fields })
      .expect(201)
  ).body;
const put = (id: number, content: Buffer, type = 'image/jpeg', person = owner, project = job) =>
  person.agent
    .put(`${path(id, project)}/content`)
    .set('content-type', type)
    .send(content);
const content = (id: number, person = owner) => person.agent.get(`${path(id)}/content`);
const thumbnail = (id: number) => owner.agent.get(`${path(id)}/thumbnail`);
const filesOf = (companyId: number, kind = 'photos') => {
  try {
    return readdirSync(join(test.env.DATA_DIR, 'files', String(companyId), kind));
  } catch {
    return [];
  }
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resume) => setImmediate(resume));
};

it('are told of first and uploaded then; the content decides what they are', async () => {
  const photo = await add({ takenAt: '2026-03-02T20:00:00Z' });
  expect(photo).toMatchObject({
    hasContent: false,
    caption: 'Joist',
    takenAt: '2026-03-02T20:00:00.000Z',
    place: null,
    mark: null,
  });
  await content(photo.id).expect(404);
  await thumbnail(photo.id).expect(404);
  const answer = await put(photo.id, teal, 'image/png').expect(200);
  const { body, headers } = await content(photo.id).expect(200);
  expect(answer.body).toMatchObject({ hasContent: true, contentType: 'image/jpeg', width: 80, height: 60, size: body.length });
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: expect.stringContaining('cookie'),
  });
  expect((await owner.agent.get(path())).body).toMatchObject({ totals: { count: 1 }, nextCursor: null });
});

it('are kept upright, without what the camera wrote but the date', async () => {
  const photo = await add({ takenAt: '2026-03-02T20:05:07Z' });
  const held = await sharp(teal)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Hemi' }, IFD3: { GPSLatitudeRef: 'S' } })
    .toBuffer();
  expect(held.includes('Hemi')).toBe(true);
  expect((await put(photo.id, held).expect(200)).body).toMatchObject({ width: 60, height: 80 });
  const { body } = await content(photo.id).expect(200);
  const { width, height, orientation = 1, exif } = await sharp(body).metadata();
  expect([width, height, orientation]).toEqual([60, 80, 1]);
  expect(exif?.includes('2026:03:03 09:05:07')).toBe(true);
  expect(body.includes('Hemi')).toBe(false);
});

it('keep their place only when it is said, and lose it when that is asked', async () => {
  const place = { lat: -36.848461, lng: 174.763336 };
  const photo = await add({ place });
  expect(photo.place).toEqual(place);
  const without = await owner.agent.patch(path(photo.id)).send({ place: null, version: photo.version }).expect(200);
  expect(without.body.place).toBeNull();
  const refused = await owner.agent
    .post(path())
    .send({ ...FACTS, place: { lat: 91, lng: 0 } })
    .expect(400);
  expect(refused.body.errors[0].field).toBe('place.lat');
});

it('take the same content again after a lost answer, and no other', async () => {
  const { id } = await add();
  const both = await Promise.all([put(id, teal).set('idempotency-key', 'lost'), put(id, teal).set('idempotency-key', 'lost')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const stored = (await content(id)).body;
  await put(id, teal).expect(200);
  expect((await content(id)).body).toEqual(stored);
  expect((await put(id, await jpeg('olive'))).body.code).toBe('PHOTO.HAS_CONTENT');
});

it.each([
  ['a page in the guise of a photo', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['a photo that is a zip as well', () => Buffer.concat([teal, Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]), 415],
  ['a photo that is cut off', () => teal.subarray(0, teal.length - 40), 415],
  ['a small file that unpacks to gigabytes (RC-074)', () => header(30_000, 30_000), 422],
  ['more bytes than the limit', () => Buffer.concat([teal, Buffer.alloc(1024 * 1024)]), 413],
  ['nothing', () => Buffer.alloc(0), 400],
])('refuse %s and keep nothing of it', async (_, bytes, status) => {
  const before = filesOf(owner.user.company.id).length;
  const { id } = await add();
  expect((await put(id, bytes())).status).toBe(status);
  await content(id).expect(404);
  expect(filesOf(owner.user.company.id)).toHaveLength(before);
});

it('say how large a file may be, when one is larger (TR-220)', async () => {
  const { id } = await add();
  const answer = await put(id, Buffer.concat([teal, Buffer.alloc(1024 * 1024)]));
  expect(answer.body).toMatchObject({ code: 'REQUEST.TOO_LARGE', detail: 'A file can be at most 1 MB' });
});

it('refuse JSON as content, and images elsewhere', async () => {
  const { id } = await add();
  await owner.agent
    .put(`${path(id)}/content`)
    .send({ a: 1 })
    .expect(415);
  await owner.agent.post('/api/projects').set('content-type', 'image/jpeg').send(teal).expect(415);
});

it('have a small copy; without one the photo itself is shown, and the copy is made later', async () => {
  const { id } = await add();
  const large = await jpeg('olive', 1600, 1200);
  const broken = jest.spyOn(test.app.get(Pictures), 'small').mockRejectedValue(new Error('out of memory'));
  await put(id, large).expect(200);
  const instead = await thumbnail(id).expect(200);
  expect(instead.headers['content-type']).toBe('image/jpeg');
  broken.mockRestore();
  const copies = await Promise.all([thumbnail(id), thumbnail(id)]);
  for (const { body, headers } of copies) {
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
  }
});

it('say that the disk is full, change nothing, and go on showing what is there', async () => {
  const shown = await add();
  await put(shown.id, teal).expect(200);
  const { id } = await add();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(test.app.get(FileStore), 'save').mockRejectedValue(full);
  const refused = await put(id, teal);
  expect([refused.status, refused.body.code]).toEqual([507, 'SERVER.STORAGE_FULL']);
  expect((await owner.agent.get(path(id))).body).toMatchObject({ hasContent: false, version: 1 });
  await content(shown.id).expect(200);
  jest.restoreAllMocks();
  await put(id, teal).expect(200);
});

it('show before and after the work', async () => {
  const person = await test.people.signUp();
  const project = await newJob(person, 'Fence');
  const all: { id: number }[] = [];
  for (const caption of ['Old fence', 'Digging', 'New fence']) all.push(await add({ caption }, person, project));
  const mark = (index: number, to: string | null) =>
    person.agent.patch(path(all[index]?.id, project)).send({ mark: to }).expect(200);
  await mark(0, 'before');
  await mark(2, 'after');
  const list = (query: object) => person.agent.get(path('', project)).query(query);
  expect((await list({})).body.totals).toEqual({ count: 3, before: 1, after: 1 });
  const marked = (await list({ marked: 'true' })).body;
  expect([marked.totals.count, marked.items.map((photo: { mark: string }) => photo.mark).sort()]).toEqual([
    2,
    ['after', 'before'],
  ]);
  await mark(0, null);
  expect((await list({})).body.totals).toEqual({ count: 3, before: 0, after: 1 });
  await person.agent.patch(path(all[0]?.id, project)).send({ mark: 'during' }).expect(400);
});

it('come back after a deletion for 30 days; then nothing of them is left', async () => {
  const person = await test.people.signUp();
  const { id: companyId } = person.user.company;
  const project = await newJob(person, 'Roof');
  const [one, two] = [await add({}, person, project), await add({}, person, project)];
  for (const { id } of [one, two]) await put(id, teal, 'image/jpeg', person, project).expect(200);
  await person.agent.delete(path(one.id, project)).expect(204);
  await person.agent.get(path(one.id, project)).expect(404);
  await person.agent.get(`${path(one.id, project)}/content`).expect(404);
  expect((await person.agent.get(path('', project))).body.totals.count).toBe(1);
  const back = await person.agent.post(`${path(one.id, project)}/restore`).expect(200);
  expect(back.body).toMatchObject({ uid: one.uid, hasContent: true });
  await person.agent.post(`${path(one.id, project)}/restore`).expect(200);
  await person.agent.delete(path(one.id, project)).expect(204);
  const sweep = (days: number) => test.app.get(Scheduler).runDue(new Date(Date.now() + days * 24 * 3600 * 1000));
  await sweep(29);
  await person.agent.post(`${path(one.id, project)}/restore`).expect(200);
  await person.agent.delete(path(one.id, project)).expect(204);
  await sweep(62);
  await until(() => filesOf(companyId).length === 1 && filesOf(companyId, 'thumbnails').length === 1);
  await person.agent.post(`${path(one.id, project)}/restore`).expect(404);
});

it('that are deleted do not hold their job back, and go with it', async () => {
  const person = await test.people.signUp();
  const project = await newJob(person, 'Gate');
  const { id } = await add({}, person, project);
  await put(id, teal, 'image/jpeg', person, project).expect(200);
  await person.agent.delete(`/api/projects/${project}`).expect(409);
  await person.agent.delete(path(id, project)).expect(204);
  await person.agent.delete(`/api/projects/${project}`).expect(204);
  await until(() => filesOf(person.user.company.id).length === 0);
});

it('are deleted although their file is gone already', async () => {
  const person = await test.people.signUp();
  const project = await newJob(person, 'Shed');
  const { id } = await add({}, person, project);
  await put(id, teal, 'image/jpeg', person, project).expect(200);
  rmSync(join(test.env.DATA_DIR, 'files', String(person.user.company.id)), { recursive: true });
  await person.agent.get(`${path(id, project)}/content`).expect(404);
  await person.agent.get(`${path(id, project)}/thumbnail`).expect(404);
  await person.agent.delete(path(id, project)).expect(204);
});

it('can be had as one zip, named by day, mark and caption', async () => {
  const person = await test.people.signUp();
  const project = await newJob(person, 'Ōtaki / whare');
  const facts = { takenAt: '2026-03-02T20:05:07Z', caption: '../../north\nwall', mark: 'before' };
  const first = await add(facts, person, project);
  await put(first.id, teal, 'image/jpeg', person, project).expect(200);
  await add({ caption: 'Never sent' }, person, project);
  const asked = person.agent
    .get(path('archive', project))
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    });
  const { body, headers } = await asked.expect(200);
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''%C5%8Ctaki%20_%20whare%20photos.zip`);
  const files = unzipSync(new Uint8Array(body));
  expect(Object.keys(files)).toEqual([`2026-03-03 before .._.._north wall (${first.id}).jpg`]);
  expect(strFromU8(Object.values(files)[0]?.subarray(6, 10) ?? new Uint8Array(), true)).not.toBe('');
});

it('of another company are not found, on any path', async () => {
  const { id } = await add();
  await put(id, teal).expect(200);
  const stranger = await test.people.signUp();
  const { agent } = stranger;
  const one = path(id);
  const asked = [
    agent.get(path()),
    agent.get(path('archive')),
    agent.get(one),
    agent.patch(one).send({ caption: 'Mine' }),
    agent.delete(one),
    agent.post(`${one}/restore`),
    agent.get(`${one}/thumbnail`),
    content(id, stranger),
    put(id, teal, 'image/jpeg', stranger),
  ];
  for (const answer of asked) expect((await answer).status).toBe(404);
});
