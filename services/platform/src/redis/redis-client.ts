import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { createClient } from '@redis/client';
import type { Env } from '../env/env.schema';
import { addToCount } from './add-to-count';

/** Milliseconds. A line on which not even a ping is answered is given up. */
const PING_EVERY = 4000;
const DEAD_AFTER = 10_000;
const LONGEST_PAUSE = 2000;

/** Milliseconds until the next attempt, spread so that not all processes come at once. */
const pauseAfter = (attempts: number): number => Math.min(100 * 2 ** attempts, LONGEST_PAUSE) * (0.75 + Math.random() / 4);

export const redisClient = (url: string) =>
  createClient({
    url,
    name: 'dwang',
    scripts: { addToCount },
    // What cannot be asked now is not asked later: nobody waits for it.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: PING_EVERY,
    maintNotifications: 'disabled',
    socket: { connectTimeout: 3000, socketTimeout: DEAD_AFTER, reconnectStrategy: pauseAfter },
  });

export type RedisClient = ReturnType<typeof redisClient>;

/** Goes before all keys and channels: what shares a database is one installation, and others may share its Redis. */
export function redisPrefix(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): string {
  const database = env.DATABASE_URL ? new URL(env.DATABASE_URL) : null;
  const place = database ? `${database.host}${database.pathname}` : resolve(env.DATA_DIR);
  return `dwang:${createHash('sha256').update(place).digest('hex').slice(0, 16)}`;
}
