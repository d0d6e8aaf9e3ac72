import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: from an answer out of memory to the patience of a browser. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Pool {
  open: number;
  free: number;
  waiting: number;
}

/** How it stands with Redis, where there is one. */
export interface Line {
  isUp: boolean;
  /** How often it was asked in vain. */
  missed: number;
}

/** What this process has done, as numbers for Prometheus. Labels are few and fixed: never an id, a name or an address that somebody typed. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly process = new Registry();
  private watchesProcess = false;
  private readonly requests = new Histogram({
    name: 'dwang_http_request_duration_seconds',
    help: 'Answered requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly runs = new Counter({
    name: 'dwang_job_runs_total',
    help: 'Scheduled jobs that this process ran, by their outcome: done or failed',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  });
  private readonly jobSeconds = new Gauge({
    name: 'dwang_job_last_duration_seconds',
    help: 'How long a scheduled job took when this process last ran it',
    labelNames: ['job'],
    registers: [this.registry],
  });
  private readonly jobDone = new Gauge({
    name: 'dwang_job_last_success_timestamp_seconds',
    help: 'When this process last ran a scheduled job to its end',
    labelNames: ['job'],
    registers: [this.registry],
  });

  /** `pool` and `redis` are asked at each reading. */
  constructor(pool: () => Pool, redis: Line | null = null) {
    if (redis) this.watchRedis(redis);
    new Gauge({
      name: 'dwang_database_connections',
      help: 'Connections to the database: open, free of these, and requests waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  }

  private watchRedis(redis: Line): void {
    new Gauge({
      name: 'dwang_redis_up',
      help: 'Whether Redis answers this process: 1, or 0 while it goes on alone',
      registers: [this.registry],
      collect() {
        this.set(redis.isUp ? 1 : 0);
      },
    });
    new Counter({
      name: 'dwang_redis_missed_total',
      help: 'Events and counts of this process for which Redis was asked in vain',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(redis.missed);
      },
    });
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** Runs a job and notes how it went. */
  async job(job: string, run: () => Promise<void>): Promise<void> {
    const started = performance.now();
    try {
      await run();
      this.runs.inc({ job, outcome: 'done' });
      this.jobDone.set({ job }, Date.now() / 1000);
    } catch (error) {
      this.runs.inc({ job, outcome: 'failed' });
      throw error;
    } finally {
      this.jobSeconds.set({ job }, (performance.now() - started) / 1000);
    }
  }

  /** All numbers as text. The event loop and the memory are watched from the first reading on. */
  async text(): Promise<{ type: string; text: string }> {
    if (!this.watchesProcess) collectDefaultMetrics({ register: this.process });
    this.watchesProcess = true;
    return { type: this.registry.contentType, text: `${await this.registry.metrics()}\n${await this.process.metrics()}` };
  }
}
