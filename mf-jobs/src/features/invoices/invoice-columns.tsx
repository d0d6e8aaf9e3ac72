import type { InvoiceSummary } from '@dwang/contracts';
import { type DueTone, dueText, dueTone } from '@dwang/domain';
import { formatDay, Link, Money, StatusTag, type Tone } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';

export const INVOICE_TONES: Record<DueTone, Tone> = { green: 'good', grey: 'neutral', red: 'bad', yellow: 'warn', blue: 'calm' };
const PLAIN: Partial<Record<InvoiceSummary['status'], string>> = {
  draft: 'Draft',
  credited: 'Credited',
  written_off: 'Written off',
  void: 'Void',
};

/** Paid, Overdue, Due today, Due tomorrow or Due in N days; Draft, Credited, Written off and Void wait for no money. */
export const invoiceStatusText = ({ status, dueDate }: InvoiceSummary, today: string): string =>
  PLAIN[status] ?? dueText(status, dueDate, today);

/** The columns of the invoices list; `today` is a day of the company's zone. */
export const invoiceColumns = (today: string): Column<InvoiceSummary>[] => [
  {
    key: 'number',
    title: 'Invoice',
    headline: true,
    render: ({ id, invoiceNumber, projectName }) => (
      <span className="jobs-name">
        <Link className="jobs-name-main jobs-link" to={`/invoices/${id}`}>
          {invoiceNumber ?? 'Draft invoice'}
        </Link>
        {projectName && <span className="jobs-name-beside">{projectName}</span>}
      </span>
    ),
  },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  { key: 'issued', title: 'Issue date', width: 'narrow', render: ({ issueDate }) => formatDay(issueDate) },
  { key: 'due', title: 'Due date', width: 'narrow', render: ({ dueDate }) => formatDay(dueDate) },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: (invoice) => (
      <StatusTag tone={INVOICE_TONES[dueTone(invoice.status, invoice.dueDate, today)]}>
        {invoiceStatusText(invoice, today)}
      </StatusTag>
    ),
  },
  { key: 'amount', title: 'Amount', numeric: true, figure: true, render: ({ total }) => <Money amount={total} strong /> },
];
