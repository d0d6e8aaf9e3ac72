import type { Invoice } from '@dwang/contracts';
import { CSV_START, csvLine, GST_KIND_WORDS, isTaxed } from '@dwang/domain';
import { sumRows } from '@dwang/papers/words';
import { invoiceName } from '../../../status';

const HEAD = ['Invoice', 'Client', 'Issue date', 'Due date', 'Description', 'Quantity', 'Unit', 'Rate', 'Amount'];

/**
 * The lines of an invoice and below them its sums, in the figures of its PDF. Days as yyyy-MM-dd. Where a line does not bear 15 %, a column
 * more says how GST applies to each.
 */
export function invoiceCsv(invoice: Invoice): string {
  const facts = [invoiceName(invoice), invoice.clientName, invoice.issueDate, invoice.dueDate];
  const saysKinds = invoice.lines.some(({ gstKind }) => !isTaxed(gstKind));
  const kind = (text: string) => (saysKinds ? [text] : []);
  const lines = invoice.lines.map(({ description, quantity, unit, unitPrice, amount, gstKind }) => [
    ...[description, quantity, unit, unitPrice, amount],
    ...kind(GST_KIND_WORDS[gstKind]),
  ]);
  const sums = sumRows(invoice).map(({ label, amount }) => [label, '', '', '', amount, ...kind('')]);
  const rows = [...lines, ...sums].map((cells) => csvLine([...facts, ...cells]));
  return [CSV_START, csvLine([...HEAD, ...kind('GST')]), ...rows].join('');
}
