import { draftName } from '@dwang/contracts/values';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUser } from './host';

type Settings = Record<string, string | number | boolean>;

/** Kept across sign-out, per user: see the client's care of drafts. */
const keyOf = (userId: number, card: string): string => draftName(userId, `card-${card}`);

const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '{}';
  } catch {
    return '{}';
  }
}

/** What is stored under the names and types of `initial`; anything else falls back to it. */
function parse<Kept extends Settings>(text: string, initial: Kept): Kept {
  try {
    const stored = JSON.parse(text) as Record<string, unknown>;
    const known = Object.entries(initial).filter(([name, value]) => typeof stored[name] === typeof value);
    return { ...initial, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
  } catch {
    return initial;
  }
}

/** A card's own settings on this device, and how to change them; the card and its settings dialog see the same. */
export function useCardSettings<Kept extends Settings>(card: string, initial: Kept): [Kept, (change: Partial<Kept>) => void] {
  const key = keyOf(useUser().id, card);
  const text = useSyncExternalStore(listen, () => read(key));
  const first = JSON.stringify(initial);
  const settings = useMemo(() => parse(text, JSON.parse(first) as Kept), [text, first]);
  const change = useCallback(
    (part: Partial<Kept>) => {
      try {
        localStorage.setItem(key, JSON.stringify({ ...settings, ...part }));
      } catch {
        // Without storage the card keeps its usual look.
      }
      for (const listener of listeners) listener();
    },
    [key, settings],
  );
  return [settings, change];
}
