/** A point on the earth, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** Kilometres. Source: specification 1, section 9. */
const EARTH_RADIUS = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The way between two places as the crow flies, in kilometres, by the haversine formula. */
export function distanceKm(from: Place, to: Place): number {
  const [half, side] = [radians(to.lat - from.lat) / 2, radians(to.lng - from.lng) / 2];
  const a = Math.sin(half) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(side) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Under 1 km in whole metres, otherwise kilometres to one decimal: `850 m`, `3.2 km`. */
export function distanceText(km: number): string {
  const metres = Math.round(km * 1000);
  return metres < 1000 ? `${metres} m` : `${km.toFixed(1)} km`;
}
