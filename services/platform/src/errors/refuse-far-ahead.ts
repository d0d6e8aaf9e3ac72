import { isTooFarAhead, TOO_FAR_AHEAD } from '@dwang/domain';
import { Invalid } from './app-errors';

/** Throws `Invalid` on `field` for a day that is too far ahead of `today`, and of `other`, the day from which it follows. */
export function refuseFarAhead(field: string, day: string, today: string, other?: string): void {
  if (isTooFarAhead(day, today, other)) throw new Invalid(field, TOO_FAR_AHEAD);
}
