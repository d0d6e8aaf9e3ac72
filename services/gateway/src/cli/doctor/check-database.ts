import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoSignIns } from '@dwang/identity';
import { dwangDataSource, type Env, lossOnPowerCut, mysqlFaults, PLATFORM_TABLES, pendingMigrations } from '@dwang/platform';
import { areas } from '../../areas';
import { demoWords } from '../refuse-defaults';
import { checkLastBackup } from './check-backups';
import { checkJobs } from './check-jobs';
import { checkBackupFile, checkSealed } from './check-keys';
import { checkJoined } from './check-processes';
import { error, type Finding, ok, reasonOf, warning } from './finding';

type Source = ReturnType<typeof dwangDataSource>;

/** A clock that is off by more makes sessions, codes of the second step and times of work wrong. */
const CLOCK_SECONDS = 5;
const NO_CLOCK_SECONDS = 60;

/** Opens the database as the server would, reads, and changes nothing in it. */
export async function checkDatabase(env: Env, now = () => Date.now()): Promise<Finding[]> {
  if (!env.DATABASE_URL && !existsSync(join(resolve(env.DATA_DIR), 'dwang.sqlite')))
    return [warning('There is no database yet', 'The first start makes it. If there was one, check DATA_DIR and DATABASE_URL')];
  let source: Source;
  try {
    source = dwangDataSource(env, [PLATFORM_TABLES, ...areas]);
    await source.initialize();
  } catch (thrown) {
    return [error(`The database cannot be opened (${withoutPassword(reasonOf(thrown), env)})`, howToReach(env))];
  }
  try {
    return await lookInto(source, env, now);
  } finally {
    await source.destroy();
  }
}

async function lookInto(source: Source, env: Env, now: () => number): Promise<Finding[]> {
  const findings = [ok(env.DATABASE_URL ? 'The database server answers' : 'The database file can be read')];
  if (env.DATABASE_URL) {
    const faults = await mysqlFaults(source);
    findings.push(...faults.map((fault) => error(`The database: ${fault}`, 'Change it as said, then start again')));
    if (faults.length === 0) findings.push(ok('It speaks utf8mb4, strictly and in UTC'));
    const lossy = await lossOnPowerCut(source);
    if (lossy.length > 0)
      findings.push(warning(`A power cut may take back what was saved last (${lossy.join(', ')})`, 'Set it to 1 on the server'));
    findings.push(await clock(source, now));
  }
  const { pending, unknown } = await pendingMigrations(source);
  findings.push(migrations(pending, unknown));
  if (pending.length > 0 || unknown.length > 0) return findings;
  findings.push(...(await demo(source, env)), ...(await checkSealed(source, env)), ...(await checkJoined(source, env, now())));
  findings.push(...(await checkJobs(source, now())));
  return [...findings, await checkLastBackup(source, now()), ...(await checkBackupFile(source, env))];
}

function migrations(pending: string[], unknown: string[]): Finding {
  if (unknown.length > 0)
    return error(
      `The database was written by a newer version of the app (${unknown.length} migrations unknown here)`,
      'Start that version, or restore a backup from before',
    );
  if (pending.length > 0)
    return warning(`${pending.length} migrations are still to be run`, 'The next start runs them; make a backup before');
  return ok('Its tables are those of this version');
}

async function clock(source: Source, now: () => number): Promise<Finding> {
  const before = now();
  const [row] = await source.query<{ seconds: string | number }[]>('SELECT UNIX_TIMESTAMP(NOW(3)) AS seconds');
  const off = Math.abs(Number(row?.seconds) * 1000 - (before + now()) / 2) / 1000;
  if (off <= CLOCK_SECONDS) return ok('Its clock agrees with this machine');
  const what = `This machine and the database differ by ${Math.round(off)} seconds`;
  const todo = 'Let both follow a time server (NTP)';
  return off > NO_CLOCK_SECONDS ? error(what, todo) : warning(what, todo);
}

async function demo(source: Source, env: Env): Promise<Finding[]> {
  const names = await demoSignIns(source, env);
  if (names.length === 0) return [];
  const words = demoWords(names);
  return [
    env.NODE_ENV === 'production' ? error(words, 'The server does not start before') : warning(words, 'Fit for a trial only'),
  ];
}

const howToReach = (env: Env): string =>
  env.DATABASE_URL
    ? 'Check that the server runs, and the host, port, user, password and name in DATABASE_URL'
    : 'Check who may read DATA_DIR; if the file is damaged, restore a backup with --restore';

/** A driver may repeat the address that it was given. */
function withoutPassword(text: string, { DATABASE_URL }: Env): string {
  const password = DATABASE_URL && URL.canParse(DATABASE_URL) ? new URL(DATABASE_URL).password : '';
  return password ? text.replaceAll(password, '…').replaceAll(decodeURIComponent(password), '…') : text;
}
