import { ErrorCode } from '@dwang/contracts';
import { Conflict } from '@dwang/platform';
import type { StoredStatus } from './invoice.entity';

/** The allowed moves. Deleting a draft and voiding an issued invoice are calls of their own. */
const MOVES: Record<StoredStatus, readonly StoredStatus[]> = {
  draft: ['pending', 'sent'],
  pending: ['sent', 'paid', 'void'],
  sent: ['paid', 'void'],
  paid: [],
  void: [],
};

/** Throws `Conflict` unless an invoice may go from one status to the other. Staying where it is is always allowed. */
export function checkMove(from: StoredStatus, to: StoredStatus): void {
  if (from === to || MOVES[from].includes(to)) return;
  throw new Conflict(ErrorCode.invoiceMove, reasonFor(from, to), 'status');
}

function reasonFor(from: StoredStatus, to: StoredStatus): string {
  if (to === 'void' && from === 'paid') return 'A paid invoice cannot be voided.';
  if (to === 'void' && from === 'draft') return 'A draft is deleted, not voided.';
  return `An invoice that is ${from} cannot become ${to}.`;
}
