import { confirmFarDay } from '@dwang/kit';
import type { InvoiceValues } from './invoice-values';

type Days = Pick<InvoiceValues, 'issueDate' | 'dueDate'>;

/** Asks about days far ahead that are not those of the draft `before`. */
export async function confirmDays({ issueDate, dueDate }: Days, today: string, before?: Days): Promise<void> {
  if (issueDate !== before?.issueDate) await confirmFarDay(issueDate, today, 'issueDate');
  const title = (day: string) => `Due ${day}?`;
  if (dueDate !== before?.dueDate)
    await confirmFarDay(dueDate, today, 'dueDate', { title, near: 'three months', after: issueDate });
}
