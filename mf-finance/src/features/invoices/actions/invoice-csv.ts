import type { Invoice } from '@dwang/contracts';
import { CSV_START, csvLine } from '@dwang/domain';
import { sumRows } from '@dwang/papers/words';
import { invoiceName } from '../../../status';

const HEAD = ['Invoice', 'Client', 'Issue date', 'Due date', 'Description', 'Quantity', 'Unit', 'Rate', 'Amount'];

/** The lines of an invoice and below them its sums, in the figures of its PDF. Days as yyyy-MM-dd. */
export function invoiceCsv(invoice: Invoice): string {
  const facts = [invoiceName(invoice), invoice.clientName, invoice.issueDate, invoice.dueDate];
  const lines = invoice.lines.map((line) => [line.description, line.quantity, line.unit, line.unitPrice, line.amount]);
  const sums = sumRows(invoice).map(({ label, amount }) => [label, '', '', '', amount]);
  return [CSV_START, csvLine(HEAD), ...[...lines, ...sums].map((cells) => csvLine([...facts, ...cells]))].join('');
}
