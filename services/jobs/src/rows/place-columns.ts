import type { Place } from '@dwang/contracts';

const MICRO = 1_000_000;

/** Millionths of a degree; both or neither. MySQL may give them as text. */
export interface PlaceColumns {
  latMicro: number | string | null;
  lngMicro: number | string | null;
}

export const placeColumns = (place: Place | null) => ({
  latMicro: place && Math.round(place.lat * MICRO),
  lngMicro: place && Math.round(place.lng * MICRO),
});

export const placeFrom = ({ latMicro, lngMicro }: PlaceColumns): Place | null =>
  latMicro === null || lngMicro === null ? null : { lat: Number(latMicro) / MICRO, lng: Number(lngMicro) / MICRO };

/** `-36.848460, 174.763336`, as the history of a row tells it. */
export const placeText = (columns: PlaceColumns): string | null => {
  const place = placeFrom(columns);
  return place && `${place.lat.toFixed(6)}, ${place.lng.toFixed(6)}`;
};
