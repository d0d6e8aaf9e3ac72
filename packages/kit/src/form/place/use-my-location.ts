import type { Place } from '@dwang/contracts';
import { useEffect, useRef, useState } from 'react';

/** The client's `locate`. */
export type Locate = (
  events: { found: (place: Place) => void; told: (message: string) => void; ended: () => void },
  how: { exact: boolean },
) => () => void;

/** Looks for this device by its satellites when asked to; `message` says why it was not found. */
export function useMyLocation(locate: Locate, found: (place: Place) => void) {
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
