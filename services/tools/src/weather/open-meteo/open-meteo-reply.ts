import { z } from 'zod';

const numbers = z.array(z.number().nullable());
const seconds = z.array(z.number().int());

const CURRENT_FIELDS = {
  temperature_2m: z.number(),
  apparent_temperature: z.number(),
  relative_humidity_2m: z.number(),
  precipitation: z.number(),
  weather_code: z.number().int(),
  wind_speed_10m: z.number(),
  wind_gusts_10m: z.number(),
  wind_direction_10m: z.number(),
  is_day: z.number(),
};

const HOURLY_FIELDS = {
  temperature_2m: numbers,
  apparent_temperature: numbers,
  relative_humidity_2m: numbers,
  dew_point_2m: numbers,
  precipitation: numbers,
  precipitation_probability: numbers,
  weather_code: numbers,
  wind_speed_10m: numbers,
  wind_gusts_10m: numbers,
  wind_direction_10m: numbers,
  uv_index: numbers,
  is_day: numbers,
};

const DAILY_FIELDS = {
  weather_code: numbers,
  temperature_2m_max: numbers,
  temperature_2m_min: numbers,
  precipitation_sum: numbers,
  precipitation_probability_max: numbers,
  wind_speed_10m_max: numbers,
  wind_gusts_10m_max: numbers,
  uv_index_max: numbers,
  sunrise: seconds,
  sunset: seconds,
};

/** What we ask of `/v1/forecast`, by the provider's own names, as comma lists. Units are its defaults: °C, km/h, mm. */
export const ASKED = {
  current: Object.keys(CURRENT_FIELDS).join(','),
  hourly: Object.keys(HOURLY_FIELDS).join(','),
  daily: Object.keys(DAILY_FIELDS).join(','),
} as const;

/** Its reply with `timeformat=unixtime`: columns of equal length, times in seconds of UTC. */
export const OpenMeteoReply = z.object({
  current: z.object({ time: z.number().int(), ...CURRENT_FIELDS }),
  hourly: z.object({ time: seconds, ...HOURLY_FIELDS }),
  daily: z.object({ time: seconds, ...DAILY_FIELDS }),
});
export type OpenMeteoReply = z.infer<typeof OpenMeteoReply>;

/** HTTP 400 of Open-Meteo. */
export const OpenMeteoError = z.object({ error: z.literal(true), reason: z.string() });
