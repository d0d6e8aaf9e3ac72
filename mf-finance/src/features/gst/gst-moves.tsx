import type { GstMove } from '@dwang/contracts';
import { formatDay, Money, useNavigate } from '@dwang/kit';
import { type Column, DataTable, LoadMore } from '@dwang/kit/data';
import { causeText } from './gst-words';
import type { GstReturnView } from './use-gst-return';

const columns: Column<GstMove>[] = [
  { key: 'number', title: 'Document', headline: true, render: ({ number }) => <span className="finance-number">{number}</span> },
  { key: 'cause', title: 'What', render: causeText },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  { key: 'day', title: 'Date', width: 'narrow', render: ({ day }) => formatDay(day) },
  { key: 'total', title: 'Total', numeric: true, figure: true, render: ({ total }) => <Money amount={total} strong /> },
  { key: 'gst', title: 'GST', numeric: true, render: ({ gst }) => <Money amount={gst} /> },
];

/** Every document and payment of the period; the figures above are their sums. */
export function GstMoves({ view }: { view: GstReturnView }) {
  const { rows, head, isLoading, error, retry, hasMore, loadMore } = view;
  const navigate = useNavigate();
  return (
    <DataTable
      label="What the return is made of"
      columns={columns}
      rows={rows}
      rowKey={({ invoiceId, cause, number, day, total }) => [invoiceId, cause, number, day, total].join(' ')}
      loading={isLoading}
      error={error}
      errorTitle="Could not load the GST return"
      onRetry={retry}
      empty={{
        text: 'Nothing in this period.',
        hint:
          head?.basis === 'invoice'
            ? 'No invoice or credit note was issued in it.'
            : 'No payment came in, and nothing was credited.',
      }}
      onOpen={({ invoiceId }) => navigate(`/invoices/${invoiceId}`)}
      openLabel={(move) => `Open the invoice of ${causeText(move)} ${move.number}`}
      footer={
        rows && (
          <LoadMore
            shown={rows.length}
            total={head?.totals.count}
            noun="rows"
            hasMore={hasMore}
            loading={isLoading}
            onMore={loadMore}
          />
        )
      }
    />
  );
}
