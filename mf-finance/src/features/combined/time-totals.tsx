import { errorText, type SumsWithPending, serverNow, useTimeSums } from '@dwang/client';
import { wallTime, weekStartName } from '@dwang/domain';
import { formatHourSum, formatMoney, SummaryCard, SummaryCards, useWeekStart } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';

function monthName(timeZone: string): string {
  const { year, month } = wallTime(serverNow(), timeZone);
  return new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, month - 1));
}

const hours = (totals: SumsWithPending | undefined): string => (totals ? `${formatHourSum(totals.seconds)} h` : '–');
const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;
const unsent = (hint: string, totals: SumsWithPending | undefined): string =>
  totals?.unsent ? `${hint}, includes ${totals.unsent} not sent yet` : hint;

/** The four cards over the hours. */
export function TimeTotals() {
  const { timeZone } = useUser().company;
  const weekStart = useWeekStart();
  const { data, isLoading, error } = useTimeSums(timeZone, weekStart);
  const isWaiting = isLoading && !data;
  const lost = error && !data ? errorText(error, 'Not available now') : null;
  return (
    <SummaryCards label="Time totals">
      <SummaryCard
        label="Total Hours"
        loading={isWaiting}
        figure={hours(data?.all)}
        hint={lost ?? (data && unsent(entries(data.all.count), data.all))}
      />
      <SummaryCard
        label="Total Earnings"
        loading={isWaiting}
        figure={formatMoney(data?.all.amount)}
        hint="Based on hourly rates"
      />
      <SummaryCard
        label="This Week"
        loading={isWaiting}
        figure={hours(data?.week)}
        hint={unsent(`Since ${weekStartName(weekStart)}`, data?.week)}
      />
      <SummaryCard
        label="This Month"
        loading={isWaiting}
        figure={hours(data?.month)}
        hint={unsent(monthName(timeZone), data?.month)}
      />
    </SummaryCards>
  );
}
