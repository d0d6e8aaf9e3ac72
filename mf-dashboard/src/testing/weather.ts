import type { ForecastDay, Preferences, Weather, WeatherHour } from '@dwang/contracts';
import { dayOf, startOfDay, weekdayOf } from '@dwang/domain';

const ZONE = 'Pacific/Auckland';
const HOUR_MS = 3_600_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const thePreferences = (weather: Partial<Preferences['weather']> = {}): Preferences => ({
  units: 'metric',
  voice: { enabled: true, spoken: false },
  weather: { region: null, useLocation: false, trade: 'general', ...weather },
  photos: { keepPlace: false },
  tools: { favourites: [], calculators: [], resources: [] },
  notifications: {},
  version: 1,
});

/** Five mild, dry days from today, changed at hours counted from today's midnight. */
export function theWeather(fields: Partial<Weather> = {}, change: (hour: number) => Partial<WeatherHour> = () => ({})): Weather {
  const midnight = startOfDay(dayOf(Date.now(), ZONE), ZONE);
  const hours = Array.from({ length: 120 }, (_, index) => ({
    ...MILD,
    time: new Date(midnight + index * HOUR_MS).toISOString(),
    ...change(index),
  }));
  const days: ForecastDay[] = Array.from({ length: 5 }, (_, index) => {
    const date = dayOf(midnight + (index * 24 + 12) * HOUR_MS, ZONE);
    return { ...DAY, date, day: WEEKDAYS[weekdayOf(date)] ?? '', temp: 19 + index };
  });
  return {
    provider: 'open-meteo',
    isSimulated: false,
    isStale: false,
    reason: null,
    attribution: { text: 'Weather data by Open-Meteo.com (CC BY 4.0)', url: 'https://open-meteo.com/' },
    fetchedAt: new Date().toISOString(),
    location: { name: 'Tauranga', region: 'Bay of Plenty', lat: -37.69, lng: 176.17, timeZone: ZONE },
    current: { ...NOW },
    days,
    hours,
    ...fields,
  };
}

const WIND = { windSpeed: 8, windGust: 15, windDirection: 225 };
const NOW = {
  temp: 18,
  feelsLike: 17,
  description: 'Partly cloudy',
  icon: 'partly-day',
  humidity: 65,
  precipitation: 0,
  uvIndex: 2,
  ...WIND,
};
const MILD = {
  temp: 17,
  feelsLike: 16,
  humidity: 65,
  dewPoint: 10,
  precipitation: 0,
  precipitationChance: 5,
  uvIndex: 2,
  weatherCode: 2,
  isDay: true,
  ...WIND,
};
const DAY = {
  tempMin: 11,
  icon: 'partly-day',
  conditions: 'Partly cloudy',
  windSpeed: 12,
  windGust: 20,
  humidity: 65,
  precipitation: 0,
  precipitationChance: 5,
  uvIndex: 4,
  weatherCode: 2,
  sunrise: null,
  sunset: null,
};
