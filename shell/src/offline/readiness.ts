import { useSyncExternalStore } from 'react';

/** Milliseconds for which the good news is shown. */
const SHOWN = 15_000;

let isNew = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isNew = next;
  for (const listener of listeners) listener();
}

/** Says for a while that this device has just become able to do without a network. */
export function sayReady(): void {
  change(true);
  setTimeout(() => change(false), SHOWN);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsNewlyReady = (): boolean => useSyncExternalStore(subscribe, () => isNew);
