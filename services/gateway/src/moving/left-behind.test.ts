import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileStore, newKey, Scheduler } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { areas } from '../areas';
import { exportOf, manifestOf, sendPieces, untilEnded } from './testing/moving-company';
import { realWork } from './testing/real-work';

const HOUR = 3_600_000;
let test: TestApp;
let zip: Buffer;

beforeAll(async () => {
  test = await startTestApp(areas);
  const from = await test.people.signUp();
  await realWork(from);
  zip = await exportOf(from);
}, 120_000);
afterAll(() => test?.close());

const rowsOf = (table: string, where: object) => test.db.manager.getRepository(table).findBy(where);
const runDue = (after = 0) => test.app.get(Scheduler).runDue(new Date(Date.now() + after));

/** What a process that was killed while it wrote leaves: the sent pieces, a row that says so, and a file that no row names. */
async function leftBehind(person: Person, tries: number): Promise<{ id: number; fileKey: string }> {
  const id = await sendPieces(person, zip);
  const companyId = person.user.company.id;
  const fileKey = newKey({ companyId, kind: 'photos', contentType: 'image/png' });
  await test.app.get(FileStore).put(fileKey, Readable.from([Buffer.from('half a photo')]));
  await test.db.manager.insert('company_import_files', { companyId, importId: id, fileKey });
  await test.db.manager.update('company_imports', { id }, { status: 'writing', tries, updatedAt: new Date(Date.now() - HOUR) });
  return { id, fileKey };
}

const filesOf = ({ user }: Person) =>
  readdirSync(join(test.env.DATA_DIR, 'files', String(user.company.id)), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** The sent pieces go once the import has ended. */
async function untilFiles(person: Person, count: number): Promise<void> {
  while (filesOf(person).length > count) await new Promise(setImmediate);
  expect(filesOf(person)).toHaveLength(count);
}

it('takes up what an ended process has left, and leaves none of its files', async () => {
  const to = await test.people.signUp();
  const { id, fileKey } = await leftBehind(to, 1);
  await runDue(HOUR);
  const ended = await untilEnded(to, id);
  expect(ended).toMatchObject({ status: 'done', problem: '', tables: manifestOf(zip).tables });
  await expect(test.app.get(FileStore).open(fileKey)).rejects.toThrow('no longer there');
  expect(await rowsOf('company_import_files', { importId: id })).toEqual([]);
  await untilFiles(to, manifestOf(zip).files.length);
});

it('gives up what ends the server each time, says so, and keeps nothing', async () => {
  const to = await test.people.signUp();
  const { id } = await leftBehind(to, 5);
  await runDue(2 * HOUR);
  expect(await untilEnded(to, id)).toMatchObject({ status: 'failed', problem: expect.stringMatching(/stopped again and again/) });
  expect(filesOf(to)).toEqual([]);
  await to.agent.post('/api/company/imports').send({ fileName: 'dwang.zip', size: 100 }).expect(201);
});

it('sweeps up what was given up a day ago, and what was left of a removal', async () => {
  const to = await test.people.signUp();
  const id = await sendPieces(to, zip);
  expect(filesOf(to)).not.toEqual([]);
  await runDue(30 * HOUR);
  await to.agent.get(`/api/company/imports/${id}`).expect(404);
  expect(filesOf(to)).toEqual([]);
});
