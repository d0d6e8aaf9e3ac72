import { daysBetween } from './zone';

/** Statuses that wait for money; once the due day is past they are shown and counted as overdue. Source: specification 2, section 4. */
const OPEN = new Set(['pending', 'sent', 'part_paid']);

/** The status that a person sees: a pending, sent or part-paid invoice whose due day lies before `today` (company's zone) is overdue. */
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

/** Badge colours: paid green, draft and what ended without money grey, past due red, due in under 3 days yellow, otherwise blue. */
export function dueTone(stored: string, dueDate: string, today: string): DueTone {
  if (stored === 'paid') return 'green';
  if (stored === 'draft' || stored === 'void' || stored === 'credited' || stored === 'written_off') return 'grey';
  const days = daysBetween(today, dueDate);
  if (days < 0) return 'red';
  return days < 3 ? 'yellow' : 'blue';
}

/** What has happened to the money of an issued invoice, in cents. */
export interface Settlement {
  totalCents: number;
  /** Taken back by credit notes. */
  creditedCents: number;
  /** All payments, also what is more than was owed. */
  receivedCents: number;
  /** Given up as a bad debt; nothing unless said. */
  writtenOffCents?: number;
}

/** What is still to be paid; never below 0. */
export const openCents = ({ totalCents, creditedCents, receivedCents, writtenOffCents = 0 }: Settlement): number =>
  Math.max(0, totalCents - creditedCents - receivedCents - writtenOffCents);

/** What was written off and has not come after all. */
export const lostCents = ({ totalCents, creditedCents, receivedCents, writtenOffCents = 0 }: Settlement): number =>
  Math.max(0, Math.min(writtenOffCents, totalCents - creditedCents - receivedCents));

/** What was paid beyond what is owed: the client's credit. */
export const overpaidCents = ({ totalCents, creditedCents, receivedCents }: Settlement): number =>
  Math.max(0, receivedCents - (totalCents - creditedCents));

export type SettledStatus = 'pending' | 'sent' | 'part_paid' | 'paid' | 'credited' | 'written_off';

/** The status that payments, credit notes and a write-off bring an issued invoice to. Credited is not paid: nobody gave money for it. */
export function settledStatus(money: Settlement, isSent: boolean): SettledStatus {
  if (openCents(money) === 0) {
    if (money.creditedCents > 0 && money.creditedCents === money.totalCents) return 'credited';
    return lostCents(money) > 0 ? 'written_off' : 'paid';
  }
  if (money.receivedCents > 0) return 'part_paid';
  return isSent ? 'sent' : 'pending';
}
