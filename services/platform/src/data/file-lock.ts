import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadDriver } from './sqlite-options';

/** Another process is using this data folder. */
export class DataDirInUse extends Error {
  constructor(file: string) {
    super(
      'The data folder is in use by another process of this app. An SQLite file has one writing process: stop that one, ' +
        `choose another DATA_DIR, or set DATABASE_URL to a MySQL or MariaDB server. (Lock: ${file})`,
    );
  }
}

interface LockFile {
  exec(sql: string): void;
  close(): void;
}
type Open = new (file: string, options: { timeout: number }) => LockFile;

/**
 * Takes the data folder for this process; returns what gives it back. The lock is the operating system's, on an open file that SQLite locks on
 * every platform: it ends with its process, however that ends, and holds between containers.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 });
  const file = join(resolve(dataDir), 'dwang-lock.sqlite');
  const lock = take(file) ?? take(file);
  if (!lock) throw new DataDirInUse(file);
  return () => lock.close();
}

/** Null when the file was damaged and has been removed. */
function take(file: string): LockFile | null {
  let lock: LockFile | undefined;
  try {
    lock = new (loadDriver() as Open)(file, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (isCode(error, /^SQLITE_BUSY/)) throw new DataDirInUse(file);
    if (!isCode(error, /^SQLITE_(NOTADB|CORRUPT)/)) throw error;
    rmSync(file);
    return null;
  }
}

const isCode = (error: unknown, code: RegExp): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && code.test(String(error.code));
