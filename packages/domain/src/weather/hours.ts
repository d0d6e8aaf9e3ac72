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

export const isWorkingHour = ({ hour }: LocalHour): boolean => hour >= WORKING_HOURS.from && hour < WORKING_HOURS.to;

/** `7 am`, `12 pm`. */
export const clockHour = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** The hour on the wall at an instant: `7 am`. */
export const clockAt = (time: string, zone: string): string => clockHour(wallTime(Date.parse(time), zone).hour);
