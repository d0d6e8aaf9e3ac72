import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env/env.schema';

type KeyEnv = Pick<Env, 'BACKUP_KEY' | 'BACKUP_KEY_FILE' | 'DATA_DIR' | 'NODE_ENV'>;

const SHORTEST = 32;

/**
 * What backups are sealed with: `BACKUP_KEY`, or what stands in `BACKUP_KEY_FILE`. Outside production a key made in `DATA_DIR` will do; in
 * production it must be kept apart from the data, else whoever loses the one loses the other.
 */
export function backupKey(env: KeyEnv): string {
  if (env.BACKUP_KEY) return env.BACKUP_KEY;
  if (env.BACKUP_KEY_FILE) return longEnough(readFileSync(env.BACKUP_KEY_FILE, 'utf8').trim(), env.BACKUP_KEY_FILE);
  if (env.NODE_ENV === 'production') {
    throw new Error('Backups need BACKUP_KEY or BACKUP_KEY_FILE: at least 32 characters, kept apart from the data');
  }
  const path = join(env.DATA_DIR, 'backup.key');
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

function longEnough(key: string, path: string): string {
  if (key.length < SHORTEST) throw new Error(`The key in ${path} must have at least ${SHORTEST} characters`);
  return key;
}
