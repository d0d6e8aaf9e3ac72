import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { backupFolder, SecurityLogRow, Settings } from '@dwang/platform';
import { area as dashboard } from '@dwang/service-dashboard';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { BackupRow } from './backup.entity';
import { BackupMaker } from './backup-maker';
import { BackupPlaces } from './backup-places';
import { Backups } from './backups.service';

let test: TestApp;
let administrator: Person;
let copies: string;
const bucket = new Map<string, Buffer>();
const store = createServer(async (request, response) => {
  const content = await buffer(request);
  if (request.method === 'PUT') bucket.set(request.url ?? '', content);
  if (request.method === 'DELETE') bucket.delete(request.url ?? '');
  response.writeHead(200).end();
});
beforeAll(async () => {
  await new Promise<void>((resume) => store.listen(0, '127.0.0.1', resume));
  copies = mkdtempSync(join(tmpdir(), 'dwang-copies-'));
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const s3 = { S3_ENDPOINT: endpoint, S3_BUCKET: 'dwang', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  test = await startTestApp([area, dashboard], { settings: { BACKUP_COPY_DIR: copies, ...s3 } });
  administrator = await test.people.administrator();
});
afterAll(async () => {
  await test?.close();
  store.close();
  rmSync(copies, { recursive: true, force: true });
});
beforeEach(() => test.db.repo(BackupRow).clear());
afterEach(() => jest.restoreAllMocks());

const list = async () => (await administrator.agent.get('/api/admin/backups').expect(200)).body;
const folder = () => readdirSync(backupFolder(test.env.DATA_DIR));
const start = async () => {
  const { body } = await administrator.agent.post('/api/admin/backups').send({}).expect(201);
  await test.app.get(BackupMaker).settled();
  return body;
};
const notices = async () =>
  (await administrator.agent.get('/api/notifications').query({ kind: 'backup-failed' }).expect(200)).body.items;

it('makes a backup now, tries it out, copies it elsewhere, and gives it to the administrator alone', async () => {
  expect(await start()).toMatchObject({ type: 'manual', status: 'in_progress', size: 0 });
  const { items, totals } = await list();
  expect(items).toMatchObject([{ status: 'completed', reason: '', places: ['folder', 'second folder', 'bucket'] }]);
  expect(items[0].rows).toBeGreaterThan(2);
  expect(Date.parse(items[0].verifiedAt)).toBeGreaterThan(0);
  const places = ['folder', 'second folder', 'bucket'];
  expect(totals).toEqual({ count: 1, lastGoodAt: items[0].date, frequency: 'daily', keepDays: 30, places });
  const [name = ''] = readdirSync(copies);
  const content = readFileSync(join(backupFolder(test.env.DATA_DIR), name));
  expect(content.length).toBe(items[0].size);
  expect(readFileSync(join(copies, name)).equals(content)).toBe(true);
  expect(bucket.get(`/dwang/backups/${name}`)?.equals(content)).toBe(true);
  const owner = await test.people.signUp();
  await owner.agent.get(`/api/admin/backups/${items[0].id}/file`).expect(403);
  const answer = await administrator.agent.get(`/api/admin/backups/${items[0].id}/file`).buffer(true).expect(200);
  expect(Buffer.isBuffer(answer.body) ? answer.body.equals(content) : false).toBe(true);
  expect(content.includes('administrator')).toBe(false);
  expect(await test.db.repo(SecurityLogRow).countBy({ code: 'backup.taken' })).toBe(1);
});

it('makes one at a time', async () => {
  const now = new Date();
  const nothing = { size: 0, rows: 0, files: 0, verifiedAt: null, places: '', reason: '', fileName: 'other' };
  await test.db.repo(BackupRow).insert({ ...nothing, at: now, aliveAt: now, type: 'auto', status: 'in_progress' });
  const refused = await administrator.agent.post('/api/admin/backups').send({});
  expect([refused.status, refused.body.code]).toEqual([409, 'BACKUP.RUNNING']);
});

it('says why a backup failed, leaves no half of it, and tells the administrator', async () => {
  const place = mkdtempSync(join(tmpdir(), 'dwang-full-'));
  const path = join(place, 'full');
  symlinkSync('/dev/full', `${path}.part`);
  jest.spyOn(test.app.get(BackupPlaces), 'pathOf').mockReturnValue(path);
  await start();
  expect((await list()).items).toMatchObject([{ status: 'failed', size: 0, reason: 'There is no room left on the disk.' }]);
  expect(readdirSync(place)).toEqual([]);
  expect((await notices())[0]).toMatchObject({ title: 'Backup failed', message: 'There is no room left on the disk.' });
  expect(await test.db.repo(SecurityLogRow).countBy({ code: 'backup.failed', severity: 'high' })).toBeGreaterThan(0);
  rmSync(place, { recursive: true });
});

it('takes one that a crash left open for failed at the next start', async () => {
  const long = new Date(Date.now() - 3_600_000);
  const nothing = { size: 0, rows: 0, files: 0, verifiedAt: null, places: '', reason: '', fileName: 'crashed' };
  await test.db.repo(BackupRow).insert({ ...nothing, at: long, aliveAt: long, type: 'auto', status: 'in_progress' });
  await test.app.get(Backups).onApplicationBootstrap();
  expect((await list()).items).toMatchObject([{ status: 'failed', reason: 'The server stopped while it was being made.' }]);
});

it('TR-410 sweeps what a killed process left half made, here and of its copies, but no copy that is being written', async () => {
  await start();
  const half = 'dwang-2026-01-01T00-00-00-000Z-aaaaaa.dwang-backup.part';
  const own = backupFolder(test.env.DATA_DIR);
  mkdirSync(join(own, 'verify-aB3dE6'));
  for (const path of [join(own, half), join(own, 'verify-aB3dE6', 'dwang.sqlite'), join(copies, half), join(copies, `b${half}`)])
    writeFileSync(path, 'half');
  utimesSync(join(copies, half), new Date(0), new Date(0));
  await start();
  expect(folder().filter((name) => !name.endsWith('.dwang-backup'))).toEqual([]);
  expect(readdirSync(copies).filter((name) => name.endsWith('.part'))).toEqual([`b${half}`]);
  rmSync(join(copies, `b${half}`));
});

it('TR-403 makes the one that is due although a wrong clock has dated the last one, or one that is being made, weeks ahead', async () => {
  const ahead = new Date(Date.now() + 40 * 86_400_000);
  const row = {
    at: ahead,
    aliveAt: ahead,
    type: 'auto' as const,
    size: 0,
    rows: 0,
    files: 0,
    verifiedAt: null,
    places: '',
    reason: '',
  };
  await test.db.repo(BackupRow).insert({ ...row, status: 'completed', fileName: 'ahead' });
  await test.db.repo(BackupRow).insert({ ...row, status: 'in_progress', fileName: 'ahead too' });
  await test.app.get(Backups).runDue(new Date(Date.now() + 86_400_000));
  await test.app.get(BackupMaker).settled();
  const made = await test.db.repo(BackupRow).findBy({ type: 'auto', status: 'completed' });
  expect(made.filter(({ fileName }) => fileName !== 'ahead')).toHaveLength(1);
  expect(await test.db.repo(BackupRow).findOneBy({ fileName: 'ahead too' })).toMatchObject({ status: 'failed' });
});

it('makes one after each midnight of New Zealand, once, and lets go of those older than the setting', async () => {
  const backups = test.app.get(Backups);
  const noon = new Date(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T01:00:00Z`);
  const at = (days: number, minutes = 0) => new Date(noon.getTime() + days * 86_400_000 + minutes * 60_000);
  const runDue = async (now: Date) => {
    await backups.runDue(now);
    await test.app.get(BackupMaker).settled();
  };
  await runDue(at(0));
  await runDue(at(0, 5));
  expect((await list()).items).toMatchObject([{ type: 'auto', status: 'completed' }]);
  await runDue(at(1));
  expect((await list()).totals.count).toBe(2);
  const before = folder().length;
  await runDue(at(30, 5));
  const { items } = await list();
  expect(items).toHaveLength(2);
  expect(items.map(({ date }: { date: string }) => date)).toEqual([at(30, 5), at(1)].map((day) => day.toISOString()));
  expect(folder()).toHaveLength(before);
  expect(await test.app.get(Settings).get('db_backup_retention')).toBe(30);
});

if (process.env.TEST_DATABASE === 'mysql') {
  it('TR-410 drops the schema in which a killed process tried its backup', async () => {
    const name = `${new URL(test.env.DATABASE_URL ?? '').pathname.slice(1)}_verify_0123abcd`;
    await test.db.dataSource.query(`CREATE DATABASE ${name}`);
    await start();
    expect(await test.db.dataSource.query('SHOW DATABASES LIKE ?', [name])).toEqual([]);
  });
}
