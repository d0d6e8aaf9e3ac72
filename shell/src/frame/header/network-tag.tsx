import { useUnsentCount } from '@dwang/client';
import { Link } from '@dwang/kit';
import { useSyncExternalStore } from 'react';
import { useIsNewlyReady } from '../../offline/readiness';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const MOST = 99;

/** Says that there is no network, or that one may go, and how much waits on this device; a tap shows it. What is shown meanwhile was kept on this device. */
export function NetworkTag() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isNewlyReady = useIsNewlyReady();
  const unsent = useUnsentCount();
  const offline = !isOnline && <span className="shell-network-off">Offline</span>;
  return (
    <span role="status" className="shell-network">
      {unsent > 0 ? (
        <Link to="/unsent" className="shell-network-link">
          {offline} <span className="shell-network-unsent">{unsent > MOST ? `${MOST}+` : unsent} unsent</span>
        </Link>
      ) : (
        offline || (isNewlyReady && <span className="shell-network-ready">Offline ready</span>)
      )}
    </span>
  );
}
