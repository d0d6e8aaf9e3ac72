import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { AreaName } from '../app/area-definition';
import { actAs } from '../audit/acting';
import { ENV, type Env } from '../env/env.schema';
import { Log } from '../logs/log';
import { Metrics } from '../metrics/metrics';
import { JobLeases } from './job-leases';

/** Work that is done again and again. It must bear being done twice: a process may die between the work and the note of it. */
export interface Job {
  name: string;
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
  private readonly jobs: Job[] = [];
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
    if (this.mounted.includes(job.area)) this.jobs.push(job);
  }

  onApplicationBootstrap(): void {
    if (this.env.NODE_ENV !== 'test') this.lookIn(FIRST_LOOK);
  }

  /** Waits for the job that is running: its database must not be closed under it. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Runs every job that is due at `now` and that no other process has taken, one after the other. */
  async runDue(now: Date): Promise<void> {
    for (const job of this.jobs) {
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
    if (!(await this.leases.take(job.name, now))) return;
    try {
      await this.metrics.job(job.name, () => actAs({ job: job.name }, () => job.run(now, this.ending.signal)));
    } finally {
      const wait = this.ending.signal.aborted ? 0 : job.everySeconds * 1000;
      await this.leases.giveBack(job.name, new Date(now.getTime() + wait));
    }
  }
}
