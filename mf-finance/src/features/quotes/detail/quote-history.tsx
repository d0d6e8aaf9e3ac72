import { errorText } from '@dwang/client';
import type { QuoteEvent } from '@dwang/contracts';
import { ErrorState, formatInstant, formatMoney, SectionCard, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useListQuoteEventsInfiniteQuery } from '../../../api/quotes';

const ACTIONS: Record<QuoteEvent['action'], string> = {
  created: 'Draft made',
  edited: 'Draft edited',
  sent: 'Sent',
  emailed: 'Sent by email',
  accepted: 'Accepted',
  declined: 'Declined',
  superseded: 'Replaced by a new version',
  invoiced: 'Invoice made',
  credited: 'Credit note made',
  job_made: 'Job booked',
  deleted: 'Draft deleted',
};
const FIELDS: Record<string, string> = {
  total: 'Total',
  amount: 'Invoice',
  credit: 'Credit note',
  name: 'By',
  to: 'To',
  reason: 'Reason',
  projectName: 'Job',
};
const MONEY = ['total', 'amount', 'credit'];

const told = ({ changes }: QuoteEvent): string =>
  changes.map(({ field, to }) => `${FIELDS[field] ?? field} ${MONEY.includes(field) ? formatMoney(to) : (to ?? '')}`).join(' · ');

/** Who did what to a quote, the newest first. */
export function QuoteHistory({ quoteId }: { quoteId: number }) {
  const { timeZone } = useUser().company;
  const query = useListQuoteEventsInfiniteQuery(quoteId);
  const events = query.currentData?.pages.flatMap(({ items }) => items);
  const failed = !events && query.isError;
  return (
    <SectionCard title="History" minHeight="small" flush={!failed}>
      {failed && (
        <ErrorState
          title="Could not load the history"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!events && !failed && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {events && (
        <ol className="quote-records" aria-label="History">
          {events.map((event) => (
            <li key={event.id} className="quote-record">
              <span className="quote-stack">
                <span>{ACTIONS[event.action]}</span>
                <small>{told(event)}</small>
              </span>
              <small>
                {event.userName || 'The client'}
                <br />
                {formatInstant(event.at, timeZone)}
              </small>
            </li>
          ))}
        </ol>
      )}
      {events && query.hasNextPage && (
        <LoadMore
          shown={events.length}
          total={query.currentData?.pages.at(0)?.totals.count}
          noun="events"
          hasMore
          loading={query.isFetching}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </SectionCard>
  );
}
