import { type SumsWithPending, serverNow, useTimeSums } from '@dwang/client';
import { dayOf, weekStartName } from '@dwang/domain';
import { ClockIcon, FinanceIcon, formatHourSum, formatMoney, SummaryCard, SummaryCards, useWeekStart } from '@dwang/kit';
import { CalendarIcon } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';

const NOTHING = '–';
const hours = (totals: SumsWithPending | undefined) => (totals ? `${formatHourSum(totals.seconds)} h` : NOTHING);
const unsent = (hint: string, totals: SumsWithPending | undefined) =>
  totals?.unsent ? `${hint}, includes ${totals.unsent} not sent yet` : hint;
const entries = (totals: SumsWithPending | undefined) =>
  totals ? unsent(`${totals.count} ${totals.count === 1 ? 'entry' : 'entries'}`, totals) : NOTHING;

function monthName(zone: string): string {
  const day = dayOf(serverNow(), zone);
  return new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The four figures of the timesheet, over all entries whatever is filtered below. */
export function EntrySummary() {
  const zone = useUser().company.timeZone;
  const weekStart = useWeekStart();
  const { data, isLoading } = useTimeSums(zone, weekStart);
  return (
    <SummaryCards label="Summary">
      <SummaryCard
        label="Total Hours"
        figure={hours(data?.all)}
        hint={entries(data?.all)}
        icon={<ClockIcon aria-hidden />}
        loading={isLoading}
      />
      <SummaryCard
        label="Total Earnings"
        figure={data ? formatMoney(data.all.amount) : NOTHING}
        hint="Based on hourly rates"
        tone="good"
        icon={<FinanceIcon aria-hidden />}
        loading={isLoading}
      />
      <SummaryCard
        label="This Week"
        figure={hours(data?.week)}
        hint={unsent(`Since ${weekStartName(weekStart)}`, data?.week)}
        tone="calm"
        icon={<CalendarIcon aria-hidden />}
        loading={isLoading}
      />
      <SummaryCard
        label="This Month"
        figure={hours(data?.month)}
        hint={unsent(monthName(zone), data?.month)}
        tone="calm"
        icon={<CalendarIcon aria-hidden />}
        loading={isLoading}
      />
    </SummaryCards>
  );
}

/** The four tiles of the Timesheet tab of Jobs. */
export function EntryTiles() {
  const { data, isLoading } = useTimeSums(useUser().company.timeZone, useWeekStart());
  const tiles = [
    { label: 'Today', totals: data?.today },
    { label: 'This Week', totals: data?.week },
    { label: 'This Month', totals: data?.month },
    { label: 'Unbilled Time', totals: data?.unbilled },
  ];
  return (
    <SummaryCards label="Time">
      {tiles.map(({ label, totals }) => (
        <SummaryCard
          key={label}
          label={label}
          figure={hours(totals)}
          hint={totals ? unsent(formatMoney(totals.amount), totals) : NOTHING}
          icon={<ClockIcon aria-hidden />}
          loading={isLoading}
        />
      ))}
    </SummaryCards>
  );
}
