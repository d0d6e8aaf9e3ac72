import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('refuses a data folder that another process uses, in words', () => {
  const dir = folder();
  writeFileSync(join(dir, 'dwang.lock'), String(process.ppid));
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
  expect(() => lockDataDir(dir)).toThrow(/choose another DATA_DIR, or set DATABASE_URL/);
});

it('takes over the lock of a process that was killed', () => {
  const dir = folder();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(dir, 'dwang.lock'), String(pid));
  const unlock = lockDataDir(dir);
  unlock();
  expect(existsSync(join(dir, 'dwang.lock'))).toBe(false);
});
