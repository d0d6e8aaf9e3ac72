import type { TimeEntry } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { formatMoney, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { chosenEntries, type InvoiceValues, sumsOf } from './invoice-values';

/** Subtotal, GST and total, live. */
export function InvoiceSums({ entries, values }: { entries: TimeEntry[]; values: InvoiceValues | undefined }) {
  const { subtotalCents, taxCents, totalCents } = sumsOf(chosenEntries(entries, values?.skipped), values?.lines ?? []);
  const show = (cents: number) => formatMoney(centsToDecimal(cents));
  return (
    <section className="finance-sums" aria-label="Totals" aria-live="polite">
      <DetailList
        items={[
          { label: 'Subtotal', value: show(subtotalCents), numeric: true },
          { label: 'GST (15%)', value: show(taxCents), numeric: true },
          { label: 'Total', value: show(totalCents), numeric: true, total: true },
        ]}
      />
      <Text rank="secondary">Total is calculated automatically</Text>
    </section>
  );
}
