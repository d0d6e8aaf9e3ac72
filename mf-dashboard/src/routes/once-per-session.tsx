import { FullScreenLoader } from '@dwang/kit';
import { useEffect, useState } from 'react';

const FLAG = 'dashboardLoaded';
const SHOWN_MS = 50;

/** "Loading your Dashboard..." over the whole screen, once per session, for a moment; the dashboard loads beneath it. */
export function OncePerSession() {
  const [isShown, setShown] = useState(() => sessionStorage.getItem(FLAG) === null);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => {
      sessionStorage.setItem(FLAG, 'true');
      setShown(false);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown ? <FullScreenLoader message="Loading your Dashboard..." /> : null;
}
