import type { InvoiceStatus, InvoiceSummary } from '@dwang/contracts';
import { type DueTone, dueText, dueTone } from '@dwang/domain';
import type { Tone } from '@dwang/kit';

const NAMES: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  pending: 'Pending',
  sent: 'Sent',
  part_paid: 'Part-paid',
  paid: 'Paid',
  overdue: 'Overdue',
  credited: 'Credited',
  written_off: 'Written off',
  void: 'Void',
};
const TONES: Record<DueTone, Tone> = { green: 'good', grey: 'neutral', red: 'bad', yellow: 'warn', blue: 'calm' };
const WAITING: readonly InvoiceStatus[] = ['pending', 'sent', 'part_paid', 'overdue'];

export const isStatus = (text: string): text is InvoiceStatus => Object.hasOwn(NAMES, text);

export const statusName = (status: InvoiceStatus): string => NAMES[status];

/** Waits for money: only then the days until the due day mean anything. */
export const isWaiting = (invoice: Pick<InvoiceSummary, 'status'>): boolean => WAITING.includes(invoice.status);

/** The badge's colour by the specification: paid green, draft grey, past due red, due in under 3 days yellow, otherwise blue. */
export const toneOf = (invoice: Pick<InvoiceSummary, 'status' | 'dueDate'>, today: string): Tone =>
  TONES[dueTone(invoice.status, invoice.dueDate, today)];

/** `Due in 5 days`, `Overdue`; null for an invoice that does not wait for money. */
export const waitingText = (invoice: Pick<InvoiceSummary, 'status' | 'dueDate'>, today: string): string | null =>
  isWaiting(invoice) ? dueText(invoice.status, invoice.dueDate, today) : null;

/** What an invoice is called before it has a number. */
export const invoiceName = (invoice: Pick<InvoiceSummary, 'invoiceNumber'>): string => invoice.invoiceNumber ?? 'Draft invoice';
