import type { DataSource } from 'typeorm';
import { breathe } from '../work/in-pieces';
import { cellOf, kindOf } from './cells';
import type { Cell } from './records';
import { LEFT_OUT, type Snapshot, type SnapshotTable } from './snapshot-types';

interface Statement {
  all(...values: unknown[]): Record<string, unknown>[];
  iterate(): IterableIterator<Record<string, unknown>>;
}
interface Connection {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}
type Driver = new (file: string, options: { readonly: boolean }) => Connection;

const AT_ONCE = 200;

/** A second connection that only reads: by the write-ahead log it sees what was committed when it began, and holds nobody up. */
export async function openSqliteSnapshot(dataSource: DataSource): Promise<Snapshot> {
  const { driver, database } = dataSource.options as unknown as { driver: Driver; database: string };
  const connection = new driver(database, { readonly: true });
  connection.exec('BEGIN');
  const names = connection
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all();
  const kinds = new Map<string, ReturnType<typeof kindOf>[]>();
  const tables = names
    .map(({ name }) => String(name))
    .filter((name) => !LEFT_OUT.includes(name))
    .map((name): SnapshotTable => {
      const columns = connection.prepare(`PRAGMA table_info("${name}")`).all();
      kinds.set(
        name,
        columns.map(({ type }) => kindOf(String(type))),
      );
      return { name, columns: columns.map((column) => String(column.name)) };
    });
  const migrations = connection.prepare('SELECT name FROM migrations ORDER BY id').all();
  return {
    migrations: migrations.map(({ name }) => String(name)),
    tables,
    rows: (table) => readRows(connection, table, kinds.get(table.name) ?? []),
    close: async () => connection.close(),
  };
}

async function* readRows(
  connection: Connection,
  { name, columns }: SnapshotTable,
  kinds: readonly ReturnType<typeof kindOf>[],
): AsyncGenerator<Cell[]> {
  let count = 0;
  const rows = connection.prepare(`SELECT * FROM "${name}"`).iterate();
  try {
    for (const row of rows) {
      yield columns.map((column, index) => cellOf(kinds[index] ?? 'text', row[column]));
      count += 1;
      if (count % AT_ONCE === 0) await breathe();
    }
  } finally {
    rows.return?.();
  }
}
