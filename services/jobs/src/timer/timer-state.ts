import { MAX_ENTRY_SECONDS } from '@dwang/contracts';
import { elapsedSeconds } from '@dwang/domain';

/** The moving parts of a timer. Instants by the server's clock only. */
export interface TimerState {
  status: 'RUNNING' | 'PAUSED';
  startTime: Date;
  runningSince: Date | null;
  pausedAt: Date | null;
  accumulatedMs: number;
}

/** A timer that was never started. */
export const freshTimer = (now: Date): TimerState => ({
  status: 'PAUSED',
  startTime: now,
  runningSince: null,
  pausedAt: now,
  accumulatedMs: 0,
});

/**
 * Starts or resumes; a running timer stays as it is. The part of a second left from before the pause is carried by dating the resumption
 * back by it, so that neither pauses nor rounding lose time and `accumulatedMs` is whole seconds while RUNNING.
 */
export function run(timer: TimerState, now: Date): TimerState {
  if (timer.status === 'RUNNING') return timer;
  const rest = timer.accumulatedMs % 1000;
  return {
    status: 'RUNNING',
    startTime: timer.accumulatedMs === 0 ? now : timer.startTime,
    runningSince: new Date(now.getTime() - rest),
    pausedAt: null,
    accumulatedMs: timer.accumulatedMs - rest,
  };
}

/** Pauses; a paused timer stays as it is. */
export function pause(timer: TimerState, now: Date): TimerState {
  if (timer.status === 'PAUSED' || !timer.runningSince) return timer;
  const ran = Math.max(0, now.getTime() - timer.runningSince.getTime());
  return { ...timer, status: 'PAUSED', runningSince: null, pausedAt: now, accumulatedMs: timer.accumulatedMs + ran };
}

/** Whole seconds worked at `now`. */
export const workedSeconds = ({ status, runningSince, accumulatedMs }: TimerState, now: Date): number =>
  elapsedSeconds(
    { status, runningSince: runningSince?.toISOString() ?? null, accumulatedSeconds: Math.floor(accumulatedMs / 1000) },
    now.getTime(),
  );

/**
 * The entry's span: from the first start to now, or to the last pause. A timer left for over 31 days is cut to the longest entry that
 * can be stored, counted back from its end; nothing else of it is lost, and it can be mended in the timesheet.
 */
export function spanOf(timer: TimerState, now: Date): { startTime: Date; endTime: Date; duration: number } {
  const duration = Math.min(workedSeconds(timer, now), MAX_ENTRY_SECONDS);
  const endTime = timer.status === 'RUNNING' ? now : (timer.pausedAt ?? now);
  const spanMs = Math.max(endTime.getTime() - timer.startTime.getTime(), duration * 1000);
  const startTime = new Date(endTime.getTime() - Math.min(spanMs, MAX_ENTRY_SECONDS * 1000));
  return { startTime, endTime, duration };
}
