import { createTestDatabase, type TestDatabase } from '@dwang/testing/services';
import type { DataSource } from 'typeorm';
import type { AreaDefinition } from '../app/area-definition';
import { readEnv } from '../env/read-env';
import { PLATFORM_TABLES } from '../tables';
import { dwangDataSource } from './data-source';
import { migrate } from './migrate';
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
async function reading<Result>(work: (source: DataSource) => Promise<Result>, more: Migrations = []): Promise<Result> {
  const { entities, migrations } = PLATFORM_TABLES;
  const env = readEnv({ NODE_ENV: 'test', ...database.settings });
  const source = await dwangDataSource(env, [{ entities, migrations: [...migrations, ...more] }]).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}
const start = (...more: Migrations): Promise<string[]> => reading(migrate, more);

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
  await start(OfTomorrow1999000000001);
  await reading((source) => source.query(`DELETE FROM ${HARMLESS_TABLE}`));
  expect(await start(OfTomorrow1999000000001)).toEqual([]);
  const rows = await reading((source) => source.query(`SELECT name FROM ${HARMLESS_TABLE}`));
  expect(rows).toEqual([{ name: 'OfTomorrow1999000000001' }]);
});
