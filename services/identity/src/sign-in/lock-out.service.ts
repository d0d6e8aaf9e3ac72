import { ErrorCode } from '@dwang/contracts';
import { Database, isLiving, isUniqueViolation, TooMany } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Like } from 'typeorm';
import { SignInAttempt } from './sign-in-attempt.entity';

/** Failures that are free; the next sign-in must wait. */
export const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * 60;
const FORGET_AFTER_MS = 24 * 3600 * 1000;

/** What failures are counted under, and how many are free. */
export interface Count {
  key: string;
  free: number;
}

/** After the free failures of a count the next try waits: 30 seconds, then twice as long each time, at most 15 minutes. */
@Injectable()
export class LockOut {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** Throws `TooMany` while tries under this key must wait. */
  async check(accountKey: string, now = new Date()): Promise<void> {
    const row = await this.db.repo(SignInAttempt).findOneBy({ accountKey });
    if (!row?.lockedUntil || !isLiving(row.lockedUntil, now, LONGEST_WAIT_SECONDS * 1000)) return;
    const seconds = Math.ceil((row.lockedUntil.getTime() - now.getTime()) / 1000);
    throw new TooMany(`Too many failed sign-ins. Please try again in ${inWords(seconds)}.`, seconds, ErrorCode.lockedOut);
  }

  /** Whether the next try under this key must wait. */
  async recordFailure(accountKey: string, now = new Date(), free = FREE_FAILURES): Promise<boolean> {
    return this.db.tx(async () => {
      await this.ensureRow(accountKey, now);
      const row = await this.db.findForUpdate(SignInAttempt, { accountKey });
      if (!row) return false;
      const isForgotten = Math.abs(now.getTime() - row.lastFailedAt.getTime()) > FORGET_AFTER_MS;
      const failures = (isForgotten ? 0 : row.failures) + 1;
      const lockedUntil = failures < free ? null : new Date(now.getTime() + waitSeconds(failures - free) * 1000);
      await this.db.repo(SignInAttempt).update({ id: row.id }, { failures, lastFailedAt: now, lockedUntil });
      return lockedUntil !== null;
    });
  }

  async clear(accountKey: string): Promise<void> {
    await this.db.repo(SignInAttempt).delete({ accountKey });
  }

  /** Forgets the failed sign-ins of an account, wherever they came from. */
  async clearAccount(userId: number): Promise<void> {
    const account = accountOf(userId);
    await this.db.repo(SignInAttempt).delete([{ accountKey: account }, { accountKey: Like(`${account}:%`) }]);
  }

  private async ensureRow(accountKey: string, now: Date): Promise<void> {
    if (await this.db.repo(SignInAttempt).existsBy({ accountKey })) return;
    try {
      await this.db.repo(SignInAttempt).insert({ accountKey, failures: 0, lastFailedAt: now, lockedUntil: null });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/** Under which the failed sign-ins of an account are counted. */
export const accountOf = (userId: number): string => `user:${userId}`;

const waitSeconds = (beyondFree: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(beyondFree, 10), LONGEST_WAIT_SECONDS);

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
