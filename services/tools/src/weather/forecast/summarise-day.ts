import type { ForecastDay, WeatherHour } from '@dwang/contracts';
import { weekdayOf } from '@dwang/domain';
import { conditionOf } from '@dwang/domain/weather';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** `Mon` for a calendar day. */
export const shortWeekday = (date: string): string => WEEKDAYS[weekdayOf(date)] ?? '';

const one = (value: number): number => Math.round(value * 10) / 10;

/** A day out of its hours: highest and lowest temperature, strongest wind, whole rain, gravest weather by daylight. `hours` is not empty. */
export function summariseDay(date: string, hours: readonly WeatherHour[]): ForecastDay {
  const all = (read: (hour: WeatherHour) => number): number[] => hours.map(read);
  const chances = hours.flatMap(({ precipitationChance }) => precipitationChance ?? []);
  const codes = hours.filter(({ isDay }) => isDay).map((hour) => hour.weatherCode);
  const weatherCode = Math.max(...(codes.length > 0 ? codes : all((hour) => hour.weatherCode)));
  const { icon, description } = conditionOf(weatherCode);
  return {
    date,
    day: shortWeekday(date),
    temp: Math.max(...all((hour) => hour.temp)),
    tempMin: Math.min(...all((hour) => hour.temp)),
    icon,
    conditions: description,
    windSpeed: Math.max(...all((hour) => hour.windSpeed)),
    windGust: Math.max(...all((hour) => hour.windGust)),
    humidity: Math.round(all((hour) => hour.humidity).reduce((sum, value) => sum + value, 0) / hours.length),
    precipitation: one(all((hour) => hour.precipitation).reduce((sum, value) => sum + value, 0)),
    precipitationChance: chances.length > 0 ? Math.max(...chances) : null,
    uvIndex: Math.max(...all((hour) => hour.uvIndex)),
    weatherCode,
    sunrise: null,
    sunset: null,
  };
}
