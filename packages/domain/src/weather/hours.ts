import { dayOf, wallTime } from '../zone';
import type { HourOfWeather } from './types';

/** The hours of a day on site, local: from 7 to 17 o'clock. */
export const WORKING_HOURS = { from: 7, to: 17 } as const;

/** Where an hour lies in the company's zone. */
export interface LocalHour {
  index: number;
  day: string;
  hour: number;
}

/** Each hour with its local day and hour, in the order given. */
export const localHours = (hours: readonly HourOfWeather[], zone: string): LocalHour[] =>
  hours.map(({ time }, index) => {
    const instant = Date.parse(time);
    return { index, day: dayOf(instant, zone), hour: wallTime(instant, zone).hour };
  });

const HOUR_MS = 3_600_000;

/** The instant at which the running hour began: the same for all who ask within it. */
export const startOfHour = (now: number): number => now - (now % HOUR_MS);

/** Those that are not over at `now` (milliseconds). */
export const hoursAhead = (local: readonly LocalHour[], hours: readonly HourOfWeather[], now: number): LocalHour[] =>
  local.filter(({ index }) => Date.parse(hours[index]?.time ?? '') + HOUR_MS > now);

export const isWorkingHour = ({ hour }: LocalHour): boolean => hour >= WORKING_HOURS.from && hour < WORKING_HOURS.to;

/** `7 am`, `12 pm`. */
const clockHour = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** The hour on the wall at an instant: `7 am`. */
export const clockAt = (time: string, zone: string): string => clockHour(wallTime(Date.parse(time), zone).hour);
