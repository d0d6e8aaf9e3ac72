import type { QuoteSummary } from '@dwang/contracts';
import { formatDay, Money, StatusTag } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { expiryText, quoteName, quoteStatusName, quoteTone } from '../../../quote-words';

export const quoteColumns = (today: string): Column<QuoteSummary>[] => [
  {
    key: 'number',
    title: 'Quote',
    render: (quote) => (
      <span className="quote-stack">
        <span className="finance-number">{quoteName(quote)}</span>
        <small>{quote.title}</small>
      </span>
    ),
    headline: true,
    width: 'wide',
  },
  { key: 'client', title: 'Client', render: (quote) => quote.clientName, width: 'wide' },
  { key: 'date', title: 'Date', width: 'narrow', render: (quote) => formatDay(quote.issueDate) },
  {
    key: 'expiry',
    title: 'Expiry',
    width: 'narrow',
    render: (quote) => expiryText(quote, today) ?? formatDay(quote.expiryDate),
  },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: (quote) => <StatusTag tone={quoteTone(quote.status)}>{quoteStatusName(quote.status)}</StatusTag>,
  },
  { key: 'total', title: 'Total', render: (quote) => <Money amount={quote.total} strong />, numeric: true, figure: true },
];
