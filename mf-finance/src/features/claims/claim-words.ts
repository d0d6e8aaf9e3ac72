import type { ClaimStage, PaymentClaim, ServedBy } from '@dwang/contracts';
import type { DueDayCheck } from '@dwang/domain/construction-contracts';
import { formatDay, formatMoney, type Tone } from '@dwang/kit';

/** Sections 20 to 25 of the Construction Contracts Act 2002, and Form 1 in the Regulations of 2003. */
export const ACT_ADDRESS = 'https://www.legislation.govt.nz/act/public/2002/0046/latest/DLM163299.html';
export const FORM_ADDRESS = 'https://www.legislation.govt.nz/regulation/public/2003/0030';

const STAGES: Record<ClaimStage, { name: string; tone: Tone }> = {
  draft: { name: 'Not served', tone: 'neutral' },
  waiting: { name: 'Schedule awaited', tone: 'calm' },
  due: { name: 'Due', tone: 'warn' },
  unpaid: { name: 'Unpaid', tone: 'bad' },
  notice: { name: 'Notice given', tone: 'warn' },
  may_suspend: { name: 'Work may stop', tone: 'bad' },
  settled: { name: 'Settled', tone: 'good' },
};
/** So few working days before a day that matters are said in another colour. */
const SOON = 5;

export const stageName = ({ stage }: PaymentClaim): string => STAGES[stage].name;

export const stageTone = ({ stage, daysLeft }: PaymentClaim): Tone =>
  stage === 'waiting' && daysLeft !== null && daysLeft <= SOON ? 'warn' : STAGES[stage].tone;

export const SERVED_BY: readonly { value: ServedBy; label: string }[] = [
  { value: 'email', label: 'By e-mail' },
  { value: 'hand', label: 'By hand' },
  { value: 'post', label: 'By post' },
  { value: 'other', label: 'In another way' },
];
export const servedByText = (by: ServedBy | null): string => SERVED_BY.find(({ value }) => value === by)?.label ?? '';

const count = (days: number): string => (days === 1 ? '1 working day' : `${days} working days`);

/** `in 20 working days`, `today`, `2 working days ago`. */
export function daysText(daysLeft: number | null): string {
  if (daysLeft === null) return '';
  if (daysLeft === 0) return 'today';
  return daysLeft > 0 ? `in ${count(daysLeft)}` : `${count(-daysLeft)} ago`;
}

/** Where a claim stands and what follows from it, in a sentence or two. */
export function claimSentence(claim: PaymentClaim): string {
  const { stage, nextDay, daysLeft, unpaid, schedule, notice, invoiceStatus } = claim;
  const day = nextDay ? formatDay(nextDay) : '';
  switch (stage) {
    case 'draft':
      return 'It becomes a payment claim when it says all of this and has been served.';
    case 'waiting':
      return `A payment schedule may come until ${day}, ${daysText(daysLeft)}. Without one in time, all that is claimed is due.`;
    case 'due':
      return `${noSchedule(claim)}${formatMoney(unpaid)} is to be paid by ${day}, ${daysText(daysLeft)}.`;
    case 'unpaid':
      return `${noSchedule(claim)}${formatMoney(unpaid)} was due on ${day} and has not been paid. You may give notice that you will suspend work.`;
    case 'notice':
      return `If ${formatMoney(unpaid)} is not paid by ${day}, ${daysText(daysLeft)}, work may be suspended.`;
    case 'may_suspend':
      return `${formatMoney(unpaid)} was not paid by ${notice ? formatDay(notice.endsOn) : day}: work may be suspended until it is.`;
    case 'settled':
      if (invoiceStatus === 'void' || invoiceStatus === 'credited') return 'The invoice was taken back, so nothing is claimed.';
      return schedule && !schedule.isLate && Number(schedule.difference) > 0
        ? `All that was scheduled is paid. ${formatMoney(schedule.difference)} of the claim was not scheduled.`
        : 'All that is due has been paid.';
  }
}

function noSchedule({ schedule }: PaymentClaim): string {
  if (schedule === null) return 'No payment schedule came in time, so all that is claimed is due. ';
  return schedule.isLate ? 'The payment schedule came late, so all that is claimed is due. ' : '';
}

/** What is to be thought of before a claim with this due day is served; null when it is the day of the Act. */
export function dueDayText({ doubt, respondBy, usualDue }: DueDayCheck, dueOn: string): string | null {
  if (doubt === null) return null;
  const act = `Where the contract names no day, the Act gives 20 working days: served today, it is due on ${formatDay(usualDue)}.`;
  if (doubt === 'before_schedule')
    return `The invoice is due on ${formatDay(dueOn)}. A payment schedule may still come until ${formatDay(respondBy)} if you serve it today. ${act}`;
  return `${act} This invoice is due ${doubt}, on ${formatDay(dueOn)}: right if the contract says so.`;
}
