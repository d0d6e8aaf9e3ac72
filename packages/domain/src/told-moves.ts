import { freshRun, moveRun, type TimerMove, type TimerRun } from './timer-run';

/** A move as a device has told it. `at` in milliseconds; `device` null when it does not say which one it is. */
export interface ToldMove {
  move: TimerMove;
  at: number;
  device: string | null;
}

/** A timer remembers so many moves; older ones are put together. */
const MOST_MOVES = 200;

/**
 * The moves with one more. A device's own moves never go back in time, and a move of no device never before any other. A move that is told
 * twice counts once, and one of no device that changes nothing is not kept.
 */
export function tellMove(told: readonly ToldMove[], { move, at, device }: ToldMove): readonly ToldMove[] {
  const own = told.filter((one) => one.device === device || one.device === null || device === null);
  const next = { move, at: Math.max(at, ...own.map((one) => one.at)), device };
  const isTold = told.some((one) => one.move === move && one.at === next.at && one.device === device);
  return isTold || (device === null && newest(told)?.move === move) ? told : settled([...told, next]);
}

const newest = (told: readonly ToldMove[]) =>
  told.reduce<ToldMove | null>((last, one) => (last && last.at > one.at ? last : one), null);

/**
 * The timer by all that was told, in the order in which it happened, not in which it arrived: a pause that a phone tells late does not stop
 * a timer that went on meanwhile. Two devices that tell the same in any order leave the same timer. Told nothing, it was made at `madeAt`.
 */
export function replayMoves(told: readonly ToldMove[], madeAt: number): TimerRun {
  const moves = [...told].sort((one, other) => one.at - other.at);
  return moves.reduce((run, { move, at }) => moveRun(run, move, at), freshRun(moves[0]?.at ?? madeAt));
}

/** The fewest moves that leave a timer like this one, as if no device had told them: nothing is dated before them any more. */
export function movesOf(run: TimerRun): readonly ToldMove[] {
  const { startTime, runningSince, accumulatedMs, lastEventAt } = run;
  const told = (move: TimerMove, at: number): ToldMove => ({ move, at, device: null });
  if (accumulatedMs === 0) return [runningSince === null ? told('reset', lastEventAt) : told('run', runningSince)];
  if (runningSince !== null) return [told('run', startTime), told('pause', startTime + accumulatedMs), told('run', runningSince)];
  // One millisecond at the start, the rest at the end, so that both ends stay.
  const end = run.pausedAt ?? lastEventAt;
  return [
    told('run', startTime),
    told('pause', startTime + 1),
    told('run', Math.max(startTime + 1, end - accumulatedMs + 1)),
    told('pause', end),
  ];
}

function settled(told: readonly ToldMove[]): readonly ToldMove[] {
  if (told.length <= MOST_MOVES) return told;
  const inOrder = [...told].sort((one, other) => one.at - other.at);
  const [older, newer] = [inOrder.slice(0, MOST_MOVES / 2), inOrder.slice(MOST_MOVES / 2)];
  return [...movesOf(replayMoves(older, older[0]?.at ?? 0)), ...newer];
}
