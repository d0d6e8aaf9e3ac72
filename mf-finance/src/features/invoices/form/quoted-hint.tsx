import type { GstMode, Invoice } from '@dwang/contracts';
import { Alert, formatMoney, Link } from '@dwang/kit';

interface QuotedHintProps {
  quote: NonNullable<Invoice['quote']>;
  gst: GstMode;
}

/** What a draft of a quote can bill, said before it is refused. */
export function QuotedHint({ quote: { id, quoteNumber, draft }, gst }: QuotedHintProps) {
  const most = draft
    ? `${formatMoney(draft.left)} ${gst === 'exclusive' ? 'without GST ' : ''}of it is left for this draft.`
    : '';
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          Bills quote <Link to={`/quotes/${id}`}>{quoteNumber}</Link>
        </>
      }
      description={`${most} What is extra goes on an invoice of its own, or in a variation.`.trim()}
    />
  );
}
