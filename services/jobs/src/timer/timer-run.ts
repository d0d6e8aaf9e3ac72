import { MAX_ENTRY_SECONDS } from '@dwang/contracts';
import {
  believableAt,
  type CountedTime,
  movesOf,
  replayMoves,
  type TimerMove,
  type TimerRun,
  type ToldMove,
  tellMove,
  workedSeconds,
} from '@dwang/domain';
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

/** What a request says happened, when, and on which device. */
export interface Said {
  at?: string | undefined;
  clock?: CountedTime | undefined;
  device?: string | undefined;
}

/** When a request says that it happened, in milliseconds; never in the future. */
export const eventTime = ({ at, clock }: Said): number =>
  believableAt(at === undefined ? undefined : Date.parse(at), Date.now(), clock);

const toldOf = (row: TimerRow): readonly ToldMove[] => row.moves ?? movesOf(runOf(row));

/** What a move changes of the row; nothing when it was told before. */
export function afterMove(row: TimerRow, move: TimerMove, said: Said): Partial<TimerRow> {
  const before = toldOf(row);
  const moves = tellMove(before, { move, at: eventTime(said), device: said.device ?? null });
  return moves === before ? {} : { moves, ...stampsOf(replayMoves(moves, row.startTime.getTime())) };
}

/**
 * When the timer ends, in milliseconds: as said, but now, as its time is not to be lost, when another device has moved it since, or when
 * the device's own clock is before the start that it told itself.
 */
export function endTime(row: TimerRow, said: Said): number {
  const at = eventTime(said);
  if (row.runningSince !== null && at < row.runningSince.getTime()) return Date.now();
  const isOvertaken = toldOf(row).some(
    ({ at: then, device }) => then > at && device !== null && device !== (said.device ?? device),
  );
  return isOvertaken ? Date.now() : at;
}

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
