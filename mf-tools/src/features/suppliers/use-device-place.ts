import { locate, type Position } from '@dwang/client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Tauranga. Source: specification 1, section 9. */
export const DEFAULT_PLACE: Position = { lat: -37.687, lng: 176.167 };

/** Around the default place, and around where the device is. Source: specification 1, section 9. */
export const [ZOOM, ZOOM_ON_A_FIX] = [12, 13];

export interface DevicePlace {
  /** Where the device is; null until it is found. It stays on this device. */
  found: Position | null;
  isLooking: boolean;
  /** Why the place is not known. */
  message: string | null;
  retry: () => void;
}

/** Looks for the device once `isWanted`, and again by `retry`. A late fix still counts. */
export function useDevicePlace(isWanted: boolean): DevicePlace {
  const [found, setFound] = useState<Position | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const stop = useRef<() => void>(undefined);
  const look = useCallback(() => {
    stop.current?.();
    setLooking(true);
    setMessage(null);
    stop.current = locate({
      found: (position) => {
        setMessage(null);
        setFound(position);
      },
      told: setMessage,
      ended: () => setLooking(false),
    });
  }, []);
  useEffect(() => {
    if (isWanted) look();
  }, [isWanted, look]);
  useEffect(() => () => stop.current?.(), []);
  return { found, isLooking, message, retry: look };
}
