import { elapsedSeconds, type TimerStamps } from './timer';
import { dayOf } from './zone';

/** What is needed to doubt a timer. Instants ISO. */
export interface DoubtfulTimer extends TimerStamps {
  lastEventAt: string | null;
  /** When the person last said that they are still at work. */
  confirmedAt: string | null;
}

/** A timer that runs on without anybody: since when, and what is left when it is cut at the last sign of work. Milliseconds; seconds. */
export interface ForgottenTimer {
  since: number;
  lastActivityAt: number;
  secondsThen: number;
}

/** Time on the clock of a running timer in which nobody was seen. Milliseconds. */
export interface IdleSpan {
  from: number;
  to: number;
}

/** Why a running timer is doubted: the device's clock jumped ahead, nobody was seen for a while, or it has run for too long. */
export type TimerDoubt =
  /** `by` milliseconds that are not on the timer: the device may have slept, or only its clock was set. */
  { kind: 'clock'; by: number } | ({ kind: 'idle' } & IdleSpan) | ({ kind: 'forgotten' } & ForgottenTimer);

const HOUR = 3_600_000;
/** House rule (issue 3): no working day is longer. */
const LONGEST_RUN = 10 * HOUR;

const time = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));

/** More than 10 hours, or past midnight in `zone`. Instants in milliseconds. */
export const isRunTooLong = (since: number, now: number, zone: string): boolean =>
  now - since > LONGEST_RUN || dayOf(since, zone) < dayOf(now, zone);

/**
 * Whether a running timer looks forgotten at `now`: it has run for more than 10 hours or past midnight in `zone`, counted from its last
 * start or from when the person last confirmed it.
 */
export function forgottenTimer(timer: DoubtfulTimer, now: number, zone: string, lastActivityAt: number): ForgottenTimer | null {
  if (timer.status !== 'RUNNING' || timer.runningSince === null) return null;
  const since = Date.parse(timer.runningSince);
  const trustedUntil = Math.max(since, time(timer.confirmedAt));
  if (!isRunTooLong(trustedUntil, now, zone)) return null;
  const cut = Math.min(now, Math.max(lastActivityAt, time(timer.lastEventAt), since));
  return { since, lastActivityAt: cut, secondsThen: elapsedSeconds(timer, cut) };
}

/** A laptop that slept with the page open, seconds. House rule (issue 3). */
export const SLEPT_SECONDS = 15 * 60;
/** The app was not opened for so long while the timer ran, seconds. House rule (issue 3). */
export const AWAY_SECONDS = 4 * 3600;

/** Time on the clock during which nobody was seen, milliseconds; null when it is shorter than `limitSeconds`. */
export function idleSpan(timer: DoubtfulTimer, seenAt: number, now: number, limitSeconds: number): IdleSpan | null {
  if (timer.status !== 'RUNNING') return null;
  const from = Math.max(seenAt, time(timer.runningSince), time(timer.lastEventAt), time(timer.confirmedAt));
  return now - from > limitSeconds * 1000 ? { from, to: now } : null;
}
