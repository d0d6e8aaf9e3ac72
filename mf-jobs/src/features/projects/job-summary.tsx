import { useGetTimeEntrySummaryQuery, useListProjectsQuery } from '@dwang/client';
import { sumMoney } from '@dwang/domain';
import { formatCount, formatHourSum, formatMoney, SummaryCard, SummaryCards } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useInvoiceSumsQuery } from '../../api/invoices';

const NOTHING = '–';

/** The figures above the tabs, of all the company's jobs, time and invoices. */
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
        figure={time.data ? formatHourSum(time.data.month.seconds) : NOTHING}
        loading={time.isLoading}
      />
      <SummaryCard
        label="Total Earnings"
        figure={time.data ? formatMoney(time.data.all.amount) : NOTHING}
        loading={time.isLoading}
      />
      {useUser().role !== 'contractor' && <InvoiceFigures />}
    </SummaryCards>
  );
}

/** What waits for money, overdue or not: how many invoices, and how much. */
function InvoiceFigures() {
  const { data, isLoading } = useInvoiceSumsQuery();
  return (
    <>
      <SummaryCard
        label="Pending Invoices"
        figure={data ? formatCount(data.pending.count + data.overdue.count) : NOTHING}
        tone="warn"
        loading={isLoading}
      />
      <SummaryCard
        label="Unpaid Amount"
        figure={data ? formatMoney(sumMoney([data.pending.amount, data.overdue.amount])) : NOTHING}
        tone="warn"
        loading={isLoading}
      />
    </>
  );
}
