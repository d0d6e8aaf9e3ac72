import { evaporationRate, wetBulbGlobe } from '../formulas';
import type { HourOfWeather } from '../types';
import type { Reading } from './rule';

const of =
  (read: (hour: HourOfWeather) => number | null): Reading =>
  (hours, index) => {
    const hour = hours[index];
    return hour ? read(hour) : null;
  };

export const gust = of((hour) => hour.windGust);
export const wind = of((hour) => hour.windSpeed);
export const temperature = of((hour) => hour.temp);
export const feelsLike = of((hour) => hour.feelsLike);
export const humidity = of((hour) => hour.humidity);
export const uvIndex = of((hour) => hour.uvIndex);
export const rain = of((hour) => hour.precipitation);
export const rainChance = of((hour) => hour.precipitationChance);
export const weatherCode = of((hour) => hour.weatherCode);
export const wetBulb = of((hour) => wetBulbGlobe(hour.temp, hour.humidity));
/** Degrees of the air above its dew point; surfaces are taken to be as warm as the air. */
export const aboveDewPoint = of((hour) => hour.temp - hour.dewPoint);
/** Concrete is taken to be as warm as the air. */
export const evaporation = of((hour) => evaporationRate(hour.temp, hour.temp, hour.humidity, hour.windSpeed));

const direction = (hours: readonly HourOfWeather[], index: number): number => {
  const [here, next, before] = [hours[index], hours[index + 1], hours[index - 1]];
  if (here && next) return next.temp - here.temp;
  return here && before ? here.temp - before.temp : 0;
};

/** The temperature while it falls or stands; null while it rises. */
export const fallingTemperature: Reading = (hours, index) => (direction(hours, index) > 0 ? null : temperature(hours, index));

const sum = (hours: readonly HourOfWeather[], from: number, to: number): number =>
  hours.slice(Math.max(0, from), to).reduce((total, hour) => total + hour.precipitation, 0);

/** Rain in mm that falls in this hour and the next `count - 1`. */
export const rainAhead =
  (count: number): Reading =>
  (hours, index) =>
    sum(hours, index, index + count);

/** Rain in mm that fell in this hour and the `count - 1` before it. */
export const rainBehind =
  (count: number): Reading =>
  (hours, index) =>
    sum(hours, index - count + 1, index + 1);
