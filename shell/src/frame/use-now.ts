import { serverNow } from '@dwang/client';
import { useEffect, useState } from 'react';

/** The server's time now, anew at each full multiple of `every` milliseconds and whenever the page is looked at again. */
export function useNow(every: number, isRunning = true): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(serverNow());
      timer = setTimeout(tick, every - (Date.now() % every));
    };
    const onSight = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') tick();
    };
    tick();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [every, isRunning]);
  return now;
}
