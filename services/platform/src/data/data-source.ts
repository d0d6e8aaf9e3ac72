import { DataSource, type DataSourceOptions } from 'typeorm';
import type { AreaDefinition } from '../app/area-definition';
import type { Env } from '../env/env.schema';
import { mysqlOptions } from './mysql-options';
import { isolateSqlite } from './sqlite-isolation';
import { sqliteOptions } from './sqlite-options';

type Tables = Pick<AreaDefinition, 'entities' | 'migrations'>;

/** The data source of these areas, not yet connected: MySQL/MariaDB when `DATABASE_URL` is set, else the SQLite file in `DATA_DIR`. */
export function dwangDataSource(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>,
  areas: readonly Tables[],
): DataSource {
  const shared: Partial<DataSourceOptions> = {
    entities: areas.flatMap((area) => area.entities),
    migrations: areas.flatMap((area) => area.migrations),
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
  };
  const isMysql = env.DATABASE_URL !== undefined;
  const own = isMysql ? mysqlOptions(env.DATABASE_URL ?? '', env.DATABASE_POOL_SIZE) : sqliteOptions(env.DATA_DIR);
  const dataSource = new DataSource({ ...own, ...shared } as DataSourceOptions);
  return isMysql ? dataSource : isolateSqlite(dataSource);
}
