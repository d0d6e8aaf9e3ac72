import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { dwangDataSource, FileStore, makeBackup, PLATFORM_TABLES, readEnv, verifyAudit } from '@dwang/platform';
import {
  createTestDatabase,
  type Person,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
  type TestDatabase,
} from '@dwang/testing/services';
import { areas } from '../areas';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';
import { restore } from './restore';

const KEY = 'a key of at least thirty-two letters';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const built = makeBuiltFront();
const folder = mkdtempSync(join(tmpdir(), 'dwang-backup-'));
const path = join(folder, 'all.dwang-backup');
const databases: TestDatabase[] = [];
let test: TestApp;
let owner: Person;
let photoHash: string;
let fileKey: string;

const serve = (database?: TestDatabase) =>
  startTestApp([], {
    settings: { BACKUP_KEY: KEY, ...database?.settings },
    compose: (env) => createGateway(env, new Front(undefined, built.root)),
  });
const back = (from: TestApp, to: string) =>
  makeBackup({ dataSource: from.db.dataSource, files: from.app.get(FileStore), key: KEY, path: to, now: new Date() });
async function anotherDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
}
/** An SQLite installation, whatever the tests run on. */
function anotherFolder(): TestDatabase {
  const place = mkdtempSync(join(folder, 'data-'));
  return { settings: { DATA_DIR: place }, keepTables: async () => undefined, remove: async () => undefined };
}
const envOf = (database: TestDatabase, more: Record<string, string> = {}) =>
  readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', BACKUP_KEY: KEY, ...database.settings, ...more });
async function bring(file: string, database: TestDatabase, ...more: string[]): Promise<string> {
  const lines: string[] = [];
  await restore(envOf(database), { path: file, isForced: more.includes('--force') }, (line) => lines.push(line) > 0);
  return lines.join('\n');
}
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

beforeAll(async () => {
  test = await serve();
  owner = await test.people.signUp({ companyName: 'Kōwhai Building 🔨' });
  const post = async (at: string, body: object) => (await owner.agent.post(`/api${at}`).send(body).expect(201)).body;
  const client = await post('/clients', { name: 'Rāwiri & Sons', notes: 'line\nbreak, 漢字, ’ and \\ %' });
  const job = await post('/projects', { name: 'Deck', clientId: client.id, hourlyRate: '87.13' });
  await post('/time-entries', { projectId: job.id, startTime: '2026-03-02T20:00:00Z', duration: 5400 });
  await post('/invoices', { clientId: client.id, projectId: job.id, subtotal: '1450.05', issueDate: '2026-04-05' });
  const photo = await post(`/projects/${job.id}/photos`, { contentType: 'image/png', size: PNG.length, width: 1, height: 1 });
  const content = owner.agent.put(`/api/projects/${job.id}/photos/${photo.id}/content`).set('content-type', 'image/png');
  await content.send(PNG).expect(200);
  const [row] = await test.db.dataSource.query<{ fileKey: string }[]>('SELECT fileKey FROM project_photos');
  fileKey = row?.fileKey ?? '';
  photoHash = hash(await buffer((await test.app.get(FileStore).open(fileKey)).stream));
  await back(test, path);
});
afterAll(async () => {
  await test?.close();
  for (const database of databases) await database.remove();
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What must hold in an installation that was brought back. */
async function expectAllThere(app: TestApp): Promise<void> {
  const { agent } = await app.people.signIn(owner.user.username, TEST_PASSWORD);
  const { items } = (await agent.get('/api/invoices').expect(200)).body;
  expect(items).toMatchObject([{ invoiceNumber: 'INV-2026-04001', subtotal: '1450.05' }]);
  const clients = (await agent.get('/api/clients').query({ q: 'rawiri' }).expect(200)).body;
  expect(clients.items).toMatchObject([{ name: 'Rāwiri & Sons', notes: 'line\nbreak, 漢字, ’ and \\ %' }]);
  const next = { clientId: clients.items[0].id, subtotal: '10.00', issueDate: '2026-04-06' };
  expect((await agent.post('/api/invoices').send(next).expect(201)).body.invoiceNumber).toBe('INV-2026-04002');
  expect(hash(await buffer((await app.app.get(FileStore).open(fileKey)).stream))).toBe(photoHash);
  expect((await verifyAudit(app.db.dataSource)).filter(({ fault }) => fault)).toEqual([]);
  await owner.agent.get('/api/auth/user').expect(200);
  const old = await app.nobody().get('/api/auth/user').set('cookie', owner.cookie);
  expect(old.status).toBe(401);
}

it('RC-145 I12 brings all of it back into an empty installation: log-in, sums, files, audit and the next invoice number', async () => {
  const database = await anotherDatabase();
  expect(await bring(path, database)).toContain('Restored the backup of');
  const again = await serve(database);
  try {
    await expectAllThere(again);
  } finally {
    await again.close();
  }
});

it('brings it to the other database and back, row for row', async () => {
  const [file, server] = [anotherFolder(), await anotherDatabase()];
  await bring(path, file);
  const onFile = await serve({ ...file, settings: { DATABASE_URL: '', ...file.settings } });
  const second = join(folder, 'second.dwang-backup');
  await back(onFile, second).finally(() => onFile.close());
  await bring(second, server);
  const again = await serve(server);
  try {
    await expectAllThere(again);
  } finally {
    await again.close();
  }
});

describe('RC-147 refuses before it touches anything', () => {
  const broken = (name: string, change: (file: string) => void): string => {
    const file = join(folder, name);
    copyFileSync(path, file);
    change(file);
    return file;
  };
  const untouched = async (file: string, words: RegExp, key = KEY) => {
    const place = anotherFolder();
    const names = readdirSync(place.settings.DATA_DIR ?? '');
    await expect(restore(envOf(place, { BACKUP_KEY: key }), { path: file, isForced: false }, () => true)).rejects.toThrow(words);
    expect(readdirSync(place.settings.DATA_DIR ?? '')).toEqual(names);
  };

  it('a file that is cut off, at any place', async () => {
    const whole = readFileSync(path);
    for (const length of [0, 5, 40, 1000, whole.length - 16, whole.length - 1]) {
      await untouched(
        broken('cut', (file) => truncateSync(file, length)),
        /cut off or damaged|not a backup/,
      );
    }
  });

  it('a file of which one bit differs, and one with something behind its end', async () => {
    const whole = readFileSync(path);
    for (const at of [70, Math.floor(whole.length / 2), whole.length - 3]) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await untouched(
        broken('bit', (file) => writeFileSync(file, bytes)),
        /cut off or damaged/,
      );
    }
    await untouched(
      broken('more', (file) => writeFileSync(file, Buffer.concat([whole, Buffer.from('more')]))),
      /cut off or damaged/,
    );
  });

  it('another key, and what is no backup', async () => {
    await untouched(path, /another key/, 'another key of at least thirty-two letters');
    await untouched(
      broken('text', (file) => writeFileSync(file, 'SELECT 1; '.repeat(100))),
      /not a backup/,
    );
  });

  it('data that is there already, unless told so; the old file stays beside it', async () => {
    const place = anotherFolder();
    await bring(path, place);
    const before = readFileSync(join(place.settings.DATA_DIR ?? '', 'dwang.sqlite'));
    await expect(bring(path, place)).rejects.toThrow(/--force/);
    expect(readFileSync(join(place.settings.DATA_DIR ?? '', 'dwang.sqlite')).equals(before)).toBe(true);
    expect(await bring(path, place, '--force')).toContain('Restored');
    expect(readdirSync(place.settings.DATA_DIR ?? '').some((name) => name.startsWith('dwang.sqlite.before-'))).toBe(true);
  });

  it('a backup of a newer version, already when it is tried after it was made', async () => {
    const { dataSource } = test.db;
    const [newest] = await dataSource.query<{ id: number; name: string }[]>(
      'SELECT id, name FROM migrations ORDER BY timestamp DESC',
    );
    await dataSource.query('UPDATE migrations SET name = ? WHERE id = ?', ['FromTheFuture2999', newest?.id]);
    const file = join(folder, 'newer.dwang-backup');
    try {
      await expect(back(test, file)).rejects.toThrow(/newer version/);
    } finally {
      await dataSource.query('UPDATE migrations SET name = ? WHERE id = ?', [newest?.name, newest?.id]);
    }
    expect(readdirSync(folder).filter((name) => name.includes('newer'))).toEqual([]);
  });
});

it('brings an older backup up to this version', async () => {
  const place = anotherFolder();
  await bring(path, place);
  const old = dwangDataSource(envOf(place), [PLATFORM_TABLES, ...areas]);
  await old.initialize();
  const [newest] = await old.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  await old.undoLastMigration();
  const file = join(folder, 'older.dwang-backup');
  await makeBackup({ dataSource: old, files: test.app.get(FileStore), key: KEY, path: file, now: new Date() });
  await old.destroy();
  const fresh = anotherFolder();
  expect(await bring(file, fresh)).toContain('Brought up to this version by 1 migration');
  const now = dwangDataSource(envOf(fresh), [PLATFORM_TABLES, ...areas]);
  await now.initialize();
  expect(await now.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1')).toEqual([newest]);
  await now.destroy();
});
