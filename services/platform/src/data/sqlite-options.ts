import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { DataSourceOptions } from 'typeorm';

/** better-sqlite3 12 is compiled for Node 20; 13 carries its own binaries but needs Node 22 and mends a crash on Node 24. */
const driverName = (nodeVersion: string): string =>
  Number.parseInt(nodeVersion, 10) >= 22 ? 'better-sqlite3-napi' : 'better-sqlite3';

const MAPPED_BYTES = 512 * 1024 * 1024;
const CACHE_BYTES = 32 * 1024 * 1024;

interface PragmaTaker {
  pragma(text: string): unknown;
}

/** The class of better-sqlite3 that fits this Node.js. Throws in words where it cannot be loaded. */
export function loadDriver(): unknown {
  const name = driverName(process.versions.node);
  try {
    return createRequire(resolve(process.argv[1] ?? 'main.mjs'))(name);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `The embedded database (${name}) cannot be loaded on Node ${process.versions.node}: ${reason}. ` +
        'Run "npm install" again with this Node, or set DATABASE_URL to a MySQL or MariaDB server.',
    );
  }
}

const sqliteFile = (dataDir: string): string => join(resolve(dataDir), 'dwang.sqlite');

/** For nobody else on this machine: the file, and those of the log, which SQLite makes with the same rights. */
function keepPrivate(file: string): void {
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}

export function sqliteOptions(dataDir: string): DataSourceOptions {
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 });
  return {
    type: 'better-sqlite3',
    database: sqliteFile(dataDir),
    driver: loadDriver(),
    enableWAL: true,
    prepareDatabase: (db: PragmaTaker) => {
      keepPrivate(sqliteFile(dataDir));
      db.pragma('busy_timeout = 5000');
      // What was answered outlives a power cut (ADR 8).
      db.pragma('synchronous = FULL');
      db.pragma('foreign_keys = ON');
      // Rows are read in place and not page by page, which a search of many rows feels.
      db.pragma(`mmap_size = ${MAPPED_BYTES}`);
      // Pages that a long transaction has changed: where they do not fit, they are written again and again.
      db.pragma(`cache_size = ${-CACHE_BYTES / 1024}`);
      // Counts how the rows of tables that have grown are spread, by which the planner chooses among indexes.
      db.pragma('optimize = 0x10002');
    },
  };
}
