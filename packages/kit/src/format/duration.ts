import { toClock, toDecimalHours, toHoursMinutes } from '@dwang/domain';

/*
 * Which of them stands where: what was worked in one stretch, day, week or job reads 7:30, with 7.50 beside it where it is billed (design,
 * "Character"), and to the second where rows are seen with their total; sums on cards read 123.5, as the specification writes them; a
 * running timer shows its clock.
 */

/** 27000 seconds → `7:30`. */
export const formatHours = (seconds: number): string => toHoursMinutes(seconds);

/** Nothing is rounded, so that a column adds up to its total: 27000 seconds → `7:30`, 645 → `0:10:45`. */
export function formatExactHours(seconds: number): string {
  const rest = seconds % 60;
  return rest === 0 ? toHoursMinutes(seconds) : `${toHoursMinutes(seconds - rest)}:${String(rest).padStart(2, '0')}`;
}

/** 27000 seconds → `7.50`, as hours are billed. */
export const formatDecimalHours = (seconds: number): string => toDecimalHours(seconds);

const SUM = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });

/** 444600 seconds → `123.5`, for the sums on cards. */
export const formatHourSum = (seconds: number): string => SUM.format(seconds / 3600);

/** 27000 seconds → `07:30:00`, the timer's face; hours are never cut at 24. */
export const formatClock = (seconds: number): string => toClock(seconds);
