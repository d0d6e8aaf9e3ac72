import type { dwangDataSource } from '@dwang/platform';
import { instantOf } from './check-backups';
import { ALIVE } from './check-processes';
import { type Finding, ok, warning } from './finding';

/** So long after it is due a job may wait for those before it, in milliseconds. */
const PATIENCE = 15 * 60_000;

interface Lease {
  title: string;
  isFailed: number | boolean;
  failure: string;
  dueAt: string | Date;
  leasedUntil: string | Date;
}

/** How the jobs that Dwang does by itself last went; whether any waits in vain is only known while a process runs. */
export async function checkJobs(source: ReturnType<typeof dwangDataSource>, now: number): Promise<Finding[]> {
  const leases = await source.query<Lease[]>(
    "SELECT title, isFailed, failure, dueAt, leasedUntil FROM job_leases WHERE title <> '' ORDER BY title",
  );
  if (leases.length === 0) return [];
  const beats = await source.query<{ beatAt: string | Date }[]>('SELECT beatAt FROM server_processes');
  const isRunning = beats.some(({ beatAt }) => Math.abs(now - instantOf(beatAt)) < ALIVE);
  const waits = ({ dueAt, leasedUntil }: Lease) => instantOf(dueAt) < now - PATIENCE && instantOf(leasedUntil) < now;
  const overdue = isRunning ? leases.filter(waits) : [];
  const failed = leases.filter((lease) => lease.isFailed && !overdue.includes(lease));
  const todo = 'See in /admin under Maintenance, Background Work';
  const findings = [
    ...overdue.map(({ title }) => warning(`Background work is overdue: ${title}`, todo)),
    ...failed.map(({ title, failure }) => warning(`Background work failed when it last ran: ${title} (${failure})`, todo)),
  ];
  return findings.length > 0 ? findings : [ok(`All ${leases.length} background jobs went well when they last ran`)];
}
