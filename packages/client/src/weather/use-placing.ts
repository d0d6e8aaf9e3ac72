import type { Place, Region } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { useMemo } from 'react';
import { useGetMapsQuery } from '../endpoints/maps';
import { locate } from './locate';
import { useWeather } from './use-weather';

const [ZOOM_ON_A_REGION, ZOOM_ON_THE_COUNTRY] = [11, 5];
/** Between the two islands. */
const MIDDLE: Place = { lat: -41, lng: 174 };

/** What the kit's `PlaceFields` need: it looks at the region, else at where this person's weather is read, else at the country. */
export function usePlacing(region: Region | null) {
  const maps = useGetMapsQuery();
  const { weather } = useWeather();
  const { lat, lng } = region ? REGIONS[region] : (weather?.location ?? MIDDLE);
  const zoom = region || weather ? ZOOM_ON_A_REGION : ZOOM_ON_THE_COUNTRY;
  const around = useMemo(() => ({ centre: { lat, lng }, zoom }), [lat, lng, zoom]);
  return { tilesUrl: maps.data?.tilesUrl, around, locate };
}
