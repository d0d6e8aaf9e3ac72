import type { BackgroundJob, BackgroundWork as Shown } from '@dwang/contracts';
import { Database, isLiving, type Job, type JobLease, JobLeases, LEASE, Scheduler } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ServerProcess } from '../servers/server-process.entity';
import { LATE_AFTER } from '../servers/servers.service';

/** So long after it is due a job may wait for those before it, in milliseconds. */
const PATIENCE = 15 * 60_000;
const COLUMNS = { uid: true, name: true, host: true, pid: true, beatAt: true } as const;
const WORST_FIRST: readonly BackgroundJob['status'][] = ['overdue', 'failed', 'running', 'waiting', 'done'];

/** How the jobs that the server does by itself last went, whichever process ran them. */
@Injectable()
export class BackgroundWork {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(JobLeases) private readonly leases: JobLeases,
  ) {}

  /** What needs a look first, then by title. */
  async list(now = new Date()): Promise<Shown> {
    const leases = await this.leases.all();
    const rows = await this.db.repo(ServerProcess).find({ select: COLUMNS, take: 500 });
    const processes = new Map(rows.map((row) => [row.uid, row]));
    const items = this.scheduler.all().map((job) => {
      const lease = leases.get(job.name);
      return shown(job, lease, processes.get(lease?.holder ?? ''), now);
    });
    return { items: items.sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, 'en-NZ')) };
  }
}

const rank = ({ status }: BackgroundJob): number => WORST_FIRST.indexOf(status);

function shown(job: Job, lease: JobLease | undefined, process: ServerProcess | undefined, now: Date): BackgroundJob {
  const { name, title, everySeconds } = job;
  const status = statusOf(lease, process, now);
  const isDue = lease?.startedAt && status !== 'running';
  return {
    ...{ name, title, everySeconds, status },
    startedAt: lease?.startedAt?.toISOString() ?? null,
    took: lease?.endedAt ? lease.took : null,
    dueAt: isDue ? lease.dueAt.toISOString() : null,
    failedAt: lease?.failedAt?.toISOString() ?? null,
    failure: lease?.failure ?? '',
    process: process ? { name: process.name, host: process.host, pid: process.pid } : null,
  };
}

/** A run that takes longer than its lease still runs while its process answers; one whose process died waits for another to take over. */
function statusOf(lease: JobLease | undefined, process: ServerProcess | undefined, now: Date): BackgroundJob['status'] {
  if (!lease?.startedAt) return 'waiting';
  const isHeld = lease.leasedUntil.getTime() > 0;
  const isAlive = process !== undefined && Math.abs(now.getTime() - process.beatAt.getTime()) < LATE_AFTER;
  if (isHeld && (isAlive || isLiving(lease.leasedUntil, now, LEASE))) return 'running';
  if (now.getTime() - lease.dueAt.getTime() > PATIENCE) return 'overdue';
  return lease.isFailed ? 'failed' : 'done';
}
