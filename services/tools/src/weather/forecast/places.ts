import type { Region, Weather } from '@dwang/contracts';
import { type NamedPlace, REGIONS } from '@dwang/domain/weather';
import type { Place } from '../weather-provider';

export type Location = Weather['location'];

/** Whose weather is wanted: a region, a position, or with neither the company's own region. */
export interface WantedPlace {
  region?: Region | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** What a position is called. */
  name?: string | undefined;
}

/** About a kilometre: near enough for a forecast, and no more of where somebody stands is kept. */
const round = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Where a job is. */
export interface WorkPlace {
  /** Null is the company's region. */
  region: Region | null;
  /** On the map; null where nobody has said. */
  place: { lat: number; lng: number } | null;
}

/** The place on the map where it is known, else the region. */
export const wantedAt = ({ region, place }: WorkPlace): WantedPlace =>
  place ? { lat: round(place.lat), lng: round(place.lng), name: 'The site' } : { region: region ?? undefined };

/** A place by its name: a town where it lies, a region at its main town. */
export const wantedOf = ({ name, region, lat, lng, isTown }: NamedPlace): WantedPlace =>
  isTown ? { lat, lng, name } : { region };

export function locate(
  { region, lat, lng, name: called = 'My location' }: WantedPlace,
  companyRegion: Region,
  timeZone: string,
): Location {
  if (lat !== undefined && lng !== undefined) {
    return { name: called, region: null, lat: round(lat), lng: round(lng), timeZone };
  }
  const name = region ?? companyRegion;
  const { town, lat: south, lng: east } = REGIONS[name];
  return { name: town, region: name, lat: round(south), lng: round(east), timeZone };
}

export const placeOf = ({ lat, lng, timeZone }: Location): Place => ({ lat, lng, timeZone });
