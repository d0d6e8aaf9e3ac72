import type { Timer } from '@dwang/contracts';
import { AWAY_SECONDS, type IdleSpan, idleSpan, SLEPT_SECONDS } from '@dwang/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { serverNow } from '../server-clock';
import { cell } from './cell';

/** Time on the clock of timer `uid` in which this device saw nobody; milliseconds by the server's clock. */
interface IdleTime extends IdleSpan {
  uid: string;
}

const SEEN = 'dwang-timer-seen';
const IDLE = 'dwang-timer-idle';
/** How often a sign of life is noted, in milliseconds. */
const TICK = 20_000;

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the question lasts as long as the page.
  }
}

const idle = cell<IdleTime | null>(null);

export function forgetIdle(): void {
  write(IDLE, null);
  idle.set(null);
}

/** The idle time that nobody has decided about yet, also after a reload. */
export const useIdle = (timer: Timer | null): IdleTime | null => {
  const found = useSyncExternalStore(idle.listen, idle.read);
  const isIts =
    found !== null && timer?.status === 'RUNNING' && timer.uid === found.uid && Date.parse(timer.lastEventAt ?? '') <= found.from;
  return isIts ? found : null;
};

/** Asks about a span only once, and never about less than was asked before. */
function notice(timer: Timer, seenAt: number, limitSeconds: number): void {
  const span = idleSpan(timer, seenAt, serverNow(), limitSeconds);
  if (!span || timer.uid === null) return;
  const next = { uid: timer.uid, ...span };
  write(IDLE, next);
  idle.set(next);
}

/**
 * Watches for a laptop that slept with the page in sight (15 minutes without a tick), and for an app that is opened after more than four
 * hours. A phone in a pocket is no sleep: its page was hidden. Mounted once, by the shell.
 */
export function useIdleWatch(timer: Timer | null): void {
  const key = timer?.status === 'RUNNING' ? timer.uid : null;
  useEffect(() => {
    if (!timer || key === null) return undefined;
    idle.set(idle.read() ?? read<IdleTime>(IDLE));
    let inSight = document.visibilityState === 'visible';
    let last = read<number>(SEEN) ?? serverNow();
    let limit = AWAY_SECONDS;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      notice(timer, last, limit);
      last = serverNow();
      write(SEEN, last);
      limit = SLEPT_SECONDS;
    };
    const onSight = () => {
      const wasInSight = inSight;
      inSight = document.visibilityState === 'visible';
      if (!wasInSight && inSight) limit = AWAY_SECONDS;
      look();
    };
    look();
    const interval = setInterval(look, TICK);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [timer, key]);
}
