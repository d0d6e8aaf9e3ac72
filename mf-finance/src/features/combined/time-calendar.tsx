import { errorText, serverNow, sumWithPending, usePendingEntries } from '@dwang/client';
import type { TimeEntryTotals } from '@dwang/contracts';
import { addDays, dayOf, startOfMonth } from '@dwang/domain';
import { ErrorState, formatExactHours, formatShortDay, Hours, Row, Stack, useWeekStart } from '@dwang/kit';
import { MonthSums, monthTitle, SpanNav, weeksOfMonth } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { type ReactNode, useMemo } from 'react';
import { useListFinanceDaysQuery } from '../../api/time-entries';
import { TimeTable } from './time-table';

interface TimeCalendarProps {
  /** The chosen day; undefined for today. */
  day: string | undefined;
  onDay: (day: string) => void;
  addButton: ReactNode;
}

/** A month with the hours of each day, and the entries of the chosen one below. */
export function TimeCalendar({ day: chosen, onDay, addButton }: TimeCalendarProps) {
  const { timeZone } = useUser().company;
  const today = dayOf(serverNow(), timeZone);
  const day = chosen ?? today;
  const month = day.slice(0, 7);
  const weeks = weeksOfMonth(month, useWeekStart());
  const { sums, error, refetch, isFetching } = useDaySums(weeks[0]?.[0] ?? day, weeks.at(-1)?.[6] ?? day, timeZone);
  const toMonth = (next: string) => onDay(today.startsWith(next) ? today : `${next}-01`);
  const step = (by: 1 | -1) => toMonth(addDays(startOfMonth(day), by === 1 ? 31 : -1).slice(0, 7));
  const secondsOf = (one: string) => sums?.get(one) ?? 0;
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <SpanNav
          noun="month"
          title={monthTitle(month)}
          now="This month"
          isNow={today.startsWith(month)}
          onStep={step}
          onNow={() => onDay(today)}
        />
      </Row>
      {error ? (
        <ErrorState title="Could not load the month" reason={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <MonthSums
          weeks={weeks}
          month={month}
          today={today}
          day={day}
          onDay={onDay}
          sumOf={(one) => secondsOf(one) > 0 && <Hours seconds={secondsOf(one)} wraps />}
          sayOf={(one) => (secondsOf(one) > 0 ? formatExactHours(secondsOf(one)) : sums ? 'no time' : 'not known yet')}
        />
      )}
      <h3 className="finance-day">{formatShortDay(day)}</h3>
      <TimeTable day={day} addButton={addButton} />
    </Stack>
  );
}

const none: TimeEntryTotals = { count: 0, seconds: 0, amount: null };

/** Seconds of each day with what waits on this device; undefined until the server has answered. */
function useDaySums(from: string, to: string, timeZone: string) {
  const { currentData, error, refetch, isFetching } = useListFinanceDaysQuery({ from, to });
  const pending = usePendingEntries();
  const sums = useMemo(() => {
    const withPending = (day: string, seconds: number) =>
      sumWithPending({ ...none, seconds }, pending, { from: day, to: day }, timeZone).seconds;
    return currentData && new Map(currentData.items.map(({ day, seconds }) => [day, withPending(day, seconds)]));
  }, [currentData, pending, timeZone]);
  return { sums, error: error && !sums ? errorText(error, 'Please try again.') : null, refetch, isFetching };
}
