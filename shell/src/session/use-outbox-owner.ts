import { connectOutbox, type DwangStore, setOutboxUser, takeOverOldWork, useStore } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { useEffect, useRef } from 'react';

/** Tells the outbox whose work to keep, show and send: at the start, at every sign-in and sign-out, and again after a lapse. */
export function useOutboxOwner(user: User | null, confirmedAt: number): void {
  const store = useStore() as DwangStore;
  const latest = useRef(user);
  latest.current = user;
  const id = user?.id;
  useEffect(() => connectOutbox(store), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in of the same user lets a paused queue go on
  useEffect(() => {
    void takeOverOldWork().then(() => setOutboxUser(latest.current));
  }, [id, confirmedAt]);
}
