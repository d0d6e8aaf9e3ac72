import { errorText } from '@dwang/client';
import type { QuoteStatus } from '@dwang/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  formatDay,
  InvoiceIcon,
  ItemList,
  ItemRow,
  LinkButton,
  Money,
  SectionCard,
  Skeleton,
  StatusTag,
  type Tone,
} from '@dwang/kit';
import { useJobQuotePagesInfiniteQuery } from '../../api/quotes';

const STATES: Record<QuoteStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'calm' },
  accepted: { label: 'Accepted', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  expired: { label: 'Expired', tone: 'warn' },
  superseded: { label: 'Replaced', tone: 'neutral' },
};

interface QuotesOfProps {
  of: { projectId: number } | { clientId: number };
  emptyHint: string;
}

/** The quotes for a job or to a client, the latest first. */
export function QuotesOf({ of, emptyHint }: QuotesOfProps) {
  const query = useJobQuotePagesInfiniteQuery(of);
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const add = 'projectId' in of && (
    <LinkButton size="small" type="text" to={`/quotes?new=1&projectId=${of.projectId}`}>
      New quote
    </LinkButton>
  );
  return (
    <SectionCard title="Quotes" icon={<InvoiceIcon aria-hidden />} minHeight="medium" actions={add}>
      {rows && rows.length > 0 ? (
        <ItemList label="Quotes">
          {rows.map(({ id, quoteNumber, title, issueDate, total, status }) => (
            <ItemRow
              key={id}
              to={`/quotes/${id}`}
              title={quoteNumber ?? 'Draft quote'}
              text={`${formatDay(issueDate)} · ${title}`}
              figure={<Money amount={total} />}
              figureText={<StatusTag tone={STATES[status].tone}>{STATES[status].label}</StatusTag>}
            />
          ))}
        </ItemList>
      ) : query.error ? (
        <ErrorState
          title="Could not load quotes"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : rows ? (
        <EmptyState text="No quotes found." hint={emptyHint} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetching} onClick={() => void query.fetchNextPage()}>
          Load more
        </Button>
      )}
    </SectionCard>
  );
}
