import type { Invoice } from '@dwang/contracts';
import { CSV_START, csvLine } from '@dwang/domain';
import { statusName } from '../../status';

const HEAD = [
  'Invoice',
  'Client',
  'Project',
  'Issue date',
  'Due date',
  'Status',
  'Subtotal',
  'GST',
  'Total',
  'Paid',
  'Credited',
  'Balance',
];

/** The invoices of a bundle as a list, in the figures of their PDFs. Days as yyyy-MM-dd. */
export const invoiceListCsv = (invoices: readonly Omit<Invoice, 'lines'>[]): string =>
  [
    CSV_START,
    csvLine(HEAD),
    ...invoices.map((invoice) =>
      csvLine([
        invoice.invoiceNumber ?? 'Draft invoice',
        invoice.clientName,
        invoice.projectName ?? '',
        invoice.issueDate,
        invoice.dueDate,
        statusName(invoice.status),
        invoice.subtotal,
        invoice.tax,
        invoice.total,
        invoice.paid,
        invoice.credited,
        invoice.balance,
      ]),
    ),
  ].join('');
