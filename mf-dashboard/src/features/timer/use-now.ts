import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * This device's time, renewed once a second while `active` and the page can be seen, on the second counted from `origin` (milliseconds).
 * Nothing is counted: after a sleep or in a throttled tab the next look is true again.
 */
export function useNow(active: boolean, origin: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      setNow(Date.now());
      if (!active || document.visibilityState === 'hidden') return;
      const into = (((Date.now() - origin) % SECOND) + SECOND) % SECOND;
      timer = setTimeout(look, SECOND - into);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [active, origin]);
  return now;
}
