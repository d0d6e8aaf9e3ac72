import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import type { ScopeResolver } from '../access/scope';
import { dwangDataSource } from '../data/data-source';
import { Database } from '../data/database';
import { lockDataDir } from '../data/file-lock';
import { migrate } from '../data/migrate';
import { assertMysql } from '../data/mysql-check';
import type { Env } from '../env/env.schema';
import { createAdapter } from '../http/fastify-adapter';
import { RouteTable } from '../http/route-table';
import { Log } from '../logs/log';
import { Metrics } from '../metrics/metrics';
import { poolOf } from '../metrics/pool-of';
import { openRedis } from '../redis/open-redis';
import { SettingRows } from '../settings/setting-rows';
import { Settings } from '../settings/settings.service';
import { PLATFORM_TABLES } from '../tables';
import type { AreaDefinition, AreaName } from './area-definition';
import { type PlatformParts, platformModule } from './platform.module';

export interface AppOptions {
  env: Env;
  /** All areas whose tables and services this process holds. */
  areas: readonly AreaDefinition[];
  /** The areas whose controllers it mounts; all of them unless said otherwise. */
  mounted?: readonly AreaName[];
  /** Finds out who is asking; a provider of one of the core modules, or `InternalScopeResolver`. */
  scopeResolver: Type<ScopeResolver>;
  /** More modules of the composing process (static files, documentation). */
  modules?: readonly Type[];
}

export interface DwangApp {
  app: NestFastifyApplication;
  dataSource: DataSource;
  /** Names of the migrations that ran at this start. */
  migrated: string[];
}

/** Opens and migrates the database, then composes the process. Not listening yet: call `app.init()` or `app.listen()`. */
export async function createApp(options: AppOptions): Promise<DwangApp> {
  const { env, areas } = options;
  const log = new Log(env);
  const unlock = env.DATABASE_URL ? () => undefined : lockDataDir(env.DATA_DIR);
  const dataSource = dwangDataSource(env, [PLATFORM_TABLES, ...areas]);
  const neighbours = await openRedis(env, log);
  try {
    const migrated = await openDatabase(dataSource, log);
    const routes = new RouteTable();
    const db = new Database(dataSource);
    const settings = new Settings(new SettingRows(db, env), db);
    const metrics = new Metrics(() => poolOf(dataSource), neighbours.redis);
    const Root = rootModule(options, { dataSource, db, settings, routes, log, metrics, ...neighbours });
    const adapter = createAdapter({ env, routes, log, settings, metrics });
    const app = await NestFactory.create<NestFastifyApplication>(Root, adapter, {
      bodyParser: false,
      logger: log,
      abortOnError: false,
    });
    app.setGlobalPrefix('api');
    adapter.getInstance().addHook('onClose', async () => {
      await neighbours.redis?.close();
      unlock();
    });
    return { app, dataSource, migrated };
  } catch (error) {
    await neighbours.redis?.close();
    if (dataSource.isInitialized) await dataSource.destroy();
    unlock();
    throw error;
  }
}

async function openDatabase(dataSource: DataSource, log: Log): Promise<string[]> {
  await dataSource.initialize();
  const migrated = await migrate(dataSource);
  for (const name of migrated) log.write('info', 'migrated', { name });
  if (dataSource.options.type === 'mysql') await assertMysql(dataSource);
  return migrated;
}

function rootModule(
  { env, areas, mounted = areas.map(({ name }) => name), scopeResolver, modules = [] }: AppOptions,
  parts: Pick<PlatformParts, 'dataSource' | 'db' | 'settings' | 'routes' | 'log' | 'metrics' | 'redis' | 'bus'>,
): Type {
  const controllers = areas.filter(({ name }) => mounted.includes(name)).map(({ HttpModule }) => HttpModule);
  const cores = areas.map(({ CoreModule }) => CoreModule);
  @Module({
    imports: [platformModule({ env, ...parts, scopeResolver, areas, mounted }), ...cores, ...controllers, ...modules],
  })
  class RootModule {}
  return RootModule;
}
