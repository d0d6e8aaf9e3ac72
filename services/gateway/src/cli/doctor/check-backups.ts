import { backupKey, type dwangDataSource, type Env } from '@dwang/platform';
import { error, type Finding, ok, reasonOf, warning } from './finding';

const HOUR = 3_600_000;
/** One is made each night. */
const OLD_HOURS = 36;
const TOO_OLD_HOURS = 7 * 24;

/** Whether backups can be sealed. */
export function checkBackupKey(env: Env): Finding {
  const isGiven = env.BACKUP_KEY !== undefined || env.BACKUP_KEY_FILE !== undefined;
  if (!isGiven && env.NODE_ENV === 'production')
    return error('There is no key for backups', 'Set BACKUP_KEY or BACKUP_KEY_FILE, and keep a copy of it apart from the server');
  if (!isGiven)
    return warning(
      'Backups are sealed with a key in the data folder, and are lost with it',
      'Set BACKUP_KEY, and keep a copy of it apart from the server',
    );
  try {
    backupKey(env);
    return ok('There is a key for backups');
  } catch (thrown) {
    return error(`The key for backups cannot be read (${reasonOf(thrown)})`, 'Check BACKUP_KEY_FILE');
  }
}

/** How old the last backup is that was finished and proven by a trial restore. */
export async function checkLastBackup(source: ReturnType<typeof dwangDataSource>, now: number): Promise<Finding> {
  const [row] = await source.query<{ at: string | Date | null }[]>(
    "SELECT MAX(verifiedAt) AS at FROM backups WHERE status = 'completed'",
  );
  return row?.at ? ageOf(now - instantOf(row.at)) : warning('No backup was made yet', 'Make one in /admin under Maintenance');
}

/** MySQL answers a date; SQLite the text of one in UTC, without saying so. */
export const instantOf = (at: string | Date): number =>
  at instanceof Date ? at.getTime() : Date.parse(/[zZ]$/.test(at) ? at : `${at.replace(' ', 'T')}Z`);

function ageOf(milliseconds: number): Finding {
  const hours = Math.max(0, Math.floor(milliseconds / HOUR));
  const what = `The last good backup is ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} old`;
  const todo = 'See in /admin under Maintenance why none was made since';
  if (hours > TOO_OLD_HOURS) return error(what, todo);
  return hours > OLD_HOURS ? warning(what, todo) : ok(what);
}
