import { formatMoney, SummaryCard, SummaryCards, type Tone } from '@dwang/kit';
import { useInvoiceTotals } from './use-invoice-rows';

const CARDS = [
  { key: 'total', label: 'Total Value', tone: 'neutral' },
  { key: 'paid', label: 'Paid', tone: 'good' },
  { key: 'pending', label: 'Pending', tone: 'calm' },
  { key: 'overdue', label: 'Overdue', tone: 'bad' },
] as const satisfies readonly { key: string; label: string; tone: Tone }[];

const countText = (count: number): string => `${count} ${count === 1 ? 'invoice' : 'invoices'}`;

/** The four cards over the list. */
export function InvoiceTotalsCards() {
  const { totals, failed } = useInvoiceTotals();
  return (
    <SummaryCards label="Invoice totals">
      {CARDS.map(({ key, label, tone }) => (
        <SummaryCard
          key={key}
          label={label}
          tone={tone}
          loading={!totals && !failed}
          figure={formatMoney(totals?.[key].amount)}
          hint={totals ? countText(totals[key].count) : 'Not available now'}
        />
      ))}
    </SummaryCards>
  );
}
