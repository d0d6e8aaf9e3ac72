import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no network; what is shown then was kept on this device. */
export function NetworkTag() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <span role="status" className="shell-network">
      {isOnline ? null : <span className="shell-network-off">Offline</span>}
    </span>
  );
}
