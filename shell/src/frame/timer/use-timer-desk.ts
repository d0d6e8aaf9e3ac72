import { type DwangStore, type TimerDesk, useStore } from '@dwang/client';
import { useNavigate } from '@dwang/kit';
import { useMemo } from 'react';
import { notify } from '../../federation';

/** What the timer's actions need, from the shell. */
export function useTimerDesk(): TimerDesk {
  const store = useStore() as DwangStore;
  const navigate = useNavigate();
  return useMemo(() => ({ store, notify, navigate: (path) => void navigate(path) }), [store, navigate]);
}
