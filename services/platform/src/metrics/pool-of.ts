import type { DataSource } from 'typeorm';
import type { Pool } from './metrics';

interface MysqlPool {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

/** SQLite has one connection that writes. mysql2 tells of its pool only through fields without documentation; without them nothing is open. */
export function poolOf(dataSource: DataSource): Pool {
  if (dataSource.options.type !== 'mysql') return { open: dataSource.isInitialized ? 1 : 0, free: 0, waiting: 0 };
  const { pool } = dataSource.driver as unknown as { pool?: Partial<MysqlPool> };
  return {
    open: pool?._allConnections?.length ?? 0,
    free: pool?._freeConnections?.length ?? 0,
    waiting: pool?._connectionQueue?.length ?? 0,
  };
}
