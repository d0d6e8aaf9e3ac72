import type { LatLng, LatLngTuple } from 'leaflet';
import type { Point } from './map-types';

const MICRO = 1_000_000;
const round = (degrees: number): number => Math.round(degrees * MICRO) / MICRO;

/** East of the dateline goes on to the right, so that the Chatham Islands lie beside the mainland. */
export const drawnAt = ({ lat, lng }: Point): LatLngTuple => [lat, lng < 0 ? lng + 360 : lng];

/** To the sixth decimal, a tenth of a metre. */
export function pointOf(drawn: LatLng): Point {
  const { lat, lng } = drawn.wrap();
  return { lat: round(lat), lng: round(lng) };
}
