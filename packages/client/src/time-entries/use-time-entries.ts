import type { TimeEntry, TimeEntrySummary, TimeEntryTotals } from '@dwang/contracts';
import { addDays, dayOf, startOfMonth, startOfWeek, type WeekStart } from '@dwang/domain';
import { useEffect, useMemo } from 'react';
import { useGetTimeEntrySummaryQuery } from '../endpoints/time-entries';
import { serverNow } from '../server-clock';
import { keepEntryList } from './kept-list';
import { type EntryFilters, type SumsWithPending, sumWithPending, withPending } from './pending-time';
import { usePendingEntries } from './use-pending-entries';

const NONE: TimeEntryTotals = { count: 0, seconds: 0, amount: '0.00' };

/** What each summary card is about, at `now` in `zone`; the same days as the server's. */
function filtersOfCards(zone: string, weekStart: WeekStart, now: number): Record<keyof TimeEntrySummary, EntryFilters> {
  const today = dayOf(now, zone);
  const week = startOfWeek(today, weekStart);
  const month = startOfMonth(today);
  return {
    all: {},
    today: { from: today, to: today },
    week: { from: week, to: addDays(week, 6) },
    month: { from: month, to: addDays(startOfMonth(addDays(month, 31)), -1) },
    unbilled: { billed: false },
  };
}

/** The summary cards' sums with what waits on this device; `data` is undefined until the server has answered once. */
export function useTimeSums(zone: string, weekStart: WeekStart) {
  const query = useGetTimeEntrySummaryQuery();
  const pending = usePendingEntries();
  const { data: told } = query;
  const data = useMemo(() => {
    if (!told) return undefined;
    const sums = Object.entries(filtersOfCards(zone, weekStart, serverNow())).map(([name, filters]) => [
      name,
      sumWithPending(told[name as keyof TimeEntrySummary], pending, filters, zone),
    ]);
    return Object.fromEntries(sums) as Record<keyof TimeEntrySummary, SumsWithPending>;
  }, [told, pending, zone, weekStart]);
  return { ...query, data };
}

/**
 * A list's rows and sums with what waits on this device laid over. Without an answer of the server (`items` undefined), what waits here is
 * shown all the same as soon as `isLost` says that none will come.
 */
export function useEntriesWithPending(
  told: { items: readonly TimeEntry[] | undefined; totals: TimeEntryTotals | undefined; isLost: boolean },
  filters: EntryFilters,
  zone: string,
) {
  const { items, totals, isLost } = told;
  const pending = usePendingEntries();
  const shown = useMemo(() => {
    const known = items ?? (isLost ? [] : undefined);
    const rows = known && withPending(known, pending, filters, zone);
    const isEmptyHanded = !items && !rows?.length;
    return {
      rows: isEmptyHanded ? undefined : rows,
      totals: isEmptyHanded || !rows ? undefined : sumWithPending(totals ?? NONE, pending, filters, zone),
    };
  }, [items, totals, isLost, pending, filters, zone]);
  const isAll = Object.keys(filters).length === 0;
  useEffect(() => {
    if (isAll && shown.rows) keepEntryList(shown.rows);
  }, [isAll, shown]);
  return shown;
}
