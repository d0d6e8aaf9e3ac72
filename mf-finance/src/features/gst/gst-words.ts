import type { GstBasis, GstCause, GstMove } from '@dwang/contracts';
import { daysBetween } from '@dwang/domain';
import { formatDay } from '@dwang/kit';

export const BASES: readonly { value: GstBasis; label: string }[] = [
  { value: 'payments', label: 'Payments' },
  { value: 'invoice', label: 'Invoice' },
];

const CAUSES: Record<GstCause, string> = {
  invoice: 'Invoice',
  paid_ahead: 'Paid before its date',
  void: 'Made void',
  credit_note: 'Credit note',
  payment: 'Payment',
  payment_removed: 'Payment removed',
  bad_debt: 'Bad debt',
  bad_debt_recovered: 'Bad debt recovered',
};
export const causeText = ({ cause }: Pick<GstMove, 'cause'>): string => CAUSES[cause];

/** `Due 28 Jan 2027, in 61 days`. */
export function dueText(due: string, today: string): string {
  const days = daysBetween(today, due);
  const when = days === 0 ? 'today' : days > 0 ? `in ${count(days)}` : `${count(-days)} ago`;
  return `Due ${formatDay(due)}, ${when}`;
}

const count = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
