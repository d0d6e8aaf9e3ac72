import { createTestDatabase, startTestApp, type TestApp, type TestDatabase } from '@dwang/testing/services';
import type { AreaDefinition } from '../app/area-definition';
import { PLATFORM_TABLES } from '../app/create-app';
import { readEnv } from '../env/read-env';
import { dwangDataSource } from './data-source';
import { migrate, pendingMigrations } from './migrate';
import { HARMLESS_TABLE, type HarmlessMigration } from './newer-database';

class OfTomorrow1999000000001 implements HarmlessMigration {
  readonly name = 'OfTomorrow1999000000001';
  readonly isHarmless = true;
  async up() {}
  async down() {}
}
class OfTheDayAfter1999000000002 {
  readonly name = 'OfTheDayAfter1999000000002';
  async up() {}
  async down() {}
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.remove());

type Migrations = AreaDefinition['migrations'];
async function start(...more: Migrations): Promise<string[]> {
  const { entities, migrations } = PLATFORM_TABLES;
  const env = readEnv({ NODE_ENV: 'test', ...database.settings });
  const source = await dwangDataSource(env, [{ entities, migrations: [...migrations, ...more] }]).initialize();
  try {
    return await migrate(source);
  } finally {
    await source.destroy();
  }
}

it('TR-211 an older version starts on a newer database whose migrations are marked as harmless to it', async () => {
  expect(await start(OfTomorrow1999000000001)).toContain('OfTomorrow1999000000001');
  expect(await start()).toEqual([]);
});

it('TR-211 an older version does not start on any other, says why, and changes nothing', async () => {
  await start(OfTomorrow1999000000001, OfTheDayAfter1999000000002);
  await expect(start()).rejects.toThrow(
    /newer version of the app \(unknown here: OfTheDayAfter1999000000002\).*Start that version, or restore a backup/,
  );
  expect(await start(OfTomorrow1999000000001, OfTheDayAfter1999000000002)).toEqual([]);
});

it('TR-211 a mark that a process did not come to set is set at the next start', async () => {
  const test: TestApp = await startTestApp();
  const { dataSource } = test.db;
  await dataSource.query(`DELETE FROM ${HARMLESS_TABLE}`);
  await migrate(dataSource);
  const rows: { name: string }[] = await dataSource.query(`SELECT name FROM ${HARMLESS_TABLE} ORDER BY name`);
  expect(rows.map(({ name }) => name)).toEqual(['CreateHarmlessMigrations1782000000002', 'CreateWriteChecks1782000000001']);
  expect(await pendingMigrations(dataSource)).toEqual({ pending: [], unknown: [] });
  await test.close();
});
