import type { WeatherHour } from '@dwang/contracts';
import { addDays, dayOf, startOfDay, wallTime } from '@dwang/domain';
import { apparentTemperature, conditionOf, dewPoint, metresPerSecondOf } from '@dwang/domain/weather';
import { Injectable } from '@nestjs/common';
import { summariseDay } from '../forecast/summarise-day';
import { type Forecast, HOUR_DAYS, type Place, SHOWN_DAYS, type WeatherProvider } from '../weather-provider';
import { dice, type SimulatedDay, simulatedDay } from './simulated-day';

const HOUR_MS = 3_600_000;
const one = (value: number): number => Math.round(value * 10) / 10;

/** Weather made up by rule, the same for a place and day however often it is asked, with the seasons of New Zealand. Never shown without its label. */
@Injectable()
export class SimulatedProvider implements WeatherProvider {
  async forecast(place: Place, now: number): Promise<Forecast> {
    const { timeZone } = place;
    const today = dayOf(now, timeZone);
    const dates = Array.from({ length: HOUR_DAYS }, (_, index) => addDays(today, index));
    const hours = dates.flatMap((date) => hoursOf(place, date));
    const present = hours.findLast(({ time }) => Date.parse(time) <= now) ?? hours[0];
    if (!present) throw new RangeError(`No hour of ${today}`);
    const { temp, feelsLike, humidity, windSpeed, windGust, windDirection, precipitation, uvIndex } = present;
    const current = { temp, feelsLike, humidity, windSpeed, windGust, windDirection, precipitation, uvIndex };
    const days = dates.slice(0, SHOWN_DAYS).map((date) =>
      summariseDay(
        date,
        hours.filter((hour) => dayOf(Date.parse(hour.time), timeZone) === date),
      ),
    );
    return { current: { ...current, ...conditionOf(present.weatherCode, present.isDay) }, days, hours };
  }
}

function hoursOf(place: Place, date: string): WeatherHour[] {
  const [from, to] = [startOfDay(date, place.timeZone), startOfDay(addDays(date, 1), place.timeZone)];
  const day = simulatedDay(place, date);
  return Array.from({ length: Math.round((to - from) / HOUR_MS) }, (_, index) => {
    const instant = from + index * HOUR_MS;
    return hourAt(day, instant, wallTime(instant, place.timeZone).hour);
  });
}

function hourAt(day: SimulatedDay, instant: number, hour: number): WeatherHour {
  const chance = dice(`${day.seed}/${hour}`);
  const sun = Math.max(0, Math.sin(((hour + 0.5 - day.sunrise) / (day.sunset - day.sunrise)) * Math.PI));
  const isDay = hour + 0.5 > day.sunrise && hour + 0.5 < day.sunset;
  const temp = day.low + (day.high - day.low) * (0.5 - 0.5 * Math.cos(((hour - 3) / 24) * 2 * Math.PI));
  const isWet = chance(0) < day.wetness;
  const precipitation = isWet ? one(day.wetness * 4 * chance(1) + 0.1) : 0;
  const humidity = Math.round(Math.min(99, Math.max(35, 88 - 2.2 * (temp - day.low) * (1 - day.wetness) + (isWet ? 8 : 0))));
  const windSpeed = one(day.wind * (0.6 + 0.5 * sun) * (0.85 + 0.3 * chance(2)));
  const dull = 1 - 0.7 * day.cloud;
  return {
    time: new Date(instant).toISOString(),
    temp: one(temp),
    feelsLike: one(apparentTemperature(temp, humidity, metresPerSecondOf(windSpeed))),
    humidity,
    dewPoint: one(dewPoint(temp, humidity)),
    windSpeed,
    windGust: one(windSpeed * (1.35 + 0.35 * chance(3))),
    windDirection: day.windDirection,
    precipitation,
    precipitationChance: Math.round(Math.min(98, 100 * day.wetness + 20 * day.cloud)),
    uvIndex: one(day.uvMax * sun * dull),
    weatherCode: codeOf(precipitation, day),
    isDay,
  };
}

function codeOf(rain: number, { cloud, wetness }: SimulatedDay): number {
  if (rain > 3) return 65;
  if (rain > 1) return 63;
  if (rain > 0) return wetness > 0.4 ? 61 : 80;
  if (cloud > 0.75) return 3;
  return cloud > 0.4 ? 2 : cloud > 0.2 ? 1 : 0;
}
