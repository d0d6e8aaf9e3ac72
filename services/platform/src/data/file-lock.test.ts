import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirInUse, lockDataDir } from './file-lock';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'dwang-lock-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

/** Another process that holds the folder. */
async function holder(dir: string): Promise<ChildProcess> {
  const driver = Number.parseInt(process.versions.node, 10) >= 22 ? 'better-sqlite3-napi' : 'better-sqlite3';
  const hold = `const lock = new (require('${driver}'))(process.argv[1]); lock.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => lock, 1000)`;
  const child = spawn(process.execPath, ['-e', hold, join(dir, 'dwang-lock.sqlite')], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

it('refuses a data folder that another process uses, in words, and takes it once that process was killed (TR-408)', async () => {
  const dir = folder();
  const other = await holder(dir);
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
  expect(() => lockDataDir(dir)).toThrow(/choose another DATA_DIR, or set DATABASE_URL/);
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  lockDataDir(dir)();
});

it('refuses a data folder that this process uses already, until it is given back (TR-408)', () => {
  const dir = folder();
  const unlock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
  unlock();
  lockDataDir(dir)();
});

it('minds no file that is left over: neither the number of a process that has another one now, nor a damaged lock (TR-408)', () => {
  const dir = folder();
  writeFileSync(join(dir, 'dwang.lock'), String(process.ppid));
  writeFileSync(join(dir, 'dwang-lock.sqlite'), 'no database at all'.repeat(100));
  lockDataDir(dir)();
});
