import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { verifyAudit } from '../audit/verify-audit';
import type { FileStore } from '../files/file-store';
import { moveIntoPlace } from '../files/move-into-place';
import { BackupRefused } from './backup-refused';
import { packBackup, unpackBackup } from './records';
import { restoreBackup } from './restore-backup';
import { scratchDatabase } from './scratch-database';
import { sweepHalfMade } from './sweep-half-made';
import { backupOf } from './write-backup';

export interface BackupPlan {
  dataSource: DataSource;
  files: FileStore;
  key: string;
  /** The whole path of the file to make. */
  path: string;
  now: Date;
  signal?: AbortSignal;
}

/** Writes the file aside, tries it, and only then puts it in its place: there is a whole and proven backup, or none. Answers its size. One at a time. */
export async function makeBackup({
  dataSource,
  files,
  key,
  path,
  now,
  signal,
}: BackupPlan): Promise<{ size: number; rows: number; files: number }> {
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await chmod(dirname(path), 0o700);
  await sweepHalfMade(dirname(path));
  try {
    const content = Readable.from(packBackup(backupOf(dataSource, files, now), key));
    await pipeline(content, createWriteStream(part, { flags: 'w', mode: 0o600 }), signal ? { signal } : {});
    const told = await verifyBackup(part, dataSource, key);
    await moveIntoPlace(part, path);
    return { size: (await stat(path)).size, ...told };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Restores a backup into a database of its own, compares every table and file with what it says, and the audit with its chains. */
async function verifyBackup(path: string, like: DataSource, key: string): Promise<{ rows: number; files: number }> {
  const scratch = await scratchDatabase(like, dirname(path));
  try {
    const { end } = await restoreBackup(unpackBackup(createReadStream(path), key), scratch.dataSource, null);
    await scratch.dataSource.initialize();
    const broken = (await verifyAudit(scratch.dataSource)).filter(({ fault }) => fault);
    await scratch.dataSource.destroy();
    if (broken.length > 0) throw new BackupRefused('differs', `the audit of ${broken.length} companies is broken`);
    return { rows: Object.values(end.tables).reduce((sum, { rows }) => sum + rows, 0), files: end.files };
  } finally {
    if (scratch.dataSource.isInitialized) await scratch.dataSource.destroy();
    await scratch.remove();
  }
}

/** Where backups are kept. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
