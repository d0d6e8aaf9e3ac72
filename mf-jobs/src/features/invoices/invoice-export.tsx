import { serverNow } from '@dwang/client';
import type { InvoiceSummary } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { type ExportColumn, ExportMenu, eachRow, PrintButton } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useLazyInvoiceRowsQuery } from '../../api/invoices';
import { invoiceStatusText } from './invoice-columns';
import { type InvoiceFilters, toInvoiceQuery } from './use-invoice-list';

const columns = (today: string): ExportColumn<InvoiceSummary>[] => [
  { title: 'Invoice', value: ({ invoiceNumber }) => invoiceNumber ?? 'Draft invoice' },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Project', value: ({ projectName }) => projectName },
  { title: 'Issue date', kind: 'day', value: ({ issueDate }) => issueDate },
  { title: 'Due date', kind: 'day', value: ({ dueDate }) => dueDate },
  { title: 'Status', value: (invoice) => invoiceStatusText(invoice, today) },
  { title: 'Subtotal', kind: 'money', value: ({ subtotal }) => subtotal },
  { title: 'GST', kind: 'money', value: ({ tax }) => tax },
  { title: 'Total', kind: 'money', value: ({ total }) => total },
];

/** The invoices as they are filtered now, all of them, on paper or as a file. */
export function InvoiceExport({ filters, total }: { filters: InvoiceFilters; total: number | undefined }) {
  const { company } = useUser();
  const today = dayOf(serverNow(), company.timeZone);
  const [read] = useLazyInvoiceRowsQuery();
  const query = toInvoiceQuery(filters);
  const list = {
    name: `Invoices-${today}`,
    title: 'Invoices',
    subtitle: company.name,
    columns: columns(today),
    rows: () => eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap()),
    total,
  };
  return (
    <>
      <PrintButton {...list} />
      <ExportMenu {...list} />
    </>
  );
}
