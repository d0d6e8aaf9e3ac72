import type { CreditNote, CreditNoteSummary } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { toKindSums } from '../invoices/kind-sums.view';
import type { CreditNoteRow } from './credit-note.entity';
import type { CreditNoteLineRow } from './credit-note-line.entity';

export const toCreditNoteSummary = (row: CreditNoteRow): CreditNoteSummary => ({
  id: row.id,
  uid: row.uid,
  userId: row.userId,
  creditNoteNumber: row.creditNoteNumber,
  invoiceId: row.invoiceId,
  invoiceNumber: row.invoiceNumber,
  clientId: row.clientId,
  clientName: row.clientName,
  issueDate: row.issueDate,
  reason: row.reason,
  subtotal: centsToDecimal(row.subtotalCents),
  tax: centsToDecimal(row.taxCents),
  total: centsToDecimal(row.totalCents),
  createdAt: row.createdAt.toISOString(),
});

export const toCreditNote = (row: CreditNoteRow, lines: readonly CreditNoteLineRow[]): CreditNote => ({
  ...toCreditNoteSummary(row),
  gst: row.gst,
  notes: row.notes,
  isPriceCut: row.isPriceCut,
  discountAmount: centsToDecimal(row.discountCents),
  byKind: toKindSums(row.byKind),
  lines: lines.map(({ id, kind, description, quantity, unit, unitPriceCents, amountCents, gstKind }) => ({
    id,
    kind,
    description,
    quantity,
    unit,
    unitPrice: centsToDecimal(unitPriceCents),
    amount: centsToDecimal(amountCents),
    gstKind,
  })),
  seller: row.seller,
  buyer: row.buyer,
});
