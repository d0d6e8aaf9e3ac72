import type { Timer } from '@dwang/contracts';
import { elapsedSeconds } from '@dwang/domain';
import { holdsOldWork } from '../outbox/old-keys';

/** Key and first five fields as in the specification (section 3, Timer state persisted locally). */
const KEY = 'jobTimerState';

interface StoredTimer {
  seconds: number;
  status: string;
  startTime: string | null;
  hourlyRate: number;
  timesheetSaved: boolean;
  /** The whole timer, so that a reload without a network shows the true elapsed time. */
  timer: Timer;
}

/** Keeps the timer on this device; a stopped timer is saved or empty, so nothing of it is kept. `now` is the server's. */
export function keepTimer(timer: Timer, now: number): void {
  try {
    if (holdsOldWork(localStorage, KEY)) return;
    if (timer.status === 'STOPPED') {
      localStorage.removeItem(KEY);
      return;
    }
    const stored: StoredTimer = {
      seconds: elapsedSeconds(timer, now),
      status: timer.status,
      startTime: timer.startTime,
      hourlyRate: Number(timer.hourlyRate ?? 0),
      timesheetSaved: false,
      timer,
    };
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // A full or forbidden store costs only the view without a network; the timer itself is on the server or in the outbox.
  }
}

/** The timer as last seen on this device, or null. */
export function readKeptTimer(): Timer | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStored(value) ? value.timer : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is StoredTimer {
  if (typeof value !== 'object' || value === null || !('timer' in value)) return false;
  const { timer } = value;
  return typeof timer === 'object' && timer !== null && 'accumulatedSeconds' in timer && 'lastEventAt' in timer;
}
