import { useGetTimeEntrySummaryQuery, useListProjectsQuery } from '@dwang/client';
import { formatCount, formatDecimalHours, formatMoney, SummaryCard, SummaryCards } from '@dwang/kit';

const NOTHING = '–';

/** The figures above the tabs, of all the company's projects and time. */
export function JobSummary() {
  const projects = useListProjectsQuery({ limit: 1 });
  const time = useGetTimeEntrySummaryQuery();
  const counts = projects.data?.totals;
  const isCounting = projects.isLoading;
  return (
    <SummaryCards label="Summary">
      <SummaryCard label="Active Jobs" figure={counts ? formatCount(counts.active) : NOTHING} tone="calm" loading={isCounting} />
      <SummaryCard label="Completed" figure={counts ? formatCount(counts.completed) : NOTHING} tone="good" loading={isCounting} />
      <SummaryCard
        label="Hours This Month"
        figure={time.data ? formatDecimalHours(time.data.month.seconds) : NOTHING}
        loading={time.isLoading}
      />
      <SummaryCard
        label="Total Earnings"
        figure={time.data ? formatMoney(time.data.all.amount) : NOTHING}
        loading={time.isLoading}
      />
    </SummaryCards>
  );
}
