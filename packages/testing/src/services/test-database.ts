import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

export interface TestDatabase {
  /** Settings that point an app at this database. */
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/** A fresh database: a temporary SQLite file, or with `TEST_DATABASE=mysql` one of its own on the server of `TEST_MYSQL_URL`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'mysql' ? createOnServer() : Promise.resolve(createFile());
}

function createFile(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'dwang-test-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { settings: { DATA_DIR: folder }, remove };
}

async function createOnServer(): Promise<TestDatabase> {
  const server = process.env.TEST_MYSQL_URL;
  if (!server) throw new Error('TEST_DATABASE=mysql needs TEST_MYSQL_URL, for example mysql://root@127.0.0.1:3306');
  const name = `dwang_test_${randomBytes(6).toString('hex')}`;
  const folder = createFile();
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { ...folder.settings, DATABASE_URL: url.href },
    remove: async () => {
      await onServer(server, `DROP DATABASE IF EXISTS ${name}`);
      await folder.remove();
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const connection = await createConnection(server);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
