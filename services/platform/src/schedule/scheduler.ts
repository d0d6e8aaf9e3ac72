import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { AreaName } from '../app/area-definition';
import { actAs } from '../audit/acting';
import { ENV, type Env } from '../env/env.schema';
import { Log } from '../logs/log';
import { Metrics } from '../metrics/metrics';
import { failureWords } from './failure-words';
import { JobLeases, type Outcome } from './job-leases';

/** Work that is done again and again. It must bear being done twice: a process may die between the work and the note of it. */
export interface Job {
  name: string;
  /** What it does, in words for the administrator. */
  title: string;
  /** It runs in a process that answers for this area. */
  area: AreaName;
  everySeconds: number;
  /** Stop soon when `signal` is aborted: the process is ending. */
  run(now: Date, signal: AbortSignal): Promise<void>;
}

/** Which areas this process answers for. */
export const MOUNTED = Symbol('MOUNTED');

const LOOK_EVERY = 30_000;
const FIRST_LOOK = 3000;

/** Runs jobs when they are due, each in one process only. An area adds its own in `onModuleInit`. In tests nothing runs by itself. */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly known: Job[] = [];
  private readonly ending = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    @Inject(JobLeases) private readonly leases: JobLeases,
    @Inject(ENV) private readonly env: Env,
    @Inject(MOUNTED) private readonly mounted: readonly AreaName[],
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  add(job: Job): void {
    this.known.push(job);
  }

  /** All jobs of the installation, also those that other processes run. */
  all(): readonly Job[] {
    return this.known;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.NODE_ENV === 'test') return;
    await this.leases.forgetOthers(
      this.known.map(({ name }) => name),
      new Date(),
    );
    this.lookIn(FIRST_LOOK);
  }

  /** Waits for the job that is running: its database must not be closed under it. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Runs every job that is due at `now` and that no other process has taken, one after the other. */
  async runDue(now: Date): Promise<void> {
    for (const job of this.known.filter(({ area }) => this.mounted.includes(area))) {
      if (this.ending.signal.aborted) return;
      await this.runOne(job, now).catch((error: unknown) => this.log.fault(error, { job: job.name }));
    }
  }

  private lookIn(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.looking = this.runDue(new Date()).finally(() => {
        if (!this.ending.signal.aborted) this.lookIn(LOOK_EVERY);
      });
    }, milliseconds).unref();
  }

  /**
   * A job that fails is not tried again before it is next due: what it could not do now it will find then. One that was cut short by the end
   * of this process is due at once, for whichever process looks next.
   */
  private async runOne(job: Job, now: Date): Promise<void> {
    if (!(await this.leases.take(job, now))) return;
    const started = performance.now();
    let failure: unknown;
    try {
      await this.metrics.job(job.name, () => actAs({ job: job.name }, () => job.run(now, this.ending.signal)));
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      const took = Math.round(performance.now() - started);
      if (this.ending.signal.aborted) await this.leases.giveBack(job.name, now);
      else await this.leases.giveBack(job.name, new Date(now.getTime() + job.everySeconds * 1000), outcomeOf(now, took, failure));
    }
  }
}

const outcomeOf = (now: Date, took: number, failure: unknown): Outcome => ({
  endedAt: new Date(now.getTime() + took),
  took,
  failure: failure === undefined ? null : failureWords(failure),
});
