import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { type Person, RedisServer, startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../../create-gateway';
import { Front } from '../../static/front';
import { makeBuiltFront } from '../../testing/built-front';
import { doctor } from './doctor';

const KEY = 'a key of at least thirty-two letters';
const built = makeBuiltFront();
let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
  owner = await test.people.signUp();
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

const settings = (more: Record<string, string> = {}): Record<string, string> => ({
  NODE_ENV: 'production',
  DATA_DIR: test.env.DATA_DIR,
  ...(test.env.DATABASE_URL ? { DATABASE_URL: test.env.DATABASE_URL } : {}),
  REMOTES_FILE: `${built.root}/shell/dist/remotes.json`,
  BACKUP_KEY: KEY,
  SECRETS_KEY: KEY,
  PUBLIC_URL: 'https://app.example.nz',
  ...more,
});
async function examine(source: Record<string, string>): Promise<{ isWell: boolean; text: string }> {
  const lines: string[] = [];
  const isWell = await doctor(source, (line) => lines.push(line) > 0);
  return { isWell, text: lines.join('\n') };
}

it('finds nothing wrong with a sound deployment, and says what is still worth knowing', async () => {
  const { isWell, text } = await examine(settings());
  expect(text).not.toContain('ERROR');
  expect(isWell).toBe(true);
  expect(text).toContain('The settings are fit for production');
  expect(text).toContain('Its tables are those of this version');
  expect(text).toContain('No backup was made yet');
  expect(text).toContain('Nothing keeps the server from running');
});

it('leaves the data as it was', async () => {
  await examine(settings());
  await owner.agent.get('/api/auth/user').expect(200);
});

it('names settings that cannot be read', async () => {
  const { isWell, text } = await examine(settings({ PORT: 'eighty', SMTP_URL: 'mail.example.nz' }));
  expect(isWell).toBe(false);
  expect(text).toMatch(/ERROR {4}PORT: /);
  expect(text).toContain('smtp://user:password@host:587');
});

it('finds keys that are missing and an address without https', async () => {
  const { isWell, text } = await examine({ ...settings({ PUBLIC_URL: 'http://app.example.nz', BACKUP_KEY: '' }) });
  expect(isWell).toBe(false);
  expect(text).toMatch(/ERROR {4}BACKUP_KEY: /);
  expect(text).toContain('http://app.example.nz must be an https address');
});

it('finds a database that does not answer, and keeps its password to itself', async () => {
  const { isWell, text } = await examine(settings({ DATABASE_URL: 'mysql://dwang:sesame-sesame@127.0.0.1:1/dwang' }));
  expect(isWell).toBe(false);
  expect(text).toContain('The database cannot be opened');
  expect(text).not.toContain('sesame');
});

it('finds a list of remotes that is missing, and keys of push messages that are no pair', async () => {
  const pair = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'c'.repeat(43), VAPID_SUBJECT: 'mailto:you@example.nz' };
  const { isWell, text } = await examine(settings({ REMOTES_FILE: '/nowhere/remotes.json', ...pair }));
  expect(isWell).toBe(false);
  expect(text).toContain('There is no remotes.json');
  expect(text).toContain('are not a pair');
});

it('finds a mail server that refuses us', async () => {
  const server: Server = createServer((socket) => socket.end('554 No service for you\r\n')).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { isWell, text } = await examine(settings({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  server.close();
  expect(isWell).toBe(false);
  expect(text).toContain('The mail server refuses us');
});

it('tells whether Redis answers and how many it joins, and keeps its password to itself', async () => {
  const redis = await RedisServer.start();
  const well = await examine(settings({ REDIS_URL: redis.url }));
  await redis.stop();
  const away = await examine(settings({ REDIS_URL: redis.url.replace('//', '//dwang:sesame-sesame@') }));
  expect(well.text).toMatch(/ok {7}Redis answers; 0 processes/);
  expect(away.isWell).toBe(true);
  expect(away.text).toContain('warning  Redis refuses us (ECONNREFUSED)');
  expect(away.text).not.toContain('sesame');
});

it('finds processes that share a database and do not hear of each other', async () => {
  const { manager } = test.db.dataSource;
  const load = { cpu: 1, memory: 1, disk: 1, residentMb: 100, lines: '[]' };
  const facts = { name: 'dwang-gateway', role: 'Gateway', host: 'here', pid: 1, node: '22', db: 'mysql', ...load };
  const now = new Date();
  for (const uid of ['one', 'other']) await manager.insert('server_processes', { uid, ...facts, startedAt: now, beatAt: now });
  const { isWell, text } = await examine(settings());
  await manager.delete('server_processes', { host: 'here' });
  expect(isWell).toBe(true);
  expect(text).toContain('2 processes share the database');
  expect((await examine(settings())).text).not.toContain('share the database');
});

it('tells which background work failed, and which waits in vain while a process runs', async () => {
  const { Scheduler } = await import('@dwang/platform');
  const scheduler = test.app.get(Scheduler);
  const job = { area: 'admin' as const, everySeconds: 3600 };
  const breaks = { ...job, name: 'break', title: 'Shear sheep', run: () => Promise.reject(new Error('The shears are blunt')) };
  scheduler.add(breaks);
  await scheduler.runDue(new Date());
  const failed = await examine(settings());
  expect(failed.isWell).toBe(true);
  expect(failed.text).toContain('warning  Background work failed when it last ran: Shear sheep (The shears are blunt)');
  const { manager } = test.db.dataSource;
  const now = new Date();
  const facts = { name: 'dwang-gateway', role: 'Gateway', host: 'here', pid: 1, node: '22', db: 'mysql', lines: '[]' };
  const load = { cpu: 1, memory: 1, disk: 1, residentMb: 100, startedAt: now, beatAt: now };
  await manager.update('job_leases', { name: 'break' }, { dueAt: new Date(now.getTime() - 3_600_000) });
  expect((await examine(settings())).text).not.toContain('overdue');
  await manager.insert('server_processes', { uid: 'alive', ...facts, ...load });
  const overdue = await examine(settings());
  await manager.delete('server_processes', { uid: 'alive' });
  await manager.delete('job_leases', { name: 'break' });
  expect(overdue.text).toContain('warning  Background work is overdue: Shear sheep');
  expect((await examine(settings())).text).toMatch(/ok {7}All \d+ background jobs went well/);
});

it('finds a scanner that does not answer', async () => {
  const { isWell, text } = await examine(settings({ CLAMD_ADDRESS: '127.0.0.1:1' }));
  expect(isWell).toBe(false);
  expect(text).toContain('clamd does not answer');
});

it('says that a list of breached passwords does not answer, which keeps nobody out', async () => {
  const { isWell, text } = await examine(settings({ BREACHED_PASSWORDS_URL: 'http://127.0.0.1:1' }));
  expect(isWell).toBe(true);
  expect(text).toContain('The list of breached passwords does not answer');
});

it('finds migrations to run, and a database of a newer version', async () => {
  const { dataSource } = test.db;
  const [row] = await dataSource.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM migrations ORDER BY id DESC LIMIT 1',
  );
  await dataSource.query('UPDATE migrations SET name = ? WHERE id = ?', ['OfTomorrow1999000000001', row?.id]);
  const newer = await examine(settings());
  await dataSource.query('DELETE FROM migrations WHERE id = ?', [row?.id]);
  const older = await examine(settings());
  await dataSource.query('INSERT INTO migrations (id, timestamp, name) VALUES (?, ?, ?)', [row?.id, 1776000000000, row?.name]);
  expect(newer.isWell).toBe(false);
  expect(newer.text).toContain('a newer version of the app');
  expect(older.text).toContain('1 migrations are still to be run');
});

it('knows how old the last good backup is', async () => {
  const { dataSource } = test.db;
  const at = new Date(Date.now() - 9 * 24 * 3_600_000).toISOString().replace('T', ' ').replace('Z', '');
  await dataSource.query(
    'INSERT INTO backups (at, type, status, fileName, size, rowCount, fileCount, verifiedAt, aliveAt, places, reason) ' +
      "VALUES (?, 'full', 'completed', 'x', 1, 1, 0, ?, ?, 'here', '')",
    [at, at, at],
  );
  const { isWell, text } = await examine(settings());
  expect(isWell).toBe(false);
  expect(text).toContain('The last good backup is 9 days old');
});

it('finds accounts of the demo that have its password', async () => {
  const { DEMO_COMPANY_UID, Passwords } = await import('@dwang/identity');
  const hash = await test.app.get(Passwords).hash('dwang-demo');
  const { user } = await test.people.signUp();
  await test.db.dataSource.query('UPDATE users SET username = ?, passwordHash = ? WHERE id = ?', ['mere', hash, user.id]);
  await test.db.dataSource.query('UPDATE companies SET uid = ? WHERE id = ?', [DEMO_COMPANY_UID, user.company.id]);
  const { isWell, text } = await examine(settings());
  expect(isWell).toBe(false);
  expect(text).toMatch(/of the demo have its password.*: mere\./);
});

it('finds what was sealed with another key, in the database and in the last backup', async () => {
  const { backupFolder, makeBackup, FileStore, Secrets } = await import('@dwang/platform');
  const other = 'another key of thirty-two letters or more';
  const { dataSource } = test.db;
  const sealed = new Secrets({ SECRETS_KEY: [other], DATA_DIR: test.env.DATA_DIR }).seal('word', 'here');
  const now = new Date();
  const { identifiers } = await dataSource.manager.insert('app_factors', {
    userId: owner.user.id,
    secret: sealed,
    createdAt: now,
  });
  mkdirSync(backupFolder(test.env.DATA_DIR), { recursive: true });
  const path = join(backupFolder(test.env.DATA_DIR), 'last.dwang-backup');
  await makeBackup({ dataSource, files: test.app.get(FileStore), key: other, path, now });
  const facts = { at: now, type: 'full', status: 'completed', fileName: 'last.dwang-backup', size: 1, rows: 1, files: 0 };
  await dataSource.manager.insert('backups', { ...facts, verifiedAt: now, aliveAt: now, places: 'folder', reason: '' });
  const wrong = await examine(settings());
  const right = await examine(settings({ BACKUP_KEY: other, SECRETS_KEY: `${KEY},${other}` }));
  await dataSource.manager.delete('app_factors', { id: identifiers[0]?.id });
  expect(wrong.isWell).toBe(false);
  expect(wrong.text).toContain('1 of 1 secrets in the database');
  expect(wrong.text).toContain('The last backup, last.dwang-backup, was sealed with another key');
  expect(right.text).toContain('The key opens all that is sealed in the database');
  expect(right.text).toContain('The key opens the last backup');
});

if (process.env.TEST_DATABASE === 'mysql') {
  it('finds a table of another character set, and says how to change it', async () => {
    const { dataSource } = test.db;
    const convert = (to: string) => dataSource.query(`ALTER TABLE sign_in_attempts CONVERT TO CHARACTER SET ${to}`);
    await convert('latin1 COLLATE latin1_swedish_ci');
    const broken = await examine(settings());
    await convert('utf8mb4 COLLATE utf8mb4_bin');
    expect(broken.isWell).toBe(false);
    expect(broken.text).toMatch(
      /ERROR {4}The database: column sign_in_attempts\.accountKey must have the collation utf8mb4_bin: ALTER TABLE/,
    );
  });
}
