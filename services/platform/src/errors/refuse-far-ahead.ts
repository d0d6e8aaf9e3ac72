import {
  END_TOO_FAR_AHEAD,
  isEndTooFarAhead,
  isTooFarAhead,
  isWorkTooFarAhead,
  TOO_FAR_AHEAD,
  WORK_TOO_FAR_AHEAD,
} from '@dwang/domain';
import { Invalid } from './app-errors';

type Day = string | null | undefined;

/** Throws `Invalid` on `field` for a day that is too far ahead of `today`, and of `other`, the day from which it follows. */
export function refuseFarAhead(field: string, day: Day, today: string, other?: string): void {
  if (day && isTooFarAhead(day, today, other)) throw new Invalid(field, TOO_FAR_AHEAD);
}

/** Throws `Invalid` on `field` for the end of what repeats itself, or a day of a job, that is too far ahead of `today`. */
export function refuseFarEnd(field: string, day: Day, today: string): void {
  if (day && isEndTooFarAhead(day, today)) throw new Invalid(field, END_TOO_FAR_AHEAD);
}

/** Throws `Invalid` on `field` for the day of what has happened, as is said, when it is too far ahead of `today`. */
export function refuseNotYet(field: string, day: Day, today: string): void {
  if (day && isWorkTooFarAhead(day, today)) throw new Invalid(field, WORK_TOO_FAR_AHEAD);
}
