import type { CurrentWeather, ForecastDay, WeatherHour } from '@dwang/contracts';

/** A place on the ground, in degrees, and the IANA zone by whose days its forecast is cut. */
export interface Place {
  lat: number;
  lng: number;
  timeZone: string;
}

/** What a provider knows of a place: seven days of hours from local midnight today, five days, and now. */
export interface Forecast {
  current: CurrentWeather;
  days: ForecastDay[];
  hours: WeatherHour[];
}

/** Hours reach so many days; days are shown for five. Source: specification 1, section 9. */
export const HOUR_DAYS = 7;
export const SHOWN_DAYS = 5;

/** Where weather comes from. */
export interface WeatherProvider {
  /** Throws `ProviderFailure` when it does not answer in time or not as documented. */
  forecast(place: Place, now: number): Promise<Forecast>;
}

/** The provider cannot be used at the moment; `message` is for people. */
export class ProviderFailure extends Error {}
