import { errorText } from '@dwang/client';
import type { Client } from '@dwang/contracts';
import { type ClientFilters, toClientQuery } from './client-filters';
import { useClientPagesInfiniteQuery } from './clients.api';

export interface ClientList {
  rows: Client[] | undefined;
  total: number;
  isFetching: boolean;
  error: string | null;
  hasMore: boolean;
  more: () => void;
  retry: () => void;
}

export function useClientList(filters: ClientFilters): ClientList {
  const query = useClientPagesInfiniteQuery(toClientQuery(filters));
  const pages = query.currentData?.pages;
  return {
    rows: pages?.flatMap((page) => page.items),
    total: pages?.[0]?.totals.count ?? 0,
    isFetching: query.isFetching,
    error: query.error ? errorText(query.error, 'Please try again.') : null,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
