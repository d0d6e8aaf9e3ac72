import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DwangApp } from '@dwang/platform';
import { escapeId, format } from 'mysql2';
import { createConnection } from 'mysql2/promise';

type DataSource = DwangApp['dataSource'];

export interface TestDatabase {
  /** Settings that point an app at this database. */
  settings: Record<string, string>;
  /** Keeps the tables, as the migrations have just made them, for the other test files of this run. */
  keepTables(tables: DataSource): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A fresh database: a temporary SQLite file, or with `TEST_DATABASE=mysql` one of its own on the server of `TEST_MYSQL_URL`. `tables` names
 * what will be in it: where another file of this run has kept those, they are there at once, and the migrations find nothing left to do. Empty
 * for a database that is to be migrated from nothing.
 */
export function createTestDatabase(tables = '', kind = process.env.TEST_DATABASE): Promise<TestDatabase> {
  return kind === 'mysql' ? createOnServer(tables) : Promise.resolve(createFile(tables));
}

/** Where tables of that name are kept during a run of Jest (see its global setup); null outside of one. */
function keptAt(tables: string, kind: 'sqlite' | 'mysql'): string | null {
  const folder = process.env.DWANG_KEPT_TABLES;
  return folder && tables ? join(folder, createHash('sha256').update(`${kind} ${tables}`).digest('hex')) : null;
}

/** Two files may keep the same at once: whoever is last wins, and nobody reads half of one. */
async function keep(kept: string | null, write: (path: string) => Promise<void>): Promise<void> {
  if (!kept || existsSync(kept)) return;
  const part = `${kept}.${randomBytes(6).toString('hex')}`;
  await write(part);
  renameSync(part, kept);
}

function createFile(tables: string): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'dwang-test-'));
  const kept = keptAt(tables, 'sqlite');
  if (kept && existsSync(kept)) copyFileSync(kept, join(folder, 'dwang.sqlite'));
  return {
    settings: { DATA_DIR: folder },
    keepTables: (source) => keep(kept, async (path) => void (await source.query('VACUUM INTO ?', [path]))),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(tables: string): Promise<TestDatabase> {
  const server = process.env.TEST_MYSQL_URL;
  if (!server) throw new Error('TEST_DATABASE=mysql needs TEST_MYSQL_URL, for example mysql://root@127.0.0.1:3306');
  const name = `dwang_test_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'dwang-test-'));
  const kept = keptAt(tables, 'mysql');
  await onServer(server, `CREATE DATABASE ${name}`);
  if (kept && existsSync(kept)) await onServer(server, `USE ${name}; ${readFileSync(kept, 'utf8')}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: url.href },
    keepTables: (source) => keep(kept, async (path) => writeFileSync(path, await statementsOf(source))),
    remove: async () => {
      await onServer(server, `DROP DATABASE IF EXISTS ${name}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What makes the same tables on another database of the server, with the rows that migrations have put there: their own names among them. */
async function statementsOf(source: DataSource): Promise<string> {
  const names: Record<string, string>[] = await source.query('SHOW TABLES');
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  for (const name of names.flatMap((row) => Object.values(row))) {
    const [made]: { 'Create Table': string }[] = await source.query(`SHOW CREATE TABLE ${escapeId(name)}`);
    if (made) statements.push(made['Create Table'].replace(/ AUTO_INCREMENT=\d+/, ''));
    const rows: Record<string, string | number | Date | null>[] = await source.query(`SELECT * FROM ${escapeId(name)}`);
    for (const row of rows) statements.push(format('INSERT INTO ?? SET ?', [name, row], false, 'Z'));
  }
  return [...statements, 'SET FOREIGN_KEY_CHECKS = 1'].join(';\n');
}

async function onServer(server: string, statements: string): Promise<void> {
  const connection = await createConnection({ uri: server, multipleStatements: true });
  try {
    await connection.query(statements);
  } finally {
    await connection.end();
  }
}
