import { area as identity, Passwords, SessionScopeResolver } from '@dwang/identity';
import { type AreaDefinition, createApp, Database, type DwangApp, type Env, readEnv } from '@dwang/platform';
import { type Agent, People } from './people';
import { createTestDatabase } from './test-database';

export interface TestApp {
  app: DwangApp['app'];
  /** Where it listens: `http://127.0.0.1:port`. */
  url: string;
  env: Env;
  db: Database;
  /** Makes users, companies and the agents that speak for them. */
  people: People;
  /** Speaks as nobody, from our own pages. */
  nobody(): Agent;
  close(): Promise<void>;
}

const SETTINGS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIGN_IN_LIMIT_PER_MINUTE: '1000000',
  WEATHER_PROVIDER: 'simulated',
};

export interface TestAppOptions {
  /** Settings on top of those of a test. */
  settings?: Record<string, string>;
  /** Another database than the one that the tests run on. */
  database?: 'sqlite' | 'mysql';
  /** Composes the process; for tests of the gateway itself. */
  compose?: (env: Env) => Promise<DwangApp>;
}

/** Starts identity and the given areas on a fresh database, on a free port. Close it in `afterAll`. */
export async function startTestApp(areas: readonly AreaDefinition[] = [], options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.compose ? '' : tablesOf(areas), options.database);
  const env = readEnv({ ...SETTINGS, ...database.settings, ...options.settings });
  const compose = options.compose ?? (() => composeAreas(env, areas));
  const { app, dataSource } = await compose(env);
  await database.keepTables(dataSource);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const people = new People(app, url, env);
  return {
    app,
    url,
    env,
    db: app.get(Database),
    people,
    nobody: () => people.nobody(),
    close: async () => {
      await app.close();
      await database.remove();
    },
  };
}

const tablesOf = (areas: readonly AreaDefinition[]): string =>
  areas.flatMap(({ name, migrations }) => [name, ...migrations.map((migration) => migration.name)]).join(' ');

async function composeAreas(env: Env, areas: readonly AreaDefinition[]): Promise<DwangApp> {
  const composed = await createApp({
    env,
    areas: [identity, ...areas.filter(({ name }) => name !== 'identity')],
    scopeResolver: SessionScopeResolver,
  });
  composed.app.get(Passwords).cost = { memoryCost: 8, timeCost: 1 };
  return composed;
}
