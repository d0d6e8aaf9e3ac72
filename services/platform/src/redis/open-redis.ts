import type { Env } from '../env/env.schema';
import { type LiveBus, LocalLiveBus } from '../live/live-bus';
import { SharedLiveBus } from '../live/shared-live-bus';
import type { Log } from '../logs/log';
import { RedisLink } from './redis-link';

export interface Neighbours {
  /** Null: this process knows of no other. */
  redis: RedisLink | null;
  bus: LiveBus;
}

/** What joins this process to the others of its installation, where `REDIS_URL` is set. */
export async function openRedis({ REDIS_URL, ...env }: Env, log: Log): Promise<Neighbours> {
  if (!REDIS_URL) return { redis: null, bus: new LocalLiveBus() };
  const redis = new RedisLink({ ...env, REDIS_URL }, log);
  const bus = new SharedLiveBus(redis);
  await redis.open();
  return { redis, bus };
}
