import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database } from '../data/database';
import { isUniqueViolation } from '../data/database-errors';
import { dueBy } from '../data/instants';
import { JobLease } from './job-lease.entity';

/** A process that died keeps its job for so long, in milliseconds. */
export const LEASE = 15 * 60_000;
const NEVER = new Date(0);
const NEW = { title: '', holder: '', dueAt: NEVER, leasedUntil: NEVER, took: 0, isFailed: false, failure: '' };

type Due = Pick<JobLease, 'name' | 'title'> & { everySeconds: number };

/** How a run of a job ended. */
export interface Outcome {
  endedAt: Date;
  /** Milliseconds. */
  took: number;
  /** Null when it did not fail. */
  failure: string | null;
}

const columnsOf = ({ endedAt, took, failure }: Outcome): Partial<JobLease> =>
  failure === null ? { endedAt, took, isFailed: false } : { endedAt, took, isFailed: true, failedAt: endedAt, failure };

/** Lets of all processes on one database only one run a job, and no more often than it is due. */
@Injectable()
export class JobLeases {
  /** How this process is named beside what it runs. */
  readonly holder = randomUUID();

  constructor(@Inject(Database) private readonly db: Database) {}

  /**
   * True when the job is due and nobody else runs it: it is then ours until given back. What a wrong clock has put off for longer than its
   * period, or taken for longer than a lease, is due.
   */
  async take({ name, title, everySeconds }: Due, now: Date): Promise<boolean> {
    await this.make(name);
    const free = { name, dueAt: dueBy(now, everySeconds * 1000), leasedUntil: dueBy(now, LEASE) };
    const ours = { title, holder: this.holder, startedAt: now, leasedUntil: new Date(now.getTime() + LEASE) };
    const { affected } = await this.db.repo(JobLease).update(free, ours);
    return affected === 1;
  }

  /**
   * Gives a job back that is due again at `dueAt`, with how it went unless it was cut short; one that another process has taken meanwhile
   * stays with that one.
   */
  async giveBack(name: string, dueAt: Date, outcome?: Outcome): Promise<void> {
    const went = outcome ? columnsOf(outcome) : {};
    await this.db.repo(JobLease).update({ name, holder: this.holder }, { ...went, dueAt, leasedUntil: NEVER });
  }

  /** All jobs that were ever due, by name. */
  async all(): Promise<Map<string, JobLease>> {
    return new Map((await this.db.repo(JobLease).find()).map((lease) => [lease.name, lease]));
  }

  /** Drops the rows of jobs that there are no more, unless somebody still runs one: nobody would ever do what is due. */
  async forgetOthers(names: readonly string[], now: Date): Promise<void> {
    await this.db.repo(JobLease).delete({ name: Not(In([...names])), leasedUntil: dueBy(now, LEASE) });
  }

  private async make(name: string): Promise<void> {
    if (await this.db.repo(JobLease).existsBy({ name })) return;
    try {
      await this.db.repo(JobLease).insert({ ...NEW, name });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
