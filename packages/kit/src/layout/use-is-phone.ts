import { useSyncExternalStore } from 'react';

/** Phones are narrower than 768 px. */
const PHONE = '(max-width: 767.98px)';

const query = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(PHONE) : null);

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the window is a phone's: cards instead of tables, filters in a sheet. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
