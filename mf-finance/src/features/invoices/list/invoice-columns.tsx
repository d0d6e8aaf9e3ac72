import type { InvoiceSummary } from '@dwang/contracts';
import { formatDay, Money } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { invoiceName } from '../../../status';
import { DueCell, StatusCell } from './due-cell';

/** The two screens write their headings differently: `INVOICE #` on /invoices, `Invoice #` on /combined. */
export type HeadingCase = 'upper' | 'title';

export function invoiceColumns(today: string, headings: HeadingCase): Column<InvoiceSummary>[] {
  const title = (text: string) => (headings === 'upper' ? text.toUpperCase() : text);
  return [
    {
      key: 'number',
      title: title('Invoice #'),
      render: (invoice) => <span className="finance-number">{invoiceName(invoice)}</span>,
      headline: true,
    },
    { key: 'client', title: title('Client'), render: (invoice) => invoice.clientName, width: 'wide' },
    { key: 'issued', title: title('Issue Date'), width: 'narrow', render: (invoice) => formatDay(invoice.issueDate) },
    { key: 'due', title: title('Due Date'), width: 'narrow', render: (invoice) => <DueCell invoice={invoice} today={today} /> },
    {
      key: 'status',
      title: title('Status'),
      width: 'narrow',
      render: (invoice) => <StatusCell invoice={invoice} today={today} />,
    },
    {
      key: 'amount',
      title: title('Amount'),
      render: (invoice) => <Money amount={invoice.total} strong />,
      numeric: true,
      figure: true,
    },
  ];
}
