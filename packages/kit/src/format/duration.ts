import { toClock, toDecimalHours, toHoursMinutes } from '@dwang/domain';

/** 27000 seconds → `7:30`. */
export const formatHours = (seconds: number): string => toHoursMinutes(seconds);

/** 27000 seconds → `7.50`, as hours are billed. */
export const formatDecimalHours = (seconds: number): string => toDecimalHours(seconds);

/** 27000 seconds → `07:30:00`, the timer's face; hours are never cut at 24. */
export const formatClock = (seconds: number): string => toClock(seconds);
