import { errorText, useEntriesWithPending } from '@dwang/client';
import type { TimeEntryListQuery } from '@dwang/contracts';
import { useMemo } from 'react';
import { useUrlFilters } from '../../url/use-url-filters';
import { useEntryPagesInfiniteQuery } from './entry-pages.api';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The filters in the address bar; what cannot be one is left out. */
export function useEntryFilters() {
  const [{ q, project, from, to }, change] = useUrlFilters(['q', 'project', 'from', 'to']);
  const projectId = /^[1-9]\d{0,14}$/.test(project) ? Number(project) : 0;
  const filters = { q, projectId, from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
  return { filters, change, activeCount: [projectId > 0, filters.from, filters.to].filter(Boolean).length };
}

export type EntryFilters = ReturnType<typeof useEntryFilters>['filters'];

const toQuery = ({ q, projectId, from, to }: EntryFilters): TimeEntryListQuery => ({
  sort: '-startTime',
  ...(q ? { q } : {}),
  ...(projectId ? { projectId } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

/** The server's entries with what waits on this device laid over; without a network the last that were read. */
export function useEntryList({ q, projectId, from, to }: EntryFilters, zone: string) {
  const filters = useMemo(() => ({ q, projectId, from, to }), [q, projectId, from, to]);
  const query = useEntryPagesInfiniteQuery(toQuery(filters));
  const pages = query.currentData?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items), [pages]);
  const { rows, totals } = useEntriesWithPending({ items, totals: pages?.[0]?.totals, isLost: query.isError }, filters, zone);
  return {
    rows,
    totals,
    isFetching: query.isFetching,
    /** Only what waits on this device is known: the server's entries for this choice were never read here. */
    isUnsentOnly: query.isError && !items && Boolean(rows),
    error: query.error && !rows ? errorText(query.error, 'Please try again.') : null,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    refetch: query.refetch,
  };
}
