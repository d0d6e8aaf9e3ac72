import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { NotFound } from '../errors/app-errors';
import { isFileKey } from '../files/file-keys';
import type { FileStore } from '../files/file-store';
import type { BackupRecord, Cell, TableSum } from './records';
import { openSnapshot } from './snapshot';
import type { Snapshot } from './snapshot-types';
import { TableSummer } from './table-sum';

const ROWS_AT_ONCE = 200;
/** Columns that hold the key of a stored file. */
const FILE_COLUMN = /Key$/;

/** Everything that an installation holds, as it stood at one moment. Files never change, so they may be read later than the rows. */
export async function* backupOf(dataSource: DataSource, files: FileStore, now: Date): AsyncGenerator<BackupRecord> {
  const snapshot = await openSnapshot(dataSource);
  try {
    const { migrations } = snapshot;
    yield {
      type: 'start',
      start: { format: 1, madeAt: now.toISOString(), migrations, database: String(dataSource.options.type) },
    };
    const keys = new Set<string>();
    const tables: Record<string, TableSum> = {};
    for (const table of snapshot.tables) tables[table.name] = yield* rowsOf(snapshot, table, keys);
    const told = yield* filesOf(files, keys);
    yield { type: 'end', end: { tables, ...told } };
  } finally {
    await snapshot.close();
  }
}

async function* rowsOf(
  snapshot: Snapshot,
  table: Snapshot['tables'][number],
  keys: Set<string>,
): AsyncGenerator<BackupRecord, TableSum> {
  yield { type: 'table', ...table };
  const sum = new TableSummer();
  const keyed = table.columns.flatMap((name, index) => (FILE_COLUMN.test(name) ? [index] : []));
  let rows: Cell[][] = [];
  for await (const row of snapshot.rows(table)) {
    sum.add(table.columns, row);
    for (const index of keyed) {
      const value = row[index];
      if (typeof value === 'string' && isFileKey(value)) keys.add(value);
    }
    rows.push(row);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield { type: 'rows', rows };
    rows = [];
  }
  if (rows.length > 0) yield { type: 'rows', rows };
  return sum.result();
}

async function* filesOf(files: FileStore, keys: ReadonlySet<string>) {
  const told = { files: 0, fileBytes: 0, missing: 0 };
  for (const key of keys) {
    const file = await files.open(key).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    if (!file) {
      told.missing += 1;
      continue;
    }
    yield { type: 'file', key } as BackupRecord;
    const hash = createHash('sha256');
    for await (const chunk of file.stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      told.fileBytes += chunk.length;
      yield { type: 'data', data: chunk } as BackupRecord;
    }
    told.files += 1;
    yield { type: 'file-end', sha256: hash.digest('hex') } as BackupRecord;
  }
  return told;
}
