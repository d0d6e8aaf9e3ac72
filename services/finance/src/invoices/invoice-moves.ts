import { ErrorCode } from '@dwang/contracts';
import { Conflict } from '@dwang/platform';
import type { InvoiceRow, StoredStatus } from './invoice.entity';

/** The moves that are asked for. Deleting a draft is a call of its own, and so are credit notes and payments, which settle the status. */
const MOVES: Record<StoredStatus, readonly StoredStatus[]> = {
  draft: ['pending', 'sent'],
  pending: ['sent', 'paid', 'void'],
  sent: ['paid', 'void'],
  part_paid: ['paid'],
  paid: [],
  credited: [],
  written_off: [],
  void: [],
};

/** Throws `Conflict` unless an invoice may go from one status to the other. Staying where it is is always allowed. */
export function checkMove({ status: from, creditedCents, receivedCents }: InvoiceRow, to: StoredStatus): void {
  const isCreditedVoid = to === 'void' && creditedCents > 0;
  // Paid without any money: it came to 0.00.
  const isEmptyVoid = to === 'void' && from === 'paid' && creditedCents + receivedCents === 0;
  if (from === to || isEmptyVoid || (MOVES[from].includes(to) && !isCreditedVoid)) return;
  throw new Conflict(ErrorCode.invoiceMove, reasonFor(from, to), 'status');
}

function reasonFor(from: StoredStatus, to: StoredStatus): string {
  if (to !== 'void') return `An invoice that is ${from.replace('_', '-')} cannot become ${to}.`;
  if (from === 'draft') return 'A draft is deleted, not voided.';
  if (from === 'paid') return 'A paid invoice cannot be voided.';
  if (from === 'part_paid') return 'An invoice with payments cannot be voided. Take the payments out, or make a credit note.';
  if (from === 'written_off') return 'An invoice that is written off cannot be voided. Take the write-off out first.';
  return 'An invoice with credit notes cannot be voided. Credit the rest of it.';
}

/** Statuses that wait for money. */
export const OPEN_STATUSES = ['pending', 'sent', 'part_paid'] as const satisfies readonly StoredStatus[];

export const isOpen = (status: StoredStatus): boolean => (OPEN_STATUSES as readonly StoredStatus[]).includes(status);

export const isIssued = (status: StoredStatus): boolean => status !== 'draft' && status !== 'void';

export const locked = (detail: string): Conflict => new Conflict(ErrorCode.invoiceLocked, detail);
