import type { DataSource } from 'typeorm';

interface SessionState {
  mode: string;
  zone: string;
  client: string;
  connection: string;
  collation: string;
}

/** Throws, in words that say what to do, when the connection or a table is not as it must be. */
export async function assertMysql(dataSource: DataSource): Promise<void> {
  const faults = await mysqlFaults(dataSource);
  if (faults.length > 0) throw new Error(`The database cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}

/** Where the connection is not utf8mb4, strict and UTC, or a table compares text loosely. */
export async function mysqlFaults(dataSource: DataSource): Promise<string[]> {
  const [state] = await dataSource.query<SessionState[]>(
    'SELECT @@session.sql_mode AS mode, @@session.time_zone AS zone, @@character_set_client AS client, ' +
      '@@character_set_connection AS connection, @@collation_connection AS collation',
  );
  const faults = state ? connectionFaults(state) : [];
  if (faults.length > 0) return faults;
  const loose = await dataSource.query<{ place: string }[]>(
    "SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS place FROM information_schema.COLUMNS " +
      "WHERE TABLE_SCHEMA = DATABASE() AND COLLATION_NAME IS NOT NULL AND COLLATION_NAME <> 'utf8mb4_bin' AND TABLE_NAME <> 'migrations'",
  );
  return loose.map(
    ({ place }) =>
      `column ${place} must have the collation utf8mb4_bin: ALTER TABLE … CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
  );
}

/** Settings of the server by which a power cut may take back what was answered. */
export async function lossOnPowerCut(dataSource: DataSource): Promise<string[]> {
  const [state] = await dataSource.query<{ log: string | number; binlog: string | number; isLogged: string | number }[]>(
    'SELECT @@GLOBAL.innodb_flush_log_at_trx_commit AS log, @@GLOBAL.sync_binlog AS binlog, @@GLOBAL.log_bin AS isLogged',
  );
  return state ? syncFaults(Number(state.log), Number(state.isLogged) ? Number(state.binlog) : 1) : [];
}

export const syncFaults = (log: number, binlog: number): string[] => [
  ...(log === 1 ? [] : [`innodb_flush_log_at_trx_commit is ${log}`]),
  ...(binlog === 1 ? [] : [`sync_binlog is ${binlog}`]),
];

export function connectionFaults(state: SessionState): string[] {
  const faults: string[] = [];
  if (state.client !== 'utf8mb4' || state.connection !== 'utf8mb4') {
    faults.push(`the connection speaks ${state.connection}; the server must allow "SET NAMES utf8mb4"`);
  }
  if (state.collation !== 'utf8mb4_bin') faults.push(`the connection compares by ${state.collation}; it must be utf8mb4_bin`);
  for (const mode of ['STRICT_TRANS_TABLES', 'ONLY_FULL_GROUP_BY']) {
    if (!state.mode.split(',').includes(mode)) faults.push(`sql_mode lacks ${mode}; allow the user to "SET SESSION sql_mode"`);
  }
  if (state.zone !== '+00:00') faults.push(`time_zone is ${state.zone}; it must be +00:00`);
  return faults;
}
