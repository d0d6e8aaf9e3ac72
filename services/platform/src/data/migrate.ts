import type { DataSource } from 'typeorm';
import { sinceRelease } from './first-release';
import { inTurn } from './in-turn';
import { markHarmless, NewerDatabase, ranMigrations } from './newer-database';

/**
 * Throws `NewerDatabase` where a newer version has run what this one does not know and cannot bear. Runs what is pending, in order, each migration in a transaction, under a lock so that processes starting together take turns.
 * Returns the names of those that ran.
 */
export const migrate = (dataSource: DataSource): Promise<string[]> =>
  inTurn(dataSource, 'dwang-migrations', () => run(dataSource));

async function run(dataSource: DataSource): Promise<string[]> {
  await renameReplaced(dataSource);
  const { unknown } = await pendingMigrations(dataSource);
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  const done = await dataSource.runMigrations({ transaction: 'each' });
  await markHarmless(dataSource);
  return done.map(({ name }) => name);
}

/** Notes the first migrations as run in a database that has been through those that they replaced. */
async function renameReplaced(dataSource: DataSource): Promise<void> {
  const { done } = await ranMigrations(dataSource);
  const { replaced, instead } = sinceRelease(done, migrationNames(dataSource));
  if (replaced.length === 0) return;
  await dataSource.transaction(async (manager) => {
    for (const name of replaced) await manager.query('DELETE FROM migrations WHERE name = ?', [name]);
    for (const name of instead)
      await manager.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [Number(name.slice(-13)), name]);
  });
}

/** All migrations of this version, by the names under which they are noted. */
export const migrationNames = ({ options }: DataSource): string[] =>
  (options.migrations as (new () => { name?: string })[]).map((migration) => new migration().name ?? migration.name);

/**
 * What this version would still run, and what a newer one has run already and has not marked as harmless to this one. Changes nothing, unlike
 * the library's own question.
 */
export async function pendingMigrations(dataSource: DataSource): Promise<{ pending: string[]; unknown: string[] }> {
  const ran = await ranMigrations(dataSource);
  const ours = migrationNames(dataSource);
  const { harmless } = ran;
  const done = sinceRelease(ran.done, ours).names;
  return {
    pending: ours.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !ours.includes(name) && !harmless?.includes(name)),
  };
}
