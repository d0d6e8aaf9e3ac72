import type { PortalPapers } from '@dwang/contracts';
import { Button, formatDay, Money, StatusTag } from '@dwang/kit';
import { expiryText, quoteName, quoteTone } from '../../quote-words';

type Row = PortalPapers['quotes'][number];

/** What a state means to the client. */
const STATES: Record<Row['status'], string> = {
  draft: 'Draft',
  sent: 'Waiting for you',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  superseded: 'Replaced',
};

interface PortalQuotesProps {
  quotes: readonly Row[];
  today: string;
  onOpen: (id: number) => void;
}

/** The quotes; nothing where there are none. */
export function PortalQuotes({ quotes, today, onOpen }: PortalQuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <section aria-label="Quotes" className="portal-papers">
      <h2>Quotes</h2>
      {quotes.map((quote) => (
        <article key={quote.id} className="portal-paper">
          <div className="portal-paper-line">
            <h3>{quote.title}</h3>
            <StatusTag tone={quoteTone(quote.status)}>{STATES[quote.status]}</StatusTag>
          </div>
          <div className="portal-paper-line">
            <p>
              {quoteName(quote)} · {expiryText(quote, today) ?? formatDay(quote.issueDate)}
            </p>
            <Money amount={quote.total} strong />
          </div>
          <div>
            <Button
              type={quote.status === 'sent' ? 'primary' : 'default'}
              onClick={() => onOpen(quote.id)}
              aria-label={`Read ${quoteName(quote)}`}
            >
              {quote.status === 'sent' ? 'Read and answer' : 'Read'}
            </Button>
          </div>
        </article>
      ))}
    </section>
  );
}
