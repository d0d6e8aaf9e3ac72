import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../data/database';
import { isUniqueViolation } from '../data/database-errors';
import { JobLease } from './job-lease.entity';

/** A process that died keeps its job for so long, in milliseconds. */
const LEASE = 15 * 60_000;
const NEVER = new Date(0);

/** Lets of all processes on one database only one run a job, and no more often than it is due. */
@Injectable()
export class JobLeases {
  private readonly holder = randomUUID();

  constructor(@Inject(Database) private readonly db: Database) {}

  /** True when the job is due and nobody else runs it: it is then ours until given back. */
  async take(name: string, now: Date): Promise<boolean> {
    await this.make(name);
    const free = { name, dueAt: LessThanOrEqual(now), leasedUntil: LessThanOrEqual(now) };
    const ours = { holder: this.holder, leasedUntil: new Date(now.getTime() + LEASE) };
    const { affected } = await this.db.repo(JobLease).update(free, ours);
    return affected === 1;
  }

  /** Gives a job back that is due again at `dueAt`; one that another process has taken meanwhile stays with that one. */
  async giveBack(name: string, dueAt: Date): Promise<void> {
    await this.db.repo(JobLease).update({ name, holder: this.holder }, { dueAt, leasedUntil: NEVER });
  }

  private async make(name: string): Promise<void> {
    if (await this.db.repo(JobLease).existsBy({ name })) return;
    try {
      await this.db.repo(JobLease).insert({ name, holder: '', dueAt: NEVER, leasedUntil: NEVER });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
