import { errorText } from '@dwang/client';
import { ErrorState, formatInstant, SectionCard, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useListInvoiceEventsInfiniteQuery } from '../../../api/invoices';
import { eventLines, eventTitle } from './event-words';

/** Who did what to an invoice, the newest first. */
export function HistoryCard({ invoiceId }: { invoiceId: number }) {
  const { timeZone } = useUser().company;
  const query = useListInvoiceEventsInfiniteQuery(invoiceId);
  const events = query.currentData?.pages.flatMap(({ items }) => items);
  const total = query.currentData?.pages.at(0)?.totals.count;
  if (!events && query.isError) {
    return (
      <SectionCard title="History">
        <ErrorState
          title="Could not load the history"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </SectionCard>
    );
  }
  return (
    <SectionCard title="History" minHeight="small" flush>
      {events ? (
        <ol className="finance-records">
          {events.map((event) => (
            <li key={event.id} className="finance-record">
              <span className="finance-record-main">
                <span>{eventTitle(event)}</span>
                {eventLines(event).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </span>
              <small className="finance-record-when">
                {event.userName}
                <br />
                {formatInstant(event.at, timeZone)}
              </small>
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
      {events && query.hasNextPage && (
        <LoadMore
          shown={events.length}
          total={total}
          noun="events"
          hasMore
          loading={query.isFetching}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </SectionCard>
  );
}
