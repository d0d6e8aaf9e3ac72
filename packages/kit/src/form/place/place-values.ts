import type { Place } from '@dwang/contracts';
import { parseDecimal } from '@dwang/domain';

/** A place as it is typed: degrees, both or neither. */
export interface PlaceValues {
  lat: string;
  lng: string;
}

const LIMITS = { lat: 90, lng: 180 } as const;
const DIGITS = 6;

const digits = (degrees: number): string => String(Number(degrees.toFixed(DIGITS)));

export const valuesOfPlace = (place: Place | null): PlaceValues => ({
  lat: place ? digits(place.lat) : '',
  lng: place ? digits(place.lng) : '',
});

/** Undefined for what is no such number of degrees. */
function degreesOf(name: keyof PlaceValues, typed: string): number | undefined {
  const degrees = parseDecimal(typed);
  return degrees !== null && Math.abs(Number(degrees)) <= LIMITS[name] ? Number(degrees) : undefined;
}

/** Null while either is empty or is no number of degrees. */
export function placeOf({ lat = '', lng = '' }: Partial<PlaceValues>): Place | null {
  const [south, east] = [degreesOf('lat', lat), degreesOf('lng', lng)];
  return south === undefined || east === undefined ? null : { lat: south, lng: east };
}

/** What is wrong with one of them, beside the other; null for nothing. */
export function placeProblem(name: keyof PlaceValues, typed = '', other = ''): string | null {
  if (!typed.trim()) return other.trim() ? 'Latitude and longitude belong together' : null;
  return degreesOf(name, typed) === undefined ? `Please enter degrees between -${LIMITS[name]} and ${LIMITS[name]}` : null;
}
