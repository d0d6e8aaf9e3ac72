import { CreateInvoice, type DuplicateInvoice, type Invoice } from '@dwang/contracts';
import { shortened } from '@dwang/domain';
import type { z } from 'zod';
import type { InvoiceInput } from './invoice-content';

/**
 * What makes the same invoice again, as a draft of today. Its hours are billed already: they become typed lines. What it took off for other
 * invoices of its quote (`deductions`, line ids) is taken off once, and not again.
 */
export function duplicateOf(
  invoice: Invoice,
  deductions: ReadonlySet<number>,
  { uid, confirmBesideQuote }: z.output<typeof DuplicateInvoice>,
): InvoiceInput {
  const { clientId, projectId, notes, terms, gst, discount, subtotal, tax } = invoice;
  const paymentTerms = invoice.paymentTerms || undefined;
  const own = invoice.lines.filter(({ id }) => !deductions.has(id));
  const lines = own.map(({ kind, description, quantity, unit, unitPrice, gstKind }) => ({
    kind,
    description: shortened(description),
    quantity: thousandths(quantity),
    unit,
    unitPrice,
    gstKind,
  }));
  const content = gst === 'typed' ? { subtotal, tax, gstKind: own[0]?.gstKind } : { gst, discount, lines };
  return CreateInvoice.parse({
    uid,
    status: 'draft',
    clientId,
    projectId,
    notes,
    terms,
    paymentTerms,
    confirmBesideQuote,
    ...content,
  });
}

/** Hours may have four places, typed lines have three at most. */
const thousandths = (quantity: string): string => (Math.round(Number(quantity) * 1000) / 1000).toFixed(3);
