import { ErrorCode } from '@dwang/contracts';
import { Database, isLiving, isUniqueViolation, TooMany } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { SignInAttempt } from './sign-in-attempt.entity';

/** Failures that are free; the next sign-in must wait. */
export const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * 60;
const FORGET_AFTER_MS = 24 * 3600 * 1000;

/** After five failures an account waits: 30 seconds, then twice as long each time, at most 15 minutes. */
@Injectable()
export class LockOut {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** Throws `TooMany` while the account must wait. */
  async check(accountKey: string, now = new Date()): Promise<void> {
    const row = await this.db.repo(SignInAttempt).findOneBy({ accountKey });
    if (!row?.lockedUntil || !isLiving(row.lockedUntil, now, LONGEST_WAIT_SECONDS * 1000)) return;
    const seconds = Math.ceil((row.lockedUntil.getTime() - now.getTime()) / 1000);
    throw new TooMany(`Too many failed sign-ins. Please try again in ${inWords(seconds)}.`, seconds, ErrorCode.lockedOut);
  }

  /** Whether the account must wait from now on. */
  async recordFailure(accountKey: string, now = new Date()): Promise<boolean> {
    return this.db.tx(async () => {
      await this.ensureRow(accountKey, now);
      const row = await this.db.findForUpdate(SignInAttempt, { accountKey });
      if (!row) return false;
      const isForgotten = Math.abs(now.getTime() - row.lastFailedAt.getTime()) > FORGET_AFTER_MS;
      const failures = (isForgotten ? 0 : row.failures) + 1;
      const lockedUntil = failures < FREE_FAILURES ? null : new Date(now.getTime() + waitSeconds(failures) * 1000);
      await this.db.repo(SignInAttempt).update({ id: row.id }, { failures, lastFailedAt: now, lockedUntil });
      return lockedUntil !== null;
    });
  }

  async clear(accountKey: string): Promise<void> {
    await this.db.repo(SignInAttempt).delete({ accountKey });
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

const waitSeconds = (failures: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(failures - FREE_FAILURES, 10), LONGEST_WAIT_SECONDS);

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
