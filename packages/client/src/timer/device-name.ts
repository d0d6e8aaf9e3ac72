const KEY = 'dwangDevice';

/** This device's own name for itself, made once; null where nothing can be kept, as in the service worker. */
export function deviceName(): string | null {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const name = crypto.randomUUID();
    localStorage.setItem(KEY, name);
    return name;
  } catch {
    return null;
  }
}
