import type { RegionName } from '../weather/regions';
import { USUAL_RESPONSE_DAYS } from './claim-clock';
import { addClaimDays } from './working-days';

/** Working days after service in which a claim is due where the contract names no day. Source: Construction Contracts Act 2002, section 18. */
const USUAL_DUE_DAYS = 20;

/** `before_schedule`: before a payment schedule is due; else sooner or later than the Act's own day. */
export type DueDayDoubt = 'before_schedule' | 'sooner' | 'later';

export interface DueDayCheck {
  /** Null: the day is the Act's own. A contract may name another one, so that a doubt is no fault. */
  doubt: DueDayDoubt | null;
  /** The last day for a payment schedule, and the day on which the Act makes the claim due. */
  respondBy: string;
  usualDue: string;
}

/** Holds the due day of a claim that is served on `servedOn` against the Act and the contract's days for a payment schedule. */
export function checkDueDay(
  { dueOn, servedOn, responseDays }: { dueOn: string; servedOn: string; responseDays: number | null },
  region: RegionName | null,
): DueDayCheck {
  const respondBy = addClaimDays(servedOn, responseDays ?? USUAL_RESPONSE_DAYS, region);
  const usualDue = addClaimDays(servedOn, USUAL_DUE_DAYS, region);
  if (dueOn < respondBy) return { doubt: 'before_schedule', respondBy, usualDue };
  if (dueOn === usualDue) return { doubt: null, respondBy, usualDue };
  return { doubt: dueOn < usualDue ? 'sooner' : 'later', respondBy, usualDue };
}
