import { hoursAhead, isWorkingHour, localHours } from './hours';
import type { HourOfWeather } from './types';

export interface WeatherAlert {
  type: 'alert' | 'warning' | 'info';
  message: string;
  /** The worst hour. */
  time: string;
}

interface AlertPlan {
  type: WeatherAlert['type'];
  read: (hour: HourOfWeather) => number;
  /** Reached at this or more. */
  from: number;
  message: (value: number) => string;
  daytime?: boolean;
}

/** Each group tells only its gravest one. House defaults. */
const GROUPS: readonly (readonly AlertPlan[])[] = [
  [{ type: 'alert', read: (hour) => hour.weatherCode, from: 95, message: () => 'Thunderstorm: stop outdoor and height work' }],
  [
    { type: 'alert', read: (hour) => hour.windGust, from: 75, message: (gust) => `Severe gusts up to ${Math.round(gust)} km/h` },
    {
      type: 'warning',
      read: (hour) => hour.windGust,
      from: 45,
      message: (gust) => `Strong gusts up to ${Math.round(gust)} km/h`,
    },
  ],
  [
    {
      type: 'alert',
      read: (hour) => hour.precipitation,
      from: 7,
      message: (rain) => `Heavy rain, ${rain.toFixed(1)} mm in an hour`,
    },
    { type: 'warning', read: (hour) => hour.precipitation, from: 2, message: (rain) => `Rain, ${rain.toFixed(1)} mm in an hour` },
  ],
  [{ type: 'warning', read: (hour) => -hour.temp, from: -2, message: (cold) => `Frost likely, ${Math.round(-cold) || 0} °C` }],
  [{ type: 'warning', read: (hour) => hour.feelsLike, from: 30, message: (heat) => `Heat, feels like ${Math.round(heat)} °C` }],
  [
    {
      type: 'warning',
      read: (hour) => hour.uvIndex,
      from: 8,
      message: (uv) => `UV index ${Math.round(uv)}: plan shade`,
      daytime: true,
    },
    {
      type: 'info',
      read: (hour) => hour.uvIndex,
      from: 3,
      message: (uv) => `UV index ${Math.round(uv)}: cover up`,
      daytime: true,
    },
  ],
];

/**
 * What everybody on site should know of these days: for each matter the gravest alert, with its worst hour. Hours that are over at `now`
 * (milliseconds) are left out.
 */
export function weatherAlerts(
  hours: readonly HourOfWeather[],
  { days, zone, now = 0 }: { days: readonly string[]; zone: string; now?: number | undefined },
): WeatherAlert[] {
  const local = hoursAhead(localHours(hours, zone), hours, now).filter(({ day }) => days.includes(day));
  const all = local.flatMap(({ index }) => hours[index] ?? []);
  const working = local.filter(isWorkingHour).flatMap(({ index }) => hours[index] ?? []);
  return GROUPS.flatMap((plans) => {
    for (const { type, read, from, message, daytime } of plans) {
      const worst = (daytime ? working : all).reduce<HourOfWeather | null>(
        (worse, hour) => (worse && read(worse) >= read(hour) ? worse : hour),
        null,
      );
      if (worst && read(worst) >= from) return [{ type, message: message(read(worst)), time: worst.time }];
    }
    return [];
  });
}
