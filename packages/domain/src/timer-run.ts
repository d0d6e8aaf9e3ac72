/** How a timer moves. Instants are milliseconds by the server's clock; browser and server run the same moves. */
export interface TimerRun {
  status: 'RUNNING' | 'PAUSED';
  /** The first start, or the first after a reset. */
  startTime: number;
  /** Dated back by the part of a second left over, so that `accumulatedMs` is whole seconds while RUNNING. */
  runningSince: number | null;
  pausedAt: number | null;
  accumulatedMs: number;
  /** No later event is dated before this one. */
  lastEventAt: number;
}

export type TimerMove = 'run' | 'pause' | 'reset';

/** Events older than this, kept by a device without a network, are dated to it. Milliseconds. */
const OLDEST_EVENT = 31 * 24 * 3600 * 1000;

/** A device's monotonic clock: `passed` milliseconds at least, as it may stand still in sleep, since the server told it `heard` (ISO). */
export interface CountedTime {
  heard: string;
  passed: number;
}

/** A stamp further ahead than this comes from a clock that was set, not from one that is a little off. Milliseconds. */
const SLIGHTLY = 60_000;

/**
 * When an event happened, as far as a device can be believed: never in the future, at most 31 days ago; `now` when it does not say. What its
 * monotonic clock has counted is less than no time, whatever the device's own clock says, and all there is when that one is in the future.
 */
export function believableAt(at: number | undefined, now: number, counted?: CountedTime): number {
  if (at === undefined) return now;
  const least = counted ? Math.min(now, Date.parse(counted.heard) + counted.passed) : Number.NEGATIVE_INFINITY;
  const said = counted && at > now + SLIGHTLY ? least : Math.min(at, now);
  return Math.max(said, least, now - OLDEST_EVENT);
}

/** A timer that was never started. */
export const freshRun = (at: number): TimerRun => ({
  status: 'PAUSED',
  startTime: at,
  runningSince: null,
  pausedAt: at,
  accumulatedMs: 0,
  lastEventAt: at,
});

/**
 * The timer after a move made at `at`; a move dated before the last event counts from that event. A move into the state that it is in
 * changes nothing and answers the same object, so that an event can be sent twice.
 */
export function moveRun(run: TimerRun, move: TimerMove, at: number): TimerRun {
  const when = Math.max(at, run.lastEventAt);
  if (move === 'reset') return freshRun(when);
  return move === 'run' ? resume(run, when) : pause(run, when);
}

/** The part of a second left from before a pause is carried by dating the resumption back by it, so that neither pauses nor rounding lose time. */
function resume(run: TimerRun, at: number): TimerRun {
  if (run.status === 'RUNNING') return run;
  const rest = run.accumulatedMs % 1000;
  return {
    status: 'RUNNING',
    startTime: run.accumulatedMs === 0 ? at : run.startTime,
    runningSince: at - rest,
    pausedAt: null,
    accumulatedMs: run.accumulatedMs - rest,
    lastEventAt: at,
  };
}

function pause(run: TimerRun, at: number): TimerRun {
  if (run.status === 'PAUSED' || run.runningSince === null) return run;
  const ran = Math.max(0, at - run.runningSince);
  return { ...run, status: 'PAUSED', runningSince: null, pausedAt: at, accumulatedMs: run.accumulatedMs + ran, lastEventAt: at };
}

/** Whole seconds worked at `now`. */
export function workedSeconds(run: TimerRun, now: number): number {
  const ran = run.runningSince === null ? 0 : Math.max(0, now - run.runningSince);
  return Math.floor((run.accumulatedMs + ran) / 1000);
}
