import { readStoredUser } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { useEffect } from 'react';
import type { SessionState } from './session-state';

/** Signing out in one tab signs out all of them; another person's sign-in reloads, so that nothing of the first stays on screen. */
export function useOtherTabs(user: User | null, setState: (state: SessionState) => void): void {
  const id = user?.id;
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== 'user' && event.key !== null) return;
      const kept = readStoredUser();
      if (!kept && id !== undefined) setState({ status: 'signed-out', user: null, hasLeft: true });
      if (kept && kept.id !== id) window.location.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [id, setState]);
}
