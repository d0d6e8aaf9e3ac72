import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dwangDataSource } from '../data/data-source';
import { lockDataDir } from '../data/file-lock';
import { migrationNames } from '../data/migrate';
import { isolateSqlite } from '../data/sqlite-isolation';
import { sqliteOptions } from '../data/sqlite-options';
import type { Env } from '../env/env.schema';
import { moveIntoPlace } from '../files/move-into-place';
import { openFileStore } from '../files/open-file-store';
import { backupKey } from './backup-key';
import { BackupRefused } from './backup-refused';
import { unpackBackup } from './records';
import { inspectBackup, type Restored, restoreBackup } from './restore-backup';

type Tables = Parameters<typeof dwangDataSource>[1];

export interface RestorePlan {
  env: Env;
  /** All tables of this version. */
  tables: Tables;
  path: string;
  /** Replace what is there. */
  isForced: boolean;
}

/**
 * Puts a backup into this installation, whose server must not run. The whole file is read and checked before anything is touched. An SQLite
 * file is made anew and takes the old one's place in one step; the old one stays beside it.
 */
export async function restoreInstallation({ env, tables, path, isForced }: RestorePlan): Promise<Restored> {
  const key = backupKey(env);
  const read = () => unpackBackup(createReadStream(path), key);
  const target = dwangDataSource(env, tables);
  await inspectBackup(read(), migrationNames(target));
  const files = openFileStore(env);
  if (env.DATABASE_URL) {
    await emptyServer(target, isForced);
    return restoreBackup(read(), target, files);
  }
  const unlock = lockDataDir(env.DATA_DIR);
  try {
    return await intoFile(env, target, isForced, (fresh) => restoreBackup(read(), fresh, files));
  } finally {
    unlock();
  }
}

async function intoFile(
  env: Env,
  { options }: DataSource,
  isForced: boolean,
  restore: (fresh: DataSource) => Promise<Restored>,
): Promise<Restored> {
  const file = join(resolve(env.DATA_DIR), 'dwang.sqlite');
  if (existsSync(file) && !isForced && (await hasTables(dwangDataSource(env, [])))) throw new BackupRefused('occupied');
  const aside = join(resolve(env.DATA_DIR), 'restoring');
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  try {
    const { entities, migrations, migrationsTransactionMode } = options;
    const own = { ...sqliteOptions(aside), entities, migrations, migrationsTransactionMode };
    const restored = await restore(isolateSqlite(new DataSource(own as DataSourceOptions)));
    const kept = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) await rename(file + end, kept + end);
    await moveIntoPlace(join(aside, 'dwang.sqlite'), file);
    return restored;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** MySQL cannot take tables back: what stands in the way is dropped only after the whole backup was read and found good. */
async function emptyServer(target: DataSource, isForced: boolean): Promise<void> {
  const plain = new DataSource({ ...target.options, entities: [], migrations: [] } as DataSourceOptions);
  if (!(await hasTables(plain))) return;
  if (!isForced) throw new BackupRefused('occupied');
  await plain.initialize();
  const runner = plain.createQueryRunner();
  try {
    await runner.query('SET FOREIGN_KEY_CHECKS = 0');
    const rows: { name: string }[] = await runner.query(
      'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
    );
    for (const { name } of rows) await runner.query(`DROP TABLE \`${name}\``);
    await runner.query('SET FOREIGN_KEY_CHECKS = 1');
  } finally {
    await runner.release();
    await plain.destroy();
  }
}

async function hasTables(source: DataSource): Promise<boolean> {
  await source.initialize();
  try {
    const isMysql = source.options.type === 'mysql';
    const [row] = await source.query<{ n: string | number }[]>(
      isMysql
        ? 'SELECT COUNT(*) AS n FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
        : "SELECT COUNT(*) AS n FROM sqlite_master WHERE type = 'table'",
    );
    return Number(row?.n) > 0;
  } finally {
    await source.destroy();
  }
}
