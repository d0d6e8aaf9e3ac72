import type { Timer } from '@dwang/contracts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useGetTimerQuery } from '../endpoints/timer';
import { lastOffset, onClock } from '../server-clock';
import { endedTimers, onPendingWrites, pendingWrites } from '../unsent/view';
import { noTimer, POLL_SECONDS } from './current-timer';
import { eventOf, overlayTimer } from './overlay-timer';
import { keepTimer, readKeptTimer } from './stored-timer';

export interface TimerView {
  /** The timer as the person left it, also without a network. Null while nothing is known yet. */
  timer: Timer | null;
  /** Milliseconds from this device's clock to the server's. */
  offset: number;
  /** Some of it is on this device only. */
  isKept: boolean;
  /** The server did not answer: what is shown is what this device knows. */
  isStale: boolean;
  retry: () => void;
}

/**
 * The one timer of the signed-in user: the server's, asked for every 20 seconds while it can be seen, with this device's own events over it. An event
 * shows once it is kept: what is on the screen outlives a reload.
 */
export function useTimer(): TimerView {
  const { data, isError, refetch } = useGetTimerQuery(undefined, {
    pollingInterval: POLL_SECONDS * 1000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const writes = useSyncExternalStore(onPendingWrites, pendingWrites);
  const ended = useSyncExternalStore(onPendingWrites, endedTimers);
  const kept = useMemo(() => (isError && !data ? readKeptTimer() : null), [isError, data]);
  const waiting = writes.filter((write) => write.state === 'waiting' && eventOf(write) !== null);
  const told = data ?? kept ?? (isError && waiting.length > 0 ? noTimer() : null);
  const timer = useMemo(() => told && overlayTimer(told, writes, [], ended), [told, writes, ended]);
  const offset = useSyncExternalStore(onClock, lastOffset);
  useEffect(() => {
    if (timer) keepTimer(timer, Date.now() + offset);
  }, [timer, offset]);
  const isKept = waiting.some(({ isKept, attempts }) => isKept || attempts > 0);
  return { timer, offset, isKept, isStale: isError, retry: () => void refetch() };
}
