import { keepPosition, locate, useGetPreferencesQuery, usePatchPreferencesMutation } from '@dwang/client';
import type { Region } from '@dwang/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

export const MY_LOCATION = 'my-location';

export interface PlaceChoice {
  /** A region, `my-location`, or null for the company's region. */
  chosen: Region | typeof MY_LOCATION | null;
  isLocating: boolean;
  /** Why the location is not known. */
  message: string | null;
  choose: (place: Region | typeof MY_LOCATION) => void;
  retry: () => void;
}

/** Where the person wants the weather, kept with their preferences. The position itself stays on the device. */
export function usePlace(): PlaceChoice {
  const { data: preferences } = useGetPreferencesQuery();
  const [patch] = usePatchPreferencesMutation();
  const [isLocating, setLocating] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const stop = useRef<() => void>(undefined);
  const search = useCallback(() => {
    stop.current?.();
    setLocating(true);
    setMessage(null);
    stop.current = locate({
      found: (position) => {
        setMessage(null);
        keepPosition(position);
      },
      told: setMessage,
      ended: () => setLocating(false),
    });
  }, []);
  useEffect(() => () => stop.current?.(), []);
  const usesLocation = preferences?.weather.useLocation ?? false;
  useEffect(() => {
    if (usesLocation) search();
    else setMessage(null);
  }, [usesLocation, search]);
  return {
    chosen: usesLocation ? MY_LOCATION : (preferences?.weather.region ?? null),
    isLocating,
    message,
    choose: (place) =>
      void patch({ weather: place === MY_LOCATION ? { useLocation: true } : { useLocation: false, region: place } }),
    retry: search,
  };
}
