import type { Project } from '@dwang/contracts';
import { formatDay, formatExactHours, formatMoney, SummaryCard, SummaryCards } from '@dwang/kit';
import { CalendarIcon } from '@dwang/kit/data';

/** The job in four figures. */
export function JobFigures({ project }: { project: Project }) {
  const { totalSeconds, actualAmount, unbilledSeconds, unbilledAmount, hourlyRate, startDate, endDate } = project;
  return (
    <SummaryCards label="Figures">
      <SummaryCard
        label="Hours"
        figure={formatExactHours(totalSeconds)}
        hint={actualAmount === null ? 'your time' : formatMoney(actualAmount)}
        tone="calm"
      />
      {hourlyRate !== null && (
        <>
          <SummaryCard
            label="Unbilled"
            figure={formatMoney(unbilledAmount)}
            hint={`${formatExactHours(unbilledSeconds)} h`}
            tone="warn"
          />
          <SummaryCard label="Hourly rate" figure={formatMoney(hourlyRate)} hint="excluding GST" />
        </>
      )}
      <SummaryCard
        label="Start"
        figure={formatDay(startDate)}
        hint={endDate ? `until ${formatDay(endDate)}` : 'no end date'}
        icon={<CalendarIcon aria-hidden />}
      />
    </SummaryCards>
  );
}
