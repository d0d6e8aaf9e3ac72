import type { ForecastDay, WeatherHour } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { conditionOf } from '@dwang/domain/weather';
import { shortWeekday, summariseDay } from '../forecast/summarise-day';
import { type Forecast, ProviderFailure, SHOWN_DAYS } from '../weather-provider';
import type { OpenMeteoReply } from './open-meteo-reply';

const NOON_SECONDS = 12 * 3600;
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/**
 * Open-Meteo's columns as our rows. A day is the one in which noon after its first second lies, because Open-Meteo cuts days by one
 * offset for the whole reply, an hour off around a change of clocks. Hours at the end that lack a temperature are left out.
 */
export function readReply(reply: OpenMeteoReply, timeZone: string): Forecast {
  const hours = readHours(reply.hourly);
  const { current } = reply;
  const uvIndex = hours.findLast(({ time }) => Date.parse(time) <= current.time * 1000)?.uvIndex ?? 0;
  const days = reply.daily.time.slice(0, SHOWN_DAYS).flatMap((seconds, index) => {
    const date = dayOf((seconds + NOON_SECONDS) * 1000, timeZone);
    const own = hours.filter(({ time }) => dayOf(Date.parse(time), timeZone) === date);
    return own.length > 0 ? [readDay(reply.daily, index, summariseDay(date, own))] : [];
  });
  if (days.length === 0) throw new ProviderFailure('Open-Meteo answered without a day');
  return {
    current: {
      temp: current.temperature_2m,
      feelsLike: current.apparent_temperature,
      humidity: current.relative_humidity_2m,
      windSpeed: current.wind_speed_10m,
      windGust: current.wind_gusts_10m,
      windDirection: current.wind_direction_10m,
      precipitation: current.precipitation,
      uvIndex,
      ...conditionOf(current.weather_code, current.is_day === 1),
    },
    days,
    hours,
  };
}

function readHours(hourly: OpenMeteoReply['hourly']): WeatherHour[] {
  return hourly.time.flatMap((seconds, index) => {
    const temp = hourly.temperature_2m[index] ?? null;
    if (temp === null) return [];
    const at = (column: (number | null)[], other = 0): number => column[index] ?? other;
    const windSpeed = at(hourly.wind_speed_10m);
    return {
      time: instant(seconds),
      temp,
      feelsLike: at(hourly.apparent_temperature, temp),
      humidity: at(hourly.relative_humidity_2m),
      dewPoint: at(hourly.dew_point_2m, temp),
      windSpeed,
      windGust: at(hourly.wind_gusts_10m, windSpeed),
      windDirection: at(hourly.wind_direction_10m),
      precipitation: at(hourly.precipitation),
      precipitationChance: hourly.precipitation_probability[index] ?? null,
      uvIndex: at(hourly.uv_index),
      weatherCode: at(hourly.weather_code),
      isDay: at(hourly.is_day, 1) === 1,
    };
  });
}

/** The provider's own figures of the day go before those worked out from its hours. */
function readDay(daily: OpenMeteoReply['daily'], index: number, summary: ForecastDay): ForecastDay {
  const weatherCode = daily.weather_code[index] ?? summary.weatherCode;
  const { icon, description } = conditionOf(weatherCode);
  const [sunrise, sunset] = [daily.sunrise[index], daily.sunset[index]];
  return {
    ...summary,
    day: shortWeekday(summary.date),
    weatherCode,
    icon,
    conditions: description,
    temp: daily.temperature_2m_max[index] ?? summary.temp,
    tempMin: daily.temperature_2m_min[index] ?? summary.tempMin,
    windSpeed: daily.wind_speed_10m_max[index] ?? summary.windSpeed,
    windGust: daily.wind_gusts_10m_max[index] ?? summary.windGust,
    precipitation: daily.precipitation_sum[index] ?? summary.precipitation,
    precipitationChance: daily.precipitation_probability_max[index] ?? summary.precipitationChance,
    uvIndex: daily.uv_index_max[index] ?? summary.uvIndex,
    sunrise: sunrise ? instant(sunrise) : null,
    sunset: sunset ? instant(sunset) : null,
  };
}
