import type { Timer } from '@dwang/contracts';
import { DEFAULT_ZONE, forgottenTimer, type TimerDoubt } from '@dwang/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { clockGap, onClock, serverNow } from '../server-clock';
import { readStoredUser } from '../stored-user';
import { isGapOf } from './clock-question';
import { useIdle } from './idle';

const MINUTE = 60_000;

function useMinute(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const look = () => setNow(serverNow());
    const interval = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

/** What to ask the person about the timer; null when nothing is strange. */
export function useTimerDoubt(timer: Timer | null): TimerDoubt | null {
  const now = useMinute();
  const idle = useIdle(timer);
  const gap = useSyncExternalStore(onClock, clockGap);
  if (timer && gap && isGapOf(timer, gap)) return { kind: 'clock', by: gap.by };
  if (idle) return { kind: 'idle', from: idle.from, to: idle.to };
  if (!timer) return null;
  const activity = timer.lastActivityAt === null ? 0 : Date.parse(timer.lastActivityAt);
  const found = forgottenTimer(timer, now, readStoredUser()?.company.timeZone ?? DEFAULT_ZONE, activity);
  return found && { kind: 'forgotten', ...found };
}
