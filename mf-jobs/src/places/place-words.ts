import type { Place } from '@dwang/contracts';
import { oneLine } from '@dwang/domain';

/** `36.84846 S, 174.76334 E`: to about a metre. */
export const placeWords = ({ lat, lng }: Place): string =>
  `${Math.abs(lat).toFixed(5)} ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(5)} ${lng < 0 ? 'W' : 'E'}`;

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';
const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

export const mapAddress = ({ lat, lng }: Place): string => `${OPEN_STREET_MAP}/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;

/** Outside maps: at the place where it is known, else their search for the address, which nothing here can look up. */
export function mapsOf(place: Place | null, address: string): { map: string; directions: string } {
  if (place) return { map: mapAddress(place), directions: `${DIRECTIONS}${place.lat},${place.lng}` };
  const words = encodeURIComponent(`${oneLine(address)}, New Zealand`);
  return { map: `${OPEN_STREET_MAP}/search?query=${words}`, directions: `${DIRECTIONS}${words}` };
}
