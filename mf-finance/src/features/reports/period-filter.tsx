import { FilterField, formatDay } from '@dwang/kit';
import { DayRange, Select } from '@dwang/kit/form';
import { type Days, PERIODS, type PeriodKey } from './periods';
import type { ReportView } from './use-report-view';

/** `1 Apr 2026 to 31 Mar 2027`; an open end says so. */
export function daysText({ from, to }: Days): string {
  if (!from && !to) return 'all time';
  if (!from) return `until ${formatDay(to)}`;
  return to ? `${formatDay(from)} to ${formatDay(to)}` : `since ${formatDay(from)}`;
}

/** Which days a report is of. */
export function PeriodFilter({ view }: { view: ReportView }) {
  const { period, days, choose, setDays } = view;
  return (
    <>
      <FilterField label="Period">
        {(id) => (
          <Select<PeriodKey> id={id} options={[...PERIODS]} value={period} onChange={choose} popupMatchSelectWidth={false} />
        )}
      </FilterField>
      {period === 'days' ? (
        <DayRange from={days.from} to={days.to} onChange={setDays} />
      ) : (
        period !== 'all' && <span className="finance-days">{daysText(days)}</span>
      )}
    </>
  );
}
