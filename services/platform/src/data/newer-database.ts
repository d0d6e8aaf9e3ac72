import type { DataSource, MigrationInterface } from 'typeorm';

/** The names of those migrations that older versions can bear, for them to read. */
export const HARMLESS_TABLE = 'harmless_migrations';

/** A migration of which older code notices nothing: what it adds may be missing in what they write, and stay unread. */
export interface HarmlessMigration extends MigrationInterface {
  readonly isHarmless: true;
}

/** A newer version has changed the tables in a way that this one does not know. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer version of the app (unknown here: ${unknown.join(', ')}). Nothing was changed. ` +
        'Start that version, or restore a backup from before with --restore.',
    );
  }
}

/** What was run on the database, and which of it older versions can bear; null where that is not noted yet. */
export async function ranMigrations(dataSource: DataSource): Promise<{ done: string[]; harmless: string[] | null }> {
  const names = async (table: string): Promise<string[] | null> => {
    const runner = dataSource.createQueryRunner();
    try {
      if (!(await runner.hasTable(table))) return null;
      const rows: { name: string }[] = await runner.query(`SELECT name FROM ${table}`);
      return rows.map(({ name }) => name);
    } finally {
      await runner.release();
    }
  };
  return { done: (await names('migrations')) ?? [], harmless: await names(HARMLESS_TABLE) };
}

/** Marks those of this version's migrations that older versions can bear, where they have been run. */
export async function markHarmless(dataSource: DataSource): Promise<void> {
  const { done, harmless } = await ranMigrations(dataSource);
  if (harmless === null) return;
  const ours = dataSource.migrations
    .filter((one) => 'isHarmless' in one && one.isHarmless === true)
    .map(({ name }) => name ?? '');
  for (const name of ours.filter((one) => done.includes(one) && !harmless.includes(one)))
    await dataSource.query(`INSERT INTO ${HARMLESS_TABLE} (name) VALUES (?)`, [name]);
}
