import { locate } from '@dwang/client';
import type { Place } from '@dwang/contracts';
import { useEffect, useRef, useState } from 'react';

/** Looks for this device by its satellites when asked to; `message` says why it was not found. */
export function useMyLocation(found: (place: Place) => void) {
  const [isLooking, setLooking] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const look = () => {
    stop.current?.();
    setLooking(true);
    setMessage(null);
    stop.current = locate({ found, told: setMessage, ended: () => setLooking(false) }, { exact: true });
  };
  return { look, isLooking, message };
}
