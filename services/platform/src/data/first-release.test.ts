import { createTestDatabase, type TestDatabase } from '@dwang/testing/services';
import type { DataSource } from 'typeorm';
import { readEnv } from '../env/read-env';
import { PLATFORM_TABLES } from '../tables';
import { dwangDataSource } from './data-source';
import { sinceRelease } from './first-release';
import { migrate, pendingMigrations } from './migrate';

const LAST = 'CreateHarmlessMigrations1782000000002';
const INITIAL = 'InitialPlatform1790000000000';

let database: TestDatabase;
let source: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  source = await dwangDataSource(readEnv({ NODE_ENV: 'test', ...database.settings }), [PLATFORM_TABLES]).initialize();
});
afterEach(async () => {
  await source.destroy();
  await database.remove();
});

/** A database whose tables were made step by step, as before the first release. */
async function madeBefore(...names: string[]): Promise<void> {
  await migrate(source);
  await source.query(
    "INSERT INTO settings (name, value, version, updatedAt, updatedBy) VALUES ('kept', '1', 1, '2026-11-30 00:00:00.000', 1)",
  );
  await source.query('DELETE FROM migrations');
  for (const name of names)
    await source.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [Number(name.slice(-13)), name]);
}
const names = async (): Promise<string[]> =>
  (await source.query('SELECT name FROM migrations')).map(({ name }: { name: string }) => name);

it('takes a database of before the first release as it is, and keeps its rows', async () => {
  await madeBefore('CreateJobLeases1765700000000', LAST);
  expect(await pendingMigrations(source)).toEqual({ pending: [], unknown: [] });
  expect(await migrate(source)).toEqual([]);
  expect(await names()).toEqual([INITIAL]);
  expect(await source.query("SELECT name FROM settings WHERE name = 'kept'")).toHaveLength(1);
  expect(await migrate(source)).toEqual([]);
});

it('does not start on one that has not been through all of the earlier migrations, and changes nothing', async () => {
  await madeBefore('CreateJobLeases1765700000000');
  await expect(migrate(source)).rejects.toThrow('CreateJobLeases1765700000000');
  expect(await names()).toEqual(['CreateJobLeases1765700000000']);
});

it('leaves alone what it does not know and what is newer', () => {
  expect(sinceRelease([INITIAL, 'OfTomorrow1999000000001'], [INITIAL])).toEqual({
    names: [INITIAL, 'OfTomorrow1999000000001'],
    replaced: [],
    instead: [],
  });
  expect(sinceRelease([LAST, 'OfTomorrow1999000000001'], [INITIAL]).names).toEqual([INITIAL, 'OfTomorrow1999000000001']);
});
