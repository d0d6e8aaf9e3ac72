import { serverNow } from '@dwang/client';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Now, in milliseconds, read again every minute: shops open and close while the page stays open. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
