import { MAX_ENTRY_SECONDS } from '@dwang/contracts';
import { type TimerRun, workedSeconds } from '@dwang/domain';
import type { EntrySpan } from '../time-entries/entry-span';
import type { TimerRow } from './timer.entity';

type Stamps = Pick<TimerRow, 'status' | 'startTime' | 'runningSince' | 'pausedAt' | 'accumulatedMs' | 'lastEventAt'>;

const date = (at: number | null): Date | null => (at === null ? null : new Date(at));

export const runOf = (row: Stamps): TimerRun => ({
  status: row.status,
  startTime: row.startTime.getTime(),
  runningSince: row.runningSince?.getTime() ?? null,
  pausedAt: row.pausedAt?.getTime() ?? null,
  accumulatedMs: row.accumulatedMs,
  lastEventAt: (row.lastEventAt ?? row.startTime).getTime(),
});

export const stampsOf = (run: TimerRun): Stamps => ({
  status: run.status,
  startTime: new Date(run.startTime),
  runningSince: date(run.runningSince),
  pausedAt: date(run.pausedAt),
  accumulatedMs: run.accumulatedMs,
  lastEventAt: new Date(run.lastEventAt),
});

/**
 * The entry's span when the timer ends at `at` (milliseconds, not before its last event): from the first start to then, or to the last
 * pause. A timer left for over 31 days is cut to the longest entry that can be stored, counted back from its end; nothing else of it is
 * lost, and it can be mended in the timesheet.
 */
export function spanOf(run: TimerRun, at: number): EntrySpan {
  const end = run.status === 'RUNNING' ? Math.max(at, run.lastEventAt) : (run.pausedAt ?? run.lastEventAt);
  const duration = Math.min(workedSeconds(run, end), MAX_ENTRY_SECONDS);
  const spanMs = Math.max(end - run.startTime, duration * 1000);
  const start = end - Math.min(spanMs, MAX_ENTRY_SECONDS * 1000);
  return { startTime: new Date(start), endTime: new Date(end), duration };
}
