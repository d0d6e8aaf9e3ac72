import type { QuoteStatus } from '@dwang/contracts';
import { formatDay, ItemRow, Money, StatusTag, type Tone } from '@dwang/kit';
import { useJobQuotePagesInfiniteQuery } from '../../api/quotes';
import { PapersCard, type PapersOf } from '../../lists/papers-card';

const STATES: Record<QuoteStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'calm' },
  accepted: { label: 'Accepted', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  expired: { label: 'Expired', tone: 'warn' },
  superseded: { label: 'Replaced', tone: 'neutral' },
};

/** The quotes for a job or to a client. */
export function QuotesOf({ of, emptyHint }: { of: PapersOf; emptyHint: string }) {
  const query = useJobQuotePagesInfiniteQuery(of);
  return (
    <PapersCard title="Quotes" one="quote" path="/quotes" of={of} emptyHint={emptyHint} query={query}>
      {({ id, quoteNumber, title, issueDate, total, status }) => (
        <ItemRow
          key={id}
          to={`/quotes/${id}`}
          title={quoteNumber ?? 'Draft quote'}
          text={`${formatDay(issueDate)} · ${title}`}
          figure={<Money amount={total} />}
          figureText={<StatusTag tone={STATES[status].tone}>{STATES[status].label}</StatusTag>}
        />
      )}
    </PapersCard>
  );
}
