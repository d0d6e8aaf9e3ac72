import { type DwangStore, type TimerDesk, useStore } from '@dwang/client';
import { useNavigate } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useMemo } from 'react';

/** What the actions of the timer need, from React's context. */
export function useTimerDesk(): TimerDesk {
  const store = useStore() as DwangStore;
  const notify = useNotify();
  const navigate = useNavigate();
  return useMemo(() => ({ store, notify, navigate: (path) => void navigate(path) }), [store, notify, navigate]);
}
