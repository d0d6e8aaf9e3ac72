import type { TimeEntry } from '@dwang/contracts';
import { toDocumentSums } from '@dwang/papers/words';
import { useUser } from '@dwang/shell-api';
import { discountOf } from '../../../lines/pricing';
import { SumsPanel } from '../../../lines/sums-panel';
import { chosenEntries, type InvoiceValues, sumsOf } from './invoice-values';

/** What the invoice comes to, live. */
export function InvoiceSums({ entries, values = {} }: { entries: TimeEntry[]; values: Partial<InvoiceValues> | undefined }) {
  const { timeZone } = useUser().company;
  const sums = sumsOf(chosenEntries(entries, values.skipped), values, timeZone);
  return <SumsPanel sums={toDocumentSums(sums, values.gst ?? 'exclusive', discountOf(values))} />;
}
