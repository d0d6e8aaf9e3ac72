import { daysBetween } from './zone';

/** Statuses that wait for money; once the due day is past they are shown and counted as overdue. Source: specification 2, section 4. */
const OPEN = new Set(['pending', 'sent']);

/** The status that a person sees: a pending or sent invoice whose due day lies before `today` (company's zone) is overdue. */
export function shownInvoiceStatus<Status extends string>(stored: Status, dueDate: string, today: string): Status | 'overdue' {
  return OPEN.has(stored) && dueDate < today ? 'overdue' : stored;
}

/** `Paid`, `Overdue`, `Due today`, `Due tomorrow`, `Due in N days`; `Due date error` for a day that is none. */
export function dueText(stored: string, dueDate: string, today: string): string {
  if (stored === 'paid') return 'Paid';
  const days = daysBetween(today, dueDate);
  if (Number.isNaN(days)) return 'Due date error';
  if (days < 0) return 'Overdue';
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}

export type DueTone = 'green' | 'grey' | 'red' | 'yellow' | 'blue';

/** Badge colours: paid green, draft grey, past due red, due in under 3 days yellow, otherwise blue. */
export function dueTone(stored: string, dueDate: string, today: string): DueTone {
  if (stored === 'paid') return 'green';
  if (stored === 'draft' || stored === 'void') return 'grey';
  const days = daysBetween(today, dueDate);
  if (days < 0) return 'red';
  return days < 3 ? 'yellow' : 'blue';
}
