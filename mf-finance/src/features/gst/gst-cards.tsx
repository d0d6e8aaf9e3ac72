import type { GstReturnPage } from '@dwang/contracts';
import { centsToDecimal, gstInInclusive, parseCents } from '@dwang/domain';
import { formatMoney, SummaryCard, SummaryCards } from '@dwang/kit';

/** Three twenty-thirds of what was sold with GST, as the form of IRD reckons it. */
const byForm = ({ sales, withoutGst }: GstReturnPage['totals']): string =>
  centsToDecimal(gstInInclusive(parseCents(sales) - parseCents(withoutGst)));

/** What goes into the return. */
export function GstCards({ head, failed }: { head: GstReturnPage | undefined; failed: boolean }) {
  const loading = !head && !failed;
  const totals = head?.totals;
  const rows = totals && `${totals.count} ${totals.count === 1 ? 'row' : 'rows'}`;
  const none = 'Not available now';
  const adjusted = head !== undefined && Object.values(head.adjustments).some((gst) => Number(gst) !== 0);
  return (
    <SummaryCards label="Sales of this period">
      <SummaryCard
        label="Sales with GST"
        tone="calm"
        loading={loading}
        figure={formatMoney(totals?.sales)}
        hint={rows ? `Box 5, from ${rows}` : none}
      />
      <SummaryCard
        label="Of it zero-rated"
        loading={loading}
        figure={formatMoney(totals?.withoutGst)}
        hint="Box 6, exports among it. Exempt and outside GST are in neither."
      />
      <SummaryCard
        label="GST on sales"
        tone="warn"
        loading={loading}
        figure={formatMoney(totals?.gst)}
        hint={totals ? `3/23 of the sum: ${formatMoney(byForm(totals))}` : none}
      />
      {adjusted && (
        <SummaryCard
          label="Bad debts recovered"
          figure={formatMoney(head.adjustments.debit)}
          hint="GST: debit adjustment, box 9"
        />
      )}
      {adjusted && (
        <SummaryCard label="Bad debts" figure={formatMoney(head.adjustments.credit)} hint="GST: credit adjustment, box 13" />
      )}
    </SummaryCards>
  );
}
