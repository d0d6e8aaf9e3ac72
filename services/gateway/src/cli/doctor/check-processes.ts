import { type dwangDataSource, type Env, RedisLink } from '@dwang/platform';
import { instantOf } from './check-backups';
import { type Finding, ok, warning } from './finding';

/** A process tells the database of itself every 15 seconds. Milliseconds. */
export const ALIVE = 45_000;

/** Asks Redis for what Dwang asks of it, by a name that nobody else counts. */
export async function checkRedis({ REDIS_URL, ...env }: Env): Promise<Finding[]> {
  if (!REDIS_URL) return [];
  let reason = '';
  const write = (_level: string, _event: string, fields: { reason?: unknown } = {}) => (reason ||= String(fields.reason ?? ''));
  const link = new RedisLink({ ...env, REDIS_URL }, { write });
  try {
    await link.open();
    const listening = await link.ask(async (client) => {
      await client.addToCount(link.nameOf('doctor'), 1000, 1000, 1000);
      return (await client.pubSubNumSub(link.nameOf('live')))[link.nameOf('live')] ?? 0;
    });
    return [ok(`Redis answers; ${listening} processes of this installation are joined by it`)];
  } catch {
    const what = `Redis refuses us (${reason || 'no answer'}): each process goes on alone`;
    return [warning(what, 'Check REDIS_URL: host, port, user and password; it must be Redis 6 or later, or Valkey')];
  } finally {
    await link.close();
  }
}

/** Several processes that do not hear of each other leave open tabs with what was. */
export async function checkJoined(source: ReturnType<typeof dwangDataSource>, env: Env, now: number): Promise<Finding[]> {
  if (env.REDIS_URL) return [];
  const processes = await source.query<{ beatAt: string | Date }[]>('SELECT beatAt FROM server_processes');
  const alive = processes.filter(({ beatAt }) => instantOf(beatAt) > now - ALIVE).length;
  if (alive < 2) return [];
  const what = `${alive} processes share the database, and open tabs hear only of changes made through their own`;
  return [warning(what, 'Run a Redis and set the same REDIS_URL for all of them')];
}
