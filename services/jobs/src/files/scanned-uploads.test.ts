import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SecurityLog, SecurityLogRow } from '@dwang/platform';
import { ClamdStandIn, EICAR, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import sharp from 'sharp';
import { area } from '../index';

let clamd: ClamdStandIn;
let test: TestApp;
let owner: Person;
let job: number;
let clean: Buffer;
let infected: Buffer;
beforeAll(async () => {
  clamd = await ClamdStandIn.start();
  test = await startTestApp([area], { settings: { CLAMD_ADDRESS: clamd.address } });
  owner = await test.people.signUp();
  job = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;
  clean = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  infected = Buffer.concat([clean, Buffer.from(EICAR)]);
});
beforeEach(() => {
  clamd.mood = 'well';
  clamd.scanned.length = 0;
});
afterAll(async () => {
  await test?.close();
  await clamd?.stop();
});

const FILE = 'application/octet-stream';
async function newPhoto(): Promise<string> {
  const facts = { contentType: 'image/jpeg', size: 40, width: 80, height: 60, caption: 'Joist' };
  const { id } = (await owner.agent.post(`/api/projects/${job}/photos`).send(facts).expect(201)).body;
  return `/api/projects/${job}/photos/${id}/content`;
}
const UPLOADS: [string, () => Promise<['put' | 'post', string, string]>][] = [
  ['a photo', async () => ['put', await newPhoto(), 'image/jpeg']],
  ['a file', async () => ['post', `/api/projects/${job}/files?name=Plan.pdf`, FILE]],
  ['a logo', async () => ['put', '/api/company/logo', 'image/jpeg']],
  ['a picture of a person', async () => ['put', '/api/account/avatar', 'image/jpeg']],
  ['a list of clients', async () => ['post', '/api/clients/import?name=clients.csv', FILE]],
];
const send = async ([method, url, type]: ['put' | 'post', string, string], content: Buffer, person = owner) =>
  person.agent[method](url).set('content-type', type).send(content);
const kept = (): string[] => {
  const folder = join(test.env.DATA_DIR, 'files', String(owner.user.company.id));
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((f) => (f.isFile() ? f.name : []))
    : [];
};

it.each(UPLOADS)('refuses %s that is infected, keeps nothing of it, and notes it', async (_, upload) => {
  const before = kept();
  const [method, url, type] = await upload();
  const { status, body } = await send([method, url, type], infected);
  expect([status, body.code]).toEqual([422, 'FILE.INFECTED']);
  expect(kept()).toEqual(before);
  await test.app.get(SecurityLog).settled();
  const notes = await test.db.repo(SecurityLogRow).findBy({ code: 'upload.infected', userId: owner.user.id });
  expect(notes.map(({ event }) => event)).toContainEqual(expect.stringContaining('Eicar-Test-Signature'));
});

it.each(UPLOADS)('takes no %s while it cannot be checked, and asks for another try', async (_, upload) => {
  clamd.mood = 'hangs-up';
  const before = kept();
  const { status, body, headers } = await send(await upload(), clean);
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'FILE.NOT_CHECKED', '30']);
  expect(kept()).toEqual(before);
});

it('takes the same photo once the scanner is back', async () => {
  const photo: ['put', string, string] = ['put', await newPhoto(), 'image/jpeg'];
  clamd.mood = 'hangs-up';
  expect((await send(photo, clean)).status).toBe(503);
  clamd.mood = 'well';
  expect((await send(photo, clean)).status).toBeLessThan(300);
  expect(clamd.scanned.map((content) => content.equals(clean))).toEqual([true]);
});

it('looks at nothing of who may not upload, and at no other request', async () => {
  const contractor = await test.people.addMember(owner, 'contractor');
  const logo: ['put', string, string] = ['put', '/api/company/logo', 'image/jpeg'];
  expect((await send(logo, clean, contractor)).status).toBe(403);
  expect((await test.nobody().put('/api/company/logo').set('content-type', 'image/jpeg').send(clean)).status).toBe(401);
  await owner.agent.patch('/api/company').send({ phone: '09 1' }).expect(200);
  expect(clamd.scanned).toEqual([]);
});
