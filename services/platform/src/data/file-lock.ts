import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Another process is using this data folder. */
export class DataDirInUse extends Error {
  constructor(file: string, pid: number) {
    super(
      `The data folder is in use by another Dwang process (pid ${pid}). An SQLite file has one writing process: stop that one, ` +
        `choose another DATA_DIR, or set DATABASE_URL to a MySQL or MariaDB server. (Lock: ${file})`,
    );
  }
}

/** Takes the data folder for this process; returns what gives it back. A lock left by a process that no longer runs is taken over. */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(resolve(dataDir), { recursive: true });
  const file = join(resolve(dataDir), 'dwang.lock');
  for (let tries = 0; ; tries += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      const pid = readPid(file);
      if (tries > 0 || (pid !== process.pid && isRunning(pid))) throw new DataDirInUse(file, pid);
      rmSync(file, { force: true });
    }
  }
}

function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
