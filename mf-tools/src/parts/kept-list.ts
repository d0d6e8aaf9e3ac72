import { draftName } from '@dwang/contracts/values';
import { useUser } from '@dwang/shell-api';
import { useCallback, useState } from 'react';

function read<Item>(name: string, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** A list that this person writes on this device, kept there until it is cleared: `what` names it. What does not have its shape is left out. */
export function useKeptList<Item>(what: string, isItem: (value: unknown) => value is Item) {
  const name = draftName(useUser().id, what);
  const [items, setItems] = useState(() => read(name, isItem));
  const change = useCallback(
    (make: (now: Item[]) => Item[]) =>
      setItems((now) => {
        const next = make(now);
        try {
          if (next.length > 0) localStorage.setItem(name, JSON.stringify(next));
          else localStorage.removeItem(name);
        } catch {
          // A full or forbidden store: the list then lasts only while the page is open.
        }
        return next;
      }),
    [name],
  );
  return { items, change };
}
