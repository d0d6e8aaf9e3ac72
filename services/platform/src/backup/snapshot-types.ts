import type { Cell } from './records';

export interface SnapshotTable {
  name: string;
  columns: string[];
}

/** All tables as they stood at one moment, while others go on writing. Close it in any case. */
export interface Snapshot {
  migrations: string[];
  tables: SnapshotTable[];
  rows(table: SnapshotTable): AsyncIterable<Cell[]>;
  close(): Promise<void>;
}

/** What means nothing in another place or later: sessions, processes, the list of backups itself, and what migrations keep. */
export const LEFT_OUT: readonly string[] = [
  'migrations',
  'sessions',
  'backups',
  'server_processes',
  'write_checks',
  'harmless_migrations',
];
