import { Between, type FindOperator, LessThanOrEqual, MoreThan, Not, Or } from 'typeorm';

/** By so much the clocks of two processes may differ, in milliseconds. What lies further ahead was written by a clock that was wrong. */
export const CLOCK_SKEW = 60_000;

const at = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** What is due at `now`. Nothing honest is due later than `longest` milliseconds ahead: that is due now. */
export const dueBy = (now: Date, longest: number): FindOperator<Date> =>
  Or(LessThanOrEqual(now), MoreThan(at(now, longest + CLOCK_SKEW)));

/** What is dated so many milliseconds before `now`, or less; what is dated ahead does not count. */
export const lately = (milliseconds: number, now: Date): FindOperator<Date> =>
  Between(at(now, -milliseconds), at(now, CLOCK_SKEW));

/** What has given no sign of life for so many milliseconds; one that is dated ahead is none. */
export const silentFor = (milliseconds: number, now: Date): FindOperator<Date> =>
  Not(Between(at(now, -milliseconds), at(now, milliseconds)));

/** Whether something that lives for `longest` milliseconds at most has not ended. */
export const isLiving = (end: Date, now: Date, longest: number): boolean =>
  end > now && end.getTime() <= now.getTime() + longest + CLOCK_SKEW;
