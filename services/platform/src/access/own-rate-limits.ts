import type { OnApplicationShutdown } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** By how much the clock may be set without notice, in milliseconds. */
const JUMP = 60_000;

/** Counts of this process. They end by the clock of the wall, so when that is set they begin anew: nobody may be kept out for weeks. */
export class OwnRateLimits implements ThrottlerStorage, OnApplicationShutdown {
  private counts = new ThrottlerStorageService();
  private offset = this.offsetNow();

  increment(key: string, ttl: number, limit: number, block: number, name: string): Promise<Counted> {
    const offset = this.offsetNow();
    if (Math.abs(offset - this.offset) > JUMP) {
      this.counts.onApplicationShutdown();
      this.counts = new ThrottlerStorageService();
    }
    this.offset = offset;
    return this.counts.increment(key, ttl, limit, block, name);
  }

  onApplicationShutdown(): void {
    this.counts.onApplicationShutdown();
  }

  /** Constant until the clock is set. */
  private offsetNow(): number {
    return Date.now() - performance.now();
  }
}
