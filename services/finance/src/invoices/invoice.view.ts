import type { Invoice, InvoiceLine, InvoiceSummary, PrintedClaim } from '@dwang/contracts';
import { centsToDecimal, lostCents, overpaidCents, shownInvoiceStatus } from '@dwang/domain';
import type { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { toCreditNoteSummary } from '../credit-notes/credit-note.view';
import type { PaymentRow } from '../payments/payment.entity';
import { toPayment } from '../payments/payment.view';
import type { BilledQuote } from '../quotes/billed-quotes';
import { type QuotedDraft, roundingOf } from '../quotes/quote-billing.service';
import type { WriteOffRow } from '../write-offs/write-off.entity';
import { toWriteOff } from '../write-offs/write-off.view';
import { owedCents } from './client-balance';
import type { InvoiceRow } from './invoice.entity';
import type { InvoiceLineRow } from './invoice-line.entity';
import type { InvoiceTimeRow } from './invoice-time.entity';
import { toKindSums } from './kind-sums.view';

/** An invoice in a list. `today` is the company's day, by which it is overdue or not. */
export const toSummary = (row: InvoiceRow, today: string): InvoiceSummary => ({
  id: row.id,
  uid: row.uid,
  userId: row.userId,
  clientId: row.clientId,
  clientName: row.clientName,
  projectId: row.projectId,
  projectName: row.projectName,
  invoiceNumber: row.invoiceNumber,
  issueDate: row.issueDate,
  dueDate: row.dueDate,
  subtotal: centsToDecimal(row.subtotalCents),
  tax: centsToDecimal(row.taxCents),
  total: centsToDecimal(row.totalCents),
  credited: centsToDecimal(row.creditedCents),
  paid: centsToDecimal(row.receivedCents - overpaidCents(row)),
  writtenOff: centsToDecimal(lostCents(row)),
  balance: centsToDecimal(owedCents(row)),
  status: shownInvoiceStatus(row.status, row.dueDate, today),
  notes: row.notes,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

/** All that belongs to one invoice, each kind in its order. */
export interface InvoiceParts {
  lines: readonly InvoiceLineRow[];
  times: readonly InvoiceTimeRow[];
  payments: readonly PaymentRow[];
  writeOffs: readonly WriteOffRow[];
  creditNotes: readonly CreditNoteRow[];
  creditedLineIds: readonly number[];
  claim: PrintedClaim | null;
  /** The quote that it was made of. */
  billed: BilledQuote | null;
  /** What it may take of that, of a draft. */
  quoted: QuotedDraft | null;
}

export const toInvoice = (row: InvoiceRow, parts: InvoiceParts, today: string): Invoice => ({
  ...toSummary(row, today),
  lines: parts.lines.map((line) => toLine(line, parts.times)),
  gst: row.gst,
  linesTotal: centsToDecimal(row.linesCents),
  discount: row.discount,
  discountAmount: centsToDecimal(row.discountCents),
  byKind: toKindSums(row.byKind),
  paymentTerms: row.paymentTerms,
  terms: row.terms,
  seller: row.seller,
  buyer: row.buyer,
  issuedAt: row.issuedAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  voidedAt: row.voidedAt?.toISOString() ?? null,
  overpaid: centsToDecimal(overpaidCents(row)),
  payments: parts.payments.map(toPayment),
  writeOffs: parts.writeOffs.map(toWriteOff),
  creditNotes: parts.creditNotes.map(toCreditNoteSummary),
  creditedLineIds: [...parts.creditedLineIds],
  claim: parts.claim,
  quote: parts.billed && { ...parts.billed.quote, draft: parts.quoted && toQuoted(parts.quoted) },
  gstRounding: centsOrNull(parts.billed?.roundingCents),
});

const toQuoted = (draft: QuotedDraft): NonNullable<Invoice['quote']>['draft'] => ({
  left: centsToDecimal(draft.leftCents),
  gstRounding: centsOrNull(roundingOf(draft)),
});

const centsOrNull = (cents: number | null | undefined): string | null =>
  typeof cents === 'number' ? centsToDecimal(cents) : null;

const toLine = (line: InvoiceLineRow, times: readonly InvoiceTimeRow[]): InvoiceLine => ({
  id: line.id,
  kind: line.kind,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: centsToDecimal(line.unitPriceCents),
  amount: centsToDecimal(line.amountCents),
  gstKind: line.gstKind,
  timeEntryIds: times.filter(({ position }) => position === line.position).map(({ timeEntryId }) => timeEntryId),
});
