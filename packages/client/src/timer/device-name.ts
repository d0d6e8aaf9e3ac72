const KEY = 'dwangDevice';

/** This device's own name for itself, made once; null where nothing can be kept, as in the service worker. */
export function deviceName(): string | null {
  const { localStorage: store } = globalThis as {
    localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  };
  if (!store) return null;
  try {
    const known = store.getItem(KEY);
    if (known) return known;
    const name = crypto.randomUUID();
    store.setItem(KEY, name);
    return name;
  } catch {
    return null;
  }
}
