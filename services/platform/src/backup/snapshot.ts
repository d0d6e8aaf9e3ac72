import type { DataSource } from 'typeorm';
import { openMysqlSnapshot } from './mysql-snapshot';
import type { Snapshot } from './snapshot-types';
import { openSqliteSnapshot } from './sqlite-snapshot';

/** All tables as they stand now, on either database. */
export const openSnapshot = (dataSource: DataSource): Promise<Snapshot> =>
  dataSource.options.type === 'mysql' ? openMysqlSnapshot(dataSource) : openSqliteSnapshot(dataSource);
