import { addDays, dayOf, wallTime } from '@dwang/domain';
import { WORKING_HOURS } from '@dwang/domain/weather';

/** Hours of the day, the last one excluded. */
const PARTS: Record<string, readonly [number, number]> = { morning: [6, 12], afternoon: [12, 18], evening: [18, 24] };
const WHOLE = [6, 20] as const;

/** The hours that a question is about, and what must be said of them first. */
export interface AskedHours {
  day: string;
  from: number;
  to: number;
  preface: string;
}

/**
 * The named part of the day, from now on where it has begun. One that is over is taken tomorrow, which the preface says. For work the
 * part ends with the working hours.
 */
export function askedHours(day: string, part: string | undefined, isWork: boolean, now: number, timeZone: string): AskedHours {
  const [first, end] = PARTS[part ?? ''] ?? WHOLE;
  const last = isWork ? Math.min(end, WORKING_HOURS.to) : end;
  const { hour } = wallTime(now, timeZone);
  if (!part || day !== dayOf(now, timeZone)) return { day, from: first, to: last, preface: '' };
  if (hour < last) return { day, from: Math.max(first, hour), to: last, preface: '' };
  return { day: addDays(day, 1), from: first, to: last, preface: `This ${part} is over; this is tomorrow. ` };
}
