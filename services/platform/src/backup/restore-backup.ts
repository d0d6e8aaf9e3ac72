import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { sinceRelease } from '../data/first-release';
import { migrate } from '../data/migrate';
import { BackupRefused } from './backup-refused';
import type { BackupEnd, BackupRecord, BackupStart, Cell, TableSum } from './records';
import { withoutKeys, writeRows } from './restore-rows';
import { openSnapshot } from './snapshot';
import { TableSummer } from './table-sum';

/** Where restored files go; null to read and check them only. */
export type FilePlace = { put(key: string, content: PassThrough): Promise<unknown> } | null;

export interface Restored {
  start: BackupStart;
  end: BackupEnd;
  /** Migrations that were run after the rows were in, as the backup was older than this version. */
  migrated: string[];
}

type Records = AsyncIterable<BackupRecord>;

/** Reads a backup from beginning to end and checks all of it; nothing is written. */
export async function inspectBackup(records: Records, known: readonly string[]): Promise<{ start: BackupStart; end: BackupEnd }> {
  let start: BackupStart | null = null;
  let end: BackupEnd | null = null;
  for await (const record of records) {
    if (record.type === 'start') start = record.start;
    if (record.type === 'end') end = record.end;
    if (start && record.type === 'start') refuseNewer(start, known);
  }
  if (!start || !end) throw new BackupRefused('damaged');
  return { start, end };
}

function refuseNewer({ migrations }: BackupStart, known: readonly string[]): void {
  const unknown = sinceRelease(migrations, known).names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new BackupRefused('newer', `unknown here: ${unknown.slice(0, 3).join(', ')}`);
}

/**
 * Fills an empty database: makes the tables as they were when the backup was made, puts the rows in, checks them against the backup, and
 * then brings the tables up to this version. `all` is the data source of this version, not yet connected.
 */
export async function restoreBackup(records: Records, all: DataSource, files: FilePlace): Promise<Restored> {
  const iterator = records[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done || first.value.type !== 'start') throw new BackupRefused('damaged');
  const { start } = first.value;
  const rest: Records = { [Symbol.asyncIterator]: () => iterator };
  const end = await fill(sourceAt(all, start.migrations), rest, files);
  const latest = await all.initialize();
  try {
    return { start, end, migrated: await migrate(latest) };
  } finally {
    await latest.destroy();
  }
}

/** The same database with those migrations alone that the backup has been through. */
function sourceAt({ options }: DataSource, names: readonly string[]): DataSource {
  const known = (options.migrations as (new () => { name?: string })[]).map((migration) => ({
    migration,
    name: new migration().name ?? migration.name,
  }));
  refuseNewer(
    { format: 1, madeAt: '', database: '', migrations: [...names] },
    known.map(({ name }) => name),
  );
  const done = sinceRelease(
    names,
    known.map(({ name }) => name),
  ).names;
  const migrations = known.filter(({ name }) => done.includes(name)).map(({ migration }) => migration);
  return new DataSource({ ...options, migrations } as DataSourceOptions);
}

async function fill(source: DataSource, records: Records, files: FilePlace): Promise<BackupEnd> {
  await source.initialize();
  try {
    await migrate(source);
    const end = await withoutKeys(source, (run) => pour(records, run, files));
    await compare(source, end);
    return end;
  } finally {
    await source.destroy();
  }
}

type Run = (sql: string, values?: unknown[]) => Promise<unknown>;

async function pour(records: Records, run: Run, files: FilePlace): Promise<BackupEnd> {
  let table: { name: string; columns: string[] } | null = null;
  let file: ReturnType<typeof openFile> | null = null;
  for await (const record of records) {
    if (record.type === 'table') {
      table = record;
      await run(`DELETE FROM ${table.name}`).catch(() => {
        throw new BackupRefused('foreign', record.name);
      });
    }
    if (record.type === 'rows' && table) await writeRows(run, table, record.rows);
    if (record.type === 'file') file = openFile(record.key, files);
    if (record.type === 'data') await file?.add(record.data);
    if (record.type === 'file-end') await file?.end(record.sha256);
    if (record.type === 'end') return record.end;
  }
  throw new BackupRefused('damaged');
}

function openFile(key: string, files: FilePlace) {
  const hash = createHash('sha256');
  const content = new PassThrough();
  const kept = files?.put(key, content);
  kept?.catch(() => content.destroy());
  return {
    async add(data: Buffer): Promise<void> {
      hash.update(data);
      if (kept && !content.write(data)) await Promise.race([new Promise((resume) => content.once('drain', resume)), kept]);
    },
    async end(sha256: string): Promise<void> {
      content.end();
      await kept;
      if (hash.digest('hex') !== sha256) throw new BackupRefused('differs', key);
    },
  };
}

/** Reads the tables back: they must hold what the backup says. */
async function compare(source: DataSource, end: BackupEnd): Promise<void> {
  const snapshot = await openSnapshot(source);
  try {
    for (const table of snapshot.tables) {
      const sum = new TableSummer();
      for await (const row of snapshot.rows(table)) sum.add(table.columns, row as Cell[]);
      const wanted: TableSum | undefined = end.tables[table.name];
      const found = sum.result();
      if (wanted?.rows !== found.rows || wanted.digest !== found.digest) {
        throw new BackupRefused('differs', `${table.name}: ${found.rows} rows, ${wanted?.rows ?? 0} in the backup`);
      }
    }
  } finally {
    await snapshot.close();
  }
}
