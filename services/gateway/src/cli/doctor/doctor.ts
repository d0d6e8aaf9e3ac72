import { type Env, EnvError, readEnv } from '@dwang/platform';
import { Front } from '../../static/front';
import { checkBackupKey } from './check-backups';
import { checkDatabase } from './check-database';
import { checkDataFolder, checkNode } from './check-machine';
import { checkRedis } from './check-processes';
import { checkBreached, checkMail, checkPush, checkRemotes, checkScanner } from './check-services';
import { checkSettings } from './check-settings';
import { error, type Finding } from './finding';

const MARKS = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;

/**
 * `npm run doctor` (`node services/gateway/dist/main.mjs --doctor`): looks at the machine, the settings, the database and the services
 * around it, and says in plain words what is wrong and what to do. Changes nothing. False when there is an error.
 */
export async function doctor(
  source: Record<string, string | undefined> = process.env,
  write = (line: string) => process.stdout.write(`${line}\n`),
): Promise<boolean> {
  const findings = [checkNode(), ...(await afterSettings(source))];
  for (const { level, what, todo } of findings) {
    write(`${MARKS[level]}  ${what}`);
    if (todo) write(`         → ${todo}.`);
  }
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const errors = count('error');
  write('');
  write(
    errors === 0
      ? `Nothing keeps the server from running; ${count('warning')} warnings.`
      : `${errors} errors, ${count('warning')} warnings.`,
  );
  return errors === 0;
}

async function afterSettings(source: Record<string, string | undefined>): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(source);
  } catch (thrown) {
    if (!(thrown instanceof EnvError)) throw thrown;
    return thrown.faults.map((fault) => error(fault, 'Change the setting as said; .env.example shows each with an example'));
  }
  return [
    ...checkSettings(env),
    ...(await checkDataFolder(env)),
    ...(await checkDatabase(env)),
    ...(await checkRedis(env)),
    checkBackupKey(env),
    await checkMail(env),
    ...(await checkBreached(env)),
    ...(await checkScanner(env)),
    checkPush(env),
    ...(env.RUN_AREA ? [] : [checkRemotes(new Front(env.REMOTES_FILE))]),
  ];
}
