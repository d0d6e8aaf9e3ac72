import { errorText, type Synced, useEntriesWithPending } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { useEffect, useMemo } from 'react';
import { useEntryPagesInfiniteQuery } from '../entry-pages.api';

const PAGE = 200;

/** One person's entries that begin within the days, by day and time, with what waits on this device. */
export function useMonth(from: string, to: string, userId: number, zone: string) {
  const filters = useMemo(() => ({ from, to, userId }), [from, to, userId]);
  const query = useEntryPagesInfiniteQuery({ ...filters, sort: '-startTime', limit: PAGE });
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const pages = query.currentData?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items), [pages]);
  const { rows } = useEntriesWithPending({ items, totals: pages?.[0]?.totals, isLost: query.isError }, filters, zone);
  const byDay = useMemo(() => (rows ? group(rows, zone) : null), [rows, zone]);
  return {
    byDay,
    isFetching,
    error: query.error && !rows ? errorText(query.error, 'Please try again.') : null,
    refetch: query.refetch,
  };
}

export type Month = ReturnType<typeof useMonth>;

function group(rows: readonly Synced<TimeEntry>[], zone: string): Map<string, Synced<TimeEntry>[]> {
  const days = new Map<string, Synced<TimeEntry>[]>();
  const inOrder = [...rows].sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
  for (const row of inOrder) {
    const day = dayOf(Date.parse(row.startTime), zone);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}
