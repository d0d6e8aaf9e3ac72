import { errorText, useGetTimeEntrySummaryQuery } from '@dwang/client';
import type { TimeEntryTotals } from '@dwang/contracts';
import { wallTime } from '@dwang/domain';
import { formatDecimalHours, formatMoney, SummaryCard, SummaryCards } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';

function monthName(timeZone: string): string {
  const { year, month } = wallTime(Date.now(), timeZone);
  return new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, month - 1));
}

const hours = (totals: TimeEntryTotals | undefined): string => (totals ? `${formatDecimalHours(totals.seconds)} h` : '–');
const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** The four cards over the hours. */
export function TimeTotals() {
  const { data, isLoading, error } = useGetTimeEntrySummaryQuery();
  const { timeZone } = useUser().company;
  const isWaiting = isLoading && !data;
  const lost = error && !data ? errorText(error, 'Not available now') : null;
  return (
    <SummaryCards label="Time totals">
      <SummaryCard
        label="Total Hours"
        loading={isWaiting}
        figure={hours(data?.all)}
        hint={lost ?? (data && entries(data.all.count))}
      />
      <SummaryCard
        label="Total Earnings"
        loading={isWaiting}
        figure={formatMoney(data?.all.amount)}
        hint="Based on hourly rates"
      />
      <SummaryCard label="This Week" loading={isWaiting} figure={hours(data?.week)} hint="Since Sunday" />
      <SummaryCard label="This Month" loading={isWaiting} figure={hours(data?.month)} hint={monthName(timeZone)} />
    </SummaryCards>
  );
}
