import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { NewWrite, OutboxKind, QueuedWrite, WriteOutcome } from '../outbox/queued-write';
import type { DwangStore } from '../store';
import { unclaimed } from './care';
import { enqueue } from './enqueue';
import { areWritesRead, onPendingWrites, pendingWrites } from './view';

/** Writes through the outbox from a screen. See the head of `outbox/index.ts`. */
export function useOutbox(): <Answer = unknown>(write: NewWrite) => Promise<WriteOutcome<Answer>> {
  const store = useStore() as DwangStore;
  return useCallback(<Answer>(write: NewWrite) => enqueue<Answer>(store, write), [store]);
}

const useWrites = () => useSyncExternalStore(onPendingWrites, pendingWrites);

/** The present user's writes of one kind that the lists do not have yet, oldest first; for `overlay`. */
export function usePending<Row = unknown>(kind: OutboxKind): QueuedWrite<Row>[] {
  const writes = useWrites();
  return useMemo(() => writes.filter((write) => write.kind === kind) as QueuedWrite<Row>[], [writes, kind]);
}

/** All of the present user's writes that the server does not have, for the screen of unsent work. A row and its picture are one thing. */
export function useUnsent(): QueuedWrite[] {
  const writes = useWrites();
  return useMemo(() => {
    const unsent = writes.filter(({ state }) => state !== 'sent');
    const made = new Set(unsent.filter(({ operation }) => operation === 'create').map(({ uid }) => uid));
    const isPictureOf = ({ state, operation, uid, request }: QueuedWrite) =>
      state === 'waiting' && operation === 'update' && request.file !== undefined && made.has(uid);
    return unsent.filter((write) => !isPictureOf(write));
  }, [writes]);
}

/** Whether what this device holds is known yet; until then an empty list means nothing. */
export const useUnsentIsKnown = (): boolean => useSyncExternalStore(onPendingWrites, areWritesRead);

/** What an older app left on this device without saying whose it is. */
export function useUnclaimed(): QueuedWrite[] {
  const [found, setFound] = useState<QueuedWrite[]>([]);
  useEffect(() => {
    const show = (next: QueuedWrite[]) => setFound((shown) => (shown.length + next.length === 0 ? shown : next));
    const look = () => void unclaimed().then(show, () => undefined);
    look();
    // Whatever is taken over, claimed or discarded has the writes read again.
    return onPendingWrites(look);
  }, []);
  return found;
}

/** How many things this device holds that the server does not have. A form that is just being sent does not count. */
export function useUnsentCount(): number {
  const writes = useUnsent();
  return writes.filter(({ state, isKept, attempts }) => state === 'refused' || isKept || attempts > 0).length;
}
