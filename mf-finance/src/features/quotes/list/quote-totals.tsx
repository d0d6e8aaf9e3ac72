import { formatMoney, SummaryCard, SummaryCards, type Tone } from '@dwang/kit';
import { useQuoteTotals } from './use-quote-rows';

const CARDS = [
  { key: 'draft', label: 'Draft', tone: 'neutral' },
  { key: 'sent', label: 'Waiting', tone: 'calm' },
  { key: 'accepted', label: 'Accepted', tone: 'good' },
  { key: 'expired', label: 'Expired', tone: 'warn' },
] as const satisfies readonly { key: string; label: string; tone: Tone }[];

/** The four cards over the list. */
export function QuoteTotalsCards() {
  const { totals, failed } = useQuoteTotals();
  return (
    <SummaryCards label="Quote totals">
      {CARDS.map(({ key, label, tone }) => (
        <SummaryCard
          key={key}
          label={label}
          tone={tone}
          loading={!totals && !failed}
          figure={formatMoney(totals?.[key].amount)}
          hint={totals ? `${totals[key].count} ${totals[key].count === 1 ? 'quote' : 'quotes'}` : 'Not available now'}
        />
      ))}
    </SummaryCards>
  );
}
