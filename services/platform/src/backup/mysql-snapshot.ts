import mysql, { type Connection, type RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import { cellOf, kindOf } from './cells';
import type { Cell } from './records';
import { LEFT_OUT, type Snapshot, type SnapshotTable } from './snapshot-types';

/** A connection of its own in a transaction that sees what was committed when it began. */
export async function openMysqlSnapshot(dataSource: DataSource): Promise<Snapshot> {
  const { url } = dataSource.options as unknown as { url: string };
  const open = mysql.createConnection({ uri: url, timezone: 'Z', supportBigNumbers: true });
  const connection = open.promise();
  await connection.query("SET NAMES utf8mb4 COLLATE utf8mb4_bin, time_zone = '+00:00'");
  await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
  const [columns] = await connection.query<RowDataPacket[]>(
    'SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name, DATA_TYPE AS type FROM information_schema.COLUMNS ' +
      'WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION',
  );
  const names = [...new Set(columns.map(({ tableName }) => String(tableName)))].filter((name) => !LEFT_OUT.includes(name));
  const of = (table: string) => columns.filter(({ tableName }) => tableName === table);
  const [migrations] = await connection.query<RowDataPacket[]>('SELECT name FROM migrations ORDER BY id');
  return {
    migrations: migrations.map(({ name }) => String(name)),
    tables: names.map((name) => ({ name, columns: of(name).map((column) => String(column.name)) })),
    rows: (table) =>
      readRows(
        open,
        table,
        of(table.name).map(({ type }) => kindOf(String(type))),
      ),
    close: () => connection.end(),
  };
}

async function* readRows(
  connection: Connection,
  { name, columns }: SnapshotTable,
  kinds: readonly ReturnType<typeof kindOf>[],
): AsyncGenerator<Cell[]> {
  const rows = connection.query(`SELECT * FROM \`${name}\``).stream({ highWaterMark: 100 });
  for await (const row of rows as AsyncIterable<Record<string, unknown>>) {
    yield columns.map((column, index) => cellOf(kinds[index] ?? 'text', row[column]));
  }
}
