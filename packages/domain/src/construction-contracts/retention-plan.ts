import { multiplyDivideHalfUp, parseCents } from '../money';
import { addDays } from '../zone';

/** What of the retention of a contract is released when: a share at practical completion, the rest when the defects period ends. */
export interface RetentionPlan {
  /** Per cent of what is held, 0 to 100. */
  firstShare: number;
  /** The day of practical completion; null until it is known. */
  completedOn: string | null;
  defectsMonths: number;
}

export interface RetentionDates {
  firstOn: string | null;
  restOn: string | null;
}

/** The days on which the two parts become due; null as long as practical completion is not known. */
export function retentionDates({ completedOn, defectsMonths }: RetentionPlan): RetentionDates {
  return { firstOn: completedOn, restOn: completedOn && monthsAfter(completedOn, defectsMonths) };
}

/** What an invoice holds back, in cents: `rate` per cent (`"5.00"`) of its lines, rounded half up, and no more than what is left of a cap. */
export function retentionCents(linesCents: number, rate: string, leftOfCap: number | null): number {
  const wanted = multiplyDivideHalfUp(Math.max(0, linesCents), parseCents(rate), 10_000);
  return leftOfCap === null ? wanted : Math.max(0, Math.min(wanted, leftOfCap));
}

/** What should have been released by `today`, in cents, of all that was ever held. */
export function retentionDueCents(heldCents: number, plan: RetentionPlan, today: string): number {
  const { firstOn, restOn } = retentionDates(plan);
  if (restOn !== null && restOn <= today) return heldCents;
  return firstOn !== null && firstOn <= today ? multiplyDivideHalfUp(heldCents, plan.firstShare, 100) : 0;
}

/** The same day of a later month, or that month's last day: 31 January and one month give 28 February. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const next = addDays(first, 31).slice(0, 7);
  const last = addDays(`${next}-01`, -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}
