import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { isolateSqlite } from '../data/sqlite-isolation';
import { sqliteOptions } from '../data/sqlite-options';

export interface Scratch {
  /** Of the same tables, empty and not yet connected. */
  dataSource: DataSource;
  remove(): Promise<void>;
}

/**
 * A database to try a backup in: a schema beside the real one on MySQL, where its user may make one; else an SQLite file in `folder`.
 */
export async function scratchDatabase(like: DataSource, folder: string): Promise<Scratch> {
  return (like.options.type === 'mysql' ? await besideOnServer(like) : null) ?? scratchFile(like, folder);
}

async function scratchFile({ options }: DataSource, folder: string): Promise<Scratch> {
  const path = await mkdtemp(join(folder, 'verify-'));
  const { entities, migrations, migrationsTransactionMode } = options;
  const own = { ...sqliteOptions(path), entities, migrations, migrationsTransactionMode };
  return {
    dataSource: isolateSqlite(new DataSource(own as DataSourceOptions)),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

async function besideOnServer({ options }: DataSource): Promise<Scratch | null> {
  const url = new URL((options as unknown as { url: string }).url);
  const prefix = `${url.pathname.slice(1)}_verify_`;
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  const connection = await createConnection({ uri: url.href });
  const run = async (sql: string) => {
    await connection.query(sql);
  };
  try {
    await dropLeftOver(connection, prefix);
    await run(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  } catch {
    await connection.end();
    return null;
  }
  const place = new URL(url);
  place.pathname = `/${name}`;
  return {
    dataSource: new DataSource({ ...options, url: place.href } as DataSourceOptions),
    remove: async () => {
      await run(`DROP DATABASE IF EXISTS \`${name}\``);
      await connection.end();
    },
  };
}

/** The schemas of backups whose process was killed; one is made at a time. */
async function dropLeftOver(connection: Connection, prefix: string): Promise<void> {
  const [rows] = await connection.query('SELECT SCHEMA_NAME AS name FROM information_schema.SCHEMATA');
  const names = (rows as { name: string }[]).map(({ name }) => name);
  const isLeft = (name: string) => name.startsWith(prefix) && /^[0-9a-f]{8}$/.test(name.slice(prefix.length));
  for (const name of names.filter(isLeft)) await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
}
