/** One value that parts of the page share; React reads it with `useSyncExternalStore`. */
export interface Cell<Value> {
  read(): Value;
  set(value: Value): void;
  listen(listener: () => void): () => void;
}

export function cell<Value>(first: Value): Cell<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
