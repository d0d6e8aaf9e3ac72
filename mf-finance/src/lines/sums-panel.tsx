import { formatMoney, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { type DocumentSums, sumRows } from '@dwang/papers/words';
import './lines.css';

/** The sums of a form, live. */
export function SumsPanel({ sums }: { sums: DocumentSums }) {
  return (
    <section className="finance-sums" aria-label="Totals" aria-live="polite">
      <DetailList
        items={sumRows(sums).map(({ label, amount, isTotal = false }) => ({
          label,
          value: formatMoney(amount),
          numeric: true,
          total: isTotal,
        }))}
      />
      <Text rank="secondary">Total is calculated automatically</Text>
    </section>
  );
}
