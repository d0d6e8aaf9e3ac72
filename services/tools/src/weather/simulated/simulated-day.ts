import { createHash } from 'node:crypto';
import type { Place } from '../weather-provider';

/** The character of one simulated day: °C, km/h, hours of the day (wall), shares from 0 to 1. */
export interface SimulatedDay {
  seed: string;
  high: number;
  low: number;
  wind: number;
  windDirection: number;
  cloud: number;
  /** Share of hours with rain. */
  wetness: number;
  uvMax: number;
  sunrise: number;
  sunset: number;
}

/** Numbers from 0 up to 1, the same for the same seed and index. */
export function dice(seed: string): (index: number) => number {
  const bytes = createHash('sha256').update(seed).digest();
  return (index) => bytes.readUInt16BE((index * 2) % 32) / 65_536;
}

/** 1 in the middle of a southern summer (mid January), -1 in the middle of winter. */
const season = (date: string): number => {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return Math.cos((((month - 1) * 30.4 + day - 15) / 365) * 2 * Math.PI);
};

export function simulatedDay({ lat, lng }: Place, date: string): SimulatedDay {
  const seed = `${lat.toFixed(2)}/${lng.toFixed(2)}/${date}`;
  const throwOf = dice(seed);
  const summer = season(date);
  const south = Math.min(12, Math.max(0, Math.abs(lat) - 35));
  const cloud = throwOf(0);
  const range = 6 + 5 * (1 - cloud);
  const mean = 16 - 0.55 * south + 5 * summer + (throwOf(1) - 0.5) * 5;
  const halfDay = 6 + 1.4 * summer + 0.08 * south * summer;
  return {
    seed,
    high: mean + range / 2,
    low: mean - range / 2,
    wind: 6 + 26 * throwOf(2) ** 2,
    windDirection: Math.round(throwOf(3) * 360) % 360,
    cloud,
    wetness: cloud > 0.55 ? (cloud - 0.55) * 1.6 * throwOf(4) : 0,
    uvMax: Math.max(0.8, 6.5 + 5.5 * summer - 0.15 * south),
    sunrise: 12.6 - halfDay,
    sunset: 12.6 + halfDay,
  };
}
