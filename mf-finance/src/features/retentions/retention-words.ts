import type { Retention } from '@dwang/contracts';
import { daysBetween } from '@dwang/domain';
import { formatDay, formatMoney } from '@dwang/kit';

/** `5.00` → `5%`. */
export const rateText = ({ rate }: Pick<Retention, 'rate'>): string => `${Number(rate)}%`;

/** What may be released next: `$50.00 is due`, `30 Sep 2026, in 20 days`, or what is missing to know. */
export function nextText({ due, outstanding, nextDay, completedOn }: Retention, today: string): string {
  if (Number(outstanding) === 0) return 'Nothing is held';
  if (Number(due) > 0) return `${formatMoney(due)} is due`;
  if (completedOn === null) return 'Practical completion not known';
  if (nextDay === null) return 'Released ahead of time';
  const days = daysBetween(today, nextDay);
  return `${formatDay(nextDay)}, in ${days === 1 ? '1 day' : `${days} days`}`;
}
