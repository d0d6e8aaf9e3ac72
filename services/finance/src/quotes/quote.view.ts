import type { PortalQuote, Quote, QuoteLine, QuoteSummary } from '@dwang/contracts';
import { centsToDecimal, shownQuoteStatus } from '@dwang/domain';
import { toKindSums } from '../invoices/kind-sums.view';
import type { QuoteRow } from './quote.entity';
import type { QuoteLineRow } from './quote-line.entity';

/** A quote in a list. `today` is the company's day, by which it has expired or not. */
export const toQuoteSummary = (row: QuoteRow, today: string): QuoteSummary => ({
  id: row.id,
  uid: row.uid,
  userId: row.userId,
  clientId: row.clientId,
  clientName: row.clientName,
  projectId: row.projectId,
  projectName: row.projectName,
  title: row.title,
  quoteNumber: row.quoteNumber,
  revision: row.revision,
  issueDate: row.issueDate,
  expiryDate: row.expiryDate,
  subtotal: centsToDecimal(row.subtotalCents),
  tax: centsToDecimal(row.taxCents),
  total: centsToDecimal(row.totalCents),
  status: shownQuoteStatus(row.status, row.expiryDate, today),
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

/** What is no part of the row and its lines. */
export type QuoteMore = Pick<Quote, 'nextId' | 'invoices' | 'invoicing' | 'variations'>;

const toDetail = (row: QuoteRow, lines: readonly QuoteLineRow[], today: string) => ({
  ...toQuoteSummary(row, today),
  lines: lines.map(toLine),
  gst: row.gst,
  linesTotal: centsToDecimal(row.linesCents),
  discount: row.discount,
  discountAmount: centsToDecimal(row.discountCents),
  byKind: toKindSums(row.byKind),
  terms: row.terms,
  notes: row.notes,
  seller: row.seller,
  buyer: row.buyer,
  sentAt: row.sentAt?.toISOString() ?? null,
  variationOf: row.variationOfId === null ? null : { id: row.variationOfId, quoteNumber: row.variationOfNumber ?? '' },
});

export const toQuote = (row: QuoteRow, lines: readonly QuoteLineRow[], more: QuoteMore, today: string): Quote => ({
  ...toDetail(row, lines, today),
  decision: row.decision,
  previousId: row.previousId,
  estimateId: row.estimateId,
  ...more,
});

/** Without the address of whoever answered: the answer's schema leaves it out. */
export const toPortalQuote = (row: QuoteRow, lines: readonly QuoteLineRow[], today: string): PortalQuote => ({
  ...toDetail(row, lines, today),
  decision: row.decision,
});

const toLine = (line: QuoteLineRow): QuoteLine => ({
  id: line.id,
  kind: line.kind,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: centsToDecimal(line.unitPriceCents),
  amount: centsToDecimal(line.amountCents),
  gstKind: line.gstKind,
  optional: line.optional,
  group: line.choiceGroup,
  selected: line.taken ?? line.selected,
});
