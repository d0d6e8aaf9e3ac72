import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder, backupKey, type dwangDataSource, type Env, isSealedWith, Secrets } from '@dwang/platform';
import { error, type Finding, ok, reasonOf, warning } from './finding';

type Source = ReturnType<typeof dwangDataSource>;

/** Where sealed texts stand: secrets of authenticator apps, and keys of the weather service. */
const SEALED = [
  'SELECT secret AS sealed FROM app_factors',
  'SELECT nextSecret AS sealed FROM app_factors WHERE nextSecret IS NOT NULL',
  'SELECT apiKey AS sealed FROM weather_settings WHERE apiKey IS NOT NULL',
];

/** Whether what people have entrusted to us can still be opened. */
export async function checkSealed(source: Source, env: Env): Promise<Finding[]> {
  const texts: string[] = [];
  for (const statement of SEALED)
    texts.push(...(await source.query<{ sealed: string }[]>(statement)).map(({ sealed }) => sealed));
  if (texts.length === 0) return [];
  const lost = countLost(texts, env);
  if (lost === 0) return [ok('The key opens all that is sealed in the database')];
  const what = `${lost} of ${texts.length} secrets in the database (authenticator apps, weather keys) were sealed with another key`;
  return [error(what, 'Set the former key too: SECRETS_KEY=new,former')];
}

/** The key of the data folder is made when it is first needed: not by somebody who only looks. */
function countLost(texts: readonly string[], env: Env): number {
  const isGiven = env.SECRETS_KEY.length > 0 || env.INTERNAL_KEY !== undefined;
  if (!isGiven && !existsSync(join(env.DATA_DIR, 'secrets.key'))) return texts.length;
  const secrets = new Secrets(env);
  return texts.filter((sealed) => secrets.isSealed(sealed) && !secrets.hasKeyOf(sealed)).length;
}

/** Whether the newest backup on this machine could be restored with the key that is set. */
export async function checkBackupFile(source: Source, env: Env): Promise<Finding[]> {
  const [row] = await source.query<{ fileName: string }[]>(
    "SELECT fileName FROM backups WHERE status = 'completed' ORDER BY id DESC LIMIT 1",
  );
  if (!row) return [];
  const path = join(backupFolder(env.DATA_DIR), row.fileName);
  if (!existsSync(path))
    return [
      warning(
        `The last backup, ${row.fileName}, is not in ${backupFolder(env.DATA_DIR)}`,
        'Make one in /admin under Maintenance',
      ),
    ];
  try {
    if (await isSealedWith(path, backupKey(env))) return [ok('The key opens the last backup')];
  } catch (thrown) {
    return [error(`The last backup cannot be read (${reasonOf(thrown)})`, `Check ${path}, and BACKUP_KEY`)];
  }
  const todo = 'Set the former BACKUP_KEY, or make a backup now; those from before open with the former key only';
  return [error(`The last backup, ${row.fileName}, was sealed with another key`, todo)];
}
