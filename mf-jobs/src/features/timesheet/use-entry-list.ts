import { errorText, useEntriesWithPending } from '@dwang/client';
import { Approval, type TimeEntryListQuery } from '@dwang/contracts';
import { useMemo } from 'react';
import { useUrlFilters } from '../../url/use-url-filters';
import { useEntryPagesInfiniteQuery } from './entry-pages.api';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const idIn = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** Unknown words are no filter. */
const BILLED: Record<string, boolean> = { yes: true, no: false };

/** The filters in the address bar; what cannot be one is left out. */
export function useEntryFilters() {
  const [asked, change] = useUrlFilters(['q', 'project', 'who', 'billed', 'approval', 'from', 'to']);
  const filters = {
    q: asked.q,
    projectId: idIn(asked.project),
    userId: idIn(asked.who),
    billed: BILLED[asked.billed],
    approval: Approval.safeParse(asked.approval).data,
    from: isDay(asked.from) ? asked.from : '',
    to: isDay(asked.to) ? asked.to : '',
  };
  const { projectId, userId, billed, approval, from, to } = filters;
  const set = [projectId > 0, userId > 0, billed !== undefined, approval !== undefined, from, to];
  return { filters, change, activeCount: set.filter(Boolean).length };
}

export type EntryFilters = ReturnType<typeof useEntryFilters>['filters'];

/** What the server is asked for; filters that are not set are left out. */
export const toEntryQuery = ({ q, projectId, userId, billed, approval, from, to }: EntryFilters): TimeEntryListQuery => ({
  sort: '-startTime',
  ...(q ? { q } : {}),
  ...(projectId ? { projectId } : {}),
  ...(userId ? { userId } : {}),
  ...(billed === undefined ? {} : { billed: billed ? ('true' as const) : ('false' as const) }),
  ...(approval ? { approval } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

/** The server's entries with what waits on this device laid over; without a network the last that were read. */
export function useEntryList({ q, projectId, userId, billed, approval, from, to }: EntryFilters, zone: string) {
  const filters = useMemo(
    () => ({ q, projectId, userId, billed, approval, from, to }),
    [q, projectId, userId, billed, approval, from, to],
  );
  const query = useEntryPagesInfiniteQuery(toEntryQuery(filters));
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
