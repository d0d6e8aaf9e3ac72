import { type DwangStore, lastOffset, serverOffset, useGetTimerQuery, useStore } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useEffect, useMemo } from 'react';
import { keepTimer, readKeptTimer } from './stored-timer';
import { POLL_SECONDS, type TimerDesk } from './timer-desk';

export interface TimerView {
  /** Null while nothing is known yet. */
  timer: Timer | null;
  /** Milliseconds from this device's clock to the server's. */
  offset: number;
  /** The server did not answer: what is shown is what this device knows. */
  isStale: boolean;
  retry: () => void;
}

/** The server's timer: asked for again every 15 seconds while it can be seen, when the page comes back, and when the network does. */
export function useTimer(): TimerView {
  const query = useGetTimerQuery(undefined, {
    pollingInterval: POLL_SECONDS * 1000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { data, fulfilledTimeStamp, isError, refetch } = query;
  const kept = useMemo(() => (isError && !data ? readKeptTimer() : null), [isError, data]);
  const offset = data && fulfilledTimeStamp ? serverOffset(data.serverTime, fulfilledTimeStamp) : lastOffset();
  useEffect(() => {
    if (data) keepTimer(data, Date.now() + offset);
  }, [data, offset]);
  return { timer: data ?? kept, offset, isStale: isError, retry: () => void refetch() };
}

/** What the actions of the timer need, from React's context. */
export function useTimerDesk(): TimerDesk {
  const store = useStore() as DwangStore;
  const notify = useNotify();
  return useMemo(() => ({ store, notify }), [store, notify]);
}
