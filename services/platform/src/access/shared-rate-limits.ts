import type { OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { RedisAway, type RedisLink } from '../redis/redis-link';
import { OwnRateLimits } from './own-rate-limits';

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** Counts over all processes; while Redis is away, each process for itself. */
export class SharedRateLimits implements ThrottlerStorage, OnApplicationShutdown {
  private readonly alone = new OwnRateLimits();

  constructor(private readonly link: RedisLink) {}

  async increment(key: string, ttl: number, limit: number, block: number, name: string): Promise<Counted> {
    try {
      const counted = this.link.nameOf(`rate:${name}:${key}`);
      const { hits, left, isBlocked } = await this.link.ask((client) => client.addToCount(counted, ttl, limit, block));
      return { totalHits: hits, timeToExpire: seconds(left), isBlocked, timeToBlockExpire: isBlocked ? seconds(left) : 0 };
    } catch (error) {
      if (!(error instanceof RedisAway)) throw error;
      return this.alone.increment(key, ttl, limit, block, name);
    }
  }

  onApplicationShutdown(): void {
    this.alone.onApplicationShutdown();
  }
}
