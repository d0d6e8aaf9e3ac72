/** Working days in which a payment schedule is due where the contract names no other. Source: Construction Contracts Act 2002, section 22. */
export const USUAL_RESPONSE_DAYS = 20;
/** Working days after the notice in which the payer can still pay before work is suspended. Source: the same, section 24A. */
export const SUSPENSION_DAYS = 5;

/** What is known of a payment claim; amounts in cents, days `YYYY-MM-DD`. */
export interface ClaimFacts {
  /** Null until it has been served. */
  servedOn: string | null;
  /** The last day for a payment schedule. */
  respondBy: string | null;
  dueOn: string;
  claimedCents: number;
  schedule: { receivedOn: string; scheduledCents: number } | null;
  /** The notice that work will be suspended, and the last day on which paying prevents it. */
  notice: { endsOn: string } | null;
  receivedCents: number;
  creditedCents: number;
}

/**
 * draft → waiting for a payment schedule → what is due → unpaid → notice given → work may be suspended. `settled`: all that is due under
 * the Act has been paid, or credit notes took the claim back.
 */
export type ClaimStage = 'draft' | 'waiting' | 'due' | 'unpaid' | 'notice' | 'may_suspend' | 'settled';

export interface ClaimClock {
  stage: ClaimStage;
  /** The day by which the next thing is to happen; null when nothing is waited for. */
  nextDay: string | null;
  /** What the payer owes as a debt; null as long as a payment schedule may still come. */
  dueCents: number | null;
  /** What of it has not been paid. */
  unpaidCents: number;
  /** Whether a schedule came after its last day, so that the whole claim is due all the same. */
  isScheduleLate: boolean;
}

/**
 * Where a claim stands on `today`. Without a payment schedule in time all that was claimed is due, with one what it says (sections 21 to
 * 23); what is unpaid once it is due may be followed by a notice, and that by suspending work (section 24A).
 */
export function claimClock(facts: ClaimFacts, today: string): ClaimClock {
  const { servedOn, respondBy, dueOn, schedule, notice } = facts;
  const clock = { dueCents: null, unpaidCents: 0, isScheduleLate: false };
  if (servedOn === null || respondBy === null) return { ...clock, stage: 'draft', nextDay: null };
  const isScheduleLate = schedule !== null && schedule.receivedOn > respondBy;
  const open = (cents: number) => Math.max(0, Math.min(cents, facts.claimedCents - facts.creditedCents) - facts.receivedCents);
  if (open(facts.claimedCents) === 0) return { ...clock, stage: 'settled', nextDay: null, dueCents: facts.claimedCents };
  if (schedule === null && today <= respondBy)
    return { ...clock, stage: 'waiting', nextDay: respondBy, unpaidCents: open(facts.claimedCents) };
  const dueCents = schedule && !isScheduleLate ? schedule.scheduledCents : facts.claimedCents;
  const due = { dueCents, unpaidCents: open(dueCents), isScheduleLate };
  if (due.unpaidCents === 0) return { ...due, stage: 'settled', nextDay: null };
  if (notice) return { ...due, stage: today > notice.endsOn ? 'may_suspend' : 'notice', nextDay: notice.endsOn };
  return { ...due, stage: today > dueOn ? 'unpaid' : 'due', nextDay: dueOn };
}
