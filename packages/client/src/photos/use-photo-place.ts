import type { Place } from '@dwang/contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { useGetPreferencesQuery } from '../endpoints/preferences';
import { locate } from '../weather/locate';

/** Where the device is, for a photo that is taken now; asked only while the person lets photos keep their place, null otherwise. */
export function usePhotoPlace(): RefObject<Place | null> {
  const { data } = useGetPreferencesQuery();
  const keepsPlace = data?.photos?.keepPlace ?? false;
  const place = useRef<Place | null>(null);
  useEffect(() => {
    if (!keepsPlace) {
      place.current = null;
      return undefined;
    }
    const found = (position: Place) => {
      place.current = { lat: position.lat, lng: position.lng };
    };
    return locate({ found, told: () => undefined, ended: () => undefined });
  }, [keepsPlace]);
  return place;
}
