import type { Invoice, InvoiceSummary } from '@dwang/contracts';
import { centsToDecimal, shownInvoiceStatus } from '@dwang/domain';
import type { InvoiceRow } from './invoice.entity';
import type { InvoiceLineRow } from './invoice-line.entity';

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
  status: shownInvoiceStatus(row.status, row.dueDate, today),
  notes: row.notes,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

export const toInvoice = (row: InvoiceRow, lines: readonly InvoiceLineRow[], today: string): Invoice => ({
  ...toSummary(row, today),
  lines: lines.map((line) => ({
    id: line.id,
    kind: line.kind,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: centsToDecimal(line.unitPriceCents),
    amount: centsToDecimal(line.amountCents),
    timeEntryId: line.timeEntryId,
  })),
  seller: row.seller,
  buyer: row.buyer,
});
